import { inDutch, statedInDutch } from '#output/language/wording.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { dossierWithChoices } from '#input/what-if/dossier-with-choices.ts';
import { listedDossier } from '#e2e/answers.ts';
import { expectFits, phone, type WatchedPage, wide } from '#e2e/browser.ts';
import { answerInput, answerResult, keptOf, type KeptExample, readExample, refuseInput } from '#e2e/example-results.ts';
import { variantsOf } from '#e2e/example-variants.ts';
import { expectSoundInAllSizes, sizes } from '#e2e/sizes.ts';
import { useStage } from '#e2e/stage.ts';
import { endedLogin, keepPicture, languageMenu, signedInPage, signInAgain } from '#e2e/story.ts';
import { answeredWorker, pagesOf } from '#e2e/what-if-worker.ts';
import { languages } from '#web/i18n/language-choice.ts';

const stage = useStage();
const finished = listedDossier('Regeling 2028', 'Finished');
const address = '/client-overview/klant/dossier/Regeling%202028';

const ask = (page: Page) => page.getByRole('button', { name: 'Wat als …?' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Wat als' });
/** The cell of what is tried in the row of that name. */
const column = (page: Page, row: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: row }) })
    .getByRole('cell')
    .last();
const premium = (page: Page) => panel(page).getByRole('textbox', { name: 'Vlakke premie' });

async function showOutcome({ page }: WatchedPage, kept: KeptExample): Promise<void> {
  await answerResult(page, finished, kept.result);
  await answerInput(page, kept.input);
  await page.goto(stage.server.address + address);
  await page.getByRole('table', { name: 'De keuzes' }).waitFor();
}

describe('a what-if', () => {
  let watched: WatchedPage;
  let dossier: ReadDossier;
  beforeAll(async () => {
    watched = await signedInPage(stage);
    dossier = await readExample('dcToDc');
    await showOutcome(watched, keptOf(dossier));
  });
  afterAll(() => watched.context.close());

  it('begins at the choice in view, in the place of the chart, and takes the focus', async () => {
    const { page } = watched;
    await ask(page).click();
    await panel(page).getByText('niets veranderd').waitFor();
    const heading = panel(page).getByRole('heading', { name: 'Wat als · B Vlak voor iedereen' });
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await page
      .getByRole('columnheader', { name: 'Vlak voor iedereen' })
      .getByText(`${await premium(page).inputValue()}% vlak`)
      .waitFor();
    expect(await page.getByRole('region', { name: 'Wat het kost' }).count()).toBe(0);
    // A scale has controls of its own.
    await page.getByRole('button', { name: 'Staffel houden' }).click();
    await panel(page).getByRole('textbox', { name: 'Staffel', exact: true }).waitFor();
    expect(await premium(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Vlak voor iedereen' }).click();
    await premium(page).waitFor();
  });

  it('follows what is typed in a column of its own, says what moved, and refuses what is no premium', async () => {
    const { page } = watched;
    await premium(page).fill('45');
    await column(page, 'Mag het?')
      .getByText(/boven het maximum van/)
      .waitFor();
    await page.getByRole('region', { name: 'Het antwoord' }).getByText('Zo mag het niet').waitFor();
    // Its parts would be about a premium that nobody asked for.
    const tried = page.getByText(/^Hieronder is keuze B wat u probeert: /);
    expect(await tried.count()).toBe(0);
    await premium(page).fill('145');
    await panel(page).getByText('Vul een getal in van 0 tot en met 100.').waitFor();
    await premium(page).fill('25,3');
    await page.getByRole('columnheader', { name: 'Wat als' }).getByText('25,3% vlak').waitFor();
    const { table } = keptOf(dossierWithChoices(dossier, { premium: { is: 'flat', rate: 0.253 } })).result;
    const place = table.columns.findIndex(({ key }) => key === 'ownFlat');
    for (const { label, cells } of table.rows)
      await column(page, inDutch(label)).getByText(statedInDutch(cells[place]!.text)).first().waitFor();
    await tried.filter({ hasText: '25,3%' }).waitFor();
    await panel(page)
      .getByText(/^Premie −\s€.*, compensatie \+\s€.* in 30 jaar\.$/)
      .waitFor();
  });

  it('is moved by the keys of a slider, and told once it rests', async () => {
    const { page } = watched;
    await panel(page).getByRole('slider', { name: 'Vlakke premie, schuif' }).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    expect(await premium(page).inputValue()).toBe('25,4');
    await page.getByRole('status').filter({ hasText: 'Vlak voor iedereen: 25,4% vlak.' }).waitFor();
  });

  it('stands in the address, and outlives a reload', async () => {
    const { page } = watched;
    await page.reload();
    await page.getByRole('columnheader', { name: 'Wat als' }).getByText('25,4% vlak').waitFor();
    expect(await premium(page).inputValue()).toBe('25,4');
  });

  it('is kept as a variant under a name, also when the login ends in between, which then stands beside the answer', async () => {
    const { page } = watched;
    const kept = { ...variantsOf(keptOf(dossier).result)[0]!, name: 'Een kwart' };
    const sent: unknown[] = [];
    await page.route('**/documents/*/variants', (route) => {
      if (route.request().method() === 'GET') return route.fulfill({ json: { data: sent.length > 1 ? [kept] : [] } });
      // The login has ended when it is sent first.
      if (sent.push(route.request().postDataJSON()) === 1) return route.fulfill({ status: 401, json: endedLogin });
      return route.fulfill({ status: 201, json: { data: kept } });
    });
    await panel(page).getByRole('button', { name: 'Bewaar als variant' }).click();
    const modal = page.getByRole('dialog', { name: 'Bewaar als variant' });
    await modal.getByLabel('Naam van de variant').fill(kept.name);
    await modal.getByRole('button', { name: 'Opslaan' }).click();
    await signInAgain(page, stage.server.code);
    // What was changed and filled in is there again.
    await modal.getByRole('button', { name: 'Opslaan' }).click();
    await panel(page).getByRole('button', { name: 'Wat als sluiten' }).click();
    await page.getByRole('tab', { name: 'Varianten' }).click();
    await page.getByRole('columnheader', { name: kept.name }).waitFor();
    const choices = { premium: { is: 'flat', rate: expect.closeTo(0.254, 9) as number } };
    expect(watched.complaints.splice(0)).toEqual([expect.stringContaining('401')]);
    expect(sent).toEqual([1, 2].map(() => ({ name: kept.name, choices })));
  });

  it('is shown by the whole page, which says so', async () => {
    const { page } = watched;
    await ask(page).click();
    await panel(page).getByText('niets veranderd').waitFor();
    await premium(page).fill('25,4');
    const { sentences } = keptOf(dossierWithChoices(dossier, { premium: { is: 'flat', rate: 0.254 } })).result;
    await page.getByRole('region', { name: 'Het antwoord' }).getByText(sentences[0]!).waitFor();
    await page.getByRole('region', { name: 'Het antwoord' }).getByText('Wat als', { exact: true }).waitFor();
    await expectSoundInAllSizes(watched, 'what-if', { picture: 'inSight' });
    await panel(page).getByRole('button', { name: 'Terug naar het antwoord', exact: true }).click();
    await panel(page).getByText('niets veranderd').waitFor();
    expect(await page.getByText(sentences[0]!).count()).toBe(0);
  });

  it('goes back choice by choice', async () => {
    const { page } = watched;
    await panel(page).getByText('Rendement en loon').click();
    const wage = panel(page).getByRole('textbox', { name: 'Loonstijging' });
    const before = await wage.inputValue();
    await wage.fill('3,1');
    await panel(page)
      .getByText(/in 30 jaar/)
      .first()
      .waitFor();
    await panel(page).getByRole('button', { name: 'Loonstijging: terug naar het antwoord' }).click();
    await panel(page).getByText('niets veranderd').waitFor();
    expect(await wage.inputValue()).toBe(before);
  });

  it('fits on the narrowest window in every language', async () => {
    const { page } = watched;
    await page.setViewportSize(sizes.narrowest);
    const language = languageMenu(page);
    const sheet = page.locator('aside').filter({ has: page.getByRole('slider') });
    await sheet.locator('details').evaluateAll((groups) => groups.forEach((group) => group.setAttribute('open', '')));
    for (const one of [...languages.filter((name) => name !== 'nl'), 'nl'] as const) {
      await language.selectOption(one);
      await page.locator(`html[lang^=${one}]`).waitFor();
      await keepPicture(watched, `what-if-${one}`, 'inSight');
      await expectFits(page);
      const tooWide = await sheet.evaluate((panel) =>
        [panel, ...panel.querySelectorAll('*')]
          .filter((part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'auto')
          .map((part) => part.className),
      );
      expect(tooWide, one).toEqual([]);
    }
    await page.setViewportSize(wide);
  });

  it('is a sheet from below on a phone, which folds and closes', async () => {
    const { page } = watched;
    await page.setViewportSize(phone);
    await panel(page).getByRole('button', { name: 'Wat als inklappen' }).click();
    await premium(page).waitFor({ state: 'hidden' });
    await panel(page).getByRole('button', { name: 'Wat als uitklappen' }).click();
    await premium(page).waitFor();
    // What lies above it closes first.
    await page.getByRole('button', { name: 'Downloaden' }).press('Enter');
    const file = page.getByRole('button', { name: 'Rapportage (PowerPoint)' });
    await file.press('Escape');
    await file.waitFor({ state: 'detached' });
    await premium(page).waitFor();
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(await ask(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.setViewportSize(wide);
    expect(watched.complaints).toEqual([]);
  });

  it('is asked again after a fault, with what was tried', async () => {
    const { page } = watched;
    const tried = encodeURIComponent(JSON.stringify({ premium: { is: 'flat', rate: 0.253 } }));
    await refuseInput(page, 500, { code: 'INTERNAL', message: 'Er ging bij ons iets mis.' });
    await page.goto(`${stage.server.address}${address}?wat-als=${tried}`);
    await panel(page).getByText('Er ging bij ons iets mis').waitFor();
    await answerInput(page, keptOf(dossier).input);
    await panel(page).getByRole('button', { name: 'Opnieuw proberen' }).click();
    await page.getByRole('columnheader', { name: 'Wat als' }).getByText('25,3% vlak').waitFor();
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
  });

  it('is not shown where the data were erased, or another version calculated the answer', async () => {
    const { page } = watched;
    await refuseInput(page, 410, { code: 'WHAT_IF_ERASED', message: 'Wat-als kan bij dit dossier niet meer.' });
    await ask(page).click();
    await panel(page).getByText('Wat-als kan bij dit dossier niet meer').waitFor();
    await panel(page).getByRole('button', { name: 'Wat als sluiten' }).click();
    const { input } = keptOf(dossier);
    await answerInput(page, { ...input, stamp: { ...input.stamp, programVersion: '0.0.0' } });
    await ask(page).click();
    await panel(page).getByText('andere versie van het programma').waitFor();
    await panel(page).getByRole('button', { name: 'Opnieuw berekenen' }).waitFor();
    await panel(page).getByRole('button', { name: 'Wat als sluiten' }).click();
    const dearer = { ...input, input: { ...input.input, next: { ...input.input.next, costPerParticipant: 999 } } };
    await answerInput(page, dearer);
    await ask(page).click();
    await panel(page).getByText('andere versie van het programma').waitFor();
  });
});

describe('the worker of what-ifs', () => {
  const choices: WhatIfChoices = {
    premium: { is: 'flat', rate: 0.2 },
    compensationThreshold: 0.02,
    contribution: 0.05,
    wageGrowth: 0.029,
  };

  it('calculates to the last bit what the server does, of every kind', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    await showOutcome(watched, keptOf(await readExample('dcToDc')));
    const worker = await answeredWorker(page);
    for (const kind of schemeKinds) {
      const dossier = await readExample(kind);
      const { result, input } = keptOf(dossier);
      const { first, second } = await pagesOf(worker, input, choices);
      expect(first === JSON.stringify(result), `${kind}, without choices`).toBe(true);
      const chosen = keptOf(dossierWithChoices(dossier, choices)).result;
      expect(second === JSON.stringify(chosen), `${kind}, with choices`).toBe(true);
    }
    await watched.context.close();
  });
});
