import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { listedDossier } from '#e2e/answers.ts';
import { openPage, phone, wide, type WatchedPage } from '#e2e/browser.ts';
import { type Administration, administrationOf, eachAdministrationScreen } from '#e2e/administration.ts';
import { type Seen, seenIn, watchShifts } from '#e2e/layout-shifts.ts';
import { useStage } from '#e2e/stage.ts';
import { openEmployer, signedInPage } from '#e2e/story.ts';

const stage = useStage();
let administration: Administration;
beforeAll(async () => {
  administration = await administrationOf(stage);
});

/** Bytes of page, style sheet and scripts together, as they come over the line. */
const firstLoadMaximum = 150_000;
const layoutShiftMaximum = 0.02;
/** How long a call takes on a slow line: long enough for a page to be drawn without its data. */
const slowAnswer = 300;

interface Fetched {
  /** Named in the page itself: style sheet, entry script and what that needs. */
  readonly first: number;
  readonly everything: number;
}

/** What a page fetches when it is opened, in bytes of content as sent; without fonts, pictures and answers of the API. */
async function fetchedBytes({ page, context }: WatchedPage, address: string): Promise<Fetched> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const started = new Map<string, { path: string; headers: number }>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response: { url, encodedDataLength } }) =>
    started.set(requestId, { path: new URL(url).pathname, headers: encodedDataLength }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { path = '', headers = 0 } = started.get(requestId) ?? {};
    if (path === address || /\.(js|css)$/.test(path)) sizes.set(path, encodedDataLength - headers);
  });
  const [html = ''] = await Promise.all([
    page.goto(stage.server.address + address).then((answer) => answer?.text()),
    page.getByRole('heading', { level: 1 }).waitFor(),
  ]);
  await page.waitForLoadState('networkidle');
  await session.detach();
  const first = [...sizes].filter(([path]) => path === address || html.includes(`"${path}"`));
  expect(first.some(([path]) => path.endsWith('.css'))).toBe(true);
  expect(first.some(([path]) => path.endsWith('.js'))).toBe(true);
  return { first: sum(first.map(([, size]) => size)), everything: sum(sizes.values()) };
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0);

it.each(['/auth', '/'])('the first load of %s is at most 150 kB', async (address) => {
  const watched = address === '/auth' ? await openPage(stage.browser) : await signedInPage(stage);
  const { first, everything } = await fetchedBytes(watched, address);
  process.stdout.write(`first load of ${address}: ${first} bytes; ${everything} with the rest of the screen\n`);
  expect(first).toBeGreaterThan(20_000);
  expect(first).toBeLessThanOrEqual(firstLoadMaximum);
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

    const watched = await signedInPage(stage, viewport);
    const { page } = watched;
    await openEmployer(watched, 'De Schakel B.V. (voorbeeld)');
    const dossiers = new URL(page.url()).pathname;
    await watchShifts(page);
    await slowDown(page);
    await page.route('**/api/clients/fouten/documents*', async (route) => {
      await wait(slowAnswer);
      await route.fulfill({
        json: {
          data: { name: 'Bakkerij Koren', documents: [listedDossier('Een', 'FailedWithError')], styleKey: null },
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
    await page.getByPlaceholder('Naam dossier').waitFor();
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

  it('nothing jumps on the administration of adviser and provider', async () => {
    for (const [watched, screens] of [
      [await administration.adviserPage(viewport), administration.adviserScreens],
      [await administration.providerPage(viewport), administration.providerScreens],
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
  });
});
