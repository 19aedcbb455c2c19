import { firstDayOf, monthAfter, monthsBetween } from '#core/calendar/months.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { inventedParticipant } from '#core/participant/invented-participant.ts';
import { roundedMedianSalary } from '#core/participant/median-salary.ts';
import {
  premiumMonthsInBoth,
  type ProjectedParticipant,
  projectedParticipant,
} from '#core/participant/projected-participant.ts';

/** Exact ages at the transition of the model persons (maatmensen). */
const modelAges = [25, 35, 45, 50, 55, 60];

/**
 * The model persons: full time, with nothing accrued in month 0, on the chosen salary or the rounded median full-time
 * salary of the participants. Those without premium from the transition on are left out.
 */
export function modelPersons(
  input: DossierInput,
  participants: readonly ProjectedParticipant[],
): ProjectedParticipant[] {
  const salary = input.effects.modelPersonSalary ?? roundedMedianSalary(participants);
  const transition = monthsBetween(input.valuationDate, input.transitionDate);
  return modelAges
    .map((age) => {
      const born = firstDayOf(monthAfter(input.transitionDate, -12 * age));
      return projectedParticipant(inventedParticipant(String(age), born, salary), input);
    })
    .filter((person) => premiumMonthsInBoth(person) > transition);
}
