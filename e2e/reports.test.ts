import { expect, it } from 'vitest';
import type { ReportState } from '#api/reports.ts';
import { expectSound } from '#e2e/browser.ts';
import { correctFile } from '#e2e/example-files.ts';
import { useOwnStage } from '#e2e/stage.ts';
import { addDossier, dossierRow, keepPicture, openEmployer, signedInPage } from '#e2e/story.ts';

const stage = useOwnStage();
const employer = 'De Schakel B.V. (voorbeeld)';

it('all reports are made again in a new house style by one action, and each dossier says why', async () => {
  const watched = await signedInPage(stage);
  const { page } = watched;
  const ready = (name: string) =>
    page
      .getByRole('button', { name: `PowerPoint: rapportage van ${name} downloaden` })
      .and(page.locator(':enabled'))
      .waitFor({ timeout: 90_000 });
  await openEmployer(watched, employer);
  await addDossier(watched, 'Tweede', await correctFile());
  await ready('Tweede');
  await ready('VOORBEELD De Schakel');
  const dossiers = page.url();

  await page.getByRole('link', { name: 'Huisstijl' }).click();
  await page.getByText('Alle rapportages staan in de huisstijl van nu.').waitFor();
  await page.getByRole('textbox', { name: 'Hoofdkleur', exact: true }).fill('#7A1F3D');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('2 rapportages staan nog in een eerdere huisstijl.').waitFor();
  await keepPicture(watched, 'reports-outdated', 'whole');
  await expectSound(page);
  await page.goto(dossiers);
  await dossierRow(watched, 'Tweede').getByText('Rapportage in een eerdere huisstijl').waitFor();
  await keepPicture(watched, 'dossiers-outdated');
  await expectSound(page);

  await page.getByRole('link', { name: 'Huisstijl' }).click();
  await page.getByRole('button', { name: '2 rapportages opnieuw maken' }).click();
  await page.getByText(/^Nog [12] rapportages? word/).waitFor();
  await page.goto(dossiers);
  await page.getByText('Wordt opnieuw opgemaakt in de huisstijl van nu').first().waitFor();
  await ready('Tweede');
  await ready('VOORBEELD De Schakel');
  expect(await page.getByText('Rapportage in een eerdere huisstijl').count()).toBe(0);
  await page.getByRole('link', { name: 'Huisstijl' }).click();
  await page.getByText('Alle rapportages staan in de huisstijl van nu.').waitFor();

  // While reports are being made there is no time to look: here they are never done.
  const running: ReportState = { outdated: 0, running: 2, fixed: 0 };
  await page.route('**/api/reports', (route) => route.fulfill({ json: { data: running } }));
  await page.reload();
  await page.getByText(/^Nog 2 rapportages worden/).waitFor();
  await keepPicture(watched, 'reports-running', 'whole');
  await expectSound(page);
  expect(watched.complaints).toEqual([]);
  await watched.close();
});
