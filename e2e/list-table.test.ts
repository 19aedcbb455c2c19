import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerClients, answerDossiers, listedClient, listedDossier } from '#e2e/answers.ts';
import type { WatchedPage } from '#e2e/browser.ts';
import { hasFocus } from '#e2e/focus.ts';
import { useStage } from '#e2e/stage.ts';
import { rowNames, signedInPage } from '#e2e/story.ts';

const stage = useStage();
let watched: WatchedPage;
beforeAll(async () => {
  watched = await signedInPage(stage);
});
afterAll(() => watched.close());

const count = 120;
const nameOf = (number: number): string => `Werkgever ${String(number).padStart(3, '0')}`;
const names = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => nameOf(from + index));
const shown = (): Promise<string[]> => rowNames(watched);
const range = (text: string) => watched.page.getByText(text, { exact: true }).waitFor();
const step = (name: string) => watched.page.getByRole('button', { name: `${name} pagina`, exact: true });

describe('a list of 120 employers', () => {
  beforeEach(async () => {
    const { page } = watched;
    await answerClients(
      page,
      names(1, count).map((name) => listedClient(name)),
    );
    await page.goto(`${stage.server.address}/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${stage.server.address}/client-list`);
    await range('1–10 van 120');
  });

  it('is as it was left for who comes back by the menu', async () => {
    const { page } = watched;
    await page.getByRole('searchbox').fill('werkgever 12');
    const left = [nameOf(12), nameOf(112), nameOf(120)];
    await expect.poll(shown).toEqual(left);
    await page.getByRole('banner').getByRole('link', { name: 'Instellingen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Instellingen' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Overzicht werkgevers' }).click();
    await expect.poll(shown).toEqual(left);
    expect(await page.getByRole('searchbox').inputValue()).toBe('werkgever 12');
  });

  it('is walked through by first, previous, next and last page', async () => {
    const off = async (): Promise<(string | null)[]> =>
      Promise.all(['Eerste', 'Vorige', 'Volgende', 'Laatste'].map((name) => step(name).getAttribute('aria-disabled')));
    expect(await off()).toEqual(['true', 'true', 'false', 'false']);
    expect(await shown()).toEqual(names(1, 10));
    await step('Volgende').click();
    await range('11–20 van 120');
    expect(await shown()).toEqual(names(11, 20));
    expect(await off()).toEqual(['false', 'false', 'false', 'false']);
    await step('Laatste').click();
    await range('111–120 van 120');
    expect(await off()).toEqual(['false', 'false', 'true', 'true']);
    await step('Vorige').click();
    await range('101–110 van 120');
    await step('Eerste').click();
    await range('1–10 van 120');
  });

  it('is printed with all its rows, and is then the page again that it was', async () => {
    const { page } = watched;
    await step('Volgende').click();
    await range('11–20 van 120');
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await shown()).toEqual(names(1, count));
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect.poll(shown).toEqual(names(11, 20));
  });

  it('has pages of 10, 25 or 50, and begins again at the first page when that changes', async () => {
    const { page } = watched;
    const size = page.getByLabel('Aantal per pagina');
    expect(await size.locator('option').allInnerTexts()).toEqual(['10 per pagina', '25 per pagina', '50 per pagina']);
    await step('Laatste').click();
    await size.selectOption('25');
    await range('1–25 van 120');
    expect(await shown()).toEqual(names(1, 25));
    await size.selectOption('50');
    await range('1–50 van 120');
    expect(await shown()).toHaveLength(50);
  });

  it('goes to the page with the number that is typed, counted from one', async () => {
    const { page } = watched;
    const field = page.getByRole('spinbutton', { name: 'Ga naar pagina' });
    expect([await field.inputValue(), await field.getAttribute('min')]).toEqual(['1', '1']);
    await field.fill('3');
    await range('21–30 van 120');
    expect(await shown()).toEqual(names(21, 30));
    await field.fill('1');
    await range('1–10 van 120');
    await field.fill('99');
    await range('111–120 van 120');
    await field.blur();
    expect(await field.inputValue()).toBe('12');
    await field.fill('0');
    await range('1–10 van 120');
  });

  it('is searched as one types, from the first page on, and shows the whole list again when the search is cleared', async () => {
    const { page } = watched;
    const search = page.getByPlaceholder('Zoeken binnen deze lijst..', { exact: true });
    await step('Laatste').click();
    await search.fill('GEVER 11');
    await range('1–10 van 11');
    expect(await shown()).toEqual([nameOf(11), ...names(110, 118)]);
    await search.fill('bestaat niet');
    await page.getByText('Niets gevonden voor ‘bestaat niet’.').waitFor();
    const firstWords = page.getByText('Er wordt gezocht op de eerste 8 woorden.');
    expect(await firstWords.count()).toBe(0);
    await search.fill('werkgever 11 w e r k g e bestaat niet');
    await firstWords.waitFor();
    await range('1–10 van 11');
    await page.getByRole('button', { name: 'Zoekopdracht wissen' }).last().click();
    await range('1–10 van 120');
  });

  it('has no pager where ten rows are all, and has it again where a larger page made one of them', async () => {
    const { page } = watched;
    const pager = page.getByRole('navigation', { name: 'Pagina’s' });
    const search = page.getByPlaceholder('Zoeken binnen deze lijst..', { exact: true });
    await search.fill('werkgever 12');
    await expect.poll(shown).toEqual([nameOf(12), nameOf(112), nameOf(120)]);
    expect(await pager.count()).toBe(0);
    await search.fill('werkgever 11');
    await range('1–10 van 11');
    await page.getByLabel('Aantal per pagina').selectOption('25');
    await range('1–11 van 11');
    expect(await pager.count()).toBe(1);
  });

  it('has three actions in each row: edit, overview and delete', async () => {
    const { page } = watched;
    await page.getByRole('button', { name: `${nameOf(1)} wijzigen` }).click();
    const form = page.getByRole('dialog', { name: 'Werkgever wijzigen' });
    expect(await form.getByLabel('Naam werkgever').inputValue()).toBe(nameOf(1));
    await expect.poll(() => hasFocus(form.getByLabel('Naam werkgever'))).toBe(true);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `${nameOf(1)} verwijderen` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(`Weet u zeker dat u ${nameOf(1)} wilt verwijderen?`).waitFor();
    await question.getByRole('button', { name: 'Nee' }).click();
    await question.waitFor({ state: 'detached' });
    await answerDossiers(page, []);
    await page.getByRole('link', { name: `Dossiers van ${nameOf(1)}` }).click();
    await page.waitForURL(`${stage.server.address}/client-overview/${encodeURIComponent(nameOf(1))}`);
  });
});

it('a list of dossiers has the same search, sizes, pages and address', async () => {
  const { page } = watched;
  await answerDossiers(
    page,
    names(1, 60).map((name) => listedDossier(name, 'Finished')),
  );
  await page.goto(`${stage.server.address}/client-overview/een#sorteer=name&pagina=2&per=25`);
  await range('26–50 van 60');
  expect(await shown()).toEqual(names(26, 50));
  await page.getByRole('spinbutton', { name: 'Ga naar pagina' }).fill('3');
  await range('51–60 van 60');
  await page.waitForURL('**/client-overview/een#sorteer=name&pagina=3&per=25');
  await page.getByPlaceholder('Zoeken binnen deze lijst..').fill('007');
  await range('1–1 van 1');
  await page.waitForURL('**/client-overview/een#zoek=007&sorteer=name&per=25');
  await page.reload();
  await range('1–1 van 1');
  expect(watched.complaints).toEqual([]);
});
