import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '#test/caller.ts';
import { type BreakablePostgres, breakablePostgres } from '#test/postgres-server.ts';
import { command } from '#test/server/administrator-command.ts';
import { signedInAt } from '#test/server/ended-dossiers.ts';
import { type RunningProcess, startedProcess } from '#test/server/running-server.ts';
import { behindProxy, callingFrom } from '../../bench/served.ts';

/** An office of the drill: what its adviser keeps is an access code alone. */
export interface DrillOffice {
  readonly name: string;
  readonly network: string;
  readonly code: string;
  readonly clients: readonly string[];
}

type CommandName = Parameters<typeof command>[0];

/** What runs now, in folders that go with the drill. */
export interface DrillSite {
  readonly folder: string;
  readonly postgres: BreakablePostgres;
  /** What each process and command is given. */
  settings: Record<string, string>;
  /** The checkout that runs: the version of before, and later this one. */
  root: string;
  web: RunningProcess[];
  workers: RunningProcess[];
  offices: DrillOffice[];
}

export const firstMasterKey = 'the first master key of the drill that is kept apart';

/** Keys are given from outside, so that they are not lost with a machine. */
const keys = { SIGNING_KEY: 'the signing key of the drill that is kept apart', MASTER_KEY: firstMasterKey };

export async function newSite(root: string): Promise<DrillSite> {
  if (breakablePostgres === null) throw new Error('PostgreSQL is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'evenwicht-drill-'));
  return {
    folder,
    // It runs as another user, who may not enter that folder.
    postgres: await breakablePostgres(tmpdir()),
    settings: { ...keys, ...behindProxy, CALCULATIONS: '1', READY_PROCESSES: '1', DATA_DIR: join(folder, 'first') },
    root,
    web: [],
    workers: [],
    offices: [],
  };
}

export async function endSite(site: DrillSite): Promise<void> {
  await stopAll(site);
  await site.postgres.stop();
  rmSync(site.folder, { recursive: true, force: true });
}

/** Starts a process of the version that runs now. */
export const started = (site: DrillSite, role: 'all' | 'web' | 'worker', root = site.root): Promise<RunningProcess> =>
  startedProcess({ ...site.settings, ROLE: role }, join(root, 'src/server/main.ts'));

/** As after the installing page: one process with a database in its folder, or two that answer and two that calculate. */
export async function startAll(site: DrillSite): Promise<void> {
  if (site.settings['DATABASE_URL'] === undefined) {
    site.web = [await started(site, 'all')];
    return;
  }
  site.web = [await started(site, 'web'), await started(site, 'web')];
  site.workers = [await started(site, 'worker'), await started(site, 'worker')];
}

export async function stopAll(site: DrillSite): Promise<void> {
  await Promise.all([...site.web, ...site.workers].map((one) => one.terminate()));
  site.web = [];
  site.workers = [];
}

/** As when the machine is gone. */
export async function killAll(site: DrillSite): Promise<void> {
  await Promise.all([...site.web, ...site.workers].map((one) => one.kill()));
  site.web = [];
  site.workers = [];
}

/** Runs a command of an administrator; returns what it printed. One that fails ends the drill. */
export async function commanded(
  { settings, root }: DrillSite,
  name: CommandName,
  words: readonly string[],
  more: Record<string, string> = {},
): Promise<string> {
  const { code, out, error } = await command(name, words, { ...settings, ...more }, root);
  if (code !== 0) throw new Error(`npm run ${name} -- ${words.join(' ')} ended with ${code}: ${error}`);
  return out;
}

/** Signs the adviser of an office in, at the first process that answers or another. */
export async function signedIn({ web }: DrillSite, office: DrillOffice, number = 0): Promise<Caller> {
  const { address = '' } = web[number % web.length] ?? {};
  return callingFrom(office.network, await signedInAt(address, office.code));
}
