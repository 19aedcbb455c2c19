import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KeptText, NewText } from '#api/written-texts.ts';
import { listedDossier } from '#e2e/answers.ts';
import type { WatchedPage } from '#e2e/browser.ts';
import { answerResult, exampleResult } from '#e2e/example-results.ts';
import { useStage } from '#e2e/stage.ts';
import { endedLogin, keepPicture, signedInPage, signInAgain } from '#e2e/story.ts';

const stage = useStage();
const finished = listedDossier('Regeling 2028', 'Finished');
const address = '/client-overview/klant/dossier/Regeling%202028';

const keptOf = (entered: NewText, writtenBy: string): KeptText => ({
  ...entered,
  key: 'advies',
  writtenBy,
  writtenOn: '2027-03-04T13:05:59.000Z',
  isOfThisOutcome: true,
  otherChoice: null,
  earlier: [],
});

/** What somebody else keeps while this page has nothing of it yet. */
const theirs = keptOf({ text: 'Kies de staffel.', applies: true, version: 1 }, 'B. de Boer');

/** How the server answers a text that is sent; the answer to reading is what it kept last. */
interface KeptTexts {
  kept: KeptText | null;
  onSent: (route: Route, entered: NewText) => Promise<void>;
}

/** Keeps a text that was made of the version it has, and refuses another with what is kept. */
const asServer = (texts: KeptTexts) => (route: Route, entered: NewText) => {
  if (entered.version !== (texts.kept?.version ?? 0))
    return route.fulfill({
      status: 409,
      json: { code: 'TEXT_CHANGED_MEANWHILE', message: 'Intussen gewijzigd.', current: texts.kept },
    });
  const { kept } = texts;
  texts.kept = keptOf({ ...entered, version: entered.version + 1 }, 'Adviseur');
  if (kept?.writtenBy === theirs.writtenBy) texts.kept.earlier.push(kept);
  return route.fulfill({ json: { data: texts.kept } });
};

async function answerTexts(page: Page, texts: KeptTexts, isSeen: () => boolean): Promise<void> {
  await page.route('**/documents/*/texts', (route) =>
    route.fulfill({
      json: {
        data: {
          texts: texts.kept === null || !isSeen() ? [] : [texts.kept],
          asked: ['advies'],
          doubts: [],
          isChoiceForbidden: false,
          areInFiles: true,
          appendix: [],
        },
      },
    }),
  );
  await page.route('**/documents/*/texts/advies', (route) =>
    texts.onSent(route, route.request().postDataJSON() as NewText),
  );
}

describe('what an adviser writes', () => {
  let watched: WatchedPage;
  const texts: KeptTexts = { kept: null, onSent: () => Promise.resolve() };
  let isSeen = false;
  const field = () => watched.page.getByLabel('Advies en redenen').first();
  const conflict = () => watched.page.getByText('B. de Boer heeft deze tekst intussen gewijzigd:');
  beforeAll(async () => {
    watched = await signedInPage(stage);
    const { page } = watched;
    texts.onSent = asServer(texts);
    await answerResult(page, finished, await exampleResult('dcToDc'));
    await answerTexts(page, texts, () => isSeen);
    await page.goto(`${stage.server.address}${address}?deel=documenten`);
    await field().waitFor();
  });
  afterAll(() => watched.close());

  it('stands there again after leaving it unsettled beside that of somebody else', async () => {
    const { page } = watched;
    texts.kept = theirs;
    await field().fill('Kies vlak.');
    await conflict().waitFor();
    isSeen = true;
    await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link').click();
    await page.getByRole('rowheader').first().waitFor();
    await page.goBack();
    await conflict().waitFor();
    expect(await field().inputValue()).toBe('Kies vlak.');
    expect(texts.kept).toEqual(theirs);
    watched.complaints.splice(0);
  });

  it('is asked about before the browser closes the page, and not once it is settled', async () => {
    const { page } = watched;
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload({ timeout: 5_000 }).catch(() => null);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await reloaded;
    expect(await field().inputValue()).toBe('Kies vlak.');
    await page.getByRole('button', { name: 'Houd mijn tekst' }).click();
    await expect.poll(() => texts.kept?.text).toBe('Kies vlak.');
    await conflict().waitFor({ state: 'detached' });
    await page.reload();
    await field().waitFor();
    expect(await field().inputValue()).toBe('Kies vlak.');
  });

  it('can be what it was before', async () => {
    const { page } = watched;
    await page.getByText('Eerdere teksten (1)').click();
    const putBack = page.getByRole('button', { name: 'Terugzetten', description: 'B. de Boer, 04-03-2027' });
    await putBack.click();
    await expect.poll(() => texts.kept?.text).toBe(theirs.text);
    expect(await field().inputValue()).toBe(theirs.text);
    await putBack.waitFor({ state: 'detached' });
  });

  it('says under which choice it was written when another was recorded since, until somebody looked at it', async () => {
    const { page } = watched;
    texts.kept = { ...theirs, version: 9, otherChoice: 'A' };
    await page.reload();
    await page.getByText('Geschreven toen keuze A gold. Klopt de tekst nog?').waitFor();
    await keepPicture(watched, 'text-of-other-choice');
    await page.getByRole('button', { name: 'Tekst klopt nog' }).click();
    await expect.poll(() => texts.kept?.version).toBe(10);
    await page.getByText('Geschreven toen keuze A gold.').waitFor({ state: 'detached' });
  });

  it('is saved after a login that ended in between', async () => {
    const { page } = watched;
    texts.onSent = (route) => route.fulfill({ status: 401, json: endedLogin });
    await field().fill('Kies vlak, met compensatie.');
    await page.getByText(endedLogin.message).waitFor();
    texts.onSent = asServer(texts);
    await signInAgain(page, stage.server.code);
    await expect.poll(() => texts.kept?.text).toBe('Kies vlak, met compensatie.');
    expect(await field().inputValue()).toBe('Kies vlak, met compensatie.');
  });
});
