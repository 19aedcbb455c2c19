import { describe, expect, it } from 'vitest';
import { calculate } from '#core/calculate.ts';
import { openGroupPaths } from '#core/open-group-result.ts';
import { answerKeys } from '#core/result.ts';
import { cohortCostGroups, costChange } from '#contract/terms/conclusions-cohort-costs.ts';
import { cohortGroups, pensionRatio } from '#contract/terms/conclusions-cohorts.ts';
import { fullCost } from '#contract/terms/conclusions-comparison.ts';
import { meanChange, profitGroups, profitKeys } from '#contract/terms/conclusions-profit.ts';
import { variantKeys } from '#contract/terms/shown-alternatives.ts';
import { compensationGroups } from '#contract/terms/conclusions-compensation.ts';
import { compensationByYear } from '#contract/terms/conclusions-long-run.ts';
import { amount, percentage } from '#contract/terms/dutch-format.ts';
import { outputWorkbook } from '#documents/excel/output.ts';
import type { OutputContent } from '#documents/output-content.ts';
import { partText, zipParts } from '#documents/package/zip-directory.ts';
import { reportDeck } from '#documents/slides/deck.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import { exampleScale } from '#test/fixtures/example-scheme.ts';
import { generatedContents } from '#test/fixtures/generated-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { openDeck, paragraphsOf } from '#test/slides/open-deck.ts';

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** All numbers in the cells of the output workbook. */
async function workbookFigures(content: OutputContent): Promise<readonly number[]> {
  const sheets = zipParts(await outputWorkbook(content)).filter(({ name }) => name.startsWith('xl/worksheets/sheet'));
  return sheets.flatMap((sheet) =>
    [...partText(sheet).matchAll(/<v>(-?[\d.eE+-]+)<\/v>/g)].map(([, value]) => Number(value)),
  );
}

/** Sums over the first years of a line, as the tables below lines show them, and over all years. */
function sumsOf(amounts: readonly number[]): readonly number[] {
  return [5, 10, 20, amounts.length].map((years) => amounts.slice(0, years).reduce((sum, value) => sum + value, 0));
}

/** Sums over the years of the closed and of the open group, without and with compensation, and their differences. */
function longRunFigures({ dossier, result }: OutputContent): readonly number[] {
  const subject = { input: dossier.input, result };
  const compensated = (['budgetNeutralFlat', 'profitNeutralFlat'] as const).flatMap((key) => {
    const added = compensationByYear(subject, key) ?? [];
    const cost = result.costYears.map((year) => year.cost[key]);
    const both = cost.map((value, index) => value + (added[index] ?? 0));
    const differences = result.costYears.map((year, index) => (both[index] ?? 0) - year.cost.unchanged);
    return [cost, both, differences, result.costYears.map((year) => year.cost[key] - year.cost.unchanged)];
  });
  const { years } = result.openGroup;
  const paths = [
    ...openGroupPaths.map((path) => years.map(({ cost }) => cost[path])),
    years.map(({ cost, compensation }) => cost.flat + compensation),
    years.map(({ cost, compensation }) => cost.flat + compensation - cost.grandfathering),
    ...openGroupPaths.map((path) => years.map(({ cost }) => cost[path] - cost.grandfathering)),
  ];
  return [result.costYears.map(({ cost }) => cost.unchanged), ...compensated, ...paths].flatMap(sumsOf);
}

/** Compensation per shown cohort and in all, per year, and what it adds to each alternative. */
function compensationFigures({ dossier, result }: OutputContent): readonly number[] {
  const groups = compensationGroups({ input: dossier.input, result }, 'budgetNeutralFlat');
  const variants = Object.values(result.compensation?.variants ?? {});
  return [
    ...numbersIn(groups),
    ...(['shortfall', 'firstYearCost', 'totalCost'] as const).map((part) =>
      groups.reduce((sum, group) => sum + group[part], 0),
    ),
    ...variants.map(({ totalCost }) => totalCost),
    ...variants.map(({ costIncluding }) => costIncluding - result.unchanged.cost),
  ];
}

/** Pensions of model persons, mean changes of profit, premiums under changed assumptions, and what alternatives cost in all. */
function effectFigures({ dossier, result }: OutputContent): readonly number[] {
  const subject = { input: dossier.input, result };
  const keys = profitKeys(subject);
  return [
    ...profitGroups(subject).flatMap((group) => keys.map((key) => meanChange(group, key))),
    ...variantKeys(result).map((key) => fullCost(subject, key)),
    ...variantKeys(result).map((key) => fullCost(subject, key) - result.unchanged.cost),
    1,
  ];
}

/** Cost of the other profit basis beside the current cost, and the pension when returns disappoint. */
function otherBasisFigures({ result }: OutputContent): readonly number[] {
  const { unchanged, profitNeutralFlat } = result.effects.total;
  const chosen = profitNeutralFlat.pensions.pessimistic;
  const other = result.effects.pessimisticOnOtherBasis.profitNeutralFlat;
  return [
    ...Object.values(result.otherBasis).map(({ costDifference }) => costDifference / result.unchanged.cost),
    ...[chosen, other].map((pension) => pension / unchanged.pensions.pessimistic - 1),
  ];
}

/** What was entered, and the figures that are a quotient, a difference or a sum of cells of the workbook. */
function derivedFigures(content: OutputContent): readonly number[] {
  const { dossier, result } = content;
  const subject = { input: dossier.input, result };
  const groups = cohortGroups(subject);
  const costGroups = cohortCostGroups(subject);
  return [
    ...numbersIn({ ...dossier.input, participants: [] }),
    ...numbersIn([dossier.facts.currentSurvivor, dossier.facts.newSurvivor]),
    // In the workbook these stand in sentences, of which the slides show the same.
    ...numbersIn(result.checks.map((check) => check.figures)),
    result.openGroup.entrySalary,
    ...otherBasisFigures(content),
    ...longRunFigures(content),
    ...compensationFigures(content),
    ...effectFigures(content),
    ...answerKeys.flatMap((key) => {
      const { proof } = result.answers[key];
      return [(proof.practical - proof.target) / proof.target];
    }),
    ...numbersIn([dossier.facts.currentSurvivor, dossier.facts.newSurvivor]),
    result.riskPremiums.next - result.riskPremiums.current,
    ...costGroups.map(({ cost }) => cost.unchanged),
    ...costGroups.flatMap((group) => variantKeys(result).map((key) => costChange(group, key))),
    ...groups.map((group) => group.pension.unchanged),
    ...groups.flatMap((group) => variantKeys(result).map((key) => pensionRatio(group, key) ?? 0)),
  ];
}

/** The figures on all slides, and those of them that no cell of the workbook explains. */
async function slideFigures(content: OutputContent): Promise<{ shown: readonly string[]; unknown: readonly string[] }> {
  const figures = [...(await workbookFigures(content)), ...derivedFigures(content)].map(Math.abs);
  const known = new Set(
    figures.flatMap((value) => [amount(value)].concat([0, 1, 2, 3].map((decimals) => percentage(value, decimals)))),
  );
  const text = openDeck(await reportDeck(content))
    .slides.flatMap(paragraphsOf)
    .join('\n');
  const shown = [...text.matchAll(/€\u00a0[+-]?([\d.]+\d|\d)|(?<![\d,.])(\d+(?:,\d+)?%)/g)].map(([, euro, share]) =>
    euro === undefined ? (share ?? '') : `€\u00a0${euro}`,
  );
  return { shown, unknown: shown.filter((figure) => !known.has(figure)) };
}

const example = exampleContent();
const ownProposal = { flat: 0.2, scale: exampleScale };

describe.each([
  ['a premium scheme', { ...example, result: calculate(example.dossier.input) }],
  ['a guarantee', averagePayContent('dbToDc', 40)],
  ['an ambition, with an own proposal', averagePayContent('ambitionDbToDc', 60, { ownProposal })],
])('every amount and percentage on the slides of %s', (_, content) => {
  it('stands in a cell of the workbook, or follows from cells beside each other', async () => {
    const { shown, unknown } = await slideFigures(content);
    expect(shown.length).toBeGreaterThan(100);
    expect(unknown).toEqual([]);
  });
});

describe.each(['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const)(
  'the slides of generated dossiers of kind %s',
  (kind) => {
    it('show no figure that the workbook does not explain', async () => {
      for (const content of generatedContents(kind, 2)) expect((await slideFigures(content)).unknown).toEqual([]);
    }, 30_000);
  },
);
