import { answerOf, type CommandAnswer, refused } from '#server/platform/control/control-socket.ts';
import { makeFilesClosed } from '#server/platform/embedded/closed-folder.ts';
import { StartError } from '#server/platform/errors/start-error.ts';

/** Runs a command of an administrator on the words after it: prints its answer, and a fault in one sentence; its usage where that is asked for. */
export async function runCommand(
  command: (words: readonly string[]) => Promise<CommandAnswer>,
  usage: string | null = null,
): Promise<void> {
  makeFilesClosed();
  const words = process.argv.slice(2);
  const answer = () =>
    usage !== null && words.includes('--help')
      ? Promise.resolve({ exitCode: 0, out: `${usage}\n`, error: '' })
      : command(words);
  const { exitCode, out, error } = await answerOf(answer).catch(answerOfFault);
  process.stdout.write(out);
  process.stderr.write(error);
  process.exitCode = exitCode;
}

function answerOfFault(fault: unknown): CommandAnswer {
  const { name, message, code } = fault as Error & { readonly code?: string };
  if (fault instanceof StartError) return refused(message);
  return refused(`Het is mislukt door een onverwachte fout (${code ?? name}): ${message}`);
}
