import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';

/**
 * Fills the probability of still being in service in months T up to `months`: the product over the completed years
 * since T of 1 - exit probability (uitstroom) at the whole age at the start of each of those years.
 */
export function fillInService(
  weights: Float64Array,
  projected: ProjectedParticipant,
  exitByAge: Float64Array,
  grid: TimeGrid,
  months: number,
): void {
  let weight = 1;
  for (let month = grid.transition; month < months; month++) {
    const sinceTransition = month - grid.transition;
    if (sinceTransition > 0 && sinceTransition % 12 === 0) {
      weight *= 1 - exitByAge[Math.floor((projected.ageAtStart + month - 12) / 12)]!;
    }
    weights[month] = weight;
  }
}
