import { expect, it } from 'vitest';
import { expectSound, openPage, wide } from '#e2e/browser.ts';
import { useStage } from '#e2e/stage.ts';
import { chooseFiles, signedInPage } from '#e2e/story.ts';
import { correctFile } from '#e2e/example-files.ts';

const stage = useStage();
const stored = () => localStorage.getItem('evenwicht.language');

it('nobody has to choose: the screens are Dutch and en is stored as the default', async () => {
  const { page, context } = await openPage(stage.browser, wide);
  await page.goto(`${stage.server.address}/auth`);
  await page.getByRole('button', { name: 'Inloggen' }).waitFor();
  expect(await page.evaluate(stored)).toBe('{"selectedLang":"en","chosen":false}');
  expect(await page.locator('html').getAttribute('lang')).toBe('nl');
  await context.close();
});

it('a chosen language holds for all screens, its messages too, and is kept for the next visit', async () => {
  const watched = await signedInPage(stage, wide, 'first');
  const { page } = watched;
  await page.getByRole('combobox', { name: 'Taal (language)' }).selectOption('English');
  await page.getByRole('heading', { level: 1, name: 'Employers' }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await page.getByRole('button', { name: 'Add employer' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('Minimum 2 characters').waitFor();
  await page.getByLabel('Name of the employer').fill('De Schakel B.V. (voorbeeld)');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('There is already an employer with this name.').waitFor();
  await expectSound(page);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Employers' }).waitFor();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Nederlands');
  await page.getByRole('button', { name: 'Werkgever toevoegen' }).click();
  // The refused name is told by the browser too.
  expect(watched.complaints.filter((text) => !text.includes('409'))).toEqual([]);
  await watched.context.close();
});

it('English messages on Dutch screens are marked as English, for who has them read aloud', async () => {
  const { page, context } = await signedInPage(stage, wide, 'first');
  await page.getByRole('button', { name: 'Werkgever toevoegen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Toevoegen', exact: true }).click();
  const languageOf = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
  expect(await languageOf('Minimum 2 characters')).toBe('en');
  await page.getByLabel('KvK-nummer').fill('12');
  expect(await languageOf('Een KvK-nummer heeft 8 cijfers')).toBe('nl');
  await context.close();
});

it('Dutch that is chosen is Dutch in its system messages too', async () => {
  const { page, context } = await signedInPage(stage, wide, 'first');
  await page.getByRole('combobox', { name: 'Taal (language)' }).selectOption('Nederlands');
  await page
    .getByRole('link', { name: /^Dossiers van/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).first().click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Ik heb al een bestand' }).click();
  await modal.getByRole('button', { name: 'Naar de controle' }).click();
  await modal.getByText('Kies een bestand.').waitFor();
  await chooseFiles(modal, await correctFile());
  await modal.getByPlaceholder('Naam dossier').fill('');
  await modal.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await page.getByText('Vul een naam in').waitFor();
  await context.close();
});
