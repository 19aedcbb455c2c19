import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { type WatchedPage, openPage, wide } from '#e2e/browser.ts';
import type { Stage } from '#e2e/stage.ts';
import { takenOverPage } from '#e2e/taken-over-page.ts';
import { signedInAt } from '#test/server/ended-dossiers.ts';
import { codeOfApp } from '#test/server/set-second-factor.ts';
import { projectRoot } from '#test/source-files.ts';
import { loginStorageKey } from '#web/lib/login-storage.ts';

/** A page that a browser opens anew, with nothing fetched before, instead of one that another story is done with. */
export type Visit = 'returning' | 'first';

/** A page of somebody who is signed in already; it shows the employers. */
export async function signedInPage(stage: Stage, viewport = wide, visit: Visit = 'returning'): Promise<WatchedPage> {
  return pageOfLogin(
    stage,
    await loginOf(stage, stage.server.code),
    ['/client-list', 'Overzicht werkgevers'],
    viewport,
    visit,
  );
}

/** A page of the provider, signed in already; it shows the organisations. */
export function providerPage(stage: Stage, viewport = wide, visit: Visit = 'returning'): Promise<WatchedPage> {
  const login = storedLoginOf(stage.providerToken);
  return pageOfLogin(stage, login, ['/provider/organisations', 'Organisaties'], viewport, visit);
}

async function pageOfLogin(
  stage: Stage,
  login: StoredLogin,
  [path, heading]: readonly [path: string, heading: string],
  viewport: typeof wide,
  visit: Visit,
): Promise<WatchedPage> {
  const watched =
    visit === 'first'
      ? await pageOfStored(stage, login, viewport)
      : await takenOverPage(stage.browser, stage.server.address, { viewport, stored: [login] });
  await watched.page.goto(stage.server.address + path);
  await watched.page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return watched;
}

/** What a browser stores when somebody has signed in by a code. */
export async function loginOf({ server }: Stage, code: string): Promise<StoredLogin> {
  return storedLoginOf((await signedInAt(server.address, code)).token);
}

interface StoredLogin {
  readonly name: string;
  readonly value: string;
}

const storedLoginOf = (token: string): StoredLogin => ({
  name: loginStorageKey,
  value: JSON.stringify({ api_token: token }),
});

/** An empty page of a browser that has the login of a code and has fetched nothing yet. */
export async function pageWithLogin(stage: Stage, code: string, viewport = wide): Promise<WatchedPage> {
  return pageOfStored(stage, await loginOf(stage, code), viewport);
}

const pageOfStored = ({ browser, server }: Stage, login: StoredLogin, viewport: typeof wide): Promise<WatchedPage> =>
  openPage(browser, viewport, { origin: server.address, localStorage: [login] });

/** An own code that is shown. */
export const shownOwnCode = ({ page }: WatchedPage): Promise<string> =>
  page
    .getByRole('listitem')
    .filter({ hasText: /^[0-9A-Z]{5}-/ })
    .innerText();

/** Says that an own code is kept, by its end. */
export async function keepOwnCode({ page }: WatchedPage, code: string): Promise<void> {
  await page.getByLabel('Laatste zes tekens van uw eigen code').fill(code.slice(-6).toLowerCase());
  await page.keyboard.press('Enter');
}

/** Makes the own code that is asked for at the first use of an issued one, and keeps it. */
export async function makeOwnCodeOn(watched: WatchedPage): Promise<string> {
  await watched.page.getByRole('button', { name: 'Eigen code maken' }).click();
  const code = await shownOwnCode(watched);
  await keepOwnCode(watched, code);
  return code;
}

/** Has the page hear that its session began a while ago. */
export const asSignedInLongAgo = ({ page }: WatchedPage): Promise<unknown> =>
  page.route('**/api/reauthentication', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { data: { isNeeded: true, by: 'access code' } } })
      : route.continue(),
  );

/** Proves once more who one is, as is then asked; the page hears that no more. */
export async function proveOn({ page }: WatchedPage, code: string): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'Bevestig dat u het bent' });
  await asked.getByLabel('Toegangscode').fill(code);
  await page.keyboard.press('Enter');
  await asked.waitFor({ state: 'detached' });
  await page.unroute('**/api/reauthentication');
}

/** Sets the second factor that is asked for, as a person does with an app that takes typed keys; the recovery codes are shown then. */
export async function setFactorOn({ page }: WatchedPage): Promise<void> {
  await page.getByRole('button', { name: 'Tweede factor instellen' }).click();
  await page.getByRole('img', { name: 'QR-code voor uw authenticator-app' }).waitFor();
  const key = await page.locator('code').innerText();
  await page.getByLabel('Code uit de app').fill(codeOfApp(key));
  await page.getByRole('button', { name: 'Bevestigen' }).click();
  await page.getByText('Uw herstelcodes', { exact: true }).waitFor();
}

/** A page of somebody who is not signed in, which shows no screen yet. */
export const visitorPage = ({ server, browser }: Stage, viewport = wide): Promise<WatchedPage> =>
  takenOverPage(browser, server.address, { viewport });

/** Signs in by a code, as a person does; the page then shows a page with this heading. */
export async function pageOfCode(stage: Stage, code: string, heading: string): Promise<WatchedPage> {
  const watched = await visitorPage(stage);
  await watched.page.goto(`${stage.server.address}/auth`);
  await watched.page.getByLabel('Toegangscode').fill(code);
  await watched.page.getByRole('button', { name: 'Inloggen' }).click();
  await watched.page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return watched;
}

/** What the server answers with when a login has ended. */
export const endedLogin = { code: 'NOT_SIGNED_IN', message: 'U bent niet (meer) ingelogd.' };

/** Signs in where one was sent to because the login had ended; the page that was left comes back. */
export async function signInAgain(page: Page, code: string): Promise<void> {
  // A part of the page that was left may say so too, for as long as it is still there.
  await page.getByText('Log opnieuw in met uw toegangscode.').waitFor();
  await page.getByLabel('Toegangscode').fill(code);
  await page.getByRole('button', { name: 'Inloggen' }).click();
}

/** Goes to the landing page by the button of the header. */
export async function openStart({ page }: WatchedPage): Promise<void> {
  // In a narrow window the ways to other pages are behind a button.
  const menu = page.locator('header summary');
  if (await menu.isVisible()) await menu.click();
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

/** Opens a page anew; what a window that has just closed still does in the history of the page would cut it off. */
export async function openAnew(page: Page, address: string): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('[role=dialog]') !== null || !(history.state as { isHeld?: true } | null)?.isHeld,
  );
  await page.goto(address);
}

/** Chooses files in the window for a new dossier, whichever of its steps is open; the check then opens by itself. */
export async function chooseFiles(modal: Locator, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  const input = modal.locator('input[type=file]');
  const onward = modal.getByRole('button', { name: /^(Ik heb al een bestand|Wijzig: Bestand)$/ });
  if ((await input.count()) === 0) await onward.last().click();
  await input.setInputFiles(files);
}

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
  await chooseFiles(modal, file);
  await modal.getByPlaceholder('Naam dossier').fill(name);
  await modal.getByRole('button', { name: button, exact: true }).click();
  await modal.waitFor({ state: 'detached' });
  const row = dossierRow(watched, name);
  await row.waitFor();
  return row;
}

/** The choice of a language, in whichever the page is. */
export const languageMenu = (page: Page) => page.getByRole('combobox', { name: /language/i });

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
