import { firstDayOf, januariesAfter, monthAfter, monthsBetween } from '#core/calendar/months.ts';
import type { PlainDate, YearMonth } from '#core/calendar/plain-date.ts';
import type { DossierInput, SchemeProvisions } from '#core/dossier/dossier.ts';
import { openGroupYears } from '#core/dossier/goal.ts';
import type { EntryTerms } from '#core/result/open-group-result.ts';
import { inventedParticipant } from '#core/participant/invented-participant.ts';
import {
  type ProjectedParticipant,
  monthsToLaterPension,
  premiumMonthsInBoth,
  projectedParticipant,
} from '#core/participant/projected-participant.ts';
import { type TimeGrid, timeGrid } from '#core/participant/time-grid.ts';
import { type AgeGroups, ageGroups } from '#core/projection/age-groups.ts';
import { type CostWeights, costWeights } from '#core/projection/cost-weights.ts';
import {
  type ParticipantProjection,
  type Schemes,
  participantProjection,
  withWages,
} from '#core/projection/participant-projection.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';

/**
 * The dossier as it is for entrants of a later month: that month is both valuation and transition, and the amounts of the
 * schemes have risen to its level, `januaries` Januaries after the valuation. So entrants are projected by the same rules as participants.
 */
function entryDossier(input: DossierInput, entry: YearMonth, januaries: number): DossierInput {
  const { assumptions } = input;
  const offsetLevel = (1 + assumptions.offsetGrowth) ** januaries;
  const priceLevel = (1 + assumptions.priceInflation) ** januaries;
  const raised = <T extends SchemeProvisions>(provisions: T): T => ({
    ...provisions,
    offset: provisions.offset * offsetLevel,
    maximumSalary: provisions.maximumSalary * offsetLevel,
    costPerParticipant: provisions.costPerParticipant * priceLevel,
  });
  const dates = { valuationDate: entry, transitionDate: entry };
  return isAveragePay(input)
    ? { ...input, ...dates, current: raised(input.current), next: raised(input.next) }
    : { ...input, ...dates, current: raised(input.current), next: raised(input.next) };
}

/** Both schemes of a dossier on a grid. */
type SchemesOf = (input: DossierInput, grid: TimeGrid) => Schemes;

/** One who enters at the start of year j since the transition, projected on a grid that starts there. */
export interface Entrant {
  /** j. */
  readonly year: number;
  /** Whole years at entry. */
  readonly age: number;
  /** Januaries between the valuation and the entry. */
  readonly januaries: number;
  /** The dossier as of entry, and by how much its offset and prices have risen since the valuation. */
  readonly dossier: DossierInput;
  readonly offsetLevel: number;
  readonly priceLevel: number;
  /** Up to the pension dates and the ends of premium. */
  readonly untilEnd: ProjectedParticipant;
  /** Up to the end of the years in which the group is followed, where that comes before a pension date. */
  readonly projected: ProjectedParticipant;
  readonly projection: ParticipantProjection;
  /** Nobody else: taken from here, the entrant is in the arrays of the projection. */
  readonly people: AgeGroups;
}

/**
 * Whether nobody of that age can enter: it is at or past the end of premium for those who enter first. Who enters later has the same
 * end or a later one, as the state pension age is never lowered.
 */
export const isTooOldToEnter = (input: DossierInput, age: number): boolean => {
  const valuationDate = entryDate(input, 1);
  const participant = inventedParticipant('', bornBefore(valuationDate, age), 0);
  return premiumMonthsInBoth(projectedParticipant(participant, { ...input, valuationDate })) <= 0;
};

/** The start of year j since the transition. */
const entryDate = ({ transitionDate }: Pick<DossierInput, 'transitionDate'>, year: number): YearMonth =>
  monthAfter(transitionDate, 12 * year);

/** Birthday of those who have that whole age in a month. */
const bornBefore = (month: YearMonth, age: number): PlainDate => firstDayOf(monthAfter(month, -12 * age));

/** No further than so many months after entry: what comes later counts nowhere. */
const followed = (projected: ProjectedParticipant, months: number): ProjectedParticipant => ({
  ...projected,
  monthsInCurrent: Math.min(projected.monthsInCurrent, months),
  monthsInNext: Math.min(projected.monthsInNext, months),
  premiumMonthsInCurrent: Math.min(projected.premiumMonthsInCurrent, months),
  premiumMonthsInNext: Math.min(projected.premiumMonthsInNext, months),
});

/**
 * One entrant for each year in which somebody can enter. The salary has grown with wages only up to entry. Nobody
 * enters at or past the end of premium.
 *
 * Everybody enters at the same age in the same calendar month, so that the months, Januaries and periods since entry, and what a
 * year since entry weighs, are those of the first entrant, who is followed longest.
 */
export function entrants(input: DossierInput, terms: EntryTerms, schemesOf: SchemesOf): Entrant[] {
  const { age } = terms;
  const { offsetGrowth, priceInflation } = input.assumptions;
  if (isTooOldToEnter(input, age)) return [];
  let firstGrid: TimeGrid | null = null;
  let weights: CostWeights | null = null;
  return Array.from({ length: openGroupYears - 1 }, (_, index) => {
    const year = index + 1;
    const entry = entryDate(input, year);
    const januaries = januariesAfter(input.valuationDate, monthsBetween(input.valuationDate, entry));
    const dossier = entryDossier(input, entry, januaries);
    const invented = inventedParticipant('', bornBefore(entry, age), entrySalary(input, terms, januaries));
    const participant = { ...invented, hired: firstDayOf(entry) };
    const untilEnd = projectedParticipant(participant, dossier);
    const projected = followed(untilEnd, 12 * (openGroupYears - year));
    const months = monthsToLaterPension(projected);
    firstGrid ??= timeGrid(entry, entry, months);
    weights ??= costWeights(input.assumptions, firstGrid);
    const grid = { ...firstGrid, start: entry, length: months };
    const projection = participantProjection(schemesOf(dossier, grid), input.assumptions, grid, weights);
    const offsetLevel = (1 + offsetGrowth) ** januaries;
    const priceLevel = (1 + priceInflation) ** januaries;
    const people = projectedAlone(projection, projected);
    return { year, age, januaries, dossier, offsetLevel, priceLevel, untilEnd, projected, projection, people };
  });
}

/** The same entrants on other salaries or with other wages, under a dossier in which nothing else is different. */
export const entrantsOnSalary = (
  entered: readonly Entrant[],
  input: DossierInput,
  terms: Pick<EntryTerms, 'salary'>,
): Entrant[] =>
  entered.map((entrant) => {
    const { januaries, projected } = entrant;
    const participant = { ...projected.participant, fullTimeSalary: entrySalary(input, terms, januaries) };
    const projection = withWages(entrant.projection, input.assumptions);
    const again = { ...projected, participant };
    const dossier = { ...entrant.dossier, assumptions: input.assumptions };
    return { ...entrant, dossier, projected: again, projection, people: projectedAlone(projection, again) };
  });

/** What the same entrants weigh under a dossier with other exits or another discount rate. */
export const entrantWeights = (
  [first]: readonly Entrant[],
  { assumptions }: Pick<DossierInput, 'assumptions'>,
): CostWeights | undefined => first && costWeights(assumptions, first.projection.grid);

const entrySalary = (
  { assumptions }: Pick<DossierInput, 'assumptions'>,
  { salary }: Pick<EntryTerms, 'salary'>,
  januaries: number,
): number => salary * (1 + assumptions.wageGrowth) ** januaries;

/** Projects one, and keeps what was projected. */
function projectedAlone(projection: ParticipantProjection, projected: ProjectedParticipant): AgeGroups {
  projection.project(projected);
  const people = ageGroups(projection);
  people.add(projected);
  return people;
}
