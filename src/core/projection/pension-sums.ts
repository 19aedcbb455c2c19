import type { ProfitMeasure } from '#core/dossier/goal.ts';
import type { LinearAmount } from '#core/projection/linear-amount.ts';

/**
 * Weighted sums of pensions over a group: sum of w_i x current pension, and sum of w_i x new pension as an amount linear
 * in the rates. Weights by measure: `totalPension` w = 1 on pensions in today's money; `averagePerParticipant`
 * w = 1 / current pension, those without one left out, so that `current` is their number.
 */
export interface PensionSums {
  readonly current: number;
  readonly next: LinearAmount;
}

/** The measures that weigh pensions: all but the value of the premiums. */
export type PensionMeasure = Exclude<ProfitMeasure, 'premiumValue'>;

/** Sums that are still being added to. */
export interface PensionTotals {
  current: number;
  readonly next: { fixed: number; readonly perRate: Float64Array };
}

/** One participant's pensions: under the current scheme, and under the new one apart from the premiums since T. */
export interface ParticipantPensions {
  readonly current: number;
  readonly carried: number;
  /** K_b per step. */
  readonly perRate: Float64Array;
}

/** Sums without anybody in them. */
export function emptyPensionTotals(stepCount: number): PensionTotals {
  return { current: 0, next: { fixed: 0, perRate: new Float64Array(stepCount) } };
}

const weightOf: Readonly<Record<PensionMeasure, (currentPension: number) => number>> = {
  totalPension: () => 1,
  averagePerParticipant: (currentPension) => (currentPension > 0 ? 1 / currentPension : 0),
};

/** Adds a participant with the weight of the measure. */
export function addPensions(totals: PensionTotals, measure: PensionMeasure, pensions: ParticipantPensions): void {
  const weight = weightOf[measure](pensions.current);
  totals.current += weight * pensions.current;
  totals.next.fixed += weight * pensions.carried;
  for (let step = 0; step < pensions.perRate.length; step++) {
    totals.next.perRate[step]! += weight * pensions.perRate[step]!;
  }
}
