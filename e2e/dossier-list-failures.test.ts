import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerDossiers, listedDossier } from '#e2e/answers.ts';
import type { WatchedPage } from '#e2e/browser.ts';
import { useStage } from '#e2e/stage.ts';
import { dossierRow, signedInPage } from '#e2e/story.ts';

const stage = useStage();
let watched: WatchedPage;
beforeAll(async () => {
  watched = await signedInPage(stage);
});
afterAll(() => watched.close());

let visits = 0;

/** Opens the dossiers of an employer that was not shown before, so that its list is fetched. */
async function openList({ page }: WatchedPage): Promise<void> {
  visits += 1;
  await page.goto(`${stage.server.address}/client-overview/falend-${visits}`);
}

describe('a failure in the list of dossiers', () => {
  const failed = { status: 500, body: '' };
  const toast = (text: string) =>
    watched.page.getByRole('region', { name: 'Meldingen' }).getByText(text, { exact: true });

  it('to download a file says "Download mislukt..."', async () => {
    const { page } = watched;
    const asked: (string | null)[] = [];
    await page.route('**/documents/*?downloadType=*', (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('downloadType'));
      return route.fulfill(failed);
    });
    await answerDossiers(page, [listedDossier('Een', 'Finished'), listedDossier('Twee', 'FailedWithError')]);
    await openList(watched);
    for (const file of [
      'invoerbestand van Een',
      'uitvoerbestand van Een',
      'rapportage van Een',
      'foutbestand van Twee',
    ]) {
      await page.getByRole('button', { name: file }).click();
      await toast('Download mislukt...').first().waitFor();
      await page.locator('.toast button').click();
      await toast('Download mislukt...').waitFor({ state: 'detached' });
    }
    expect(asked).toEqual(['inputFile', 'outputFile', 'reportFile', 'errorFile']);
    await page.unroute('**/documents/*?downloadType=*');
  });

  it('to download a template says "Download mislukt..."', async () => {
    const { page } = watched;
    await openList(watched);
    await page.route('**/api/documents/template/*', (route) => route.fulfill(failed));
    await page.getByRole('button', { name: 'Nieuw dossier toevoegen' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Ambitie DB to DC/ })
      .click();
    await toast('Download mislukt...').waitFor();
    await page.unroute('**/api/documents/template/*');
  });

  it('to delete says "Delete document mislukt...", and the dossier stays', async () => {
    const { page } = watched;
    await answerDossiers(page, [listedDossier('Een', 'Finished')]);
    await openList(watched);
    await page.route('**/documents/Een', (route) => route.fulfill(failed));
    await dossierRow(watched, 'Een')
      .getByRole('button', { name: /verwijderen$/ })
      .click();
    const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Ja' });
    const [request] = await Promise.all([page.waitForRequest('**/documents/Een'), yes.click()]);
    expect([request.method(), request.postData()]).toEqual(['DELETE', null]);
    await toast('Delete document mislukt...').waitFor();
    await page.getByRole('alertdialog', { name: 'Dossier verwijderen' }).waitFor({ state: 'detached' });
    await dossierRow(watched, 'Een').waitFor();
    await page.unroute('**/documents/Een');
  });
});
