import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { documentListSchema } from '#contract/dossiers.ts';
import { type Caller, caller } from '#test/app.ts';

const entry = fileURLToPath(new URL('./server-process.ts', import.meta.url));

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

/** Starts a server process. */
export async function startedProcess(
  environment: Record<string, string>,
  program: string = entry,
): Promise<RunningProcess> {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  let out = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  // Also when a test fails before it comes to that, or the test run itself is stopped.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  started.push(child);
  const address = await Promise.race([
    vi.waitUntil(() => addressIn(out, errors), { timeout: 60_000, interval: 20 }),
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

/** Reachable when it has said how to get in; the address stands in the log too, for a server that says no more. */
function addressIn(out: string, errors: string): string | null {
  if (!/^(started|[0-9A-Z]{5}(-[0-9A-Z]{5,6}){4})$/m.test(out)) return null;
  return /Server listening at (http:\/\/[\w.:]+)/.exec(errors)?.[1] ?? 'worker';
}

/** Signs in with a code. */
export async function signedInAt(address: string, accessCode: string): Promise<Caller> {
  const answer = await fetch(`${address}/api/generatetoken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accessCode }),
  });
  const { api_token: token } = (await answer.json()) as { api_token: string };
  return caller(address, token, { organisation: '', holder: '', role: 'adviser', clientId: null });
}

export async function documentsAt(person: Caller, clientId: string) {
  const answer = await person.call('GET', `/api/clients/${clientId}/documents`);
  return documentListSchema.parse(await answer.json()).data.documents;
}

/** Waits until every dossier of an employer has ended. */
export async function allEnded(person: Caller, clientId: string) {
  return vi.waitUntil(
    async () => {
      const documents = await documentsAt(person, clientId);
      const isBusy = documents.some(({ calculationStatus }) => ['Submitted', 'Unknown'].includes(calculationStatus));
      return isBusy ? null : documents;
    },
    { timeout: 60_000, interval: 100 },
  );
}
