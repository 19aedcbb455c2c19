import { firstDayOf, monthAfter, monthsBetween } from '#core/calendar/months.ts';
import type { DossierInput } from '#core/dossier.ts';
import { inventedParticipant } from '#core/participant/invented-participant.ts';
import { type ProjectedParticipant, projectedParticipant } from '#core/participant/projected-participant.ts';

/** Exact ages at the transition of the model persons (maatmensen). */
const modelAges = [25, 35, 45, 50, 55, 60];

/** To this many EUR the median salary is rounded, so that it is nobody's own. */
const salaryStep = 5000;

/**
 * The model persons: full time, with nothing accrued in month 0, on the chosen salary or the rounded median full-time
 * salary of the participants. Those who would reach their pension date by the transition are left out.
 */
export function modelPersons(
  input: DossierInput,
  participants: readonly ProjectedParticipant[],
): ProjectedParticipant[] {
  const salary = input.effects.modelPersonSalary ?? roundedMedian(participants);
  const transition = monthsBetween(input.valuationDate, input.transitionDate);
  return modelAges
    .map((age) => {
      const born = firstDayOf(monthAfter(input.transitionDate, -12 * age));
      return projectedParticipant(inventedParticipant(String(age), born, salary), input);
    })
    .filter((person) => Math.min(person.monthsInCurrent, person.monthsInNext) > transition);
}

/** The median full-time salary at the level of the valuation date, rounded half up to whole steps, EUR a year. */
function roundedMedian(participants: readonly ProjectedParticipant[]): number {
  const salaries = participants.map(({ participant }) => participant.fullTimeSalary);
  return Math.round(median(salaries) / salaryStep) * salaryStep;
}

/** The middle one, or the mean of the middle two. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}
