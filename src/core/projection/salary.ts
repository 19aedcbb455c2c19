import type { Assumptions } from '#core/dossier.ts';
import { monthsToLaterPension, type ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { ageValues } from '#core/scheme/age-values.ts';

/** Factor on salary of a 1 January at which somebody has that whole age: (1 + loonstijging)(1 + career rise at the age). */
export function raiseByAge({ wageGrowth, career }: Pick<Assumptions, 'wageGrowth' | 'career'>): Float64Array {
  return ageValues(career).map((rise) => (1 + wageGrowth) * (1 + rise));
}

/** Fills S(m), the full-time salary in EUR a year: the delivered one in month 0, raised on each 1 January. */
export function fillSalary(
  salary: Float64Array,
  projected: ProjectedParticipant,
  raises: Float64Array,
  grid: TimeGrid,
): void {
  const months = monthsToLaterPension(projected);
  let level = projected.participant.fullTimeSalary;
  salary[0] = level;
  for (let month = 1; month < months; month++) {
    const isJanuary = grid.januaries[month] !== grid.januaries[month - 1];
    if (isJanuary) level *= raises[Math.floor((projected.ageAtStart + month) / 12)]!;
    salary[month] = level;
  }
}
