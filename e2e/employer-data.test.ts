import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { expectSound } from '#e2e/browser.ts';
import { correctFile } from '#e2e/example-files.ts';
import { useOwnStage } from '#e2e/stage.ts';
import { addDossier, keepPicture, openEmployer, signedInPage } from '#e2e/story.ts';

const stage = useOwnStage();
const employer = 'De Schakel B.V. (voorbeeld)';

it('an adviser takes everything of an employer along, and then erases it for good', async () => {
  const watched = await signedInPage(stage);
  const { page } = watched;
  await openEmployer(watched, employer);
  const row = await addDossier(watched, 'Meenemen', await correctFile());
  const isReady = row.getByRole('button', { name: /rapportage van .* downloaden/ }).and(page.locator(':enabled'));
  await isReady.waitFor({ timeout: 90_000 });
  await page.getByRole('link', { name: 'Gegevens beheren' }).click();
  await page.getByText('2 dossiers').waitFor();
  await page.getByText(/^26 bestanden/).waitFor();
  await keepPicture(watched, 'employer-data');
  await expectSound(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Alles downloaden (zip)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Gegevens_De Schakel B.V. (voorbeeld).zip');
  const archive = unzipSync(readFileSync(await download.path()));
  const files = Object.keys(archive).filter((path) => path.startsWith('dossiers/'));
  expect(files).toHaveLength(26);
  expect(files).toContain('dossiers/2 Meenemen/reportFile_Meenemen.pptx');
  expect(strFromU8(archive['werkgever.json']!)).toContain(employer);

  await page.getByRole('button', { name: 'Alles wissen' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText(`alles van ${employer} voorgoed`).waitFor();
  await question.getByText('2 dossiers met alle bestanden').waitFor();
  await keepPicture(watched, 'erase-employer');
  await expectSound(page);
  await question.getByRole('button', { name: 'Nee' }).click();
  await question.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Alles wissen' }).click();
  await question.getByRole('button', { name: 'Ja' }).click();
  await page.waitForURL('**/client-list');
  await page.getByText('Er zijn nog geen werkgevers').waitFor();

  await page.getByRole('link', { name: 'Instellingen' }).click();
  await page.getByRole('link', { name: 'Logboek bekijken' }).click();
  await page.getByText('werkgever met 2 dossiers').waitFor();
  // The log keeps no name of an employer that is erased, which it is when a deletion can no longer be undone.
  const names = async () => {
    await page.reload();
    await page.getByText('werkgever met 2 dossiers').waitFor();
    return page.getByText('De Schakel').count();
  };
  await expect.poll(names, { timeout: 30_000 }).toBe(0);
  await page.goBack();
  expect(watched.complaints).toEqual([]);
  await watched.close();
});

it('an employer that is not there has no data to take along', async () => {
  const watched = await signedInPage(stage);
  const { page } = watched;
  const unknown = '/client-overview/00000000-0000-4000-8000-000000000000';
  for (const address of [`${unknown}/data`, unknown, '/client-overview/geen-nummer']) {
    await page.goto(stage.server.address + address);
    await page.getByText('Deze werkgever is er niet (meer)').waitFor();
    expect(await page.getByRole('button', { name: 'Opnieuw proberen' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Naar de werkgevers' }).click();
    await page.waitForURL('**/client-list');
  }
  await page.goto(`${stage.server.address}${unknown}/data`);
  await page.getByText('Deze werkgever is er niet (meer)').waitFor();
  await expectSound(page);
  await watched.close();
});
