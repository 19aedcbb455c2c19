import type { Page } from 'playwright-core';
import type { DossierDocument, TemplateType } from '#api/dossiers.ts';
import { calculate } from '#core/calculate.ts';
import { readDossier } from '#input/dossier/read-dossier.ts';
import { readWorkbook } from '#input/reader/read-workbook.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { screenResult } from '#output/screen/made-screen-result.ts';
import { type ScreenResult, screenResultVersion } from '#output/screen/screen-result.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { answerDossiers } from '#e2e/answers.ts';

/** The outcome of the filled example of a kind, as the server keeps it. */
export async function exampleResult(kind: TemplateType): Promise<ScreenResult> {
  const { dossier } = readDossier(readWorkbook((await exampleDossier(kind)).bytes, nodePlatform));
  if (dossier === null) throw new Error(`the example of ${kind} has errors`);
  const stamp = { programVersion: 'test', inputSha256: '0'.repeat(64) };
  return screenResult({ dossier, result: calculate(dossier.input), stamp, houseStyle: defaultHouseStyle });
}

export const resultPath = '**/api/clients/*/documents/*/result';

/** Lets this be the only dossier, and this its outcome. */
export async function answerResult(page: Page, dossier: DossierDocument, result: ScreenResult): Promise<void> {
  await answerDossiers(page, [dossier]);
  await page.unroute(resultPath);
  await page.route(resultPath, (route) =>
    route.fulfill({
      json: { data: { version: screenResultVersion, calculatedOn: '2027-03-04T13:05:59.000Z', result } },
    }),
  );
}
