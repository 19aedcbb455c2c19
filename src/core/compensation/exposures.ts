import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { CompensationPayments } from '#core/compensation/payments.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { ageAtTransition } from '#core/projection/cost-weights.ts';
import { sumOf } from '#core/projection/running-sums.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';

/**
 * What the cost of compensation over the horizon depends on, in groups that share a rate: the cohorts, or as salary
 * everybody apart. Discounted and weighted with being in service, EUR.
 */
export interface CompensationExposures {
  /** Group of each participant. */
  readonly groupOf: Int32Array;
  /** Per group: what 1.00 of rate pays. */
  readonly total: Float64Array;
  /** Per group, as premium only: the same of months with room, by the room base as a multiple of the base of the rate. */
  readonly byRatio: readonly Map<number, number>[];
}

/** Exposures without anybody in them; none where no frontier is asked. `cohort`: of each participant. */
export function emptyExposures({ method, form }: CompensationRules, cohort: Int32Array): CompensationExposures {
  if (method !== 'pensionOutcome') return { groupOf: new Int32Array(), total: new Float64Array(), byRatio: [] };
  if (form === 'salary') {
    return { groupOf: cohort.map((_, index) => index), total: new Float64Array(cohort.length), byRatio: [] };
  }
  const positions = new Map([...new Set(cohort)].map((first, position) => [first, position]));
  return {
    groupOf: cohort.map((first) => positions.get(first)!),
    total: new Float64Array(positions.size),
    byRatio: Array.from(positions, () => new Map()),
  };
}

/** Adds the months of the horizon in which the participant that was projected is compensated. */
export function addExposure(
  { groupOf, total, byRatio }: CompensationExposures,
  index: number,
  projected: ProjectedParticipant,
  {
    projection,
    payments,
    horizon,
  }: { readonly projection: ParticipantProjection; readonly payments: CompensationPayments; readonly horizon: number },
): void {
  const group = groupOf[index];
  if (group === undefined) return;
  const ratios = byRatio[group];
  const { transition, discountSums } = projection.weights;
  const inService = projection.weights.inServiceFrom(ageAtTransition(projected, projection.weights));
  const { period, year, from, until, hasRoom } = payments.spans(projected);
  for (let span = 0; span < period.length && year[span]! < horizon; span++) {
    const base = payments.bases.base[period[span]!]!;
    if (base === 0) continue;
    const discounts = sumOf(discountSums, from[span]! - transition, until[span]! - transition);
    const weight = (inService[year[span]!]! * discounts * base) / 12;
    total[group]! += weight;
    const ratio = hasRoom[span] === 1 ? payments.bases.roomBase[period[span]!]! / base : 0;
    if (ratio > 0) ratios?.set(ratio, (ratios.get(ratio) ?? 0) + weight);
  }
}
