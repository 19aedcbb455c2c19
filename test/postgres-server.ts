import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { patience } from '#test/patience.ts';
import { isOnPostgres } from '#test/tiers.ts';

export interface PostgresServer {
  /** Where its owner reaches it. */
  readonly url: string;
  /** Address of a new, empty database whose owner is no superuser. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/**
 * PostgreSQL for a test file: the server at TEST_DATABASE_URL, which `test/shared-postgres.ts` starts for a whole run, or
 * a throw-away one from installed programs. Null when there is neither; with EVENWICHT_REQUIRE_POSTGRES=1 that is a
 * failure. Null too in the first tier.
 */
export const postgresServer: (() => Promise<PostgresServer>) | null = findServer();

/** A server of its own that may be broken: it is killed, stands still, has no room left, and is started again. */
export interface BreakablePostgres extends PostgresServer {
  /** Kills it without a warning (the first process of it; the others notice), or stops it as `pg_ctl -m immediate` does. */
  end(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void>;
  /** Starts it, also when it ended by itself; resolves when it answers. */
  start(): Promise<void>;
}

/** The log of changes takes little of a small disk. */
const smallLog = ['min_wal_size=32MB', 'max_wal_size=64MB'];

/** Null where PostgreSQL is not installed. All of it is below `parent`. */
export const breakablePostgres: ((parent: string) => Promise<BreakablePostgres>) | null = (() => {
  const programs = programFolder();
  return programs === null ? null : (parent) => throwAwayServer(programs, { parent, settings: smallLog });
})();

/** Another server than that of the run, with nothing of it: for what goes from one machine to another. */
export const otherPostgresServer: (() => Promise<PostgresServer>) | null = findOtherServer();

function findOtherServer(): (() => Promise<PostgresServer>) | null {
  const programs = programFolder();
  return programs === null ? null : () => throwAwayServer(programs);
}

function findServer(): (() => Promise<PostgresServer>) | null {
  if (!isOnPostgres) return null;
  const url = process.env['TEST_DATABASE_URL'];
  if (url !== undefined && url !== '') return () => Promise.resolve(serverAt(url, () => Promise.resolve()));
  const programs = programFolder();
  if (programs !== null) return () => throwAwayServer(programs);
  if (process.env['EVENWICHT_REQUIRE_POSTGRES'] === '1') {
    throw new Error('PostgreSQL is required: install it, or set TEST_DATABASE_URL');
  }
  process.stderr.write('Skipped on PostgreSQL: it is not installed, and TEST_DATABASE_URL is not set.\n');
  return null;
}

/** The newest installed version; its programs are often not on the path. */
function programFolder(): string | null {
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const brew = ['/opt/homebrew/opt', '/usr/local/opt'].filter((path) => existsSync(path));
  const folders = [
    asked.status === 0 ? asked.stdout.trim() : '',
    ...versions.map((version) => join(debian, version, 'bin')),
    ...brew.flatMap((path) =>
      readdirSync(path)
        .filter((name) => name.startsWith('postgresql@'))
        .map((name) => join(path, name, 'bin')),
    ),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null;
}

/** Where the administrator of a server reaches a database on it: one who may read every row. */
export function asAdministrator(server: PostgresServer, database: string): string {
  const administrator = new URL(server.url.replace('@/', '@socket/'));
  administrator.pathname = new URL(database.replace('@/', '@socket/')).pathname;
  return administrator.href.replace('@socket/', '@/');
}

/** A program that comes with PostgreSQL, run to its end; returns what it printed. */
export function postgresProgram(name: string, words: readonly string[]): string {
  const folder = programFolder();
  // Where the server is on another machine, its programs are on the path.
  return execFileSync(folder === null ? name : join(folder, name), [...words], { encoding: 'utf8', stdio: 'pipe' });
}

/** PostgreSQL does not run as root: then it runs as an ordinary user of the system. */
function unprivileged(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string, name: string) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : null;
  };
  const user = ['postgres', 'nobody'].find((name) => id('-u', name) !== null) ?? 'nobody';
  return { uid: id('-u', user) ?? 65_534, gid: id('-g', user) ?? 65_534 };
}

async function throwAwayServer(
  programs: string,
  { parent = tmpdir(), settings = [] }: { readonly parent?: string; readonly settings?: readonly string[] } = {},
): Promise<BreakablePostgres> {
  const folder = mkdtempSync(join(parent, 'evenwicht-pg-'));
  const user = unprivileged();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' } };
  const data = join(folder, 'data');
  const initialise = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(programs, 'initdb'), initialise, { ...options, stdio: 'pipe' });
  const all = ['listen_addresses=', 'fsync=off', 'shared_buffers=32MB', ...settings];
  const words = ['-D', data, '-k', folder, ...all.flatMap((setting) => ['-c', setting])];
  const url = `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`;
  let server: ChildProcess | null = null;
  const kill = () => server?.kill('SIGKILL');
  process.once('exit', kill);
  const isRunning = () => server !== null && server.exitCode === null && server.signalCode === null;
  // What is left of one that was killed keeps a next one from starting for a moment: then it ends at once.
  const start = () =>
    untilReachable(url, () => {
      if (!isRunning()) server = spawn(join(programs, 'postgres'), words, { ...options, stdio: 'ignore' });
    });
  const end = async (signal: 'SIGKILL' | 'SIGQUIT') => {
    if (server === null || !isRunning()) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  await start();
  const stop = async () => {
    process.off('exit', kill);
    await end('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...serverAt(url, stop), start, end };
}

/** `begin` is called before each attempt. */
async function untilReachable(url: string, begin: () => void): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    begin();
    const client = new Client({ connectionString: url });
    // A server that is on its way up or down may drop who just connected: this attempt ends, and the next one tells.
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(30);
    }
  }
}

function serverAt(url: string, stop: () => Promise<void>): PostgresServer {
  const names: string[] = [];
  return {
    url,
    newDatabase: async () => {
      const name = `evenwicht_test_${randomBytes(6).toString('hex')}`;
      names.push(name);
      await execute(url, [
        `create role ${name}_owner login createrole password '${name}'`,
        `grant ${name}_owner to current_user`,
        `create database ${name} owner ${name}_owner`,
      ]);
      const address = new URL(url.replace('@/', '@socket/'));
      address.username = `${name}_owner`;
      address.password = name;
      address.pathname = `/${name}`;
      return address.href.replace('@socket/', '@/');
    },
    stop: async () => {
      const drops = names.flatMap((name) => [
        `drop database ${name} with (force)`,
        `drop role if exists ${name}_app`,
        `drop role ${name}_owner`,
      ]);
      await execute(url, drops);
      await stop();
    },
  };
}

async function execute(url: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  // A server that ends just then fails the statement that is under way, or the next one.
  client.on('error', () => undefined);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
