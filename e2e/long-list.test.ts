import { afterAll, beforeAll, expect, it } from 'vitest';
import { listedDossier, listPaths } from '#e2e/answers.ts';
import type { WatchedPage } from '#e2e/browser.ts';
import { hasFocus } from '#e2e/focus.ts';
import { useOwnStage } from '#e2e/stage.ts';
import { rowNames, signedInPage } from '#e2e/story.ts';
import type { CalculationStatus } from '#api/dossiers.ts';
import { wholeListMaximum } from '#api/list-page.ts';
import { insertClient } from '#server/clients/store.ts';
import { clientInput, madePerson, operator } from '#test/factories.ts';

let watched: WatchedPage;
/** Beside the one that is there: 221 in all. */
const names = [
  ...Array.from({ length: wholeListMaximum + 15 }, (_, index) => `Werkgever ${index + 1}`),
  'Café de Zon',
  'cafe 10',
  'Cafe 9',
  'Zürich Zuid',
  'zz Laatste',
];

const stage = useOwnStage({
  filled: async (database) => {
    const organisation = await database.as(operator, (tx) =>
      tx
        .selectFrom('organisation')
        .select(['organisation_id as id', 'name'])
        .where('name', '<>', 'De Aanbieder')
        .executeTakeFirstOrThrow(),
    );
    const adviser = await madePerson(database, { organisation });
    await database.as(adviser, async (tx) => {
      for (const name of names) await insertClient(tx, organisation.id, clientInput(name));
    });
  },
});

beforeAll(async () => {
  watched = await signedInPage(stage);
});
afterAll(() => watched.close());

const shown = (): Promise<string[]> => rowNames(watched);
const range = (text: string) => watched.page.getByText(text, { exact: true }).waitFor();
const expectRows = (rows: readonly string[]) => expect.poll(shown).toEqual(rows);
const step = (name: string) => watched.page.getByRole('button', { name: `${name} pagina`, exact: true });
const search = () => watched.page.getByPlaceholder('Zoeken binnen deze lijst..', { exact: true });

it('more than 200 employers come by page, in the order of a Dutch dictionary, and the focus stays at the step', async () => {
  const { page } = watched;
  await page.goto(`${stage.server.address}/client-list#per=25`);
  await range('1–25 van 221');
  expect((await shown()).slice(0, 3)).toEqual(['Cafe 9', 'cafe 10', 'Café de Zon']);
  expect((await shown()).slice(4, 7)).toEqual(['Werkgever 1', 'Werkgever 2', 'Werkgever 3']);
  const asked = page.waitForRequest(listPaths.clients);
  await step('Volgende').focus();
  await page.keyboard.press('Enter');
  expect(new URL((await asked).url()).searchParams.get('page')).toBe('2');
  await expectRows(Array.from({ length: 25 }, (_, index) => `Werkgever ${index + 22}`));
  expect(await hasFocus(step('Volgende'))).toBe(true);
  await page.getByRole('columnheader', { name: 'Werkgever' }).getByRole('button').click();
  await expect.poll(async () => (await shown())[0]).toBe('Werkgever 192');
  await page.waitForURL('**/client-list#sorteer=-name&pagina=2&per=25');
});

it('they are printed all, in the order and by the search that is shown, by the button and by the key', async () => {
  const { page } = watched;
  await page.goto(`${stage.server.address}/client-list#sorteer=-name`);
  await range('1–10 van 221');
  // What a browser does: it tells the page, and takes it as it then is.
  await page.evaluate(() => {
    const printed: string[][] = [];
    Object.assign(globalThis, {
      printed,
      print: () => {
        dispatchEvent(new Event('beforeprint'));
        printed.push([...document.querySelectorAll('tbody tr')].map((row) => (row as HTMLElement).innerText));
        dispatchEvent(new Event('afterprint'));
      },
    });
  });
  const printed = () => page.evaluate(() => Reflect.get(globalThis, 'printed') as string[][]);
  await page.getByRole('button', { name: 'Hele lijst afdrukken' }).click();
  await expect.poll(async () => (await printed()).length).toBe(1);
  const [[first, ...others] = []] = await printed();
  expect([first, others.length, others.at(-1)]).toEqual([
    expect.stringContaining('zz Laatste'),
    220,
    expect.stringContaining('Cafe 9'),
  ]);
  await range('1–10 van 221');
  await search().fill('werkgever');
  await range('1–10 van 215');
  await page.keyboard.press('Control+p');
  await expect.poll(async () => (await printed()).length).toBe(2);
  expect((await printed())[1]).toHaveLength(215);
});

it('they are searched without regard to accents, and the place in the list is there after going on and back', async () => {
  const { page } = watched;
  await page.goto(`${stage.server.address}/client-list#sorteer=-name`);
  await range('1–10 van 221');
  await search().fill('CAFE');
  await expectRows(['Café de Zon', 'cafe 10', 'Cafe 9']);
  await range('1–3 van 3');
  expect(await hasFocus(search())).toBe(true);
  await search().fill('zurich');
  await expectRows(['Zürich Zuid']);
  await search().fill('bestaat niet');
  await page.getByText('Niets gevonden voor ‘bestaat niet’.').waitFor();
  await page.getByRole('button', { name: 'Zoekopdracht wissen' }).last().click();
  await range('1–10 van 221');
  await page.getByRole('spinbutton', { name: 'Ga naar pagina' }).fill('3');
  await page.waitForURL('**/client-list#sorteer=-name&pagina=3');
  await expect.poll(async () => (await shown())[0]).toBe('Werkgever 197');
  await page.getByRole('link', { name: 'Dossiers van Werkgever 197' }).click();
  await page.getByRole('heading', { level: 1, name: 'Overzicht dossiers' }).waitFor();
  await page.goBack();
  await range('21–30 van 221');
  await expect.poll(async () => (await shown())[0]).toBe('Werkgever 197');
});

it('the page before is shown when the last row of the last page is deleted', async () => {
  const { page } = watched;
  await page.goto(`${stage.server.address}/client-list#pagina=23`);
  await expectRows(['zz Laatste']);
  await range('221–221 van 221');
  await page.getByRole('button', { name: 'zz Laatste verwijderen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).click();
  await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
  await range('211–220 van 220');
  await expect.poll(async () => (await shown()).at(-1)).toBe('Zürich Zuid');
  expect(watched.complaints).toEqual([]);
});

const total = 300;
/** Answers by page, as the server does, but of dossiers that were never uploaded. */
const answerPages = (statusOf: (number: number) => CalculationStatus, answered: (url: URL) => void = () => undefined) =>
  watched.page.route(listPaths.dossiers, (route) => {
    const url = new URL(route.request().url());
    const [page, size] = ['page', 'size'].map((name) => Number(url.searchParams.get(name))) as [number, number];
    answered(url);
    const tag = `W/"${page} ${statusOf(1)}"`;
    if (route.request().headers()['if-none-match'] === tag) return route.fulfill({ status: 304 });
    const documents = Array.from({ length: size }, (_, index) => (page - 1) * size + index + 1).map((number) =>
      listedDossier(`Dossier ${number}`, statusOf(number)),
    );
    const part = { total, page, isCalculating: statusOf(1) === 'Submitted', hasFileErrors: true };
    return route.fulfill({
      headers: { etag: tag },
      json: {
        data: {
          name: 'Bakkerij Koren',
          documents,
          styleKey: null,
          archivedCount: 0,
          rights: { mayUpload: true, mayDecide: true },
          part,
        },
      },
    });
  });

const atItsEnd = {
  phase: 'done',
  rowsRead: 1,
  participantsCalculated: 1,
  participantsTotal: 1,
  filesWritten: 3,
  place: null,
};

it('a dossier that runs is followed on its page, and told of; errors on other pages are warned of', async () => {
  const { page } = watched;
  let status: CalculationStatus = 'Submitted';
  await answerPages((number) => (number === 1 ? status : 'Finished'));
  await page.route('**/documents/*/progress', (route) =>
    route.fulfill({ json: { data: { ...atItsEnd, calculationStatus: status } } }),
  );
  await page.goto(`${stage.server.address}/client-overview/een`);
  await range('1–10 van 300');
  await page.getByText('Een of meerdere inputfiles hebben errors.', { exact: false }).waitFor();
  await page.getByRole('progressbar').waitFor();
  status = 'Finished';
  await page.getByText('Dossier 1 is berekend', { exact: false }).waitFor({ state: 'attached' });
  await step('Volgende').click();
  await range('11–20 van 300');
  await expect.poll(async () => (await shown())[0]).toBe('Dossier 11');
  expect(await page.locator('main output[aria-live=polite]').innerText()).not.toContain('toegevoegd');
  await page.unrouteAll();
});

it('a calculation that ends on another page leaves the page that is shown as it is, and is not told of', async () => {
  const { page } = watched;
  let status: CalculationStatus = 'Submitted';
  await answerPages((number) => (number === 1 ? status : 'Finished'));
  await page.goto(`${stage.server.address}/client-overview/twee#pagina=2`);
  await range('11–20 van 300');
  await expect.poll(async () => (await shown())[0]).toBe('Dossier 11');
  const told = page.waitForResponse(
    async (answer) => answer.status() === 200 && (await answer.text()).includes('"isCalculating":false'),
  );
  status = 'Finished';
  // Sooner than its interval would.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  expect(new URL((await told).url()).searchParams.get('page')).toBe('2');
  await expectRows(Array.from({ length: 10 }, (_, index) => `Dossier ${index + 11}`));
  expect(await page.locator('main output[aria-live=polite]').innerText()).not.toContain('is berekend');
  expect(new URL(page.url()).hash).toBe('#pagina=2');
  await page.unrouteAll();
});

it('a list that did not change is not sent again; a page that does not come is said, and comes after another try', async () => {
  const { page } = watched;
  const asked: URL[] = [];
  await answerPages(
    () => 'Finished',
    (url) => asked.push(url),
  );
  await page.goto(`${stage.server.address}/client-overview/een`);
  await expect.poll(async () => (await shown())[0]).toBe('Dossier 1');
  const again = page.waitForResponse((answer) => answer.status() === 304);
  // As after the screen of the computer was dark.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await again;
  await expect.poll(async () => (await shown())[0]).toBe('Dossier 1');
  await page.unrouteAll();
  await page.route(listPaths.dossiers, (route) => route.fulfill({ status: 400, body: '' }));
  await step('Volgende').click();
  await page.getByText('Something went wrong...', { exact: true }).waitFor();
  await page.unrouteAll();
  await answerPages(() => 'Finished');
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect.poll(async () => (await shown())[0]).toBe('Dossier 11');
});
