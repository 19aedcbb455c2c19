import type { Participant, SchemeProvisions } from '#core/dossier/dossier.ts';
import { paidPartTime } from '#core/participant/projected-participant.ts';
import { januaryGrowth, type TimeGrid } from '#core/participant/time-grid.ts';

/** Offset F(m) and maximum salary Max(m) of a scheme per period, EUR a year. */
interface BaseLimits {
  readonly offset: Float64Array;
  readonly maximum: Float64Array;
}

/** Both amounts rise on each 1 January by `growth` (franchisestijging) from the level of the valuation date. */
export function baseLimits(
  provisions: Pick<SchemeProvisions, 'offset' | 'maximumSalary'>,
  growth: number,
  grid: TimeGrid,
): BaseLimits {
  const level = januaryGrowth(grid, growth);
  return {
    offset: level.map((factor) => provisions.offset * factor),
    maximum: level.map((factor) => provisions.maximumSalary * factor),
  };
}

/**
 * PG(m) = max(0, min(S(m), Max(m) / max(1, part time)) - F(m)) x the part-time factor that premium is paid of, EUR a year, in the
 * first `count` periods. Who works more than full time has no higher maximum for it (art. 18ga lid 1 Wet LB).
 */
export function fillPensionBase(
  base: Float64Array,
  salary: Float64Array,
  { offset, maximum }: BaseLimits,
  participant: Pick<Participant, 'partTime' | 'premiumWaiver'>,
  count: number,
): void {
  const partTime = paidPartTime(participant);
  const overtime = Math.max(1, participant.partTime);
  for (let period = 0; period < count; period++) {
    const pensionable = Math.min(salary[period]!, maximum[period]! / overtime) - offset[period]!;
    base[period] = Math.max(0, pensionable) * partTime;
  }
}
