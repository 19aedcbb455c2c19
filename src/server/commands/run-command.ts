import { BackupError } from '#server/backup/backup-error.ts';
import { type CommandAnswer, refused } from '#server/platform/control/control-socket.ts';
import { StartError } from '#server/platform/errors/start-error.ts';

/** Runs a command of an administrator: prints its answer, and a fault in one sentence. */
export async function runCommand(command: () => Promise<CommandAnswer>): Promise<void> {
  const { exitCode, out, error } = await command().catch(answerOfFault);
  process.stdout.write(out);
  process.stderr.write(error);
  process.exitCode = exitCode;
}

function answerOfFault(fault: unknown): CommandAnswer {
  const { name, message, code } = fault as Error & { readonly code?: string };
  const isKnown = fault instanceof StartError || fault instanceof BackupError;
  const text = isKnown ? message : `Het is mislukt door een onverwachte fout (${code ?? name}): ${message}`;
  return refused(text);
}
