import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresServer } from '#test/postgres-server.ts';
import { command } from '#test/server/administrator-command.ts';
import { allEnded, signedInAt } from '#test/server/ended-dossiers.ts';
import { mainProgram, type RunningProcess, startedProcess } from '#test/server/running-server.ts';
import type { Caller } from '#test/caller.ts';
import { type Taken, takenBy } from './process-tree.ts';

/** What `npm start` runs. */
export const startProgram = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));

/** An installation that runs, and an adviser who is signed in on it. */
export interface Served {
  readonly adviser: Caller;
  /** New employers of the adviser, as many as stay below the uploads that each may have in a minute. */
  readonly clients: readonly string[];
  /** What all its processes took so far. */
  readonly taken: () => Taken;
  readonly end: () => Promise<void>;
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'evenwicht-bench-'));

/** As `npm start`: one process with an embedded database, and the children it calculates in. */
export async function embedded(readyProcesses = 2): Promise<Served> {
  const folder = newFolder();
  const server = await startedProcess({ DATA_DIR: folder, READY_PROCESSES: String(readyProcesses) }, startProgram);
  const adviser = await signedInAt(server.address, server.code);
  // The example of the first start has been calculated.
  const [example = ''] = await clientsOf(adviser);
  await allEnded(adviser, example);
  return {
    adviser,
    clients: await newClients(adviser),
    taken: () => takenBy([server.process.pid ?? 0]),
    end: async () => {
      await server.terminate();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** As in production: a web process and two workers on PostgreSQL, each with one child that is ready. */
export async function onPostgres(): Promise<Served> {
  if (postgresServer === null) throw new Error('PostgreSQL is not installed, and TEST_DATABASE_URL is not set');
  const [folder, postgres] = [newFolder(), await postgresServer()];
  const environment = {
    DATABASE_URL: await postgres.newDatabase(),
    DATA_DIR: folder,
    SIGNING_KEY: 'the same key for every process of this bench',
    CALCULATIONS: '1',
    READY_PROCESSES: '1',
  };
  const started = (role: string) => startedProcess({ ...environment, ROLE: role }, mainProgram);
  const web = await started('web');
  const processes: readonly RunningProcess[] = [web, await started('worker'), await started('worker')];
  const { out } = await command('access', ['code', '--organisation', 'Bench', '--holder', 'Bea'], environment);
  const adviser = await signedInAt(web.address, out.trim());
  return {
    adviser,
    clients: await newClients(adviser),
    taken: () => takenBy(processes.map((one) => one.process.pid ?? 0)),
    end: async () => {
      await Promise.all(processes.map((one) => one.terminate()));
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The most dossiers in a minute are those of `throughput`: sixty, of thirty for an employer. */
const newClients = (adviser: Caller): Promise<string[]> =>
  Promise.all(Array.from({ length: 3 }, () => adviser.madeClient()));

async function clientsOf(adviser: Caller): Promise<string[]> {
  const answer = await adviser.call('GET', '/api/clients');
  return ((await answer.json()) as { data: { id: string }[] }).data.map(({ id }) => id);
}
