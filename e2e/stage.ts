import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { auditLogSchema } from '#api/audit-log.ts';
import { launchBrowser } from '#e2e/browser.ts';
import { fillAdministration } from '#e2e/administration-data.ts';
import type { Database } from '#server/platform/database/database.ts';
import { embeddedDatabase } from '#server/platform/embedded/embedded-database.ts';
import { putDatabase } from '#test/kept-database.ts';
import { callerOf } from '#test/server/ended-dossiers.ts';
import { mainProgram, type RunningProcess, startedProcess } from '#test/server/running-server.ts';

/** A server, as `npm start` runs it, and a browser for the stories of a file. */
export interface Stage {
  server: RunningProcess;
  browser: Browser;
  /** Token of the provider; a first start has none. */
  providerToken: string;
}

interface OwnStage {
  /** Environment of the server, asked for when it is started. */
  readonly settings?: () => Record<string, string>;
  /** An empty database: what the server does on its first start is then part of the story, but for making that. */
  readonly isFirstStart?: boolean;
  /** Fills the database before the server starts: thousands of rows take minutes over HTTP. */
  readonly filled?: (database: Database) => Promise<void>;
}

/** What lives as long as a worker: files that run in it one after another use it together. */
const workerTest = test
  // oxlint-disable-next-line no-empty-pattern -- what a fixture needs is read from its pattern: nothing
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  // oxlint-disable-next-line no-empty-pattern -- what a fixture needs is read from its pattern: nothing
  .extend('sharedServer', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const server = await serverOnCopy({});
    onCleanup(() => server.kill());
    await fillAdministration(server, inject('preparedData').providerToken);
    return server;
  });

function newFolder(): string {
  return mkdtempSync(join(inject('preparedData').runFolder, 'data-'));
}

/** A server on a copy of the prepared data. */
async function serverOnCopy(
  settings: Record<string, string>,
  filled?: (database: Database) => Promise<void>,
): Promise<RunningProcess> {
  const { dataFolder, buildFolder } = inject('preparedData');
  const folder = newFolder();
  cpSync(dataFolder, folder, { recursive: true });
  if (filled !== undefined) {
    const database = await embeddedDatabase(folder);
    await filled(database);
    await database.close();
  }
  return startedProcess({ DATA_DIR: folder, BUILD_DIR: buildFolder, ...settings }, mainProgram);
}

async function serverOnNothing(settings: Record<string, string>): Promise<RunningProcess> {
  const environment = { DATA_DIR: newFolder(), BUILD_DIR: inject('preparedData').buildFolder, ...settings };
  await putDatabase(environment.DATA_DIR);
  return startedProcess(environment, mainProgram);
}

/** How often something was done on a server; signing in and out, and what was refused, apart. */
async function acts(stage: Stage): Promise<number> {
  const provider = callerOf(stage.server.address, stage.providerToken);
  const total = async (filter: string): Promise<number> =>
    auditLogSchema.parse(await (await provider.call('GET', `/api/audit-log?${filter}`)).json()).data.total;
  const ofComingAndGoing = ['signed in', 'signed out', 'sign-in refused', 'call refused'];
  const apart = await Promise.all(ofComingAndGoing.map((action) => total(`action=${action}`)));
  return apart.reduce((rest, count) => rest - count, await total(''));
}

/**
 * The server and the browser of this worker, for stories that leave the data on the server as they are: other files use
 * them too. The administration is filled (`fillAdministration`).
 */
export function useStage(): Stage {
  const stage = {} as Stage;
  let before = 0;
  workerTest.beforeAll(async ({ browser, sharedServer }) => {
    Object.assign(stage, { browser, server: sharedServer, providerToken: inject('preparedData').providerToken });
    before = await acts(stage);
  });
  afterAll(async () => {
    expect(await acts(stage), 'acts on the shared server: a file that does more takes useOwnStage').toBe(before);
  });
  return stage;
}

/** A server of its own, with nothing on the administration, and the browser of this worker. The server ends after the stories. */
export function useOwnStage({ settings = () => ({}), isFirstStart = false, filled }: OwnStage = {}): Stage {
  const stage = {} as Stage;
  workerTest.beforeAll(async ({ browser }) => {
    const server = isFirstStart ? serverOnNothing(settings()) : serverOnCopy(settings(), filled);
    Object.assign(stage, { browser, server: await server, providerToken: inject('preparedData').providerToken });
  });
  afterAll(() => stage.server.kill());
  return stage;
}
