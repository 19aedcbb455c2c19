import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage } from '#e2e/browser.ts';
import type { Stage } from '#e2e/stage.ts';
import { loginOf, pageWithLogin } from '#e2e/story.ts';
import { embeddedDatabase } from '#server/platform/embedded/embedded-database.ts';
import { madeClient, madePerson, operator } from '#test/factories.ts';
import { mainProgram, startedProcess } from '#test/server/running-server.ts';
import { fillClients, fillDossiers } from './lists.ts';
import { longestTask } from './unwatched-page.ts';

/**
 * npm run bench:screens: what a browser that was never here receives and does for a page, with 10,000 employers and 10,000
 * dossiers of one of them. Times are beside a loop in the same page; see README.md in this folder.
 */
const rows = 10_000;
const visits = 5;

interface Visit {
  readonly bytes: number;
  readonly requests: number;
  /** Milliseconds of scripts, until what the page is for stands, and of the loop. */
  readonly script: number;
  readonly until: number;
  readonly loop: number;
  /** Milliseconds of processor time of the longest task, when nobody listens. */
  readonly longest: number;
}

/** The floor: integers added up, as a processor does at best. */
function loopInPage(): number {
  const start = performance.now();
  let sum = 0;
  for (let turn = 0; turn < 20_000_000; turn += 1) sum = (sum + turn * 31) | 0;
  return performance.now() - start + (sum === 1 ? 1 : 0);
}

async function visit(stage: Stage, code: string | null, place: Place): Promise<Visit> {
  const { page, context } = await (code === null ? openPage(stage.browser) : pageWithLogin(stage, code));
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  let [bytes, requests] = [0, 0];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += encodedDataLength > 0 ? 1 : 0;
  });
  await page.goto(stage.server.address + place.address);
  await page.getByRole(place.ready).first().waitFor();
  const until = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const { metrics } = await session.send('Performance.getMetrics');
  const script = 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
  const loop = await page.evaluate(loopInPage);
  await context.close();
  const longest = await longestTask(stage.browser, {
    url: stage.server.address + place.address,
    ready: selectors[place.ready],
    stored: code === null ? [] : [await loginOf(stage, code)],
  });
  return { bytes, requests, script, until, loop, longest };
}

interface Place {
  readonly address: string;
  /** What the page is for stands when this does. */
  readonly ready: keyof typeof selectors;
}

const selectors = { heading: 'h1', rowheader: 'th[scope=row]' };

/** A data folder in which the adviser of the first start has many employers, one of which has many dossiers. */
async function filledFolder(): Promise<{ folder: string; clientId: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'evenwicht-bench-'));
  await (await startedProcess({ DATA_DIR: folder }, mainProgram)).terminate();
  const database = await embeddedDatabase(folder);
  const organisation = await database.as(operator, (tx) =>
    tx.selectFrom('organisation').select(['organisation_id as id', 'name']).executeTakeFirstOrThrow(),
  );
  const adviser = await madePerson(database, { organisation });
  const clientId = await madeClient(database, adviser, 'Bakkerij');
  await fillClients(database, organisation.id, rows);
  await fillDossiers(database, clientId, rows);
  await database.close();
  return { folder, clientId };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

async function run(browser: Browser): Promise<void> {
  const { folder, clientId } = await filledFolder();
  const server = await startedProcess({ DATA_DIR: folder }, mainProgram);
  const { code } = server;
  const stage = { server, browser, providerToken: '' };
  const places: readonly (Place & { readonly name: string; readonly code: string | null })[] = [
    { name: 'sign-in', address: '/auth', ready: 'heading', code: null },
    { name: 'landing page', address: '/', ready: 'heading', code },
    { name: '10,000 employers', address: '/client-list', ready: 'rowheader', code },
    { name: '10,000 dossiers', address: `/client-overview/${clientId}`, ready: 'rowheader', code },
  ];
  console.log(`${browser.browserType().name()} ${browser.version()}, ${cpus().length} x ${cpus()[0]?.model ?? ''}`);
  console.log(
    ['page'.padEnd(18), '     kB', 'calls', ' script', ' until there', '   loop', ' longest task'].join('  '),
  );
  for (const place of places) {
    const seen: Visit[] = [];
    for (let turn = 0; turn < visits; turn += 1) seen.push(await visit(stage, place.code, place));
    const of = (part: keyof Visit): number => median(seen.map((one) => one[part]));
    const ratio = (part: 'script' | 'until'): string =>
      `${median(seen.map((one) => one[part] / one.loop)).toFixed(1)} x`;
    console.log(
      [
        place.name.padEnd(18),
        (of('bytes') / 1000).toFixed(1).padStart(7),
        String(of('requests')).padStart(5),
        ratio('script').padStart(7),
        ratio('until').padStart(12),
        `${Math.round(of('loop'))} ms`.padStart(7),
        `${Math.round(of('longest'))} ms`.padStart(13),
      ].join('  '),
    );
  }
  await server.terminate();
  rmSync(folder, { recursive: true, force: true });
}

const browser = await launchBrowser();
try {
  await run(browser);
} finally {
  await browser.close();
}
