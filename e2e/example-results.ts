import { dayInTests } from '#test/fixtures/day-in-tests.ts';
import type { Page } from 'playwright-core';
import type { OfferedFiles } from '#api/central-bank-files.ts';
import type { DossierDocument, TemplateType } from '#api/dossiers.ts';
import type { Decision } from '#api/decisions.ts';
import type { TextsOfDossier } from '#api/written-texts.ts';
import type { Variant } from '#api/variants.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { type StatutoryOutcome, statutoryOutcomeVersion } from '#core/statutory/statutory-outcome.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { findingWithoutValue } from '#input/findings/finding-without-value.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { type WhatIfInput, whatIfInput, whatIfInputVersion } from '#input/what-if/what-if-input.ts';
import { defaultHouseStyle } from '#office/document/house-style.ts';
import { screenResult } from '#output/files/screen/made-screen-result.ts';
import { type ScreenResult, screenResultVersion } from '#output/model/screen-result.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { programVersion } from '#server/calculation/program-version.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { answerDossiers } from '#e2e/answers.ts';

/** What the server keeps of a calculated dossier for its page, and what it can be calculated again from. */
export interface KeptExample {
  readonly result: ScreenResult;
  readonly input: WhatIfInput;
}

const stamp = { programVersion, inputSha256: '0'.repeat(64), day: dayInTests };

/** As the server keeps it. */
export function keptOf(dossier: ReadDossier): KeptExample {
  const content = { dossier, result: calculate(dossier.input), statutory: null, stamp, houseStyle: defaultHouseStyle };
  const warnings = dossier.warnings.map(findingWithoutValue);
  return {
    result: screenResult({ ...content, dossier: { ...dossier, warnings } }),
    input: whatIfInput({ dossier, stamp }),
  };
}

/** The filled example of a kind, read. */
export async function readExample(kind: TemplateType): Promise<ReadDossier> {
  const { dossier } = readDossier(readWorkbook((await exampleDossier(kind)).bytes, nodePlatform));
  if (dossier === null) throw new Error(`the example of ${kind} has errors`);
  return dossier;
}

/** The outcome of the filled example of a kind, as the server keeps it. */
export const exampleResult = async (kind: TemplateType): Promise<ScreenResult> =>
  keptOf(await readExample(kind)).result;

export const resultPath = '**/api/clients/*/documents/*/result';

/** Of a dossier whose documents ask for no text. */
const nothingWritten: TextsOfDossier = {
  texts: [],
  asked: [],
  doubts: [],
  isChoiceForbidden: false,
  areInFiles: true,
  appendix: [],
};

/** Lets these be what is kept beside an outcome. */
export async function answerKept(
  page: Page,
  kept: { readonly variants?: readonly Variant[]; readonly decisions?: readonly Decision[] },
): Promise<void> {
  for (const name of ['variants', 'decisions'] as const) {
    const path = `**/api/clients/*/documents/*/${name}`;
    await page.route(path, (route) => route.fulfill({ json: { data: kept[name] ?? [] } }));
  }
  await page.route('**/api/clients/*/documents/*/texts', (route) => route.fulfill({ json: { data: nothingWritten } }));
}

/** The effects of the law that are kept, and what is known by now. */
interface KeptEffects {
  readonly effects: StatutoryOutcome;
  readonly offered?: OfferedFiles;
}

/** Of no premium: the page shows none. */
const noEffects: KeptEffects = {
  effects: { alternatives: [], outcome: { sort: 'absent', absence: { reason: 'notPrescribed' } } },
};

export const effectsPath = '**/api/clients/*/documents/*/effects';

/** Lets these be the effects of the law of the dossier. */
export async function answerEffects(page: Page, { effects, offered }: KeptEffects): Promise<void> {
  await page.route(effectsPath, (route) =>
    route.fulfill({
      json: { data: { version: statutoryOutcomeVersion, calculatedOn: '2027-03-04T13:05:59.000Z', effects } },
    }),
  );
  await page.route('**/api/central-bank-files/offered', (route) =>
    route.fulfill({ json: { data: offered ?? { curves: [], sets: [] } } }),
  );
}

/** Lets this be the only dossier, and this its outcome. */
export async function answerResult(page: Page, dossier: DossierDocument, result: ScreenResult): Promise<void> {
  await answerDossiers(page, [dossier]);
  await answerKept(page, {});
  await answerEffects(page, noEffects);
  await page.route(resultPath, (route) =>
    route.fulfill({
      json: { data: { version: screenResultVersion, calculatedOn: '2027-03-04T13:05:59.000Z', result } },
    }),
  );
}

const inputPath = '**/api/clients/*/documents/*/input';

/** Lets the dossier be calculated again from this input. */
export async function answerInput(page: Page, input: WhatIfInput): Promise<void> {
  await page.route(inputPath, (route) =>
    route.fulfill({
      json: { data: { version: whatIfInputVersion, calculatedOn: '2027-03-04T13:05:59.000Z', input } },
    }),
  );
}

/** Lets the server refuse it. */
export async function refuseInput(page: Page, status: number, problem: object): Promise<void> {
  await page.route(inputPath, (route) => route.fulfill({ status, json: problem }));
}
