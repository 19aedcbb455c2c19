import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerOfServer } from '#server/platform/control/control-client.ts';
import { postgresServer } from '#test/postgres-server.ts';
import { command } from '#test/server/administrator-command.ts';
import { allEnded, signedInAt } from '#test/server/ended-dossiers.ts';
import { mainProgram, type RunningProcess, startedProcess } from '#test/server/running-server.ts';
import type { Caller } from '#test/caller.ts';
import { type Taken, takenBy } from './process-tree.ts';

/** What `npm start` runs. */
const startProgram = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));

/** An office that sends dossiers: an adviser who is signed in, at an address of its own, and new employers of his. */
export interface Office {
  readonly adviser: Caller;
  readonly clients: readonly string[];
}

/** An installation that runs, and offices that use it. */
export interface Served {
  readonly offices: readonly Office[];
  /** Of the process that answers people. */
  readonly web: { readonly address: string; readonly processId: number };
  /** Of its PostgreSQL; null with the embedded database. */
  readonly databaseUrl: string | null;
  /** What all its processes took so far. */
  readonly taken: () => Taken;
  readonly end: () => Promise<void>;
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'evenwicht-bench-'));

/** As `npm start`: one process with an embedded database, and the children it calculates in. */
export async function embedded(officeCount = 1): Promise<Served> {
  const folder = newFolder();
  const settings = { DATA_DIR: folder, READY_PROCESSES: '2', ...behindProxy };
  const server = await startedProcess(settings, startProgram);
  const adviser = await signedInAt(server.address, server.code);
  // The example of the first start has been calculated.
  const [example = ''] = await clientsOf(adviser);
  await allEnded(adviser, example);
  return {
    web: { address: server.address, processId: server.process.pid ?? 0 },
    databaseUrl: null,
    offices: await newOffices(server.address, officeCount, async (words) => {
      const answer = await answerOfServer(folder, words);
      if (answer?.exitCode !== 0) throw new Error(`no code for an office: ${answer?.error}`);
      return answer.out.trim();
    }),
    taken: () => takenBy([server.process.pid ?? 0]),
    end: async () => {
      await server.terminate();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As in production: a web process and two workers on PostgreSQL, each with one child that is ready. */
export async function onPostgres(officeCount: number, settings: Record<string, string> = {}): Promise<Served> {
  if (postgresServer === null) throw new Error('PostgreSQL is not installed, and TEST_DATABASE_URL is not set');
  const [folder, postgres] = [newFolder(), await postgresServer()];
  const environment = {
    DATABASE_URL: await postgres.newDatabase(),
    DATA_DIR: folder,
    SIGNING_KEY: 'the same key for every process of this bench',
    CALCULATIONS: '1',
    READY_PROCESSES: '1',
    ...behindProxy,
    ...settings,
  };
  const started = (role: string) => startedProcess({ ...environment, ROLE: role }, mainProgram);
  const web = await started('web');
  const processes: readonly RunningProcess[] = [web, await started('worker'), await started('worker')];
  return {
    web: { address: web.address, processId: web.process.pid ?? 0 },
    databaseUrl: environment.DATABASE_URL,
    offices: await newOffices(web.address, officeCount, async (words) => {
      const { out } = await command('access', words, environment);
      return out.trim();
    }),
    taken: () => takenBy(processes.map((one) => one.process.pid ?? 0)),
    end: async () => {
      await Promise.all(processes.map((one) => one.terminate()));
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Offices come through a proxy here, so that each has the calls and uploads in a minute that an address may have. */
export const behindProxy = { PROXY_ADDRESSES: '127.0.0.1' };

/** Two employers may together have as many uploads in a minute as their office. */
const employersOfOffice = 2;

/** Makes offices, each signed in from an address of its own. */
export async function newOffices(
  address: string,
  count: number,
  newCode: (words: readonly string[]) => Promise<string>,
): Promise<Office[]> {
  const offices: Office[] = [];
  for (let number = 1; number <= count; number++) {
    const code = await newCode(['code', '--organisation', `Bench ${number}`, '--holder', 'Bea']);
    const adviser = callingFrom(`10.0.0.${number}`, await signedInAt(address, code));
    const clients = Array.from({ length: employersOfOffice }, () => adviser.madeClient());
    offices.push({ adviser, clients: await Promise.all(clients) });
  }
  return offices;
}

/** The same person, calling from an address. */
export function callingFrom(address: string, { call, upload, ...person }: Caller): Caller {
  const forwarded = { 'x-forwarded-for': address };
  return {
    ...person,
    call: (method, path, body, headers) => call(method, path, body, { ...forwarded, ...headers }),
    upload: (clientId, name, bytes, headers) => upload(clientId, name, bytes, { ...forwarded, ...headers }),
  };
}

async function clientsOf(adviser: Caller): Promise<string[]> {
  const answer = await adviser.call('GET', '/api/clients');
  return ((await answer.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
}
