import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { AgeCohort, BirthYear } from '#core/result/result.ts';

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

/** Participants born in the same year, by their indexes. */
export interface IndexedBirthYear extends BirthYear {
  readonly indexes: readonly number[];
}

/** Participants by year of birth, the earliest first. */
export function birthYears(participants: readonly ProjectedParticipant[]): IndexedBirthYear[] {
  const years = Map.groupBy(participants.keys(), (index) => participants[index]!.participant.born.year);
  return [...years]
    .sort(([one], [other]) => one - other)
    .map(([year, indexes]) => ({ year, count: indexes.length, indexes }));
}
