import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { programEnvironment, programWords } from '#test/server/program-start.ts';

/** A server whose calculation does what the file says. */
export const scriptedProgram = fileURLToPath(new URL('./server-process.ts', import.meta.url));

/** The program that `npm start` runs. */
export const mainProgram = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));

export interface RunningProcess {
  readonly process: ChildProcess;
  readonly address: string;
  /** Link and code of an embedded server. */
  readonly link: string;
  readonly code: string;
  logged(): string;
  /** Kills it without a warning and waits until it is gone. */
  kill(): Promise<void>;
  /** Asks it to stop; resolves to its exit code. */
  terminate(): Promise<number | null>;
}

const started: ChildProcess[] = [];

/** For after each test. */
export function killStartedProcesses(): void {
  for (const child of started.splice(0)) child.kill('SIGKILL');
}

/** Processes that get ready for calculations take time that few tests need. */
const fewProcesses = { READY_PROCESSES: '0' };

interface Spawned {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  /** Settles with the code when the process is gone. */
  readonly exit: Promise<[number | null]>;
}

function spawned(environment: Record<string, string>, program: string): Spawned {
  const child = spawn(process.execPath, programWords(program), {
    env: {
      ...programEnvironment(),
      PORT: '0',
      ...fewProcesses,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Also when a test fails before it comes to that, or the test run itself is stopped.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  started.push(child);
  return { child, exit: once(child, 'exit') as Promise<[number | null]> };
}

/**
 * Starts a server process that is killed by what it does, or after so many milliseconds, perhaps before it is reachable;
 * resolves when it is gone.
 */
export async function doomedProcess(
  environment: Record<string, string>,
  { program = scriptedProgram, killedAfter }: { readonly program?: string; readonly killedAfter?: number } = {},
): Promise<void> {
  const { child, exit } = spawned(environment, program);
  child.stdout.resume();
  child.stderr.resume();
  const killing = killedAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killedAfter);
  await exit;
  clearTimeout(killing);
}

/** Starts a server process. */
export async function startedProcess(
  environment: Record<string, string>,
  program: string = scriptedProgram,
): Promise<RunningProcess> {
  const { child, exit } = spawned(environment, program);
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const reachable = new Promise<string>((resolve) => {
    const look = (): void => {
      const address = addressIn(out, errors, environment);
      if (address !== null) resolve(address);
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
  });
  const address = await Promise.race([
    reachable,
    exit.then(([code]) => Promise.reject(new Error(`the server ended with ${code}: ${errors}`))),
  ]);
  return {
    process: child,
    address,
    link: /^http\S+\/\S+$/m.exec(out)?.[0] ?? '',
    code: /^[0-9A-Z]{5}(-[0-9A-Z]{5,6}){4}$/m.exec(out)?.[0] ?? '',
    logged: () => errors,
    kill: async () => {
      child.kill('SIGKILL');
      await exit;
    },
    terminate: async () => {
      child.kill('SIGTERM');
      return (await exit)[0];
    },
  };
}

/**
 * Reachable when it has said how to get in, or, on a database that is not its own, that it runs. Where it listens stands in
 * the log, which arrives apart from what it prints; a worker listens nowhere.
 */
function addressIn(out: string, errors: string, { ROLE, DATABASE_URL }: Record<string, string>): string | null {
  const said = DATABASE_URL === undefined ? /^(started|[0-9A-Z]{5}(-[0-9A-Z]{5,6}){4})$/m : /^(started$|Evenwicht )/m;
  if (!said.test(out)) return null;
  if (ROLE === 'worker') return 'worker';
  return /Server listening at (http:\/\/[\w.:]+)/.exec(errors)?.[1] ?? null;
}
