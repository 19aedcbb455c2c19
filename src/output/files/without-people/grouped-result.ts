import type { Alternative, Outcome } from '#core/result/alternative.ts';
import type { AlternativeCompensation, CompensationResult } from '#core/result/compensation-result.ts';
import { type PensionSplit, splitParts } from '#core/result/pension-split.ts';
import type { DossierResult } from '#core/result/result.ts';
import { compensationSums, mayShowCompensation } from '#output/topics/compensation/compensation-conclusion.ts';
import { fractionOf } from '#output/language/subject.ts';
import { type EmployerGroup, holds } from '#output/files/without-people/shown-groups.ts';

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const togetherOutcome = (cohorts: readonly Outcome[], unchanged: readonly Outcome[]): Outcome => {
  const pension = sumOf(cohorts.map((one) => one.pension));
  const ratio = fractionOf(pension, sumOf(unchanged.map((one) => one.pension)));
  return {
    premium: sumOf(cohorts.map((one) => one.premium)),
    ownContribution: sumOf(cohorts.map((one) => one.ownContribution)),
    pension,
    ratio,
  };
};

/** The cohorts of compensation in each of the groups, by their places. */
const compensatedPlaces = (
  { cohorts }: CompensationResult,
  groups: readonly EmployerGroup[],
): readonly (readonly number[])[] =>
  groups.map((group) => [...cohorts.keys()].filter((place) => holds(group, cohorts[place]!.fromAge)));

function groupedCompensation(
  compensation: AlternativeCompensation,
  places: readonly (readonly number[])[],
): AlternativeCompensation {
  return {
    ...compensation,
    cohorts: places.map((own) => {
      const cohorts = own.map((place) => compensation.cohorts[place]!);
      const [rate = null, ...others] = new Set(cohorts.map((one) => one.rate));
      return { ...compensationSums(cohorts), rate: others.length > 0 ? null : rate };
    }),
  };
}

const groupedSplit = (split: PensionSplit | null, groups: readonly EmployerGroup[]): PensionSplit | null =>
  split && {
    total: split.total,
    cohorts: groups.map(({ cohorts }) =>
      splitParts((part) => sumOf(cohorts.map((place) => split.cohorts[place]![part]))),
    ),
  };

/** The result with its participants in these groups: its cohorts, also those of compensation, and no years of birth. */
export function groupedResult(result: DossierResult, groups: readonly EmployerGroup[]): DossierResult {
  const compensation = mayShowCompensation(result) ? result.compensation : null;
  const places = compensation === null ? [] : compensatedPlaces(compensation, groups);
  const unchanged = result.alternatives.find(({ sort }) => sort === 'unchanged')!;
  const of = <Part>(parts: readonly Part[], { cohorts }: EmployerGroup): readonly Part[] =>
    cohorts.map((place) => parts[place]!);
  const grouped = <One extends Alternative>(one: One): One => ({
    ...one,
    cohorts: groups.map((group) => togetherOutcome(of(one.cohorts, group), of(unchanged.cohorts, group))),
    cohortCosts: groups.map((group) => sumOf(of(one.cohortCosts, group))),
    birthYears: [],
    ...('pensionSplit' in one ? { pensionSplit: groupedSplit(one.pensionSplit, groups) } : {}),
    compensation:
      compensation === null || one.compensation === null ? null : groupedCompensation(one.compensation, places),
  });
  return {
    ...result,
    cohorts: groups.map(({ fromAge, toAge, count }) => ({ fromAge, toAge, count })),
    birthYears: [],
    alternatives: result.alternatives.map(grouped),
    compensation: compensation === null ? null : groupedRules(compensation, groups, places),
  };
}

const groupedRules = (
  compensation: CompensationResult,
  groups: readonly EmployerGroup[],
  places: readonly (readonly number[])[],
): CompensationResult => ({
  ...compensation,
  cohorts: groups.map(({ fromAge, toAge, count, entitled }, index) => ({
    fromAge,
    toAge,
    count,
    entitled,
    currentPension: sumOf(places[index]!.map((place) => compensation.cohorts[place]!.currentPension)),
    currentOnBasis: sumOf(places[index]!.map((place) => compensation.cohorts[place]!.currentOnBasis)),
  })),
});
