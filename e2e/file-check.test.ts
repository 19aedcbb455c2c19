import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadRules } from '#api/upload-rules.ts';
import { checkedFile } from '#input/check/checked-file.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { answerDossiers, listedDossier, listPaths } from '#e2e/answers.ts';
import { expectSound, type WatchedPage } from '#e2e/browser.ts';
import { correctFile, exampleOf, unusualFile, wrongFile } from '#e2e/example-files.ts';
import { hasFocus } from '#e2e/focus.ts';
import { expectSoundInAllSizes } from '#e2e/sizes.ts';
import { useStage } from '#e2e/stage.ts';
import { chooseFiles, keepPicture, openAnew, rowNames, signedInPage } from '#e2e/story.ts';
import { firstAnswer } from '#output/live/first-answer/first-answer.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { isDeepSearch } from '#test/deep-search.ts';
import { hostileWorkbooks } from '#test/calculation/hostile-workbooks.ts';

const stage = useStage();
let watched: WatchedPage;
let modal: Locator;
let submit: Locator;
let visits = 0;
/** Names of the dossiers that were sent. */
let sent: string[] = [];

beforeAll(async () => {
  watched = await signedInPage(stage);
});

async function openForm(): Promise<void> {
  const { page } = watched;
  visits += 1;
  sent = [];
  await answerDossiers(page, [listedDossier('Oud', 'Finished')]);
  await page.route(listPaths.dossiers, (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const form = route.request().postDataBuffer()?.toString('utf8') ?? '';
    const name = /name="documentName"\r\n\r\n([^\r]*)/.exec(form)?.[1] ?? '';
    sent.push(name);
    return route.fulfill({ status: 201, json: { data: listedDossier(name, 'Unknown') } });
  });
  await openAnew(page, `${stage.server.address}/client-overview/controle-${visits}`);
  await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).click();
  modal = page.getByRole('dialog', { name: 'Nieuw dossier toevoegen' });
  submit = modal.getByRole('button', { name: 'Toevoegen', exact: true });
  await modal.getByRole('button', { name: 'Ik heb al een bestand' }).waitFor();
}

/** What the outcome of a file begins with, as the server says it. */
const answerOf = (file: Buffer): readonly string[] => firstAnswer(checkedFile(file, nodePlatform).dossier!);

/** What turns while something is done with a file. */
const working = () => modal.getByText(/op uw computer (gecontroleerd|berekend)…/);

/** Drops files somewhere on the page, as the browser does. */
async function drop(files: readonly { name: string; buffer: Buffer }[]): Promise<void> {
  const given = files.map(({ name, buffer }) => ({ name, content: buffer.toString('base64') }));
  await watched.page.evaluate((dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, content } of dropped)
      dataTransfer.items.add(new File([Uint8Array.from(atob(content), (sign) => sign.codePointAt(0) ?? 0)], name));
    const options = { bubbles: true, cancelable: true, dataTransfer };
    for (const kind of ['dragover', 'drop'])
      document.querySelector('main')?.dispatchEvent(new DragEvent(kind, options));
  }, given);
}

/** What is refused by its size, by the limits of the worker, and for what it holds: the reader itself is tried on all. */
const tried = new Set([
  'many spaces that say they are ten bytes',
  'entities that multiply',
  'a million and a half rows',
]);
const harmfulWorkbooks = hostileWorkbooks.filter(({ name }) => isDeepSearch || tried.has(name));

const damaged = { name: 'kapot.xlsx', buffer: Buffer.from('zomaar een brief') };

describe('a file before it is sent', () => {
  beforeEach(openForm);

  it('with errors shows them where it was chosen, gives the marked workbook, and is mended and chosen again', async () => {
    const { page } = watched;
    await chooseFiles(modal, await wrongFile());
    expect(await modal.getByPlaceholder('Naam dossier').inputValue()).toBe('fout');
    await modal.getByPlaceholder('Naam dossier').fill('Bakkerij');
    await modal.getByText('2 fouten', { exact: true }).waitFor();
    await modal.getByText('24 van 25 rijen gelezen').waitFor();
    const row = modal.getByRole('row').filter({ hasText: 'onbekend' });
    expect(
      (await row.innerText())
        .split('\t')
        .map((text) => text.trim())
        .slice(0, 3),
    ).toEqual(['Fout', 'Deelnemers', 'E5']);
    expect(await submit.count()).toBe(0);
    await expectSoundInAllSizes(watched, 'file-check-errors');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      modal.getByRole('button', { name: 'Foutbestand hier maken' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Fouten_fout.xlsx');
    const marked = readWorkbook(readFileSync(await download.path()), nodePlatform);
    expect(marked.sheets[0]?.name).toBe('Fouten');
    expect(readDossier(marked).findings).toHaveLength(2);
    await chooseFiles(modal, { ...(await correctFile()), name: 'fout.xlsx' });
    await modal.getByText('Geen fouten of waarschuwingen gevonden.').waitFor();
    await modal.getByText('Technische Groothandel De Schakel B.V. (VOORBEELD)').waitFor();
    for (const sentence of answerOf((await correctFile()).buffer)) await modal.getByText(sentence).waitFor();
    await keepPicture(watched, 'file-check-sound', 'inSight');
    await submit.click();
    await modal.waitFor({ state: 'detached' });
    expect(sent).toEqual(['Bakkerij']);
  });

  it('with warnings alone is sent once they have been read', async () => {
    await chooseFiles(modal, await unusualFile());
    await modal.getByPlaceholder('Naam dossier').fill('Bijzonder');
    await modal.getByText('1 waarschuwing', { exact: true }).waitFor();
    await submit.click();
    const read = modal.getByRole('checkbox', { name: 'Ik heb de waarschuwingen gelezen' });
    await modal.getByText('Lees eerst de waarschuwingen en vink dit aan.').waitFor();
    await expect.poll(() => hasFocus(read)).toBe(true);
    expect(sent).toEqual([]);
    await expectSound(watched.page);
    await keepPicture(watched, 'file-check-warnings', 'inSight');
    await read.check();
    await submit.click();
    await modal.waitFor({ state: 'detached' });
    expect(sent).toEqual(['Bijzonder']);
  });

  it('may be several at once, dropped anywhere, and is never dropped by Escape', async () => {
    const { page } = watched;
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'detached' });
    await drop([await exampleOf('dcToDc'), await exampleOf('dbToDc')]);
    await modal.getByText('U voegt 2 dossiers toe').waitFor();
    await drop([{ ...(await correctFile()), name: 'Derde regeling.xlsx' }]);
    await modal.getByText('U voegt 3 dossiers toe').waitFor();
    const names = modal.getByPlaceholder('Naam dossier');
    expect(await names.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))).toEqual([
      'dcToDc',
      'dbToDc',
      'Derde regeling',
    ]);
    await expect.poll(() => modal.getByText('Geen fouten of waarschuwingen gevonden.').count()).toBe(3);
    await expectSoundInAllSizes(watched, 'file-check-several', { isLikeAnother: true });
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Venster sluiten' });
    await question.getByRole('button', { name: 'Nee' }).click();
    await modal.getByRole('button', { name: 'dbToDc.xlsx niet toevoegen' }).click();
    await submit.click();
    await modal.waitFor({ state: 'detached' });
    expect(sent).toEqual(['dcToDc', 'Derde regeling']);
    expect((await rowNames(watched)).toSorted()).toEqual(['Derde regeling', 'Oud', 'dcToDc']);
  });

  it('that is refused among others is taken away before the others are sent', async () => {
    await drop([await exampleOf('dcToDc'), { name: 'brief.docx', buffer: Buffer.from('x') }, damaged]);
    await modal.getByText('Unsupported file format. Please upload .xlsx files only.', { exact: true }).waitFor();
    await modal.getByText('Dit is geen Excel-werkmap').waitFor();
    await modal.getByText('Een van de bestanden kan niet worden verstuurd.').waitFor();
    await expect.poll(() => working().count()).toBe(0);
    expect(await submit.count()).toBe(0);
    for (const name of ['brief.docx', damaged.name])
      await modal.getByRole('button', { name: `${name} niet toevoegen` }).click();
    await submit.click();
    await modal.waitFor({ state: 'detached' });
    expect(sent).toEqual(['dcToDc']);
  });

  it('goes through steps that open one after another, each told and with the focus', async () => {
    const title = (name: string, state: string) =>
      modal.getByRole('heading', { name: `${name} (${state})`, exact: true });
    await title('Soort wijziging', 'nu').waitFor();
    await title('Controle', 'nog niet aan de beurt').waitFor();
    await modal.getByRole('button', { name: 'Ik heb al een bestand' }).click();
    await expect.poll(() => hasFocus(title('Bestand', 'nu'))).toBe(true);
    await title('Soort wijziging', 'klaar').waitFor();
    await modal.getByText('zie bestand', { exact: true }).waitFor();
    await chooseFiles(modal, { ...(await exampleOf('dbToDc')), name: 'Mijn regeling_2027.xlsx' });
    await expect.poll(() => hasFocus(title('Controle', 'nu'))).toBe(true);
    expect(await modal.getByPlaceholder('Naam dossier').inputValue()).toBe('Mijn regeling 2027');
    await modal.getByText(/^Mijn regeling_2027\.xlsx \(\d+ kB\)$/).waitFor();
    await modal
      .getByRole('listitem')
      .filter({ has: watched.page.getByRole('heading', { name: 'Soort wijziging (klaar)', exact: true }) })
      .getByText('DB to DC', { exact: true })
      .waitFor();
    expect(await modal.locator('input[type=file]').count()).toBe(0);
    await modal.getByRole('button', { name: 'Wijzig: Bestand' }).click();
    await expect.poll(() => hasFocus(title('Bestand', 'nu'))).toBe(true);
    await modal.getByRole('button', { name: 'Naar de controle' }).click();
    await expect.poll(() => hasFocus(title('Controle', 'nu'))).toBe(true);
  });

  it('can be the example of each kind', async () => {
    await modal.getByRole('button', { name: 'Voorbeeld proberen: Ambitie DB to DC' }).click();
    await modal.getByText('Voorbeeld_ambitionDbToDc.xlsx').waitFor();
    await modal.getByText('Geen fouten of waarschuwingen gevonden.').waitFor();
    expect(await modal.getByPlaceholder('Naam dossier').inputValue()).toBe('Voorbeeld Ambitie DB to DC');
    await modal.getByRole('button', { name: 'Wijzig: Soort wijziging' }).click();
    const [download] = await Promise.all([
      watched.page.waitForEvent('download'),
      modal.getByRole('button', { name: 'Voorbeeld downloaden: DB to DC' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Voorbeeld_dbToDc.xlsx');
  });

  it('that is made to harm is refused within limits, and the page goes on', async () => {
    for (const { name, make } of harmfulWorkbooks) {
      await chooseFiles(modal, {
        name: 'vijandig.xlsx',
        mimeType: uploadRules.mimeType,
        buffer: Buffer.from(await make()),
      });
      const told = modal.getByText(/^(Het bestand|Dit|De uitgepakte|\d+ fout)/).first();
      await told.waitFor();
      expect(await modal.getByText('Het bestand kon hier niet worden gecontroleerd').count(), name).toBe(0);
      await chooseFiles(modal, await correctFile());
      await modal.getByText('Geen fouten of waarschuwingen gevonden.').waitFor();
    }
    const macro = hostileWorkbooks.find(({ name }) => name === 'a macro');
    await chooseFiles(modal, {
      name: 'macro.xlsx',
      mimeType: uploadRules.mimeType,
      buffer: Buffer.from(await macro!.make()),
    });
    await modal.getByText("Het bestand bevat macro's.").waitFor();
    expect([await submit.count(), await modal.locator('.text-good').count(), await working().count()]).toEqual([
      0, 0, 0,
    ]);
    await expectSoundInAllSizes(watched, 'file-check-refused', { isLikeAnother: true });
    await modal.getByRole('button', { name: 'Ander bestand kiezen' }).click();
    await expect.poll(() => hasFocus(modal.getByRole('heading', { name: /^Bestand/ }))).toBe(true);
    expect(sent).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });
});
