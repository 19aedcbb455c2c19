import { firstDayOf, januariesAfter, monthAfter, monthsBetween } from '#core/calendar/months.ts';
import type { DossierInput } from '#core/dossier.ts';
import { entryDossier } from '#core/open-group/entry-dossier.ts';
import { openGroupYears } from '#core/goal-horizon.ts';
import type { EntryTerms } from '#core/result/open-group-result.ts';
import { inventedParticipant } from '#core/participant/invented-participant.ts';
import {
  monthsToLaterPension,
  type ProjectedParticipant,
  projectedParticipant,
} from '#core/participant/projected-participant.ts';
import { type TimeGrid, timeGrid } from '#core/participant/time-grid.ts';
import { ageGroups, type AgeGroups } from '#core/projection/age-groups.ts';
import {
  participantProjection,
  type ParticipantProjection,
  type Schemes,
} from '#core/projection/participant-projection.ts';

/** Both schemes of a dossier on a grid. */
export type SchemesOf = (input: DossierInput, grid: TimeGrid) => Schemes;

/** One who enters at the start of year j since the transition, projected on a grid that starts there. */
export interface Entrant {
  /** j. */
  readonly year: number;
  /** Whole years at entry. */
  readonly age: number;
  /** The dossier as of entry, and by how much its offset and prices have risen since the valuation. */
  readonly dossier: DossierInput;
  readonly offsetLevel: number;
  readonly priceLevel: number;
  /** Up to the end of the years in which the group is followed, where that comes before a pension date. */
  readonly projected: ProjectedParticipant;
  /** Projected. */
  readonly projection: ParticipantProjection;
  /** Nobody else. */
  readonly people: AgeGroups;
}

/** Whether nobody of that age can enter: it is at or past a pension age. */
export const isTooOldToEnter = ({ current, next }: Pick<DossierInput, 'current' | 'next'>, age: number): boolean =>
  [current, next].some(({ pensionAgeInMonths }) => 12 * age >= pensionAgeInMonths);

/** No further than so many months after entry: what comes later counts nowhere. */
const followed = (projected: ProjectedParticipant, months: number): ProjectedParticipant => ({
  ...projected,
  monthsInCurrent: Math.min(projected.monthsInCurrent, months),
  monthsInNext: Math.min(projected.monthsInNext, months),
});

/**
 * One entrant for each year in which somebody can enter. The salary has grown with wages only up to entry. Nobody
 * enters at or past a pension age.
 */
export function entrants(input: DossierInput, { age, salary }: EntryTerms, schemesOf: SchemesOf): Entrant[] {
  const entryAge = 12 * age;
  const { wageGrowth, offsetGrowth, priceInflation } = input.assumptions;
  if (isTooOldToEnter(input, age)) return [];
  return Array.from({ length: openGroupYears - 1 }, (_, index) => {
    const year = index + 1;
    const entry = monthAfter(input.transitionDate, 12 * year);
    const januaries = januariesAfter(input.valuationDate, monthsBetween(input.valuationDate, entry));
    const dossier = entryDossier(input, entry, januaries);
    const born = firstDayOf(monthAfter(entry, -entryAge));
    const participant = inventedParticipant('', born, salary * (1 + wageGrowth) ** januaries);
    const projected = followed(projectedParticipant(participant, dossier), 12 * (openGroupYears - year));
    const grid = timeGrid(entry, entry, monthsToLaterPension(projected));
    const projection = participantProjection(schemesOf(dossier, grid), input.assumptions, grid);
    projection.project(projected);
    const people = ageGroups(projection);
    people.add(projected);
    const offsetLevel = (1 + offsetGrowth) ** januaries;
    const priceLevel = (1 + priceInflation) ** januaries;
    return { year, age, dossier, offsetLevel, priceLevel, projected, projection, people };
  });
}
