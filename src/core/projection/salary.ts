import type { Assumptions } from '#core/dossier/dossier.ts';
import { periodsBefore } from '#core/participant/periods.ts';
import { monthsToLaterPension, type ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { ageValues } from '#core/scheme/premium-steps.ts';

/** Factor on salary of a 1 January at which somebody has that whole age: (1 + loonstijging)(1 + career rise at the age). */
export function raiseByAge({ wageGrowth, career }: Pick<Assumptions, 'wageGrowth' | 'career'>): Float64Array {
  return ageValues(career).map((rise) => (1 + wageGrowth) * (1 + rise));
}

/** Fills S per period, the full-time salary in EUR a year: the delivered one in month 0, raised on each 1 January. */
export function fillSalary(
  salary: Float64Array,
  projected: ProjectedParticipant,
  raises: Float64Array,
  { periods }: TimeGrid,
): void {
  const count = periodsBefore(periods, monthsToLaterPension(projected));
  let level = projected.participant.fullTimeSalary;
  for (let period = 0; period < count; period++) {
    if (periods.isJanuary[period] === 1) {
      level *= raises[Math.floor((projected.ageAtStart + periods.starts[period]!) / 12)]!;
    }
    salary[period] = level;
  }
}
