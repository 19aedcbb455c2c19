import { openGroupPaths } from '#core/open-group-result.ts';
import { answerKeys } from '#core/result.ts';
import { cohortCostGroups, costChange } from '#contract/terms/conclusions-cohort-costs.ts';
import { cohortGroups, pensionRatio } from '#contract/terms/conclusions-cohorts.ts';
import { fullCost } from '#contract/terms/conclusions-comparison.ts';
import { meanChange, profitGroups, profitKeys } from '#contract/terms/conclusions-profit.ts';
import { variantKeys } from '#contract/terms/shown-alternatives.ts';
import { compensationGroups } from '#contract/terms/conclusions-compensation.ts';
import { compensationByYear } from '#contract/terms/conclusions-long-run.ts';
import { shownModelPersons } from '#contract/terms/conclusions-model-persons.ts';
import { changeGroups } from '#contract/terms/pension-changes.ts';
import type { OutputContent } from '#documents/output-content.ts';

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
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

const rounded = (values: readonly number[]): readonly number[] => values.map(Math.round);

/** What lines, ranges and points of charts draw: sums and differences of cells beside each other, and mean ages. */
function drawnFigures({ dossier, result }: OutputContent): readonly number[] {
  const subject = { input: dossier.input, result };
  const compensated = (['budgetNeutralFlat', 'profitNeutralFlat'] as const).flatMap((key) =>
    (compensationByYear(subject, key) ?? []).map((added, index) => added + (result.costYears[index]?.cost[key] ?? 0)),
  );
  const openGroup = result.openGroup.years.map(({ cost, compensation }) => cost.flat + compensation);
  const ranges = shownModelPersons(subject).flatMap(({ figures }) =>
    Object.values(figures).flatMap(({ pensions }) => {
      const [low = 0, expected = 0, high = 0] = rounded([pensions.pessimistic, pensions.expected, pensions.optimistic]);
      return [expected - low, high - expected];
    }),
  );
  const groups = changeGroups(subject);
  const spreads = groups.flatMap(({ changes }) =>
    Object.values(changes).flatMap(({ mean, quartiles }) =>
      quartiles === null ? [] : [quartiles.lower, quartiles.upper].map((value) => Math.round(value) - Math.round(mean)),
    ),
  );
  const ages = groups.map(({ meanAge }) => Math.round(meanAge * 10) / 10);
  const means = groups.flatMap(({ changes }) => Object.values(changes).map(({ mean }) => mean));
  const salaries = Object.values(result.compensation?.variants ?? {}).flatMap(({ years }) =>
    years.map(({ cost, premium }) => cost - premium),
  );
  return [...salaries, ...compensated, ...openGroup, ...ranges, ...spreads, ...ages, ...means];
}

/** Changes in percentage points: of premiums under other assumptions, of risk premiums and of cover on death. */
function pointFigures({ dossier, result }: OutputContent): readonly number[] {
  const { current, next } = dossier.input;
  const { currentSurvivor, newSurvivor } = dossier.facts;
  return [
    ...result.effects.sensitivities.flatMap(({ answers }) => answerKeys.map((key) => answers[key].difference)),
    next.riskPremiumOnBase - current.riskPremiumOnBase,
    next.riskPremiumOnSalary - current.riskPremiumOnSalary,
    (newSurvivor.partner ?? 0) - (currentSurvivor.partner ?? 0),
    (newSurvivor.orphan ?? 0) - (currentSurvivor.orphan ?? 0),
  ].map((difference) => 100 * difference);
}

/** What was entered, and the figures that are a quotient, a difference or a sum of cells of the workbook. */
export function derivedFigures(content: OutputContent): readonly number[] {
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
    ...drawnFigures(content),
    ...pointFigures(content),
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
    ...costGroups.flatMap(({ cost }) => Object.values(cost)),
    ...costGroups.flatMap((group) => variantKeys(result).map((key) => costChange(group, key))),
    ...groups.flatMap(({ pension }) => Object.values(pension)),
    ...groups.flatMap((group) => variantKeys(result).map((key) => pensionRatio(group, key) ?? 0)),
  ];
}
