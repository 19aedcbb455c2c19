import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSound, phone, type WatchedPage, wide } from '#e2e/browser.ts';
import { hasFocus } from '#e2e/focus.ts';
import { seenIn, watchShifts } from '#e2e/layout-shifts.ts';
import { useStage } from '#e2e/stage.ts';
import { dossierRow, keepPicture, openStart, signedInPage } from '#e2e/story.ts';

const stage = useStage();
const headline = 'Een nieuwe pensioenpremie, in evenwicht met de oude';
const documentAddress = '**/api/generalDocuments/*';

describe('the landing page', () => {
  it('says what the tool does, for whom and what happens to data, and leads to the employers', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    await openStart(watched);
    expect(await page.title()).toBe('Home - Evenwicht');
    await page.getByRole('heading', { level: 1, name: 'Welkom, Adviseur.', exact: true }).waitFor();
    await page
      .getByRole('img', { name: /^Een balans\. Links de huidige staffel, die van 17,4% naar 38,2% stijgt/ })
      .waitFor();
    await page.getByText('Voor pensioenadviseurs en hun werkgevers.').waitFor();
    for (const name of [
      headline,
      'Twee manieren om in evenwicht te zijn',
      'Zo werkt het',
      'Wat er met uw gegevens gebeurt',
    ])
      await page.getByRole('heading', { level: 2, name }).waitFor();
    await page
      .getByRole('complementary', { name: 'Mededeling' })
      .getByText('geen advies in de zin van de Wft')
      .waitFor();
    expect(await page.getByRole('form').count()).toBe(0);
    await page.getByRole('main').getByRole('link', { name: 'Overzicht werkgevers' }).click();
    await page.getByRole('heading', { level: 1, name: 'Overzicht werkgevers' }).waitFor();
    expect(watched.complaints).toEqual([]);
    await watched.close();
  });

  it('has the year of now in the copyright line', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    await page.clock.setFixedTime(new Date('2031-05-06T10:00:00Z'));
    await page.reload();
    await page.getByRole('contentinfo').getByText('© 2031 Evenwicht', { exact: true }).waitFor();
    await watched.close();
  });

  it('opens the example dossier with one click', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    await openStart(watched);
    await page.getByRole('button', { name: 'Probeer het voorbeeld' }).click();
    await page.getByRole('heading', { level: 1, name: 'Overzicht dossiers De Schakel B.V. (voorbeeld)' }).waitFor();
    await dossierRow(watched, 'VOORBEELD De Schakel').waitFor();
    expect(watched.complaints).toEqual([]);
    await watched.close();
  });

  it('starts at its top with its heading in focus, and offers the way back up after 200 pixels', async () => {
    const watched = await signedInPage(stage, phone);
    const { page } = watched;
    await openStart(watched);
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
    const toTop = page.getByRole('link', { name: 'Naar boven' });
    await page.evaluate(() => scrollTo(0, 200));
    expect(await toTop.count()).toBe(0);
    await page.evaluate(() => scrollTo(0, 201));
    await toTop.click();
    await page.waitForFunction(() => scrollY === 0);
    await toTop.waitFor({ state: 'detached' });
    await watched.close();
  });

  it('is in the language that is chosen, the banner too', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    await openStart(watched);
    await page.getByRole('combobox', { name: 'Taal (language)' }).selectOption('English');
    await page.getByRole('heading', { level: 2, name: 'A new pension premium, in balance with the old one' }).waitFor();
    await page.getByText('27.7%').first().waitFor();
    const banner = page.getByRole('complementary', { name: 'Announcement' });
    await expect.poll(() => banner.getAttribute('lang')).toBe('en');
    await banner.getByRole('heading', { name: 'Calculating is not advising' }).waitFor();
    await keepPicture(watched, 'landing-english');
    await expectSound(page);
    await watched.close();
  });

  let resized: WatchedPage;
  beforeAll(async () => {
    resized = await signedInPage(stage);
    await openStart(resized);
    await watchShifts(resized.page);
  });
  afterAll(() => resized.close());

  it.each([
    ['wide', wide],
    ['tablet', { width: 768, height: 1024 }],
    ['phone', phone],
    ['narrowest', { width: 320, height: 640 }],
  ])('is accessible on a %s window and keeps its layout', async (size, viewport) => {
    const { page } = resized;
    await page.setViewportSize(viewport);
    expect(await shiftWhileLoading(page)).toBeLessThan(0.02);
    await keepPicture(resized, `landing-${size}`, 'whole');
    await expectSound(page);
    expect(resized.complaints).toEqual([]);
  });
});

/** Layout shift of a page that is watched, while it loads anew. */
async function shiftWhileLoading(page: Page): Promise<number> {
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /^Welkom/ }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  return (await seenIn(page)).shift;
}

describe('the documents of the footer', () => {
  const link = ({ page }: WatchedPage, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

  it.each([
    ['Handleiding', 'manualDocument', 'Handleiding.pdf'],
    ['FAQ', 'faqDocument', 'FAQ.pdf'],
    ['Voorwaarden', 'conditionsDocument', 'Voorwaarden.pdf'],
  ])('%s is fetched with the login and saved', async (name, type, file) => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    const asked: { address: string; authorization: string | undefined }[] = [];
    await page.route(documentAddress, (route) => {
      const request = route.request();
      asked.push({ address: new URL(request.url()).pathname, authorization: request.headers()['authorization'] });
      return route.fulfill({ contentType: 'application/pdf', body: `%PDF ${type}` });
    });
    const saved = page.waitForEvent('download');
    await link(watched, name).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(file);
    expect(await readFile(await download.path(), 'utf8')).toBe(`%PDF ${type}`);
    expect(asked).toEqual([
      { address: `/api/generalDocuments/${type}`, authorization: expect.stringMatching(/^Bearer .+/) as string },
    ]);
    expect(watched.complaints).toEqual([]);
    await watched.close();
  });

  it('a failure is told in a toast titled Error that goes away after five seconds', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    await page.route(documentAddress, (route) => route.fulfill({ status: 503, body: '' }));
    await link(watched, 'Handleiding').click();
    const toast = page
      .getByRole('region', { name: 'Meldingen' })
      .locator('[role=alertdialog][data-type=custom-button]');
    await toast.getByText('Error', { exact: true }).waitFor();
    await toast.getByText('Download mislukt...').waitFor();
    await expectSound(page);
    await toast.waitFor({ state: 'detached' });
    await watched.close();
  });
});
