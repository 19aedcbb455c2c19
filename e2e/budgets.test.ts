import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { listedDossier } from '#e2e/answers.ts';
import { answerResult, exampleResult } from '#e2e/example-results.ts';
import { openPage, phone, wide, type WatchedPage } from '#e2e/browser.ts';
import { type Administration, administrationOf, eachAdministrationScreen } from '#e2e/administration.ts';
import { type Seen, seenIn, watchShifts } from '#e2e/layout-shifts.ts';
import { useStage } from '#e2e/stage.ts';
import { openEmployer, pageWithLogin, signedInPage } from '#e2e/story.ts';
import { isDeepSearch } from '#test/deep-search.ts';

const stage = useStage();
let administration: Administration;
beforeAll(async () => {
  administration = await administrationOf(stage);
});

/**
 * All that a browser receives before the page is whole: files, answers of the server, and the headers of both; and in how
 * many requests: over HTTP/1.1 six go at a time.
 */
const firstLoads = [
  ['/auth', 150_000, 12],
  ['/', 150_000, 12],
  ['/client-list', 270_000, 18],
] as const;
const layoutShiftMaximum = 0.02;
/** How long a call takes on a slow line: long enough for a page to be drawn without its data. */
const slowAnswer = 300;

interface Received {
  readonly path: string;
  /** As it came over the line, with its headers. */
  readonly bytes: number;
  readonly encoding: string | undefined;
}

/** What a browser that was never here receives when it opens a page, until nothing more comes. */
async function receivedAt({ page, context }: WatchedPage, address: string): Promise<Received[]> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const answered = new Map<string, Omit<Received, 'bytes'>>();
  const received: Received[] = [];
  session.on('Network.responseReceived', ({ requestId, response: { url, headers, fromDiskCache } }) => {
    const isFetched = url.startsWith(stage.server.address) && fromDiskCache !== true;
    if (isFetched) answered.set(requestId, { path: new URL(url).pathname, encoding: headers['content-encoding'] });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answered.get(requestId);
    if (answer && encodedDataLength > 0) received.push({ ...answer, bytes: encodedDataLength });
  });
  await page.goto(stage.server.address + address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await session.detach();
  return received;
}

it.each(firstLoads)(
  'the first load of %s is at most %i bytes in %i requests, everything counted',
  async (address, maximum, requestMaximum) => {
    const isSignedOut = address === '/auth';
    const watched = await (isSignedOut ? openPage(stage.browser) : pageWithLogin(stage, stage.server.code));
    const received = await receivedAt(watched, address);
    const bytes = received.reduce((total, file) => total + file.bytes, 0);
    process.stdout.write(`first load of ${address}: ${bytes} bytes in ${received.length} requests\n`);
    for (const kind of [new RegExp(`^${address}$`), /\.css$/, /\.js$/, /\.woff2$/, /\.svg$/])
      expect(received.filter(({ path }) => kind.test(path)).length, String(kind)).toBeGreaterThan(0);
    expect(received.some(({ path }) => path.startsWith('/api/'))).toBe(!isSignedOut);
    expect(bytes).toBeLessThanOrEqual(maximum);
    expect(received.length).toBeLessThanOrEqual(requestMaximum);
    // Packed beforehand, and better than while serving.
    const text = received.filter(({ path }) => !path.startsWith('/api/') && !path.endsWith('.woff2'));
    expect(text.filter(({ encoding }) => encoding !== 'br')).toEqual([]);
    await watched.context.close();
  },
);

it('the code of a page with an outcome is at most 250 kB', async () => {
  const watched = await pageWithLogin(stage, stage.server.code);
  await answerResult(watched.page, listedDossier('Regeling 2028', 'Finished'), await exampleResult('dcToDc'));
  const received = await receivedAt(watched, '/client-overview/klant/dossier/Regeling%202028');
  await watched.page.getByRole('table', { name: 'De keuzes' }).waitFor();
  // Where a test answers calls the browser keeps nothing: what is announced is then fetched again when it is used.
  const sizes = new Map(
    received.flatMap(({ path, bytes }) => (/\.(?:js|css)$/.test(path) ? [[path, bytes] as const] : [])),
  );
  const bytes = [...sizes.values()].reduce((total, size) => total + size, 0);
  process.stdout.write(`code of a page with an outcome: ${bytes} bytes in ${sizes.size} files\n`);
  expect(sizes.size).toBeGreaterThan(2);
  expect(bytes).toBeLessThanOrEqual(250_000);
  await watched.context.close();
});

/** Says what was seen of each screen; none may have moved more than a reader puts up with. */
function expectStill(shifts: Readonly<Record<string, Seen>>): void {
  for (const [at, { shift, largestPaint, moved }] of Object.entries(shifts)) {
    process.stdout.write(`${at}: shift ${shift.toFixed(4)}, largest paint ${Math.round(largestPaint)} ms\n`);
    expect(shift, `${at}: ${moved.join(' | ')}`).toBeLessThan(layoutShiftMaximum);
  }
}

/** Long enough, once its scripts have run, for a page that does not wait for its font to be drawn. */
const lateFont = 1500;

/** Lets every answer take as long as on a slow line. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    await wait(slowAnswer);
    await route.continue();
  });
}

describe.each(Object.entries({ wide, phone }))('on a %s window with slow answers', (_, viewport) => {
  it('nothing jumps while a screen fills itself', async () => {
    const outside = await openPage(stage.browser, viewport);
    await watchShifts(outside.page);
    await outside.page.goto(`${stage.server.address}/auth`);
    await outside.page.getByLabel('Toegangscode').waitFor();
    const shifts: Record<string, Seen> = { '/auth': await seenIn(outside.page) };
    await outside.context.close();

    const watched = await signedInPage(stage, viewport, 'first');
    const { page } = watched;
    await openEmployer(watched, 'De Schakel B.V. (voorbeeld)');
    const dossiers = new URL(page.url()).pathname;
    await watchShifts(page);
    await slowDown(page);
    await page.route('**/api/clients/fouten/documents*', async (route) => {
      await wait(slowAnswer);
      await route.fulfill({
        json: {
          data: {
            name: 'Bakkerij Koren',
            documents: [listedDossier('Een', 'FailedWithError')],
            styleKey: null,
            archivedCount: 0,
            rights: { mayUpload: true, mayDecide: true },
          },
        },
      });
    });
    for (const [address, ready] of [
      ['/', page.getByRole('heading', { level: 1 })],
      ['/client-list', page.getByRole('rowheader').first()],
      ['/client-overview/fouten', page.getByRole('rowheader').first()],
      [dossiers, page.getByRole('rowheader').first()],
    ] as const) {
      await page.goto(stage.server.address + address);
      await ready.waitFor();
      shifts[address] = await seenIn(page);
    }
    await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).click();
    await page.getByRole('button', { name: 'Ik heb al een bestand' }).waitFor();
    shifts['new dossier'] = await seenIn(page);
    expectStill(shifts);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await watched.context.close();
  });

  it('nothing jumps when the font of the texts is late', async () => {
    const { page, context } = await openPage(stage.browser, viewport);
    await watchShifts(page);
    const scriptsHaveRun = page.waitForEvent('domcontentloaded');
    await page.route('**/*.woff2', async (route) => {
      await scriptsHaveRun;
      await wait(lateFont);
      await route.continue();
    });
    const font = page.waitForResponse('**/*.woff2');
    await page.goto(`${stage.server.address}/auth`);
    await page.getByLabel('Toegangscode').waitFor();
    await font;
    await page.evaluate(() => document.fonts.ready);
    expectStill({ 'late font': await seenIn(page) });
    await context.close();
  });

  it('a page without its font is there all the same', async () => {
    const { page, context } = await openPage(stage.browser, viewport);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto(`${stage.server.address}/auth`);
    await page.getByLabel('Toegangscode').waitFor();
    await context.close();
  });

  // Its screens are those of the others in their parts; a wide window moves what a phone stacks.
  it.runIf(viewport === wide || isDeepSearch)(
    'nothing jumps on the administration of adviser and provider',
    async () => {
      for (const [watched, screens] of [
        [await administration.adviserPage(viewport, 'first'), administration.adviserScreens],
        [await administration.providerPage(viewport, 'first'), administration.providerScreens],
      ] as const) {
        const shifts: Record<string, Seen> = {};
        await watchShifts(watched.page);
        await slowDown(watched.page);
        await eachAdministrationScreen(stage, watched, screens, async (name, page) => {
          shifts[name] = await seenIn(page);
        });
        expectStill(shifts);
        await watched.page.unrouteAll({ behavior: 'ignoreErrors' });
        await watched.context.close();
      }
    },
  );
});
