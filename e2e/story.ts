import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { type WatchedPage, openPage, wide } from '#e2e/browser.ts';
import type { Stage } from '#e2e/stage.ts';
import { signedInAt } from '#test/server/ended-dossiers.ts';
import { projectRoot } from '#test/source-files.ts';
import { loginStorageKey } from '#web/lib/login-storage.ts';

/** Opens a page of somebody who is signed in already; it shows the employers. */
export function signedInPage(stage: Stage, viewport = wide): Promise<WatchedPage> {
  return pageOfLogin(stage, stage.server.code, ['/client-list', 'Overzicht werkgevers'], viewport);
}

/** Opens a page of the provider, signed in already; it shows the organisations. */
export function providerPage(stage: Stage, viewport = wide): Promise<WatchedPage> {
  return pageOfLogin(stage, stage.providerCode, ['/provider/organisations', 'Organisaties'], viewport);
}

async function pageOfLogin(
  stage: Stage,
  code: string,
  [path, heading]: readonly [path: string, heading: string],
  viewport: typeof wide,
): Promise<WatchedPage> {
  const watched = await pageWithLogin(stage, code, viewport);
  await watched.page.goto(stage.server.address + path);
  await watched.page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return watched;
}

/** An empty page of a browser that has the login of a code and has fetched nothing yet. */
export async function pageWithLogin({ server, browser }: Stage, code: string, viewport = wide): Promise<WatchedPage> {
  const { token } = await signedInAt(server.address, code);
  const login = { name: loginStorageKey, value: JSON.stringify({ api_token: token }) };
  return openPage(browser, viewport, { origin: server.address, localStorage: [login] });
}

/** Opens a page and signs in by a code, as a person does; it then shows a page with this heading. */
export async function pageOfCode({ server, browser }: Stage, code: string, heading: string): Promise<WatchedPage> {
  const watched = await openPage(browser);
  await watched.page.goto(`${server.address}/auth`);
  await watched.page.getByLabel('Toegangscode').fill(code);
  await watched.page.getByRole('button', { name: 'Inloggen' }).click();
  await watched.page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return watched;
}

/** Goes to the landing page by the button of the header. */
export async function openStart({ page }: WatchedPage): Promise<void> {
  await page.getByRole('navigation', { name: 'Hoofdnavigatie' }).getByRole('link', { name: 'Home' }).click();
  await page.getByRole('heading', { level: 1, name: /^Welkom/ }).waitFor();
}

/** Goes from the employers to the dossiers of one of them. */
export async function openEmployer({ page }: WatchedPage, name: string): Promise<void> {
  await page.getByRole('link', { name: `Dossiers van ${name}` }).click();
  await page.getByRole('heading', { level: 1, name: 'Overzicht dossiers' }).waitFor();
}

/** The names in a list, without what can be done about them, which stands under a name. */
export const rowNames = async ({ page }: WatchedPage): Promise<string[]> =>
  (await page.getByRole('rowheader').allInnerTexts()).map((text) => text.trim().split('\n')[0] ?? '');

/** The row of a dossier in the list. */
export const dossierRow = ({ page }: WatchedPage, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

/** Adds a dossier with the new-dossier window, by the button that is there for its file; resolves when its row stands in the list. */
export async function addDossier(
  watched: WatchedPage,
  name: string,
  file: { name: string; mimeType: string; buffer: Buffer },
  button: 'Toevoegen' | 'Toch versturen' = 'Toevoegen',
): Promise<Locator> {
  const { page } = watched;
  await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).first().click();
  const modal = page.getByRole('dialog');
  await modal.getByPlaceholder('Naam dossier').fill(name);
  await modal.locator('input[type=file]').setInputFiles(file);
  await modal.getByRole('button', { name: button, exact: true }).click();
  await modal.waitFor({ state: 'detached' });
  const row = dossierRow(watched, name);
  await row.waitFor();
  return row;
}

/** Keeps a picture of what is in sight, or of the whole page, when SCREENSHOTS names a folder. */
export async function keepPicture(
  { page }: WatchedPage,
  name: string,
  part: 'inSight' | 'whole' = 'inSight',
): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (!folder) return;
  mkdirSync(join(projectRoot, folder), { recursive: true });
  await page.screenshot({ path: join(projectRoot, folder, `${name}.png`), fullPage: part === 'whole' });
}
