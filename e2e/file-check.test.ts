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
import { keepPicture, rowNames, signedInPage } from '#e2e/story.ts';
import { firstAnswer } from '#output/live/first-answer/first-answer.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { isDeepSearch } from '#test/deep-search.ts';
import { hostileWorkbooks } from '#test/calculation/hostile-workbooks.ts';

const stage = useStage();
let watched: WatchedPage;
let modal: Locator;
let input: Locator;
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
  await page.goto(`${stage.server.address}/client-overview/controle-${visits}`);
  await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).click();
  modal = page.getByRole('dialog', { name: 'Nieuw dossier toevoegen' });
  input = modal.locator('input[type=file]');
  submit = modal.getByRole('button', { name: 'Toevoegen', exact: true });
  await modal.getByText('Zodra u een bestand kiest').waitFor();
}

/** What the outcome of a file begins with, as the server says it. */
const answerOf = (file: Buffer): readonly string[] => firstAnswer(checkedFile(file, nodePlatform).dossier!);

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

describe('a file before it is sent', () => {
  beforeEach(openForm);

  it('with errors shows them where it was chosen, gives the marked workbook, and is mended and chosen again', async () => {
    const { page } = watched;
    await modal.getByPlaceholder('Naam dossier').fill('Bakkerij');
    await input.setInputFiles(await wrongFile());
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
    await input.setInputFiles({ ...(await correctFile()), name: 'fout.xlsx' });
    await modal.getByText('Geen fouten of waarschuwingen gevonden.').waitFor();
    await modal.getByText('Technische Groothandel De Schakel B.V. (VOORBEELD)').waitFor();
    for (const sentence of answerOf((await correctFile()).buffer)) await modal.getByText(sentence).waitFor();
    await keepPicture(watched, 'file-check-sound', 'inSight');
    await submit.click();
    await modal.waitFor({ state: 'detached' });
    expect(sent).toEqual(['Bakkerij']);
  });

  it('with warnings alone is sent once they have been read', async () => {
    await modal.getByPlaceholder('Naam dossier').fill('Bijzonder');
    await input.setInputFiles(await unusualFile());
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

  it('can be the example of each kind', async () => {
    await modal.getByRole('button', { name: 'Voorbeeld proberen: Ambitie DB to DC' }).click();
    await modal.getByText('Voorbeeld_ambitionDbToDc.xlsx').waitFor();
    await modal.getByText('Geen fouten of waarschuwingen gevonden.').waitFor();
    expect(await modal.getByPlaceholder('Naam dossier').inputValue()).toBe('Voorbeeld Ambitie DB to DC');
    const [download] = await Promise.all([
      watched.page.waitForEvent('download'),
      modal.getByRole('button', { name: 'Voorbeeld downloaden: DB to DC' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Voorbeeld_dbToDc.xlsx');
  });

  it('that is made to harm is refused within limits, and the page goes on', async () => {
    await modal.getByPlaceholder('Naam dossier').fill('Vijandig');
    for (const { name, make } of harmfulWorkbooks) {
      await input.setInputFiles({
        name: 'vijandig.xlsx',
        mimeType: uploadRules.mimeType,
        buffer: Buffer.from(await make()),
      });
      const told = modal.getByText(/^(Het bestand|Dit|De uitgepakte|\d+ fout)/).first();
      await told.waitFor();
      expect(await modal.getByText('Het bestand kon hier niet worden gecontroleerd').count(), name).toBe(0);
      await input.setInputFiles(await correctFile());
      await modal.getByText('Geen fouten of waarschuwingen gevonden.').waitFor();
    }
    const macro = hostileWorkbooks.find(({ name }) => name === 'a macro');
    await input.setInputFiles({
      name: 'macro.xlsx',
      mimeType: uploadRules.mimeType,
      buffer: Buffer.from(await macro!.make()),
    });
    await modal.getByText("Het bestand bevat macro's.").waitFor();
    await submit.click();
    await modal.getByText('The file was not uploaded.').waitFor();
    expect(sent).toEqual([]);
    expect(watched.complaints).toEqual([]);
  });
});
