import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerDossiers, listedClient, listedDossier, listPaths } from '#e2e/answers.ts';
import { expectSound, type WatchedPage, wide } from '#e2e/browser.ts';
import { correctFile, correctFileOf } from '#e2e/example-files.ts';
import { hasFocus } from '#e2e/focus.ts';
import { useStage } from '#e2e/stage.ts';
import { chooseFiles, endedLogin, openAnew, rowNames, signedInPage, signInAgain } from '#e2e/story.ts';

const stage = useStage();
let watched: WatchedPage;
let modal: Locator;
let submit: Locator;
let visits = 0;
const onward = (name: string) => modal.getByRole('button', { name }).click();

beforeAll(async () => {
  watched = await signedInPage(stage);
});
afterAll(() => watched.close());

describe('the window for a new dossier', () => {
  beforeEach(async () => {
    const { page } = watched;
    visits += 1;
    await answerDossiers(page, [listedDossier('Oud', 'Finished')]);
    await openAnew(page, `${stage.server.address}/client-overview/werkgever-${visits}`);
    await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).click();
    modal = page.getByRole('dialog', { name: 'Nieuw dossier toevoegen' });
    submit = modal.getByRole('button', { name: 'Toevoegen', exact: true });
    await modal.waitFor();
  });

  it('has a name, a file, three templates and Toevoegen', async () => {
    for (const label of ['DC to DC', 'DB to DC', 'Ambitie DB to DC']) {
      await modal.getByText(label, { exact: true }).waitFor();
    }
    await onward('Ik heb al een bestand');
    expect(await modal.locator('input[type=file]').getAttribute('accept')).toContain('.xlsx');
    await chooseFiles(modal, await correctFile());
    await modal.getByPlaceholder('Naam dossier', { exact: true }).waitFor();
    await submit.waitFor();
  });

  it('says that a file is missing, at the field and with the focus in it', async () => {
    await onward('Ik heb al een bestand');
    await onward('Naar de controle');
    await modal.getByText('File is required', { exact: true }).waitFor();
    await expect.poll(() => hasFocus(modal.locator('input[type=file]'))).toBe(true);
  });

  it('says what is wrong with a name, at the field and with the focus in it', async () => {
    const pattern =
      'Must start with an alphanumeric character and only contain letters, whitespace, numbers, dots and dashes.';
    const faults = {
      '': 'Name is required',
      '   ': 'Minimum 1 characters',
      ['x'.repeat(31)]: 'Maximum 30 characters',
      '-begint met een streepje': pattern,
      '.begint met een punt': pattern,
      'mag geen/schuine streep': pattern,
      mag_geen_liggende: pattern,
    };
    await chooseFiles(modal, await correctFile());
    const field = modal.getByPlaceholder('Naam dossier');
    for (const [name, message] of Object.entries(faults)) {
      await field.fill('Goed');
      await field.fill(name);
      await submit.click();
      await modal.getByText(message, { exact: true }).waitFor();
      await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => hasFocus(field)).toBe(true);
    }
    await field.fill('Goed 2028 v1.2-b');
    await modal.getByText(pattern, { exact: true }).waitFor({ state: 'detached' });
  });

  it('takes .xlsx files only', async () => {
    const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
    const message = modal.getByText('Unsupported file format. Please upload .xlsx files only.', { exact: true });
    for (const [name, mimeType] of [
      ['brief.docx', word],
      ['oud.xls', 'application/vnd.ms-excel'],
      ['macro.xlsm', 'application/vnd.ms-excel.sheet.macroEnabled.12'],
      ['lijst.csv', 'text/csv'],
    ] as const) {
      await chooseFiles(modal, { name, mimeType, buffer: Buffer.from('x') });
      await message.waitFor();
      await chooseFiles(modal, await correctFile());
      await message.waitFor({ state: 'detached' });
    }
  });

  it('takes no file of 5,242,881 bytes', async () => {
    await chooseFiles(modal, await correctFileOf(5_242_881));
    await modal.getByText('File size is too large.', { exact: true }).waitFor();
    await expectSound(watched.page);
  });

  it('sends a file of 5,242,880 bytes and a trimmed name of 30 characters, and appends the answer to the list', async () => {
    const { page } = watched;
    const name = 'Eén regeling 2028 v1.2-b 56789';
    expect(name).toHaveLength(30);
    const added = listedDossier(name, 'Finished', '2027-05-06T08:00:00.000Z');
    let form = '';
    await page.route(listPaths.dossiers, (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      form = route.request().postDataBuffer()?.toString('latin1') ?? '';
      return route.fulfill({ status: 201, json: { data: added } });
    });
    await chooseFiles(modal, await correctFileOf(5_242_880));
    await modal.getByPlaceholder('Naam dossier').fill(`  ${name}  `);
    await submit.click();
    await modal.waitFor({ state: 'detached' });
    await expect.poll(() => rowNames(watched)).toEqual([name, 'Oud']);
    const parts = [...form.matchAll(/name="(\w+)"(?:; filename="([^"]*)")?/g)].map(([, part, file]) => [part, file]);
    expect(parts).toEqual([
      ['documentName', undefined],
      ['document', 'invoer.xlsx'],
    ]);
    const sentName = /name="documentName"\r\n\r\n([^\r]*)/.exec(form)?.[1] ?? '';
    expect(Buffer.from(sentName, 'latin1').toString()).toBe(name);
  });

  it('does not keep from readers what is told of the list behind it', async () => {
    const { page } = watched;
    await page.route(listPaths.dossiers, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 201, json: { data: listedDossier('Nieuw', 'Unknown') } })
        : route.fallback(),
    );
    const news = page.locator('main output[aria-live=polite]');
    expect(await news.evaluate((output) => output.closest('[aria-hidden=true], [inert]'))).toBeNull();
    await chooseFiles(modal, await correctFile());
    await modal.getByPlaceholder('Naam dossier').fill('Nieuw');
    await submit.click();
    await news.filter({ hasText: 'Dossier Nieuw is toegevoegd en wordt berekend.' }).waitFor({ state: 'attached' });
  });

  it('keeps what was filled in when the upload fails, with form status and toast', async () => {
    const { page } = watched;
    await page.route(listPaths.dossiers, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
    );
    await chooseFiles(modal, await correctFile());
    await modal.getByPlaceholder('Naam dossier').fill('Blijft staan');
    await submit.click();
    await modal.getByText('The file was not uploaded.', { exact: true }).waitFor();
    const toast = page.getByRole('region', { name: 'Meldingen' });
    await toast.getByText('Error', { exact: true }).waitFor();
    await toast.getByText('Document upload mislukt...', { exact: true }).waitFor();
    expect(await modal.getByPlaceholder('Naam dossier').inputValue()).toBe('Blijft staan');
    await modal.getByText(/^juist\.xlsx/).waitFor();
    expect(await modal.getByText('er is nog niets verstuurd').count()).toBe(0);
  });

  it('asks when it is left while it sends, by Back of the browser or by Annuleren, and not once it is done', async () => {
    const { page } = watched;
    const { address } = stage.server;
    await page.goto(`${address}/client-list`);
    await page.goto(`${address}/client-overview/werkgever-${visits}`);
    await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).click();
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    await page.route(listPaths.dossiers, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await held;
      return route.fulfill({ status: 201, json: { data: listedDossier('Traag', 'Unknown') } });
    });
    await chooseFiles(modal, { ...(await correctFile()), name: 'Traag.xlsx' });
    await submit.click();
    await modal.getByText(/^(Bezig met versturen|Verstuurd)/).waitFor();
    expect(await modal.getByText('er is nog niets verstuurd').count()).toBe(0);
    const asked = page.getByRole('alertdialog', { name: 'Venster sluiten' });
    const leave = [() => page.goBack(), () => modal.getByRole('button', { name: 'Annuleren' }).click()];
    for (const go of leave) {
      await go();
      await asked.getByText('Het versturen is nog bezig. Wilt u ermee stoppen?').waitFor();
      await asked.getByRole('button', { name: 'Nee' }).click();
      await asked.waitFor({ state: 'detached' });
    }
    finish();
    await modal.waitFor({ state: 'detached' });
    await expect.poll(() => rowNames(watched)).toContain('Traag');
    await page.goBack();
    await page.waitForURL(`${address}/client-list`);
  });

  it('is for the employer of the page, another one that is found, or a new one that is added with its first dossier', async () => {
    const { page } = watched;
    const added: unknown[] = [];
    const sentTo: string[] = [];
    await page.route(listPaths.clients, (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      added.push(route.request().postDataJSON());
      return route.fulfill({ status: 201, json: { data: { ...listedClient('Kaasmakerij'), id: 'nieuwe-werkgever' } } });
    });
    let refusals = 1;
    await page.route(listPaths.dossiers, (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sentTo.push(new URL(route.request().url()).pathname);
      refusals -= 1;
      return refusals < 0
        ? route.fulfill({ status: 201, json: { data: listedDossier('juist', 'Unknown') } })
        : route.fulfill({ status: 500, body: '' });
    });
    const step = modal.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^Werkgever/ }) });
    await step.getByText('Bakkerij Koren', { exact: true }).waitFor();
    await onward('Wijzig: Werkgever');
    await modal.getByLabel('Naam van de werkgever').fill('schakel');
    await onward('De Schakel B.V. (voorbeeld)');
    await step.getByText('De Schakel B.V. (voorbeeld)', { exact: true }).waitFor();
    await onward('Wijzig: Werkgever');
    await expectSound(page);
    await modal.getByLabel('Naam van de werkgever').fill('  Kaasmakerij ');
    await onward('Nieuwe werkgever: Kaasmakerij');
    await step.getByText('Kaasmakerij', { exact: true }).waitFor();
    await chooseFiles(modal, await correctFile());
    await submit.click();
    await modal.getByText('The file was not uploaded.', { exact: true }).waitFor();
    await submit.click();
    await page.waitForURL('**/client-overview/nieuwe-werkgever');
    await modal.waitFor({ state: 'detached' });
    expect(added).toMatchObject([{ name: 'Kaasmakerij' }]);
    expect(sentTo).toEqual(Array.from({ length: 2 }, () => '/api/clients/nieuwe-werkgever/documents'));
    await page.unroute(listPaths.clients);
  });

  it('outlives a login that ends while it sends, with its files and names', async () => {
    const own = await signedInPage(stage, wide, 'first');
    const { page } = own;
    await page
      .getByRole('link', { name: /^Dossiers van/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).first().click();
    const window = page.getByRole('dialog', { name: 'Nieuw dossier toevoegen' });
    await chooseFiles(window, await correctFile());
    await window.getByPlaceholder('Naam dossier').fill('Overleeft');
    await page.route(listPaths.dossiers, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 401, json: endedLogin }) : route.fallback(),
    );
    await window.getByRole('button', { name: 'Toevoegen', exact: true }).click();
    await signInAgain(page, stage.server.code);
    await window.getByText(/^juist\.xlsx/).waitFor();
    expect(await window.getByPlaceholder('Naam dossier').inputValue()).toBe('Overleeft');
    await window.getByText('Geen fouten of waarschuwingen gevonden.').waitFor();
    await own.context.close();
  });

  it('saves each empty template as Template_{type}.xlsx', async () => {
    const { page } = watched;
    for (const [button, type] of [
      [/^DC to DC:/, 'dcToDc'],
      [/^DB to DC:/, 'dbToDc'],
      [/^Ambitie DB to DC:/, 'ambitionDbToDc'],
    ] as const) {
      const [request, download] = await Promise.all([
        page.waitForRequest('**/api/documents/template/*'),
        page.waitForEvent('download'),
        modal.getByRole('button', { name: button }).click(),
      ]);
      expect(new URL(request.url()).pathname).toBe(`/api/documents/template/${type}`);
      expect(download.suggestedFilename()).toBe(`Template_${type}.xlsx`);
    }
  });
});

describe('the question before deleting', () => {
  const question = () => watched.page.getByRole('alertdialog');
  const remove = (name: string) => watched.page.getByRole('button', { name: `Dossier ${name} verwijderen` });

  beforeEach(async () => {
    const { page } = watched;
    visits += 1;
    await answerDossiers(page, [listedDossier('Een', 'Finished'), listedDossier('Twee', 'Finished')]);
    await openAnew(page, `${stage.server.address}/client-overview/werkgever-${visits}`);
    await remove('Een').click();
    await question().getByText('Weet u zeker dat u dit dossier wilt verwijderen?', { exact: true }).waitFor();
  });

  it('has the answers Ja and Nee, of which the harmless one has the focus', async () => {
    expect((await question().getByRole('button').allInnerTexts()).toSorted()).toEqual(['Ja', 'Nee']);
    await expect.poll(() => hasFocus(question().getByRole('button', { name: 'Nee' }))).toBe(true);
  });

  it.each(['Nee', 'Escape'])(
    'is answered with no by %s: nothing is deleted and the focus goes back',
    async (answer) => {
      await expect.poll(() => hasFocus(question().getByRole('button', { name: 'Nee' }))).toBe(true);
      if (answer === 'Escape') await watched.page.keyboard.press('Escape');
      else await question().getByRole('button', { name: answer }).click();
      await question().waitFor({ state: 'detached' });
      await expect.poll(() => hasFocus(remove('Een'))).toBe(true);
      expect(await watched.page.getByRole('rowheader').count()).toBe(2);
    },
  );

  it('is answered with yes by Ja: that dossier goes, and the focus goes to the heading', async () => {
    const { page } = watched;
    await page.route('**/documents/Een', (route) => route.fulfill({ status: 204 }));
    await question().getByRole('button', { name: 'Ja' }).click();
    await question().waitFor({ state: 'detached' });
    await expect.poll(() => rowNames(watched)).toEqual(['Twee']);
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
  });
});
