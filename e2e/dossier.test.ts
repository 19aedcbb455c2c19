import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { expectSound } from '#e2e/browser.ts';
import { correctFile, wrongFile } from '#e2e/example-files.ts';
import { hasFocus } from '#e2e/focus.ts';
import { useOwnStage } from '#e2e/stage.ts';
import { addDossier, dossierRow, keepPicture, openEmployer, signedInPage } from '#e2e/story.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';

const example = 'De Schakel B.V. (voorbeeld)';
const patient = { timeout: 90_000 };

/** Downloads by a button; the file's name and bytes. */
async function downloaded(button: Locator): Promise<{ name: string; bytes: Uint8Array }> {
  const [download] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** What stands above every page of a Word document that is taken from the menu of an outcome. */
async function wordHeader(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Downloaden' }).click();
  const { bytes } = await downloaded(page.getByRole('button', { name }));
  const parts = Object.entries(unzipSync(bytes)).filter(([path]) => /^word\/header\d+\.xml$/.test(path));
  expect(parts.length).toBeGreaterThan(0);
  return parts.map(([, part]) => strFromU8(part)).join('');
}

const wordFiles = ['Adviesrapport (Word)', 'Concept-transitieplan (Word)'];

describe('a dossier in the browser', () => {
  const stage = useOwnStage({ isFirstStart: true, settings: () => ({ READY_PROCESSES: '1' }) });

  it('of the first start is calculated, and its files can be downloaded, and made final and a concept again', async () => {
    const watched = await signedInPage(stage);
    await openEmployer(watched, example);
    const row = dossierRow(watched, 'VOORBEELD De Schakel');
    await row
      .getByRole('button', { name: /uitvoerbestand/ })
      .and(watched.page.locator(':enabled'))
      .waitFor(patient);
    await row.locator('summary').click();
    const figures = (await row.locator('dl').allInnerTexts()).join('\n').replaceAll('\u00a0', ' ');
    for (const text of ['B Vlak voor iedereen', 'Nog niet gekozen', '27,7%', '€ 290.593', 'met compensatie', '30 jaar'])
      expect(figures).toContain(text);
    await keepPicture(watched, 'dossiers-finished');
    await expectSound(watched.page);
    const output = await downloaded(row.getByRole('button', { name: /uitvoerbestand/ }));
    expect(output.name).toBe('outputFile_VOORBEELD De Schakel.xlsx');
    expect(readWorkbook(output.bytes, nodePlatform).sheets.map((sheet) => sheet.name)).toContain('Samenvatting');
    const report = await downloaded(row.getByRole('button', { name: /rapportage/ }));
    expect(report.name).toBe('reportFile_VOORBEELD De Schakel.pptx');
    expect(Object.keys(unzipSync(report.bytes)).filter((part) => /slides\/slide\d+\.xml$/.test(part))).toHaveLength(15);
    await row.getByRole('link', { name: 'VOORBEELD De Schakel' }).click();
    const flat = watched.page.getByRole('columnheader', { name: 'Vlak voor iedereen 27,7% vlak' });
    await flat.getByText('in beeld', { exact: true }).waitFor();
    const answer = watched.page.getByRole('region', { name: 'Het antwoord' });
    await answer.getByText('Volgende stap: Kiezen, uiterlijk 01-04-2027 (werkgever).').waitFor();
    await watched.page.getByRole('button', { name: 'Downloaden' }).click();
    await watched.page.getByText('Transitieplan en instemmingsnotitie: leg eerst een keuze vast.').waitFor();
    expect(await watched.page.getByRole('button', { name: wordFiles[1]! }).count()).toBe(0);
    const all = await downloaded(watched.page.getByRole('button', { name: 'Alle bestanden (zip)' }));
    expect(all.name).toBe('Bestanden_VOORBEELD De Schakel.zip');
    expect(Object.keys(unzipSync(all.bytes)).map((name) => name.split(' - ').at(-1))).toEqual(
      expect.arrayContaining(['Rapport.pptx', 'Adviesrapport.docx', 'Werkmap.xlsx', 'Invoer.xlsx']),
    );
    await watched.page.getByRole('button', { name: 'Leg vast: Keuze B' }).click();
    const decision = watched.page.getByRole('dialog', { name: 'Leg vast: Keuze B' });
    await decision.getByLabel('Toelichting').fill('Uitlegbaar aan de ondernemingsraad.');
    await decision.getByRole('button', { name: 'Leg vast' }).click();
    await flat.getByText(/vastgelegd op/).waitFor(patient);
    await answer.getByText(/^Vlak voor iedereen wordt 27,7%/).waitFor();
    await answer.getByText(/^Volgende stap: Voorgenomen besluit/).waitFor();
    await watched.page.getByRole('tab', { name: 'Vier premies' }).click();
    await watched.page.getByRole('img', { name: /^Lijngrafiek van de premie per leeftijd/ }).waitFor();
    await watched.page.getByRole('tab', { name: 'Documenten' }).click();
    const made = (next: string) =>
      watched.page.getByRole('button', { name: next }).and(watched.page.locator('[aria-disabled="false"]'));
    for (const name of wordFiles) expect(await wordHeader(watched.page, name), name).toContain('CONCEPT');
    await made('Definitief maken').click();
    const question = watched.page.getByRole('alertdialog', { name: 'Definitief maken' });
    await question.getByRole('button', { name: 'Naar de teksten' }).click();
    const texts = watched.page.getByRole('region', { name: 'Documenten' });
    await texts.getByLabel('Advies en redenen').first().fill('Kies de vlakke premie.');
    for (const box of await texts.getByLabel(/^Niet van toepassing: (?!Advies en redenen)/).all()) await box.check();
    await watched.page.getByText('De bestanden zijn ouder dan deze teksten.').waitFor(patient);
    expect(await watched.page.getByRole('button', { name: 'Bestanden bijwerken' }).count()).toBe(1);
    await texts
      .getByText('Wordt opgeslagen…')
      .first()
      .waitFor({ ...patient, state: 'detached' });
    await made('Definitief maken').click();
    await question.getByRole('button', { name: 'Ja' }).click();
    await made('Terug naar concept').waitFor(patient);
    const toDo = watched.page.getByRole('list', { name: 'Nog te doen' }).getByRole('listitem');
    const ticked = toDo.filter({ hasText: 'gedaan' });
    await expect.poll(() => ticked.count()).toBe(2);
    expect((await ticked.allInnerTexts()).map((text) => text.split('\n').slice(0, 3))).toEqual([
      ['01-04-2027', 'werkgever', expect.stringContaining('Kiezen')],
      ['01-10-2027', 'adviseur', expect.stringContaining('Transitieplan definitief maken')],
    ]);
    await keepPicture(watched, 'to-do');
    await watched.page.getByText(/^Definitief gemaakt door/).waitFor();
    for (const name of wordFiles) expect(await wordHeader(watched.page, name), name).not.toContain('CONCEPT');
    await made('Terug naar concept').click();
    await made('Definitief maken').waitFor(patient);
    expect(await wordHeader(watched.page, wordFiles[0]!)).toContain('CONCEPT');
    expect(watched.complaints).toEqual([]);
    await watched.close();
  });

  it('goes from an empty template and a new employer to an answer', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    await page.getByRole('button', { name: 'Werkgever toevoegen' }).first().click();
    await keepPicture(watched, 'client-form');
    await expectSound(page);
    await page.getByRole('dialog').getByLabel('Naam werkgever').fill('Bakkerij Koren');
    await page.getByRole('dialog').getByRole('button', { name: 'Toevoegen' }).click();
    await openEmployer(watched, 'Bakkerij Koren');
    await keepPicture(watched, 'dossiers-empty');
    await expectSound(page);
    await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).first().click();
    const modal = page.getByRole('dialog');
    await modal.waitFor();
    await keepPicture(watched, 'new-dossier');
    await expectSound(page);
    const template = await downloaded(modal.getByRole('button', { name: /^DC to DC: .*sjabloon/ }));
    expect(template.name).toBe('Template_dcToDc.xlsx');
    expect(readDossier(readWorkbook(template.bytes, nodePlatform)).dossier).toBeNull();
    await page.keyboard.press('Escape');
    const row = await addDossier(watched, 'Eerste berekening', await correctFile());
    await keepPicture(watched, 'dossiers-running');
    await row
      .getByRole('button', { name: /rapportage/ })
      .and(page.locator(':enabled'))
      .waitFor(patient);
    expect(watched.complaints).toEqual([]);
    await watched.close();
  });

  it('with wrong cells comes back as the same file with those cells marked and explained', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    await openEmployer(watched, example);
    const row = await addDossier(watched, 'Met fouten', await wrongFile(), 'Toch versturen');
    const errors = row.getByRole('button', { name: /foutbestand/ });
    await errors.waitFor(patient);
    await page.getByText('Een of meerdere inputfiles hebben errors.').waitFor();
    await keepPicture(watched, 'dossiers-with-errors');
    await expectSound(page);
    const file = await downloaded(errors);
    expect(file.name).toBe('errorFile_Met fouten.xlsx');
    const marked = readWorkbook(file.bytes, nodePlatform);
    expect(marked.sheets[0]?.name).toBe('Fouten');
    const { findings } = readDossier(marked);
    expect(findings.filter((finding) => finding.severity === 'error')).toHaveLength(2);
    await expect(row.getByRole('button', { name: /uitvoerbestand/ }).isDisabled()).resolves.toBe(true);
    await watched.close();
  });

  it('gets another name, is put away and comes back', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    await openEmployer(watched, example);
    const row = await addDossier(watched, 'Eerste naam', await wrongFile(), 'Toch versturen');
    await row.getByRole('button', { name: /foutbestand van Eerste naam/ }).waitFor();
    await row.locator('summary').click();
    await row.getByRole('button', { name: 'Dossier Eerste naam hernoemen' }).click();
    const window = page.getByRole('dialog', { name: 'Dossier hernoemen' });
    const name = window.getByLabel('Naam dossier');
    await name.fill('-');
    await window.getByRole('button', { name: 'Opslaan' }).click();
    await window.getByText('Must start with an alphanumeric character').waitFor();
    await expectSound(page);
    await name.fill('Tweede naam');
    await page.keyboard.press('Enter');
    await window.waitFor({ state: 'detached' });
    const renamed = dossierRow(watched, 'Tweede naam');
    await renamed.getByRole('button', { name: 'Dossier Tweede naam archiveren' }).click();
    await renamed.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
    await page.getByRole('switch', { name: 'Toon gearchiveerde dossiers (1)' }).check();
    await renamed.getByText('Gearchiveerd', { exact: true }).waitFor();
    // The switch stands in the address, for who comes back to it.
    await page.waitForURL('**#archief=ja');
    await page.reload();
    await renamed.locator('summary').click();
    await keepPicture(watched, 'archived-dossier');
    await expectSound(page);
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Zoeken' });
    await search.getByRole('combobox').fill('tweede');
    await search.getByRole('option', { name: /Tweede naam .*Gearchiveerd/ }).waitFor();
    await page.keyboard.press('Escape');
    await search.waitFor({ state: 'detached' });
    await renamed.getByRole('button', { name: 'Dossier Tweede naam terughalen uit het archief' }).click();
    await renamed.getByText('Gearchiveerd', { exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('switch', { name: 'Toon gearchiveerde dossiers (0)' }).click();
    await renamed.waitFor();
    await watched.close();
  });

  it('of somebody else stands in the list as soon as it is there', async () => {
    const watched = await signedInPage(stage);
    const other = await signedInPage(stage);
    const { page } = watched;
    await page.evaluate(() => sessionStorage.setItem('hearsChanges', 'yes'));
    const opened = page.waitForResponse('**/api/changes');
    await openEmployer(watched, example);
    expect((await opened).status()).toBe(200);
    await openEmployer(other, example);
    // Nobody fetches this list before five minutes are over.
    await dossierRow(watched, 'VOORBEELD De Schakel').waitFor();
    await addDossier(other, 'Van een collega', await wrongFile(), 'Toch versturen');
    await dossierRow(watched, 'Van een collega').waitFor();
    // So is what becomes of it on its own page.
    await page.getByRole('link', { name: 'Van een collega' }).click();
    await page.getByRole('heading', { level: 1, name: 'Van een collega' }).waitFor();
    const row = dossierRow(other, 'Van een collega');
    await row.getByRole('button', { name: /foutbestand van Van een collega/ }).waitFor();
    await row.locator('summary').click();
    await row.getByRole('button', { name: 'Dossier Van een collega archiveren' }).click();
    const notice = page.getByText(/^Dit dossier is gearchiveerd sinds /);
    await notice.waitFor();
    await keepPicture(watched, 'archived-outcome');
    await expectSound(page);
    await page.getByRole('button', { name: 'Dossier Van een collega terughalen uit het archief' }).click();
    await notice.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
    expect(watched.complaints).toEqual([]);
    await other.close();
    await watched.close();
  });

  it('is deleted after a question, and only then', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    await openEmployer(watched, example);
    const row = await addDossier(watched, 'Mag weg', await wrongFile(), 'Toch versturen');
    const remove = row.getByRole('button', { name: /verwijderen$/ });
    await remove.click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Weet u zeker dat u dit dossier wilt verwijderen?').waitFor();
    await keepPicture(watched, 'delete-dossier');
    await expectSound(page);
    await question.getByRole('button', { name: 'Nee' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await row.count()).toBe(1);
    await remove.click();
    await question.getByRole('button', { name: 'Ja' }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('navigation', { name: 'Hoofdnavigatie' }).getByRole('link', { name: 'Home' }).click();
    const undo = page.getByRole('button', { name: 'Ongedaan maken' });
    await keepPicture(watched, 'undo-elsewhere');
    await undo.click();
    await undo.waitFor({ state: 'detached' });
    await page.goBack();
    await remove.click();
    await question.getByRole('button', { name: 'Ja' }).click();
    await row.waitFor({ state: 'detached' });
    await page.reload();
    await dossierRow(watched, 'VOORBEELD De Schakel').waitFor();
    expect(await dossierRow(watched, 'Mag weg').count()).toBe(0);
    await watched.close();
  });
});
