import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectFits, phone, usualMotion, wide, type WatchedPage } from '#e2e/browser.ts';
import { useStage } from '#e2e/stage.ts';
import { signedInPage, visitorPage } from '#e2e/story.ts';

const stage = useStage();

const traces = (page: Page): Promise<unknown> =>
  page.evaluate(() => ({
    stored: [localStorage.length, sessionStorage.length],
    window: [innerWidth, innerHeight],
    colours: matchMedia('(forced-colors: active)').matches,
    motion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    scheme: matchMedia('(prefers-color-scheme: dark)').matches,
  }));

it('a page that a story is done with has nothing of it left for the next', async () => {
  const before = await visitorPage(stage);
  const untouched = await traces(before.page);
  await before.close();
  const one = await signedInPage(stage, phone);
  expect(one.page).toBe(before.page);
  await expectFits(one.page);
  await one.page.route('**/api/**', (route) => route.fulfill({ status: 500, body: '' }));
  const reducedMotion = usualMotion === 'reduce' ? 'no-preference' : 'reduce';
  await one.page.emulateMedia({ forcedColors: 'active', reducedMotion, colorScheme: 'dark' });
  await one.page.evaluate(() => sessionStorage.setItem('of', 'this story'));
  await one.page.reload();
  await expect.poll(() => one.complaints.length).toBeGreaterThan(0);
  await one.close();
  const other = await visitorPage(stage);
  expect(other.page).toBe(one.page);
  expect(await traces(other.page)).toEqual(untouched);
  expect(other.page.viewportSize()).toEqual(wide);
  await other.page.goto(`${stage.server.address}/client-list`);
  await other.page.getByLabel('Toegangscode').waitFor();
  expect(other.complaints).toEqual([]);
  await other.close();
});

it.each<[string, (watched: WatchedPage) => unknown]>([
  ['a clock', ({ page }) => page.clock.install()],
  ['a script for each load', ({ page }) => page.addInitScript(() => undefined)],
  ['a listener', ({ page }) => page.on('request', () => undefined)],
  ['a permission', ({ context }) => context.grantPermissions(['clipboard-read'])],
  ['a line that is cut', ({ context }) => context.setOffline(true)],
  [
    'a second page',
    ({ page }) => Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('/auth'))]),
  ],
])('a page that was given %s is closed after its story', async (_, given) => {
  const watched = await visitorPage(stage);
  await given(watched);
  await watched.close();
  expect(watched.page.isClosed()).toBe(true);
});
