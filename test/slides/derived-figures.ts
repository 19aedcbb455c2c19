import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';
import { type AlternativeKey, answerKeys } from '#core/result/alternative-key.ts';
import { costChange, groupCost } from '#output/words/conclusions/cohort-costs.ts';
import { cohortGroups, groupPension, pensionRatio } from '#output/words/conclusions/cohorts.ts';
import { fullCost } from '#output/words/conclusions/comparison.ts';
import { meanChange, measured } from '#output/words/effects/profit.ts';
import { compensatedGroups } from '#output/words/after-compensation.ts';
import type { ConclusionSubject } from '#output/words/conclusions/subject.ts';
import { compensationGroups } from '#output/words/conclusions/compensation.ts';
import { compensationByYear } from '#output/words/conclusions/long-run.ts';
import { openGroupLines, withCompensation } from '#output/alternatives/open-group-display.ts';
import { changeGroups, groupChanges } from '#output/words/pension-changes.ts';
import type { OutputContent } from '#output/output-content.ts';

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** Sums over the first years of a line, as the tables below lines show them, and over all years. */
function sumsOf(amounts: readonly number[]): readonly number[] {
  return [5, 10, 20, amounts.length].map((years) => amounts.slice(0, years).reduce((sum, value) => sum + value, 0));
}

const costsOf = (result: DossierResult, key: AlternativeKey): readonly number[] =>
  alternativeOf(result, key).years.map(({ cost }) => cost);

/** Sums over the years of the closed and of the open group, without and with compensation, and their differences. */
function longRunFigures({ dossier, result }: OutputContent): readonly number[] {
  const subject = { input: dossier.input, result };
  const compensated = (['budgetNeutralFlat', 'profitNeutralFlat'] as const).flatMap((key) => {
    const added = compensationByYear(subject, key) ?? [];
    const cost = costsOf(result, key);
    const both = cost.map((value, index) => value + (added[index] ?? 0));
    const unchanged = costsOf(result, 'unchanged');
    const above = (values: readonly number[]) => values.map((value, index) => value - unchanged[index]!);
    return [cost, both, above(both), above(cost)];
  });
  return [costsOf(result, 'unchanged'), ...compensated, ...openGroupCourses(result)].flatMap(sumsOf);
}

/** Cost per year along the paths of the open group, without and with compensation, and beside that of one of them. */
function openGroupCourses({ openGroup }: DossierResult): readonly (readonly number[])[] {
  const lines = openGroupLines(openGroup);
  const courses = [...lines.map(({ cost }) => cost), ...lines.map(withCompensation)];
  const references = [openGroup.unchanged, openGroup.grandfathering.cost ?? []];
  return [
    ...courses,
    ...references.flatMap((reference) =>
      courses.map((course) => course.map((cost, year) => cost - (reference[year] ?? 0))),
    ),
  ];
}

/** The parts by which the sums of the paths over all years differ, as sentences name them. */
function openGroupShares({ openGroup }: DossierResult): readonly number[] {
  const total = (course: readonly number[]): number => course.reduce((sum, cost) => sum + cost, 0);
  const references = [openGroup.unchanged, openGroup.grandfathering.cost ?? []].map(total);
  return openGroupLines(openGroup).flatMap((line) =>
    references.map((reference) => Math.abs(total(withCompensation(line)) / reference - 1)),
  );
}

/** Compensation per shown cohort and in all, per year, and what it adds to each alternative. */
function compensationFigures({ dossier, result }: OutputContent): readonly number[] {
  const subject = { input: dossier.input, result };
  const groups = compensationGroups(subject, 'budgetNeutralFlat');
  const compensations = result.alternatives.flatMap(({ compensation }) =>
    compensation === null ? [] : [compensation],
  );
  return [
    ...numbersIn(groups),
    ...afterCompensation(subject),
    ...(['shortfall', 'firstYearCost', 'totalCost'] as const).map((part) =>
      groups.reduce((sum, group) => sum + group[part], 0),
    ),
    ...compensations.map(({ totalCost }) => totalCost),
    ...compensations.map(({ costIncluding }) => costIncluding - alternativeOf(result, 'unchanged').cost),
  ];
}

/** Pensions of shown cohorts beside the current ones, without and with compensation; premiums of the frontier in points. */
function afterCompensation(subject: ConclusionSubject): readonly number[] {
  const groups = compensatedGroups(subject, 'budgetNeutralFlat');
  const total = (part: 'current' | 'without' | 'withSalary'): number =>
    groups.reduce((sum, group) => sum + group[part], 0);
  const points = subject.result.compensation?.frontier?.points ?? [];
  return [
    ...numbersIn(groups),
    ...groups.flatMap(({ current, without, afterPremium, withSalary }) =>
      [without, afterPremium, withSalary].map((pension) => pension / current - 1),
    ),
    ...(['without', 'withSalary'] as const).map((part) => total(part) / total('current') - 1),
    ...points.map(({ rate }) => 100 * rate),
  ];
}

/** Pensions of model persons, mean changes of profit, premiums under changed assumptions, and what alternatives cost in all. */
function effectFigures({ dossier, result }: OutputContent): readonly number[] {
  const subject = { input: dossier.input, result };
  const alternatives = premiumAlternatives(result);
  const costs = alternatives.map((alternative) => fullCost(subject, alternative));
  return [
    ...cohortGroups(subject).flatMap((group) =>
      alternatives.flatMap((alternative) => {
        const one = measured(alternative);
        return one === null ? [] : [meanChange(subject, group, one)];
      }),
    ),
    ...costs,
    ...costs.map((cost) => cost - alternativeOf(result, 'unchanged').cost),
    1,
  ];
}

/** Cost of the other profit basis beside the current cost, and the pension when returns disappoint. */
function otherBasisFigures({ result }: OutputContent): readonly number[] {
  const pessimistic = (key: AlternativeKey): number => alternativeOf(result, key).effects.total.pensions.pessimistic;
  const chosen = pessimistic('profitNeutralFlat');
  const other = result.effects.pessimisticOnOtherBasis.profitNeutralFlat;
  return [
    ...Object.values(result.otherBasis).map(
      ({ costDifference }) => costDifference / alternativeOf(result, 'unchanged').cost,
    ),
    ...[chosen, other].map((pension) => pension / pessimistic('unchanged') - 1),
  ];
}

const rounded = (values: readonly number[]): readonly number[] => values.map(Math.round);

/** What lines, ranges and points of charts draw: sums and differences of cells beside each other, and mean ages. */
function drawnFigures({ dossier, result }: OutputContent): readonly number[] {
  const subject = { input: dossier.input, result };
  const compensated = (['budgetNeutralFlat', 'profitNeutralFlat'] as const).flatMap((key) =>
    (compensationByYear(subject, key) ?? []).map((added, index) => added + costsOf(result, key)[index]!),
  );
  const openGroup = openGroupLines(result.openGroup).flatMap(withCompensation);
  const persons = result.alternatives.flatMap(({ effects }) => effects.modelPersons);
  const ranges = persons.flatMap(({ pensions }) => {
    const [low = 0, expected = 0, high = 0] = rounded([pensions.pessimistic, pensions.expected, pensions.optimistic]);
    return [expected - low, high - expected];
  });
  const groups = changeGroups(subject);
  const changes = premiumAlternatives(result).flatMap((alternative) => groupChanges(subject, groups, alternative));
  const spreads = changes.flatMap(({ mean, quartiles }) =>
    quartiles === null ? [] : [quartiles.lower, quartiles.upper].map((value) => Math.round(value) - Math.round(mean)),
  );
  const ages = groups.map(({ meanAge }) => Math.round(meanAge * 10) / 10);
  const means = changes.map(({ mean }) => mean);
  const salaries = result.alternatives
    .flatMap(({ compensation }) => compensation?.years ?? [])
    .map(({ cost, premium }) => cost - premium);
  return [...salaries, ...compensated, ...openGroup, ...ranges, ...spreads, ...ages, ...means];
}

/** Changes in percentage points, or in percent: of premiums and pension under other assumptions, of risk premiums and of cover on death. */
function pointFigures({ dossier, result }: OutputContent): readonly number[] {
  const { current, next } = dossier.input;
  const { currentSurvivor } = dossier.facts;
  const newSurvivor = next.survivorCover;
  const { sensitivities } = result.effects;
  return [
    ...sensitivities.rows.flatMap(({ answers }) => answerKeys.map((key) => answers[key]?.difference ?? 0)),
    ...sensitivities.rows.map(({ pension }) => (pension?.difference ?? 0) / sensitivities.pension),
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
  return [
    ...numbersIn({ ...dossier.input, participants: [] }),
    ...numbersIn(dossier.facts.currentSurvivor),
    // In the workbook these stand in sentences, of which the slides show the same.
    ...numbersIn(result.checks.map((check) => check.figures)),
    result.openGroup.entry.salary,
    result.openGroup.grandfathering.entrantPremium.rate,
    ...openGroupShares(result),
    ...drawnFigures(content),
    ...pointFigures(content),
    ...otherBasisFigures(content),
    ...longRunFigures(content),
    ...compensationFigures(content),
    ...effectFigures(content),
    ...answerKeys.flatMap((key) => {
      const { proof } = alternativeOf(result, key);
      return [(proof.practical - proof.target) / proof.target];
    }),
    ...groups.flatMap((group) =>
      result.alternatives.flatMap((alternative) => [
        groupCost(group, alternative),
        groupPension(group, alternative),
        costChange(subject, group, alternative),
        pensionRatio(subject, group, alternative) ?? 0,
        (pensionRatio(subject, group, alternative) ?? 1) - 1,
      ]),
    ),
  ];
}
