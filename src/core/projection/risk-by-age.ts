import { wholeYears } from '#core/calendar/age.ts';
import type { AgeStep } from '#core/dossier/scale.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { TimeGrid } from '#core/participant/time-grid.ts';
import { ageValues } from '#core/scheme/premium-steps.ts';

/** Sum over the months from T+`from` up to T+`until` of the risk premium at the age of each month, times its weight. */
type RiskOfMonths = (from: number, until: number) => number;

const noRisk: RiskOfMonths = () => 0;

/**
 * Risk premium by age of one age group, months since T: r(floor(a(m)/12)) x weight(m), a fraction of part-time salary. `weights`:
 * discount factors per month since T; null: 1. Age decides it, so that everybody of one age shares the sums.
 */
export function riskByAge(
  steps: readonly AgeStep[],
  { transition, length }: Pick<TimeGrid, 'transition' | 'length'>,
): (projected: Pick<ProjectedParticipant, 'ageAtStart'>, weights: Float64Array | null) => RiskOfMonths {
  if (steps.length === 0) return () => noRisk;
  const rates = ageValues(steps);
  const months = Math.max(0, length - transition);
  return ({ ageAtStart }, weights) => {
    const sums = new Float64Array(months + 1);
    for (let month = 0; month < months; month++) {
      const rate = rates[wholeYears(ageAtStart + transition + month)] ?? 0;
      sums[month + 1] = sums[month]! + rate * (weights?.[month] ?? 1);
    }
    return (from, until) => sums[until]! - sums[from]!;
  };
}
