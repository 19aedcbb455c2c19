import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerClients, answerDossiers, listedClient, listedDossier, listPaths } from '#e2e/answers.ts';
import type { WatchedPage } from '#e2e/browser.ts';
import { hasFocus, tabTo } from '#e2e/focus.ts';
import { useStage } from '#e2e/stage.ts';
import { correctFile } from '#e2e/example-files.ts';
import { chooseFiles, signedInPage } from '#e2e/story.ts';

const stage = useStage();
let watched: WatchedPage;
beforeAll(async () => {
  watched = await signedInPage(stage);
  await answerClients(
    watched.page,
    ['Alfa', 'Bravo'].map((name) => listedClient(name)),
  );
  await answerDossiers(
    watched.page,
    Array.from({ length: 11 }, (_, index) => listedDossier(`Dossier ${index + 1}`, 'Finished')),
  );
});
afterAll(() => watched.close());

const open = async (path: string): Promise<Page> => {
  await watched.page.goto(stage.server.address + path);
  await watched.page.getByRole('heading', { level: 1 }).waitFor();
  return watched.page;
};

describe('by keyboard alone', () => {
  it('one goes past the header, and from the start page to the employers', async () => {
    const page = await open('/');
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('link', { name: 'Naar de inhoud' }))).toBe(true);
    await page.keyboard.press('Enter');
    expect(await hasFocus(page.getByRole('main'))).toBe(true);
    await tabTo(page.getByRole('main').getByRole('link', { name: 'Overzicht werkgevers' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(`${stage.server.address}/client-list`);
    const heading = page.getByRole('heading', { level: 1, name: 'Overzicht werkgevers' });
    await heading.waitFor();
    await expect.poll(() => hasFocus(heading)).toBe(true);
  });

  it('an employer is found, edited and opened', async () => {
    const page = await open('/client-list');
    await tabTo(page.getByRole('button', { name: 'Werkgever toevoegen' }));
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog');
    await expect.poll(() => hasFocus(form.getByLabel('Naam werkgever'))).toBe(true);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(page.getByRole('button', { name: 'Werkgever toevoegen' }))).toBe(true);
    await tabTo(page.getByRole('searchbox'));
    await page.keyboard.type('bravo');
    await page.getByText('1–1 van 1').waitFor();
    const edit = page.getByRole('button', { name: 'Bravo wijzigen' });
    await tabTo(edit);
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(form.getByLabel('Naam werkgever'))).toBe(true);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(edit)).toBe(true);
    await tabTo(page.getByRole('link', { name: 'Dossiers van Bravo' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${stage.server.address}/client-overview/Bravo`);
  });

  it('the first employer is added, and the focus goes to the heading of the list', async () => {
    const page = await open('/client-list');
    await answerClients(page, []);
    await page.reload();
    await page.getByText('Er zijn nog geen werkgevers').waitFor();
    const added: object[] = [];
    await page.route(listPaths.clients, (route) => {
      if (route.request().method() === 'GET') return route.fulfill({ json: { data: added } });
      added.push(listedClient('Eerste'));
      return route.fulfill({ status: 201, json: { data: added[0] } });
    });
    await tabTo(page.getByRole('button', { name: 'Werkgever toevoegen' }));
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Naam werkgever').fill('Eerste');
    await page.keyboard.press('Enter');
    await page.getByRole('rowheader', { name: 'Eerste' }).waitFor();
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
    await page.unroute(listPaths.clients);
    await answerClients(
      page,
      ['Alfa', 'Bravo'].map((name) => listedClient(name)),
    );
  });

  it('dossiers are sorted and paged, and the focus stays where one is', async () => {
    const page = await open('/client-overview/een');
    const sort = page.getByRole('columnheader', { name: 'Naam dossier' }).getByRole('button');
    await tabTo(sort);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('rowheader').first().innerText()).toMatch(/^Dossier 1\b/);
    expect(await hasFocus(sort)).toBe(true);
    const next = page.getByRole('button', { name: 'Volgende pagina' });
    await tabTo(next);
    await page.keyboard.press('Space');
    await page.getByText('11–11 van 11').waitFor();
    expect(await hasFocus(next)).toBe(true);
    await tabTo(page.getByRole('spinbutton', { name: 'Ga naar pagina' }), 'Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await page.getByText('1–10 van 11').waitFor();
  });

  it('the window for a new dossier holds the focus, and gives it back', async () => {
    const page = await open('/client-overview/een');
    const add = page.getByRole('button', { name: 'Nieuw dossier toevoegen' });
    await tabTo(add);
    await page.keyboard.press('Enter');
    const modal = page.getByRole('dialog');
    await expect.poll(() => hasFocus(modal.getByRole('heading', { name: /\(nu\)$/ }))).toBe(true);
    await tabTo(modal.getByRole('button', { name: 'Ik heb al een bestand' }));
    await page.keyboard.press('Enter');
    await tabTo(modal.getByRole('button', { name: 'Naar de controle' }));
    await page.keyboard.press('Enter');
    await modal.getByText('File is required').waitFor();
    await expect.poll(() => hasFocus(modal.locator('input[type=file]'))).toBe(true);
    await chooseFiles(modal, await correctFile());
    const name = modal.getByPlaceholder('Naam dossier');
    await tabTo(name);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Via het toetsenbord');
    await tabTo(modal.getByRole('button', { name: 'Toevoegen', exact: true }));
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Venster sluiten' });
    await expect.poll(() => hasFocus(question.getByRole('button', { name: 'Nee' }))).toBe(true);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('Via het toetsenbord');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Ja' }).click();
    await modal.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(add)).toBe(true);
  });

  it('a dossier is asked about before it is deleted, and Escape means no', async () => {
    const page = await open('/client-overview/een');
    const remove = page.getByRole('button', { name: /^Dossier .* verwijderen$/ }).first();
    await tabTo(remove);
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect.poll(() => hasFocus(question.getByRole('button', { name: 'Nee' }))).toBe(true);
    await tabTo(question.getByRole('button', { name: 'Ja' }));
    await tabTo(question.getByRole('button', { name: 'Nee' }));
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(remove)).toBe(true);
  });

  it('a calculation is cancelled and tried again, and the focus stays on what can be done about it', async () => {
    const page = await open('/client-overview/een');
    const answers = { cancel: 'Failed', retry: 'Unknown' } as const;
    for (const [act, status] of Object.entries(answers)) {
      await page.route(`**/documents/*/${act}`, (route) =>
        route.fulfill({ json: { data: listedDossier('Loopt', status) } }),
      );
    }
    await answerDossiers(page, [listedDossier('Loopt', 'Unknown')]);
    await page.reload();
    await tabTo(page.getByRole('button', { name: 'Annuleren: berekening van Loopt' }));
    await page.keyboard.press('Enter');
    const retry = page.getByRole('button', { name: 'Opnieuw proberen: berekening van Loopt' });
    await expect.poll(() => hasFocus(retry)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page.getByRole('button', { name: /^Annuleren/ }))).toBe(true);
    await page.getByRole('status').filter({ hasText: 'Dossier Loopt wordt berekend.' }).waitFor({ state: 'attached' });
  });

  it('one logs out', async () => {
    const page = await open('/client-list');
    await tabTo(page.getByRole('link', { name: 'Uitloggen' }));
    await page.keyboard.press('Enter');
    await page.getByText('U bent uitgelogd').waitFor();
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1, name: 'Inloggen' }))).toBe(true);
    await tabTo(page.getByLabel('Toegangscode'));
  });
});
