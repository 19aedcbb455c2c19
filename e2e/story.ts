import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type WatchedPage, launchBrowser, openPage, wide } from '#e2e/browser.ts';
import { mainProgram, type RunningProcess, startedProcess } from '#test/server/running-server.ts';
import { projectRoot } from '#test/source-files.ts';

/** One server, as `npm start` runs it, and one browser for the stories of a file. */
export interface Stage {
  server: RunningProcess;
  browser: Browser;
  dataFolder: string;
}

/** Starts a server and a browser before the stories of a file and ends both after them. The settings are asked for then. */
export function useStage(settings: () => Record<string, string> = () => ({})): Stage {
  const stage = {} as Stage;
  beforeAll(async () => {
    stage.dataFolder = mkdtempSync(join(tmpdir(), 'evenwicht-e2e-'));
    const server = startedProcess({ DATA_DIR: stage.dataFolder, ...settings() }, mainProgram);
    [stage.server, stage.browser] = await Promise.all([server, launchBrowser()]);
  });
  afterAll(async () => {
    await stage.browser.close();
    await stage.server.terminate();
    rmSync(stage.dataFolder, { recursive: true, force: true });
  });
  return stage;
}

/** Opens a page and signs in by the access code; it then shows the employers. */
export function signedInPage(stage: Stage, viewport = wide): Promise<WatchedPage> {
  return pageOfCode(stage, stage.server.code, 'Overzicht werkgevers', viewport);
}

/** A new access code for the provider, issued by command. */
export function providerCode({ dataFolder }: Stage): string {
  const who = ['--organisation', 'De Aanbieder', '--holder', 'P. Aanbieder', '--role', 'provider'];
  const command = [join(projectRoot, 'src/server/access.ts'), 'code', ...who];
  const env = { PATH: process.env['PATH'] ?? '', DATA_DIR: dataFolder };
  return execFileSync(process.execPath, command, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** Opens a page and signs in by any code; it then shows a page with this heading. */
export async function pageOfCode(
  { server, browser }: Stage,
  code: string,
  heading: string,
  viewport = wide,
): Promise<WatchedPage> {
  const watched = await openPage(browser, viewport);
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

/** Adds a dossier with the new-dossier window; resolves when its row stands in the list. */
export async function addDossier(
  watched: WatchedPage,
  name: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<Locator> {
  const { page } = watched;
  await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).first().click();
  const modal = page.getByRole('dialog');
  await modal.getByPlaceholder('Naam dossier').fill(name);
  await modal.locator('input[type=file]').setInputFiles(file);
  await modal.getByRole('button', { name: 'Toevoegen', exact: true }).click();
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
