import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DossierDocument } from '#api/dossiers.ts';
import { answerDossiers, listedDossier } from '#e2e/answers.ts';
import { changeScheme, expectAccessible, expectSound, phone, type WatchedPage, wide } from '#e2e/browser.ts';
import { statusReasons } from '#api/status-reasons.ts';
import { decisionOn, otherCard, variantNames, variantsOf } from '#e2e/example-variants.ts';
import { answerEffects, answerKept, answerResult, exampleResult } from '#e2e/example-results.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
import { expectSoundInAllSizes } from '#e2e/sizes.ts';
import { useStage } from '#e2e/stage.ts';
import { endedLogin, keepPicture, signedInPage, signInAgain } from '#e2e/story.ts';
import { isDeepSearch } from '#test/deep-search.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';

const stage = useStage();
const finished: DossierDocument = {
  ...listedDossier('Regeling 2028', 'Finished'),
  nextStep: { step: 'choice', day: '2027-04-01', who: ['employer'], isLate: false },
};
const address = '/client-overview/klant/dossier/Regeling%202028';

/** The button that puts a choice in view. */
const choice = (page: Page, name: string) => page.getByRole('columnheader').getByRole('button', { name });
const choices = (page: Page) => page.getByRole('table', { name: 'De keuzes' });

/** The page with one of its parts open. */
const part = (name: string): string => `${stage.server.address}${address}?deel=${name}`;

async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

describe('the outcome of a dossier', () => {
  let watched: WatchedPage;
  let result: ScreenResult;
  beforeAll(async () => {
    watched = await signedInPage(stage);
    result = await exampleResult('dcToDc');
    await answerResult(watched.page, finished, result);
    await answerKept(watched.page, { variants: variantsOf(result), decisions: [decisionOn(result)] });
    const { statutory } = await statutoryExample('dcToDc');
    const offered = { curves: [{ name: '31-03-2025', date: '2025-03-31' }], sets: [] };
    await answerEffects(watched.page, { effects: statutory!, offered });
    await watched.page.goto(`${stage.server.address}/client-overview/klant`);
  });
  afterAll(() => watched.close());

  it('opens by its name in the list, at its heading, and leads back', async () => {
    const { page } = watched;
    await page.getByRole('link', { name: 'Regeling 2028' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Regeling 2028' });
    await choices(page).waitFor();
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe(address);
    expect(await page.title()).toContain('Uitkomst van Regeling 2028');
    await page.getByText('23 deelnemers · transitie 01-01-2028').waitFor();
    await page.getByText(result.sentences[0]!).waitFor();
    await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link').click();
    await page.getByRole('link', { name: 'Regeling 2028' }).waitFor();
    await page.goBack();
    await choices(page).waitFor();
  });

  it('is accessible and fits in every size', async () => {
    await expectSoundInAllSizes(watched, 'results', { picture: 'whole' });
    expect(watched.complaints).toEqual([]);
  });

  it('has its downloads in a menu that is accessible too', async () => {
    const { page } = watched;
    await page.getByRole('button', { name: 'Downloaden' }).click();
    const file = page.getByRole('button', { name: 'Rapportage (PowerPoint)' });
    await file.waitFor();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await file.waitFor({ state: 'detached' });
  });

  it('answers on the first screen: headline, the table of choices and a chart, with the parts below them in sight', async () => {
    const { page } = watched;
    await page.setViewportSize({ width: 1440, height: 900 });
    const bottom = async (element: Locator) => {
      const box = await element.boundingBox();
      return box!.y + box!.height;
    };
    for (const part of [choices(page), page.getByRole('region', { name: 'Wat het kost' }), page.getByRole('tablist')])
      expect(await bottom(part)).toBeLessThanOrEqual(900);
    await page.setViewportSize(phone);
    expect(await bottom(page.getByRole('rowheader', { name: 'Wie merkt het?' }))).toBeLessThanOrEqual(phone.height);
    await page.setViewportSize(wide);
  });

  it('draws the chart of the row that is pointed at or chosen', async () => {
    const { page } = watched;
    const chart = (name: string) => page.getByRole('region', { name });
    await chart('Wat het kost').waitFor();
    await page.getByRole('rowheader', { name: 'Wie merkt het?' }).hover();
    await chart('Wie gaat voor- of achteruit').waitFor();
    await page.getByRole('heading', { level: 1 }).hover();
    await chart('Wat het kost').waitFor();
    await page.getByRole('rowheader', { name: 'Mag het?' }).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1 }).hover();
    await chart('Premie per leeftijd').waitFor();
    await page.getByRole('rowheader', { name: 'Kosten in 2028' }).getByRole('button').click();
  });

  it('has its parts behind tabs that stand in the address, also by keyboard', async () => {
    const { page } = watched;
    await page.getByRole('tab', { name: 'Kosten' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tabpanel', { name: 'Medewerkers' }).waitFor();
    expect(new URL(page.url()).searchParams.get('deel')).toBe('medewerkers');
    await page.reload();
    await page.getByRole('tabpanel', { name: 'Medewerkers' }).waitFor();
  });

  it('shows the effects of the law on their own basis, of the choice in view', async () => {
    const { page } = watched;
    await page.getByRole('tab', { name: 'Wet en plan' }).click();
    const effect = page.getByRole('region', { name: 'Transitie-effecten' });
    await effect
      .getByText(/Bij 27,7% vlak verandert de waarde van de premies/)
      .first()
      .waitFor();
    await effect.getByText(/Illustratief: rentecurve 31-12-2023/).waitFor();
    await page.getByText(/nieuwere rentecurve bekend \(31-03-2025\)/).waitFor();
    expect(await page.getByRole('button', { name: 'Opnieuw berekenen' }).count()).toBe(1);
    const csv = await saved(page, () =>
      page.getByRole('button', { name: 'Transitie-effect per geboortejaar bewaren als CSV' }).click(),
    );
    expect(csv.text).toMatch(/^\uFEFFGeboortejaar;Zonder compensatie;Met compensatie\r\n1961;-0,0056;/);
    await page.getByRole('tab', { name: 'Medewerkers' }).click();
    const pensions = page.getByRole('region', { name: 'Pensioenverwachting' });
    await pensions.waitFor();
    await choice(page, 'Staffel houden').click();
    await pensions.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Wet en plan' }).click();
    await effect
      .getByText(/De wet schrijft hier geen transitie-effecten voor.*art\. 150b lid 1 onder c PW/)
      .first()
      .waitFor();
  });

  it('keeps the choice in view in the address, and says what it is: in view, or recorded', async () => {
    const { page } = watched;
    const head = (name: string) => page.getByRole('columnheader', { name });
    expect(new URL(page.url()).searchParams.get('keuze')).toBe('A');
    await page.reload();
    await head('Staffel houden').getByText('in beeld · vastgelegd op 05-03-2027').waitFor();
    await choice(page, 'Vlak voor iedereen').press('Enter');
    expect(await choice(page, 'Vlak voor iedereen').getAttribute('aria-pressed')).toBe('true');
    await head('Vlak voor iedereen').getByText('in beeld', { exact: true }).waitFor();
    await head('Staffel houden').getByText('vastgelegd op 05-03-2027', { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get('keuze')).toBeNull();
    expect(await page.getByText('Gekozen', { exact: true }).count()).toBe(0);
  });

  it('tells the meaning of a word of the field at the word, by keyboard too, and moves nothing for it', async () => {
    const { page } = watched;
    const word = choices(page).getByRole('button', { name: 'transitieplan' });
    const before = await choices(page).boundingBox();
    await word.focus();
    await page.keyboard.press('Enter');
    const meaning = page
      .getByRole('dialog', { name: 'transitieplan' })
      .getByText(/^Het document waarin de werkgever de keuze/);
    await meaning.waitFor();
    expect(await choices(page).boundingBox()).toEqual(before);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await meaning.waitFor({ state: 'detached' });
    expect(await word.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('has the table of each chart one press away, and keeps chart and figures as files', async () => {
    const { page } = watched;
    await page.getByRole('tab', { name: 'Vier premies' }).click();
    const table = page.getByRole('table', { name: 'Premie per leeftijd' });
    expect(await table.isVisible()).toBe(false);
    await page.getByText('Tabel: Premie per leeftijd').click();
    await table.waitFor();
    const press = (format: string) => () =>
      page.getByRole('button', { name: `Premie per leeftijd bewaren als ${format}` }).click();
    const csv = await saved(page, press('CSV'));
    expect(csv.name).toBe('Regeling 2028 - Premie per leeftijd.csv');
    expect(csv.text).toMatch(/^\uFEFFLeeftijd;.*B Vlak voor iedereen.*\r\n15;0,\d+;/);
    const svg = await saved(page, press('SVG'));
    expect(svg.text).toMatch(/^<svg xmlns=.*B Vlak voor iedereen.*<\/svg>$/s);
    // Colours are part of a picture of its own.
    expect(svg.text).not.toContain('var(');
    // A document is light, also when the screen is dark.
    await changeScheme(page, 'dark');
    expect((await saved(page, press('SVG'))).text).toBe(svg.text);
    expect(await page.locator('html').getAttribute('data-scheme')).toBe('dark');
    await changeScheme(page, 'light');
    const png = await saved(page, press('PNG'));
    expect(png.text.slice(1, 4)).toBe('PNG');
    expect(watched.complaints).toEqual([]);
  });

  it('has variants beside the answer, at most four', async () => {
    const { page } = watched;
    await page.goto(part('varianten'));
    const table = page.getByRole('table', { name: 'Varianten naast het antwoord' });
    const head = table.getByRole('columnheader');
    const chip = (name: string) => page.getByRole('button', { name, exact: true });
    await table.getByText('Loonstijging: 3,0% in plaats van 2,4%').first().waitFor();
    expect(await head.allInnerTexts()).toEqual(['Wat', 'Het antwoord', ...variantNames.slice(0, 4)]);
    expect(await chip('Vijfde').getAttribute('aria-disabled')).toBe('true');
    for (const name of variantNames.slice(1, 4)) await chip(name).click();
    await chip('Vijfde').click();
    await head.getByText('Vijfde').waitFor();
    expect(await head.allInnerTexts()).toEqual(['Wat', 'Het antwoord', 'Hogere lonen', 'Vijfde']);
    await page.getByText(statusReasons.agesCrossed).waitFor();
  });

  it('writes down which choice was made, and why, also when the login ends in between', async () => {
    const { page } = watched;
    const sent: object[] = [];
    let isTakenBack = false;
    await page.route('**/documents/*/decisions/later', (route) => {
      isTakenBack = route.request().method() === 'DELETE';
      return route.fulfill({ status: 204, body: '' });
    });
    await page.route('**/documents/*/decisions', (route) => {
      const [, entered] = sent;
      const recorded = () => ({ ...decisionOn(result), id: 'later', ...sent[1], decidedBy: 'B. de Boer' });
      if (isTakenBack) return route.fulfill({ json: { data: [] } });
      if (route.request().method() === 'GET')
        return entered === undefined ? route.fallback() : route.fulfill({ json: { data: [recorded()] } });
      if (sent.push(route.request().postDataJSON() as object) === 1)
        return route.fulfill({ status: 401, json: endedLogin });
      return route.fulfill({ status: 201, json: { data: recorded() } });
    });
    await page.goto(part('wet'));
    await choice(page, 'Staffel houden').click();
    await page.getByRole('button', { name: 'Leg vast: Keuze A' }).click();
    const modal = page.getByRole('dialog', { name: 'Leg vast: Keuze A' });
    await modal.getByText(otherCard(result).premium).waitFor();
    const reason = 'De staffel is niet uit te leggen.';
    await modal.getByLabel('Toelichting').fill(reason);
    await modal.getByRole('button', { name: 'Leg vast' }).click();
    await signInAgain(page, stage.server.code);
    // What was chosen and filled in is there again.
    await modal.getByRole('button', { name: 'Leg vast' }).click();
    const shown = page.getByRole('paragraph');
    await shown.filter({ hasText: 'B. de Boer, 05-03-2027' }).waitFor();
    await shown.filter({ hasText: reason }).waitFor();
    expect(sent).toEqual([1, 2].map(() => ({ choice: 'A', reason })));
    await page.getByRole('button', { name: 'Terugnemen' }).click();
    await keepPicture(watched, 'decision-taken-back');
    await page.getByRole('alertdialog', { name: 'Terugnemen' }).getByRole('button', { name: 'Ja' }).click();
    await page.getByText('Er is nog geen keuze vastgelegd.').waitFor();
    expect(isTakenBack).toBe(true);
    await page.unroute('**/documents/*/decisions');
    await page.unroute('**/documents/*/decisions/later');
    expect(watched.complaints.splice(0)).toEqual([expect.stringContaining('401')]);
  });

  it('says why nothing can be recorded on a final dossier, and on one without its data', async () => {
    const { page } = watched;
    const record = page.getByRole('button', { name: /^Leg vast: Keuze .$/ });
    for (const [changes, sentence] of [
      [{ final: { by: 'A. de Wit', on: '2027-03-05T09:00:00.000Z' } }, /^Dit dossier is definitief\./],
      [{ filesErasedOn: '2027-03-05T09:00:00.000Z', hasInputFile: false }, /^Een keuze vastleggen kan niet meer/],
    ] as const) {
      await answerDossiers(page, [{ ...finished, ...changes }]);
      await page.goto(part('wet'));
      await page.getByText(sentence).waitFor();
      expect(await record.count()).toBe(0);
    }
    await answerDossiers(page, [finished]);
    await page.goto(stage.server.address + address);
    await record.waitFor();
    expect(watched.complaints).toEqual([]);
  });

  it('makes a variant that asks for another premium choice C, and an own headline that of the files', async () => {
    const { page } = watched;
    const [plain] = variantsOf(result);
    const quarter = {
      ...plain!,
      id: 'quarter',
      name: 'Een kwart',
      choices: { premium: { is: 'flat', rate: 0.25 } },
    } as const;
    await answerKept(page, { variants: [plain!, quarter] });
    const sent: unknown[] = [];
    for (const what of ['choice-c', 'headline'])
      await page.route(`**/documents/*/${what}`, (route) => {
        sent.push(route.request().postDataJSON());
        return route.fulfill({ json: { data: finished } });
      });
    await page.goto(part('varianten'));
    const take = page.getByRole('button', { name: /^Neem variant .* als keuze C$/ });
    await take.waitFor();
    expect(await take.count()).toBe(1);
    await take.click();
    const question = page.getByRole('alertdialog', { name: 'Keuze C' });
    await question.getByText('Wilt u de premie van variant Een kwart als keuze C?').waitFor();
    await answerDossiers(page, [{ ...finished, choiceC: 'Een kwart' }]);
    await question.getByRole('button', { name: 'Ja' }).click();
    await page.getByText('Keuze C is de premie van variant Een kwart.').waitFor();
    await keepPicture(watched, 'choice-c');
    await page.getByRole('button', { name: 'Pas de kop aan' }).click();
    const modal = page.getByRole('dialog', { name: 'Pas de kop aan' });
    await modal.getByLabel('Kop').fill('Houd de staffel');
    await keepPicture(watched, 'own-headline');
    await modal.getByRole('button', { name: 'Opslaan' }).click();
    await modal.waitFor({ state: 'detached' });
    expect(sent).toEqual([{ variantId: 'quarter' }, { title: 'Houd de staffel' }]);
    await answerKept(page, { variants: variantsOf(result), decisions: [decisionOn(result)] });
    await answerDossiers(page, [finished]);
    expect(watched.complaints).toEqual([]);
  });

  it('has workbook and report made with the chosen variants, with the outcome in sight meanwhile', async () => {
    const { page } = watched;
    let sent: unknown = null;
    const running = { ...finished, calculationStatus: 'Submitted' as const, isRestyling: true };
    await page.route('**/documents/*/report', (route) => {
      sent = route.request().postDataJSON();
      return route.fulfill({ json: { data: running } });
    });
    await page.goto(part('varianten'));
    await page.getByRole('button', { name: 'Hogere lonen', exact: true }).click();
    await answerDossiers(page, [running]);
    await page.getByRole('button', { name: 'Rapport met deze varianten' }).click();
    await page.getByText('Werkmap en rapport worden opnieuw gemaakt.').waitFor();
    expect(sent).toEqual({ variantIds: variantNames.slice(1, 4) });
    await page.getByText(result.sentences[0]!).waitFor();
    await answerDossiers(page, [{ ...finished, reportVariants: 3 }]);
    await page.getByText('In werkmap en rapport staan nu 3 varianten.').waitFor();
    await page.getByRole('button', { name: 'Rapport zonder varianten' }).waitFor();
    await page.getByRole('button', { name: 'Downloaden' }).click();
    await page.getByRole('button', { name: 'Rapportage (PowerPoint) Rapportage met 3 varianten' }).waitFor();
    await page.keyboard.press('Escape');
    await answerDossiers(page, [{ ...finished, reportVariants: 3, statusReason: statusReasons.variantsUnusable }]);
    await page.goto(`${stage.server.address}/client-overview/klant`);
    const row = page.getByRole('rowheader');
    await row.getByText('Meer', { exact: true }).click();
    await row.getByText('Rapportage met 3 varianten').waitFor();
    await row.getByText(statusReasons.variantsUnusable).waitFor();
    await row.getByRole('link', { name: 'Regeling 2028' }).click();
    // The row of the list says so too: the page has come when the outcome is there.
    await page.getByText(result.sentences[0]!).waitFor();
    await page.getByRole('tab', { name: 'Varianten' }).click();
    await page.getByRole('main').getByText(statusReasons.variantsUnusable).waitFor();
    await answerDossiers(page, [finished]);
    expect(watched.complaints).toEqual([]);
  });

  it('prints what was decided by itself, with all that was kept of it', async () => {
    const { page } = watched;
    const decided = decisionOn(result);
    await answerKept(page, { variants: variantsOf(result), decisions: [decided] });
    await page.goto(part('wet'));
    await page.getByRole('paragraph').filter({ hasText: decided.reason }).waitFor();
    await page.evaluate(() => (globalThis.print = () => {}));
    await page.getByRole('button', { name: 'Druk de keuzes af' }).click();
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { level: 1, name: 'Vastgelegde keuzes' }).waitFor();
    const printed = await page.locator('body').innerText();
    for (const text of [
      result.employer,
      'Regeling 2028',
      'Afgedrukt op',
      decided.reason,
      'Premie, Nieuwe regeling: 29,7%, grens 30%',
    ])
      expect(printed).toContain(text);
    expect(printed).not.toContain(result.sentences[0]!);
    await keepPicture(watched, 'decisions-print');
    await page.evaluate(() => globalThis.dispatchEvent(new Event('afterprint')));
    await page.getByText(result.sentences[0]!).waitFor();
    // On the printed page of the outcome they stand as well.
    await page.getByRole('rowheader', { name: 'Toetsen in orde' }).waitFor();
    await page.emulateMedia({ media: null });
    expect(watched.complaints).toEqual([]);
  });

  it.each(['kosten', 'medewerkers', 'compensatie', 'wet', 'premies', 'uitgangspunten'])(
    'has in its part "%s" at most two windows, also with a decision, and what is in order closed',
    async (name) => {
      const { page } = watched;
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(part(name));
      await page.getByRole('tabpanel').getByRole('figure').first().waitFor();
      if (name === 'wet') {
        await page
          .getByRole('paragraph')
          .filter({ hasText: decisionOn(result).reason })
          .waitFor();
        await page.getByRole('region', { name: 'Transitie-effecten' }).waitFor();
      }
      const { height } = (await page.getByRole('tabpanel').boundingBox())!;
      if (name === 'wet') {
        const inOrder = page.getByRole('table', { name: 'Toetsen in orde' });
        expect(await inOrder.isVisible()).toBe(false);
        await page
          .getByRole('region', { name: 'Toetsen', exact: true })
          .locator('summary')
          .filter({ hasText: 'Toetsen in orde' })
          .first()
          .click();
        await inOrder.waitFor();
      }
      expect(height).toBeGreaterThan(300);
      expect(height).toBeLessThanOrEqual(1800);
      await page.setViewportSize(wide);
    },
  );

  it('does not let a choice be in view or recorded that the law forbids', async () => {
    const { page } = watched;
    const views = Object.fromEntries(Object.entries(result.views).filter(([view]) => view !== 'keptScale'));
    const [first, ...others] = result.cards;
    const rows = result.table.rows.map((row) =>
      row.question === 'allowed'
        ? {
            ...row,
            cells: [{ ...row.cells[0]!, text: 'Mag niet', tone: 'forbidden' as const }, ...row.cells.slice(1)],
          }
        : row,
    );
    await answerResult(page, finished, {
      ...result,
      views,
      cards: [{ ...first!, mayBeChosen: false }, ...others],
      table: { ...result.table, rows },
    });
    await page.goto(`${stage.server.address}${address}?keuze=A`);
    await page.getByRole('columnheader', { name: 'Staffel houden' }).waitFor();
    expect(await choice(page, 'Staffel houden').count()).toBe(0);
    expect(await choice(page, 'Vlak voor iedereen').getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Leg vast: Keuze B' }).waitFor();
    // Seen before it is pressed where one choice at a time has room.
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'A Staffel houden Mag niet' }).waitFor();
    await page.setViewportSize(wide);
  });

  it.runIf(isDeepSearch).each(['dbToDc', 'ambitionDbToDc'] as const)('of %s is accessible and fits', async (kind) => {
    await answerResult(watched.page, finished, await exampleResult(kind));
    await watched.page.goto(stage.server.address + address);
    await choices(watched.page).waitFor();
    await expectSoundInAllSizes(watched, `results-${kind}`, { picture: 'whole', isLikeAnother: true });
  });
});
