import type { AgeCohort } from '#core/result/result.ts';

/** Participants with the same ages at the transition, by their indexes. */
export interface IndexedCohort extends AgeCohort {
  readonly indexes: readonly number[];
}

const yearsPerCohort = 5;

/** Age cohorts of five years, youngest first. `ages`: everybody's whole years at the transition. */
export function ageCohorts(ages: readonly number[]): IndexedCohort[] {
  const cohorts = Map.groupBy(ages.keys(), (index) => Math.floor(ages[index]! / yearsPerCohort) * yearsPerCohort);
  return [...cohorts]
    .sort(([one], [other]) => one - other)
    .map(([fromAge, indexes]) => ({
      fromAge,
      toAge: fromAge + yearsPerCohort - 1,
      count: indexes.length,
      indexes,
    }));
}
