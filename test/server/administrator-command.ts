import { type ChildProcess, execFile, type ExecFileException } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programEnvironment, programWords } from '#test/server/program-start.ts';

/** An export of a log may be long: by itself a command would be ended after a megabyte. */
const mostOutput = 2 ** 28;

export const thisCheckout = fileURLToPath(new URL('../../', import.meta.url));

export interface CommandEnd {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** A command of an administrator under way. */
export interface StartedCommand {
  readonly process: ChildProcess;
  readonly ended: Promise<CommandEnd>;
}

/** Starts a command of an administrator, as npm runs it in the checkout at `root`. One that is killed ends with -1. */
export function startedCommand(
  name: 'access' | 'audit' | 'backup' | 'operate' | 'restore' | 'vault',
  words: readonly string[],
  environment: Record<string, string>,
  root: string = thisCheckout,
): StartedCommand {
  const program = join(root, `src/server/commands/${name}.ts`);
  const env = { ...programEnvironment(), ...environment };
  const { promise: ended, resolve } = Promise.withResolvers<CommandEnd>();
  const codeOf = (fault: ExecFileException | null) => (fault === null ? 0 : Number(fault.code ?? -1));
  const child = execFile(
    process.execPath,
    programWords(program, words),
    { env, maxBuffer: mostOutput },
    (fault, out, error) => resolve({ code: codeOf(fault), out, error }),
  );
  return { process: child, ended };
}

/** Runs a command of an administrator to its end. */
export const command = (...asked: Parameters<typeof startedCommand>): Promise<CommandEnd> =>
  startedCommand(...asked).ended;
