import { expect, it } from 'vitest';
import { expectSound, phone } from '#e2e/browser.ts';
import { hasFocus } from '#e2e/focus.ts';
import { useStage } from '#e2e/stage.ts';
import { keepPicture, openStart, signedInPage } from '#e2e/story.ts';

const stage = useStage();
const employer = 'De Schakel B.V. (voorbeeld)';

it('the start page begins with the dossiers and deadlines of now, and leads to them', async () => {
  const watched = await signedInPage(stage);
  const { page } = watched;
  await openStart(watched);
  const desk = page.getByRole('region', { name: 'Uw dossiers en termijnen' });
  await desk.getByRole('list', { name: 'Dossiers' }).getByRole('listitem').first().waitFor();
  await keepPicture(watched, 'desk');
  await expectSound(page);
  await page.setViewportSize(phone);
  await keepPicture(watched, 'desk-phone');
  await expectSound(page);
  const link = desk.getByRole('link', { name: /VOORBEELD/ }).first();
  expect(await link.getAttribute('href')).toMatch(/^\/client-overview\/[\w-]+\/dossier\/[\w-]+$/);
  expect(watched.complaints).toEqual([]);
  await watched.context.close();
});

it('the search is opened by Ctrl+K on any page, goes by the arrows, and opens what is chosen', async () => {
  const watched = await signedInPage(stage);
  const { page } = watched;
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Naam van werkgever of dossier' });
  await expect.poll(() => hasFocus(field)).toBe(true);
  await field.fill('schakel');
  const options = page.getByRole('option');
  await options.filter({ hasText: 'VOORBEELD De Schakel' }).first().waitFor();
  await keepPicture(watched, 'search');
  await expectSound(page);
  expect(await options.first().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowDown');
  expect(await options.first().getAttribute('aria-selected')).toBe('false');
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: `Overzicht dossiers ${employer}` }).waitFor();
  await field.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await field.fill('bestaat zeker niet');
  await page.getByText('Niets gevonden.').waitFor();
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  expect(watched.complaints).toEqual([]);
  await watched.context.close();
});

it('a new dossier is begun from the start page: for which employer, then its form', async () => {
  const watched = await signedInPage(stage);
  const { page } = watched;
  await openStart(watched);
  await page.getByRole('button', { name: 'Nieuw dossier' }).click();
  await page.getByRole('combobox', { name: 'Naam van de werkgever' }).fill('schakel');
  await page.getByRole('option', { name: employer }).click();
  const form = page.getByRole('dialog', { name: 'Nieuw dossier toevoegen' });
  await form.getByPlaceholder('Naam dossier').waitFor();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('rowheader').first().waitFor();
  expect(await form.count()).toBe(0);
  expect(watched.complaints).toEqual([]);
  await watched.context.close();
});
