import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { answerDossiers, listedDossier, listPaths } from '#e2e/answers.ts';
import { expectSound, openPage, type WatchedPage, wide } from '#e2e/browser.ts';
import { correctFile } from '#e2e/example-files.ts';
import { hasFocus } from '#e2e/focus.ts';
import { useStage } from '#e2e/stage.ts';
import { chooseFiles, dossierRow, keepPicture, languageMenu, signedInPage } from '#e2e/story.ts';

const stage = useStage();
const sorry = 'Something went wrong...';

async function openDossiers({ page }: WatchedPage): Promise<void> {
  await answerDossiers(page, [listedDossier('Een', 'Finished')]);
  await page.goto(`${stage.server.address}/client-overview/werkgever`);
  await page.getByRole('rowheader').first().waitFor();
}

const notice = (page: Page) => page.getByRole('alert').getByText(sorry, { exact: true });
const again = (page: Page) => page.getByRole('button', { name: 'Opnieuw proberen' });

describe('code that does not come', () => {
  it('of another page leaves the header and a way to try again', async () => {
    const watched = await signedInPage(stage, wide, 'first');
    const { page } = watched;
    const code = '**/assets/house-style-page*.js';
    await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
    await page.getByRole('link', { name: 'Huisstijl' }).click();
    await notice(page).waitFor();
    await keepPicture(watched, 'page-not-fetched');
    await expectSound(page);
    await page.getByRole('banner').getByRole('link', { name: 'Overzicht werkgevers' }).click();
    await page.getByRole('heading', { level: 1, name: 'Overzicht werkgevers' }).waitFor();
    await page.goBack();
    await notice(page).waitFor();
    await page.unroute(code);
    await again(page).click();
    await page.getByRole('heading', { level: 1, name: 'Huisstijl' }).waitFor();
    await watched.context.close();
  });

  it('of a window leaves the page, says so where it was pressed, and can be asked for again', async () => {
    const watched = await signedInPage(stage, wide, 'first');
    const { page } = watched;
    await openDossiers(watched);
    const code = '**/assets/new-dossier-modal*.js';
    await page.route(code, (route) => route.abort());
    const add = page.getByRole('button', { name: 'Nieuw dossier toevoegen' });
    await add.click();
    await notice(page).waitFor();
    await expectSound(page);
    await keepPicture(watched, 'window-not-fetched');
    await page.getByRole('button', { name: 'Sluiten' }).click();
    await notice(page).waitFor({ state: 'detached' });
    expect(await page.getByRole('rowheader').count()).toBe(1);
    expect(await hasFocus(add)).toBe(true);
    await add.click();
    await notice(page).waitFor();
    await page.unroute(code);
    await again(page).click();
    await page.getByRole('dialog', { name: 'Nieuw dossier toevoegen' }).waitFor();
    await watched.context.close();
  });

  it('because the server is gone is told as that, and comes by itself when the server is there again', async () => {
    const watched = await signedInPage(stage, wide, 'first');
    const { page, context } = watched;
    await openDossiers(watched);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).click();
    const gone = page.getByRole('alert').getByText('De server is niet bereikbaar.');
    await gone.waitFor();
    await context.setOffline(false);
    const window = page.getByRole('dialog', { name: 'Nieuw dossier toevoegen' });
    await window.waitFor();
    await page.keyboard.press('Escape');
    await window.waitFor({ state: 'detached' });

    await context.setOffline(true);
    await page.getByRole('link', { name: 'Instellingen' }).click();
    await gone.waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Instellingen' }).waitFor();
    await context.close();
  });

  it('with the texts of a chosen language leaves the screens in Dutch', async () => {
    const { page, context } = await openPage(stage.browser);
    await page.goto(`${stage.server.address}/auth`);
    await languageMenu(page).selectOption('de');
    await page.getByRole('button', { name: 'Anmelden' }).waitFor();
    await page.route('**/assets/de-*.js', (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: 'Inloggen' }).waitFor();
    await context.close();
  });
});

describe('without a connection', () => {
  it('deleting fails at once, and does not happen when the connection is back', async () => {
    const watched = await signedInPage(stage, wide, 'first');
    const { page, context } = watched;
    await openDossiers(watched);
    const deletions: string[] = [];
    page.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()));
    await page.getByRole('button', { name: 'Dossier Een verwijderen' }).click();
    await context.setOffline(true);
    // The list is fetched anew after a failure: while that is under way, coming back fetches nothing more.
    const refreshed = page.waitForResponse(listPaths.dossiers);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).click();
    const toasts = page.getByRole('region', { name: 'Meldingen' });
    await toasts.getByText('Delete document mislukt...', { exact: true }).waitFor();
    await page.getByRole('alertdialog', { name: 'Dossier verwijderen' }).waitFor({ state: 'detached' });
    deletions.length = 0;
    await (await refreshed).finished();
    const fetched = page.waitForRequest(listPaths.dossiers);
    await context.setOffline(false);
    await fetched;
    expect(deletions).toEqual([]);
    expect(await page.getByRole('rowheader').count()).toBe(1);
    await context.close();
  });

  it('a list says that the server is gone, and is there by itself with the server', async () => {
    const { page, context } = await signedInPage(stage, wide, 'first');
    await context.setOffline(true);
    await page.getByRole('link', { name: /^Dossiers van/ }).click();
    await page.getByRole('alert').getByText('De server is niet bereikbaar.').waitFor();
    await context.setOffline(false);
    await page.getByRole('rowheader').first().waitFor();
    await context.close();
  });

  it('a list says that it cannot be fetched, and is there after another try, with the focus at its heading', async () => {
    const { page, context } = await signedInPage(stage, wide, 'first');
    await answerDossiers(page, [listedDossier('Een', 'Finished')]);
    await page.route(listPaths.dossiers, (route) => route.abort('internetdisconnected'));
    await page.getByRole('link', { name: /^Dossiers van/ }).click();
    await notice(page).waitFor();
    await answerDossiers(page, [listedDossier('Een', 'Finished')]);
    await again(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('rowheader').first().waitFor();
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true);
    await context.close();
  });
});

describe('an upload', () => {
  async function send({ page }: WatchedPage): Promise<void> {
    await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).click();
    const modal = page.getByRole('dialog');
    await chooseFiles(modal, await correctFile());
    await modal.getByPlaceholder('Naam dossier').fill('Onderweg');
    await modal.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  }

  it('that is answered with something else than an answer has failed', async () => {
    const watched = await signedInPage(stage, wide, 'first');
    const { page } = watched;
    await openDossiers(watched);
    await page.route(listPaths.dossiers, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Hotelnetwerk</h1>' })
        : route.fallback(),
    );
    await send(watched);
    const modal = page.getByRole('dialog', { name: 'Nieuw dossier toevoegen' });
    await modal.getByText('The file was not uploaded.', { exact: true }).waitFor();
    await expect.poll(() => modal.getByRole('button', { name: 'Toevoegen', exact: true }).isEnabled()).toBe(true);
    await watched.context.close();
  });

  it('can be made without a secure connection, as on a network of the office', async () => {
    const watched = await signedInPage(stage, wide, 'first');
    const { page } = watched;
    // What browsers leave out of such pages.
    await page.addInitScript(() => Object.defineProperty(crypto, 'randomUUID', { value: undefined }));
    await openDossiers(watched);
    const [request] = await Promise.all([
      page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/documents')),
      page.route(listPaths.dossiers, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 201, json: { data: listedDossier('Onderweg', 'Finished') } })
          : route.fallback(),
      ),
      send(watched),
    ]);
    expect(await request.headerValue('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    await dossierRow(watched, 'Onderweg').waitFor();
    await watched.context.close();
  });
});

it('what is typed into the search box while a list is on its way stays, with the focus', async () => {
  const { page, context } = await signedInPage(stage, wide, 'first');
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  await page.route(listPaths.dossiers, async (route) => {
    await promise;
    await route.fulfill({
      json: {
        data: {
          name: 'Bakkerij Koren',
          documents: ['Alfa', 'Bravo'].map((name) => listedDossier(name, 'Finished')),
          styleKey: null,
          archivedCount: 0,
          rights: { mayUpload: true, mayDecide: true },
        },
      },
    });
  });
  await page.getByRole('link', { name: /^Dossiers van/ }).click();
  // The list of employers has a search box too.
  await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'Overzicht dossiers' }))).toBe(true);
  const search = page.getByRole('searchbox');
  await search.focus();
  await page.keyboard.type('br');
  answer();
  await page.getByText('1–1 van 1', { exact: true }).waitFor();
  expect(await hasFocus(search)).toBe(true);
  await page.keyboard.type('a');
  expect(await search.inputValue()).toBe('bra');
  expect(await page.getByRole('status').filter({ hasText: '1–1 van 1' }).count()).toBe(1);
  await context.close();
});
