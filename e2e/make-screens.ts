import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { changeScheme, launchBrowser, phone, settled } from '#e2e/browser.ts';
import { correctFile, wrongFile } from '#e2e/example-files.ts';
import { addDossier, chooseFiles, openEmployer, signedInPage } from '#e2e/story.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { exampleName } from '#server/example/example-name.ts';
import { allEnded, signedInAt } from '#test/server/ended-dossiers.ts';
import { mainProgram, startedProcess } from '#test/server/running-server.ts';
import { projectRoot } from '#test/source-files.ts';

/** npm run pictures -- screens: ten screens, wide and on a phone, light and dark, in docs/images/screens. */

const folder = join(projectRoot, 'docs/images/screens');
const windows = { wide: { width: 1440, height: 900 }, phone } as const;
const employer = 'De Schakel B.V. (voorbeeld)';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Keeps a screen in each window and scheme, once this stands on it; of a part of a page from there on. */
async function shoot(page: Page, name: string, ready: Locator, part = false): Promise<void> {
  for (const [window, size] of Object.entries(windows)) {
    await page.setViewportSize(size);
    await ready.first().waitFor();
    for (const scheme of ['light', 'dark'] as const) {
      await changeScheme(page, scheme);
      await settled(page);
      await page.evaluate(() => scrollTo(0, 0));
      if (part) await ready.first().evaluate((element) => element.scrollIntoView());
      // A lossy picture of a screen is a fifth of a lossless one.
      await page.screenshot({ path: join(folder, `${name}-${window}-${scheme}.jpg`), type: 'jpeg', quality: 55 });
    }
    await changeScheme(page, 'light');
  }
  await page.setViewportSize(windows.wide);
}

await mkdir(folder, { recursive: true });
const data = await mkdtemp(join(tmpdir(), 'screens-'));
const server = await startedProcess({ DATA_DIR: data }, mainProgram);
const browser = await launchBrowser();
const person = await signedInAt(server.address, server.code);
const clients = (await (await person.call('GET', '/api/clients')).json()) as { data: { id: string }[] };
for (const { id } of clients.data) await allEnded(person, id);
const watched = await signedInPage({ server, browser, providerToken: '' }, windows.wide, 'first');
const { page } = watched;
const heading = page.getByRole('heading', { level: 1 });
const at = (path: string) => page.goto(server.address + path);
const table = page.getByRole('table', { name: 'De keuzes' });

await openEmployer(watched, employer);
const list = new URL(page.url()).pathname;
const example = page.getByRole('link', { name: exampleName });
await example.waitFor();
await addDossier(watched, 'Met fouten', await wrongFile(), 'Toch versturen');
await addDossier(watched, 'Tweede berekening', await correctFile());
for (const { id } of clients.data) await allEnded(person, id);
await at(list);
await shoot(page, 'list', example);
await at('/');
await shoot(page, 'home', heading);

await at(list);
await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).first().click();
const modal = page.getByRole('dialog');
const { bytes } = await exampleDossier();
await chooseFiles(modal, { name: 'invoer.xlsx', mimeType: xlsx, buffer: Buffer.from(bytes) });
await shoot(page, 'new-dossier', modal.getByText('Eerste antwoord'));

await at(list);
await example.click();
await table.waitFor();
const results = new URL(page.url()).pathname;
await shoot(page, 'results', table);
await at(`${results}?deel=wet`);
const tab = page.getByRole('tab', { name: 'Wet en plan' });
await tab.waitFor();
await shoot(page, 'results-law', tab, true);
await at(results);
await page.getByRole('button', { name: 'Wat als …?' }).click();
await shoot(page, 'what-if', page.getByRole('complementary', { name: 'Wat als' }).getByText('niets veranderd'));
const idIn = (path: string) => path.split('/').at(-1)!;
await at(list);
await page.getByRole('link', { name: 'Tweede berekening' }).click();
await table.waitFor();
await at(`${list}/compare?of=${idIn(results)}&with=${idIn(new URL(page.url()).pathname)}`);
await page.getByRole('main').getByRole('button').first().waitFor();
await page.waitForLoadState('networkidle');
await shoot(page, 'compare', heading);
await at('/house-style');
await shoot(page, 'house-style', page.getByRole('button', { name: 'Opslaan' }));
await at('/settings');
await shoot(page, 'settings', page.getByRole('button', { name: 'Opslaan' }));
await at(list);
await page.getByRole('link', { name: 'Met fouten' }).click();
await shoot(page, 'findings', page.getByRole('button', { name: 'Foutbestand downloaden' }));

await browser.close();
await server.terminate();
await rm(data, { recursive: true });
