import type { Page, Request, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answerDossiers, listedDossier } from '#e2e/answers.ts';
import { type WatchedPage, wide } from '#e2e/browser.ts';
import { tabTo } from '#e2e/focus.ts';
import { useStage } from '#e2e/stage.ts';
import { dossierRow, keepPicture, rowNames, signedInPage } from '#e2e/story.ts';

const stage = useStage();

/** A page with a clock that stands still, showing a list. */
async function pageWithClock(documents: Parameters<typeof answerDossiers>[1]): Promise<WatchedPage> {
  const own = await signedInPage(stage, wide, 'first');
  await own.page.clock.install();
  await answerDossiers(own.page, documents);
  await own.page.goto(`${stage.server.address}/client-overview/werkgever`);
  await dossierRow(own, documents[0]?.name ?? '').waitFor();
  await stopClock(own.page);
  return own;
}

async function stopClock(page: Page): Promise<void> {
  const stop = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
  // A busy machine may be past that moment when it hears of it. It refuses, but then the clock stands.
  await stop().catch(stop);
}

/** Lets the page make a call of its own: what it was told and asked before has been dealt with when that is answered. */
const ownCall = (page: Page): Promise<string> =>
  page.evaluate(() => fetch('/api/health').then((answer) => answer.text()));

/**
 * Lets the clock run until the list is fetched again, and says what the clock then says. It stands still from the
 * fetch until the page has its answer: a slow machine takes its time without the clock knowing.
 */
async function momentOfNextFetch(page: Page, interval: number): Promise<number> {
  const answers: Promise<Response | null>[] = [];
  const noteFetch = (request: Request): void => {
    if (new URL(request.url()).pathname.endsWith('/documents')) answers.push(request.response());
  };
  page.on('request', noteFetch);
  let passed = 0;
  while (answers.length === 0 && passed < interval + 1_000) {
    const step = passed < interval - 500 ? interval - 500 : 20;
    await (step === 20 ? page.clock.runFor(step) : page.clock.fastForward(step));
    await ownCall(page);
    passed += step;
  }
  page.off('request', noteFetch);
  if (answers.length === 0) throw new Error(`the list was not fetched within ${passed} ms`);
  for (const answer of await Promise.all(answers)) await answer?.finished();
  await ownCall(page);
  return page.evaluate(() => Date.now());
}

describe('the clock', () => {
  it.each([
    { status: 'Unknown', interval: 20_000 },
    { status: 'FailedWithErrors', interval: 319_456 },
  ] as const)('a list with one dossier that is $status is fetched every $interval ms', async ({ status, interval }) => {
    const { page, context } = await pageWithClock([listedDossier('Goed', 'Finished'), listedDossier('Ander', status)]);
    const first = await momentOfNextFetch(page, interval);
    const second = await momentOfNextFetch(page, interval);
    expect(second - first).toBeGreaterThanOrEqual(interval - 20);
    expect(second - first).toBeLessThanOrEqual(interval + 100);
    await context.close();
  });

  it('an error stands in the bottom right, titled Error, for five seconds', async () => {
    const own = await pageWithClock([listedDossier('Goed', 'Finished')]);
    const { page, context } = own;
    await page.route('**/documents/*?downloadType=*', (route) => route.fulfill({ status: 500, body: '' }));
    const [, response] = await Promise.all([
      dossierRow(own, 'Goed')
        .getByRole('button', { name: /invoerbestand/ })
        .click(),
      page.waitForResponse('**/documents/*?downloadType=*'),
    ]);
    await response.finished();
    const toast = page
      .getByRole('region', { name: 'Meldingen' })
      .locator('[role=alertdialog][data-type=custom-button]');
    // What draws it comes with the first one; timers of the page show it.
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return toast.count();
      })
      .toBe(1);
    await toast.getByText('Error', { exact: true }).waitFor();
    await toast.getByText('Download mislukt...', { exact: true }).waitFor();
    const box = await toast.boundingBox();
    expect(box?.x).toBeGreaterThan(1280 / 2);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(860 - 60);
    await page.clock.runFor(4_800);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(250);
    await toast.waitFor({ state: 'detached' });
    await context.close();
  });

  it('a deletion can be undone by keyboard for ten seconds', async () => {
    const own = await pageWithClock([listedDossier('Een', 'Finished'), listedDossier('Twee', 'Finished')]);
    const { page, context } = own;
    const sent: string[] = [];
    await page.route(/\/documents\/Een/, async (route) => {
      sent.push(`${route.request().method()} ${new URL(route.request().url()).pathname.split('/').at(-1)}`);
      await route.fulfill({ status: 204 });
    });
    const undo = page.getByRole('region', { name: 'Meldingen' }).getByRole('button', { name: 'Ongedaan maken' });
    const remove = async () => {
      await page.getByRole('button', { name: 'Dossier Een verwijderen' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).click();
      // Windows come and go by timers of the page.
      await expect
        .poll(async () => {
          await page.clock.runFor(10);
          return [await undo.count(), await page.getByRole('alertdialog').count()];
        })
        .toEqual([1, 0]);
      expect(await rowNames(own)).toEqual(['Twee']);
    };
    await remove();
    await keepPicture(own, 'undo-deletion');
    await tabTo(undo);
    await page.keyboard.press('Enter');
    const shown = async () => {
      await page.clock.runFor(10);
      return rowNames(own);
    };
    await expect.poll(shown).toEqual(['Een', 'Twee']);
    expect(sent).toEqual(['DELETE Een', 'POST restore']);
    await remove();
    await page.clock.runFor(9_000);
    expect(await undo.count()).toBe(1);
    await page.clock.runFor(2_000);
    await undo.waitFor({ state: 'detached' });
    expect(sent.slice(2)).toEqual(['DELETE Een']);
    await context.close();
  });
});
