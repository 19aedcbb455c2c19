import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { configOf } from '#server/assembly/config.ts';
import { openDatabase } from '#server/assembly/open-database.ts';
import { answerOfServer } from '#server/platform/control/control-client.ts';
import type { Database } from '#server/platform/database/database.ts';
import { logTo } from '#server/platform/log.ts';
import { serverDatabase } from '#server/platform/database/server-database.ts';
import { type DatabaseProxy, databaseProxy } from '#test/database-proxy.ts';
import { asAdministrator, type BreakablePostgres, breakablePostgres } from '#test/postgres-server.ts';
import { command } from '#test/server/administrator-command.ts';
import { mainProgram, scriptedProgram, startedProcess } from '#test/server/running-server.ts';
import { behindProxy, newOffices, type Office } from '../bench/served.ts';
import { type KeptProcess, keptProcess } from './kept-process.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';

/** An installation that is broken on purpose. */
export interface Installation {
  readonly name: 'PostgreSQL' | 'embedded';
  readonly address: string;
  readonly offices: readonly Office[];
  /** Processes that answer people. */
  readonly web: KeptProcess;
  /** Those that calculate: the same one with the embedded database. */
  readonly workers: readonly KeptProcess[];
  readonly disk: SmallDisk;
  /** Null with the embedded database. */
  readonly postgres: BreakablePostgres | null;
  /** The ways to PostgreSQL, of the web process and of the workers. */
  readonly lines: readonly DatabaseProxy[];
  /** What is run, and with which environment the process that answers people. */
  readonly program: string;
  readonly webSettings: Record<string, string>;
  /** Environment of a server on a database that nobody used yet. */
  readonly emptyPlace: () => Promise<Record<string, string>>;
  /** Dossiers that a fault sent itself. */
  readonly sentByFaults: Set<string>;
  /** Processes that ended though nobody ended them. */
  readonly crashes: readonly string[];
  /** Stops the processes and looks at what they left, past every rule about rows. */
  readonly lookInside: <T>(look: (raw: Database, asServer: Database) => Promise<T>) => Promise<T>;
  readonly end: () => Promise<void>;
}

export interface Wanted {
  /** Whether calculations are real; otherwise each does at once what its file says. */
  readonly isReal: boolean;
  readonly offices: number;
  /** How often it is going to be broken: until then what people send has room. */
  readonly kills: number;
}

/** Of whoever collects the numbers of an installation. */
export const metricsToken = 'the-token-of-whoever-collects-while-all-breaks';

const secrets = {
  METRICS_TOKEN: metricsToken,
  SIGNING_KEY: 'the same signing key for every process',
  MASTER_KEY: 'the same master key for every process here',
};

const environmentOf = ({ isReal }: Wanted) => ({
  ...behindProxy,
  ...secrets,
  ...(isReal ? { CALCULATIONS: '1', READY_PROCESSES: '1' } : {}),
});

const log = logTo('silent');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Megabytes of the disk of an installation: what it is itself, and what people send it from one fault to the next. */
const diskOf = (itself: number, { isReal, kills }: Wanted): number => itself + (isReal ? 40 * kills : 0);

const programOf = ({ isReal }: Wanted): string => (isReal ? mainProgram : scriptedProgram);

/** A web process and two workers, each with a way of its own to PostgreSQL. */
export async function postgresInstallation(wanted: Wanted): Promise<Installation> {
  if (breakablePostgres === null) throw new Error('PostgreSQL is not installed');
  const disk = smallDisk(diskOf(700, wanted));
  // The server runs as another user.
  chmodSync(disk.folder, 0o755);
  const postgres = await breakablePostgres(disk.folder);
  const url = await postgres.newDatabase();
  const [webLine, workerLine] = [await databaseProxy(url, () => 'works'), await databaseProxy(url, () => 'works')];
  const port = String(await freePort());
  const crashes: string[] = [];
  const settings = { ...environmentOf(wanted), DATA_DIR: join(disk.folder, 'data') };
  const program = programOf(wanted);
  const webSettings = { ...settings, DATABASE_URL: webLine.url, ROLE: 'web', PORT: port };
  const workerSettings = { ...settings, DATABASE_URL: workerLine.url, ROLE: 'worker' };
  const started = (name: string, own: Record<string, string>) =>
    keptProcess(
      name,
      (more) => startedProcess({ ...own, ...more }, program),
      (fault) => crashes.push(fault),
    );
  const [web, ...workers] = await Promise.all([
    started('web', webSettings),
    started('worker 1', workerSettings),
    started('worker 2', workerSettings),
  ]);
  const address = `http://127.0.0.1:${port}`;
  const offices = await newOffices(address, wanted.offices, async (words) =>
    (await command('access', words, { ...settings, DATABASE_URL: url })).out.trim(),
  );
  return {
    name: 'PostgreSQL',
    address,
    offices,
    web,
    workers,
    disk,
    postgres,
    lines: [webLine, workerLine],
    program,
    webSettings,
    emptyPlace: async () => ({ ...settings, ROLE: 'all', DATABASE_URL: await postgres.newDatabase() }),
    sentByFaults: new Set(),
    crashes,
    lookInside: async (look) => {
      await Promise.all([web, ...workers].map((one) => one.end()));
      const raw = await serverDatabase(asAdministrator(postgres, url), () => undefined);
      const asServer = await openDatabase(configOf({ ...settings, DATABASE_URL: url }), log);
      try {
        return await look(raw, asServer);
      } finally {
        await Promise.all([raw.close(), asServer.close()]);
      }
    },
    end: async () => {
      await Promise.all([webLine.close(), workerLine.close()]);
      await postgres.stop();
      disk.end();
    },
  };
}

/** As `npm start`: one process that has its database in its folder. */
export async function embeddedInstallation(wanted: Wanted): Promise<Installation> {
  const disk = smallDisk(diskOf(900, wanted));
  const port = String(await freePort());
  const crashes: string[] = [];
  const settings = { ...environmentOf(wanted), DATA_DIR: join(disk.folder, 'data') };
  const program = programOf(wanted);
  const webSettings = { ...settings, PORT: port };
  const web = await keptProcess(
    'server',
    (more) => startedProcess({ ...webSettings, ...more }, program),
    (fault) => crashes.push(fault),
  );
  const address = `http://127.0.0.1:${port}`;
  const place = join(disk.folder, 'place');
  return {
    name: 'embedded',
    address,
    offices: await newOffices(address, wanted.offices, async (words) => {
      const answer = await answerOfServer(settings.DATA_DIR, words);
      return answer?.out.trim() ?? '';
    }),
    web,
    workers: [web],
    disk,
    postgres: null,
    lines: [],
    program,
    webSettings,
    emptyPlace: () => {
      rmSync(place, { recursive: true, force: true });
      return Promise.resolve({ ...settings, DATA_DIR: place });
    },
    sentByFaults: new Set(),
    crashes,
    lookInside: async (look) => {
      await web.end();
      const database = await openDatabase(configOf(settings), log);
      try {
        return await look(database, database);
      } finally {
        await database.close();
      }
    },
    end: () => {
      disk.end();
      return Promise.resolve();
    },
  };
}
