import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, phone, wide, type WatchedPage } from '#e2e/browser.ts';
import { openEmployer, signedInPage, useStage } from '#e2e/story.ts';

const stage = useStage();

/** Bytes of page, style sheet and scripts together, as they come over the line. */
const firstLoadMaximum = 150_000;
const layoutShiftMaximum = 0.02;
/** How long a call takes on a slow line: long enough for a page to be drawn without its data. */
const slowAnswer = 300;

/** What a page fetches when it is opened, by kind, in bytes as sent. */
async function fetchedBytes({ page, context }: WatchedPage, address: string): Promise<Map<string, number>> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const urls = new Map<string, string>();
  const fetched = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (['Document', 'Stylesheet', 'Script', 'Other', 'Preload'].includes(type)) urls.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId);
    if (url && !/\.(woff2|svg|png|ico)$/.test(url)) fetched.set(new URL(url).pathname, encodedDataLength);
  });
  await page.goto(stage.server.address + address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await session.detach();
  return fetched;
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0);

describe('the first load', () => {
  it.each(['/auth', '/'])('of %s is at most 150 kB', async (address) => {
    const watched = address === '/auth' ? await openPage(stage.browser) : await signedInPage(stage);
    const fetched = await fetchedBytes(watched, address);
    expect([...fetched.keys()].filter((path) => path.endsWith('.css'))).toHaveLength(1);
    expect([...fetched.keys()].some((path) => path.endsWith('.js'))).toBe(true);
    expect(sum(fetched.values()), JSON.stringify([...fetched], null, 1)).toBeLessThanOrEqual(firstLoadMaximum);
    await watched.context.close();
  });
});

/** Adds up what is moved before the eyes of the reader, from the first paint on. */
function watchShifts(): void {
  const seen = { shift: 0, largestPaint: 0, moved: [] as string[] };
  Object.assign(globalThis, { seenByObserver: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      seen.shift += entry.value;
      for (const { node } of entry.sources) {
        seen.moved.push(node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent));
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    seen.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

interface Seen {
  readonly shift: number;
  readonly largestPaint: number;
  readonly moved: readonly string[];
}

const seenIn = (page: Page): Promise<Seen> =>
  page.evaluate(async () => {
    // What was drawn in the last frames is reported after them.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (globalThis as unknown as { seenByObserver: Seen }).seenByObserver;
  });

describe.each(Object.entries({ wide, phone }))('on a %s window with slow answers', (_, viewport) => {
  it('nothing jumps while a screen fills itself', async ({ annotate }) => {
    const outside = await openPage(stage.browser, viewport);
    await outside.page.addInitScript(watchShifts);
    await outside.page.goto(`${stage.server.address}/auth`);
    await outside.page.getByLabel('Toegangscode').waitFor();
    const shifts: Record<string, Seen> = { '/auth': await seenIn(outside.page) };
    await outside.context.close();

    const watched = await signedInPage(stage, viewport);
    const { page } = watched;
    await openEmployer(watched, 'De Schakel B.V. (voorbeeld)');
    const dossiers = new URL(page.url()).pathname;
    await page.addInitScript(watchShifts);
    await page.route('**/api/**', async (route) => {
      await wait(slowAnswer);
      await route.continue();
    });
    for (const [address, ready] of [
      ['/', page.getByRole('heading', { level: 1 })],
      ['/client-list', page.getByRole('rowheader').first()],
      [dossiers, page.getByRole('rowheader').first()],
    ] as const) {
      await page.goto(stage.server.address + address);
      await ready.waitFor();
      shifts[address] = await seenIn(page);
    }
    await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).click();
    await page.getByPlaceholder('Naam dossier').waitFor();
    shifts['new dossier'] = await seenIn(page);
    await annotate(
      Object.entries(shifts)
        .map(
          ([at, { shift, largestPaint }]) =>
            `${at}: shift ${shift.toFixed(4)}, largest paint ${Math.round(largestPaint)} ms`,
        )
        .join('; '),
    );
    for (const [at, { shift, moved }] of Object.entries(shifts)) {
      expect(shift, `${at}: ${moved.join(' | ')}`).toBeLessThan(layoutShiftMaximum);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await watched.context.close();
  });
});
