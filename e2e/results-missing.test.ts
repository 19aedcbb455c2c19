import { describe, expect, it } from 'vitest';
import type { DossierDocument } from '#api/dossiers.ts';
import { answerDossiers, listedDossier } from '#e2e/answers.ts';
import {
  answerEffects,
  answerKept,
  answerResult,
  effectsPath,
  exampleResult,
  resultPath,
} from '#e2e/example-results.ts';
import { decisionOn } from '#e2e/example-variants.ts';
import { expectSoundInAllSizes } from '#e2e/sizes.ts';
import { useStage } from '#e2e/stage.ts';
import { signedInPage } from '#e2e/story.ts';
import type { Finding } from '#input/findings/findings.ts';
import { exampleFinding } from '#test/fixtures/example-finding.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';

const stage = useStage();
const finished: DossierDocument = listedDossier('Regeling 2028', 'Finished');
const address = '/client-overview/klant/dossier/Regeling%202028';

/** Of a file that was refused: thirty errors, and warnings that are only counted. */
const findings: readonly Finding[] = [
  ...Array.from({ length: 29 }, (_, index) => exampleFinding({ cell: `E${index + 5}` })),
  exampleFinding({ sheet: 'Dossier', cell: 'B4', found: '-1' }),
  exampleFinding({
    code: 'MORE_FINDINGS',
    severity: 'warning',
    sheet: null,
    cell: null,
    found: '12',
    message: 'Nog 12.',
  }),
];

/** The page with one of its parts open. */
const part = (name: string): string => `${stage.server.address}${address}?deel=${name}`;

describe('the page of an outcome that is not there', () => {
  it('says of a dossier that is being calculated or has errors what it is waiting for, with the way back', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    await answerDossiers(page, [listedDossier('Regeling 2028', 'FailedWithError')]);
    await page.route('**/documents/*/findings', (route) =>
      route.fulfill({
        json: { data: { calculatedOn: '2027-03-04T13:05:59.000Z', areValuesLeftOut: false, findings } },
      }),
    );
    await page.goto(`${stage.server.address}/client-overview/klant`);
    await page.getByRole('link', { name: 'Regeling 2028' }).click();
    await page.getByText('Het invoerbestand van dit dossier bevat fouten.').waitFor();
    await page.getByText('30 fouten en 12 waarschuwingen').waitFor();
    await page.getByRole('searchbox', { name: 'Zoeken in de bevindingen' }).fill('e9 getal');
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await page.getByRole('searchbox', { name: 'Zoeken in de bevindingen' }).fill('');
    await page.getByRole('button', { name: 'Dossier (1)' }).click();
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await page.getByRole('button', { name: 'Alles (31)' }).click();
    await page.getByRole('button', { name: 'Foutbestand downloaden' }).waitFor();
    await expectSoundInAllSizes(watched, 'results-findings');
    await page.getByRole('link', { name: 'Opnieuw kiezen' }).click();
    await page.getByRole('dialog', { name: 'Nieuw dossier toevoegen' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await answerDossiers(page, [listedDossier('Regeling 2028', 'Submitted')]);
    await page.goto(stage.server.address + address);
    await page.getByText('Dit dossier wordt nog berekend.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Terug naar de dossiers' }).waitFor();
    await watched.close();
  });

  it('lets what could not be fetched beside an outcome be tried again in its place', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    const result = await exampleResult('dcToDc');
    await answerResult(page, finished, result);
    const decisionsPath = '**/documents/*/decisions';
    for (const path of [effectsPath, decisionsPath])
      await page.route(path, (route) =>
        route.fulfill({ status: 500, json: { code: 'UNEXPECTED', message: 'Er is iets misgegaan.' } }),
      );
    await page.goto(part('wet'));
    const retryIn = (name: string) =>
      page.getByRole('region', { name }).getByRole('button', { name: 'Opnieuw proberen' });
    await retryIn('Transitie-effecten').waitFor();
    await retryIn('Vastgelegde keuzes').waitFor();
    const { statutory } = await statutoryExample('dcToDc');
    await answerEffects(page, { effects: statutory! });
    await answerKept(page, { decisions: [decisionOn(result)] });
    await retryIn('Vastgelegde keuzes').click();
    await page
      .getByRole('paragraph')
      .filter({ hasText: decisionOn(result).reason })
      .waitFor();
    await retryIn('Transitie-effecten').click();
    await page
      .getByText(/Illustratief: rentecurve 31-12-2023/)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: 'Opnieuw proberen' }).count()).toBe(0);
    await watched.close();
  });

  it('offers to calculate again what an earlier version calculated', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    // The effects of the law alone, beside an outcome that can be shown.
    await answerResult(page, finished, await exampleResult('dcToDc'));
    await page.route(effectsPath, (route) =>
      route.fulfill({ status: 409, json: { code: 'RESULT_OUTDATED', message: 'Gemaakt door een eerdere versie.' } }),
    );
    await page.goto(part('wet'));
    await page.getByRole('heading', { level: 3, name: 'Transitie-effecten' }).waitFor();
    expect(await page.getByRole('button', { name: 'Opnieuw berekenen' }).count()).toBe(1);
    await answerDossiers(page, [finished]);
    await page.route(resultPath, (route) =>
      route.fulfill({ status: 409, json: { code: 'RESULT_OUTDATED', message: 'Gemaakt door een eerdere versie.' } }),
    );
    await page.route('**/documents/*/retry', (route) =>
      route.fulfill({ json: { data: { ...finished, calculationStatus: 'Submitted' } } }),
    );
    await page.goto(stage.server.address + address);
    const again = page.getByRole('button', { name: 'Opnieuw berekenen' });
    await again.waitFor();
    await answerDossiers(page, [{ ...finished, calculationStatus: 'Submitted' }]);
    await again.click();
    await page.getByText('Dit dossier wordt nog berekend.').waitFor();
    await watched.close();
  });

  it('says that a dossier or employer is not there, and does not keep asking', async () => {
    const watched = await signedInPage(stage);
    const { page } = watched;
    let asked = 0;
    await page.route('**/api/clients/weg/documents*', (route) => {
      asked += 1;
      return route.fulfill({ status: 404, json: { code: 'NOT_FOUND', message: 'Niet gevonden.' } });
    });
    await page.goto(`${stage.server.address}/client-overview/weg/dossier/een`);
    await page.getByText('Dit dossier is er niet (meer).').waitFor();
    await page.getByRole('link', { name: 'Naar de werkgevers' }).waitFor();
    expect(asked).toBe(1);
    await watched.close();
  });
});
