import type { TimeGrid } from '#core/participant/time-grid.ts';
import { sharedBy } from '#core/participant/shared-by.ts';
import type { AmountOf, CurrentScheme } from '#core/projection/current-scheme.ts';
import { discountedRates, weightedAmount, type WeightsOf } from '#core/projection/period-weights.ts';

/** The amount that these weights, worked out once for all who share them, give of the participant projected last. */
export function sharedAmount(
  { base, sharedKey }: Pick<CurrentScheme, 'base' | 'sharedKey'>,
  weightsOf: WeightsOf,
  startOf: AmountOf = () => 0,
): AmountOf {
  const weights = sharedBy(sharedKey, weightsOf);
  return (projected) => weightedAmount(weights(projected), startOf(projected), base);
}

/** Value of the premiums of the current scheme: each month's rate / 12 x d(m-T), from T up to the pension date. */
export const currentPremiumValue = (
  scheme: Pick<CurrentScheme, 'base' | 'sharedKey' | 'premiumRates'>,
  grid: TimeGrid,
  discounts: Float64Array,
): AmountOf =>
  sharedAmount(scheme, (projected) => {
    const months = { rates: scheme.premiumRates(projected), from: grid.transition, until: projected.monthsInCurrent };
    return { perStart: 0, perBase: discountedRates(grid, months, discounts, 1 / 12) };
  });
