import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';

/** How many times slower pages are run, as asked (`BROWSER_SLOWNESS`). */
const slowness = Number(process.env['BROWSER_SLOWNESS'] ?? 1);
if (!(slowness >= 1)) throw new Error('BROWSER_SLOWNESS is a number from 1 on');

/** Milliseconds that what a page fetches is late, times the slowness: now this, now that, so that answers overtake. */
const delays = [0, 40, 5, 150, 20, 80];

/**
 * Lets a page run as on a slow machine with a slow line, where one was asked for: a test that looks before what it looks
 * at is there, then mostly fails at once.
 */
export async function asOnSlowMachine(page: Page, context: BrowserContext): Promise<void> {
  if (slowness === 1) return;
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  let fetched = 0;
  await context.route('**/*', async (route) => {
    fetched += 1;
    await wait((delays[fetched % delays.length] ?? 0) * slowness);
    // The page may be gone by now.
    await route.continue().catch(() => undefined);
  });
}
