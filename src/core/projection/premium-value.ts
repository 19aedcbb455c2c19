import type { TimeGrid } from '#core/participant/time-grid.ts';
import { sharedBy, sharedByTable } from '#core/participant/shared-by.ts';
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

/** The rates of the premium per period, worked out once for each table of discount factors and all who share them. */
export const paidRates = (
  { sharedKey, premiumRates }: Pick<CurrentScheme, 'sharedKey' | 'premiumRates'>,
  grid: TimeGrid,
): CurrentScheme['paidRates'] =>
  sharedByTable((discounts) =>
    sharedBy(sharedKey, (projected) =>
      discountedRates(
        grid,
        { rates: premiumRates(projected), from: grid.transition, until: projected.premiumMonthsInCurrent },
        discounts,
      ),
    ),
  );

/** Value of the premiums of the current scheme: each month's rate / 12 x d(m-T), from T up to the end of premium. */
export function currentPremiumValue(
  { base, paidRates: ratesOn }: Pick<CurrentScheme, 'base' | 'paidRates'>,
  discounts: Float64Array,
): AmountOf {
  const rates = ratesOn(discounts);
  return (projected) => weightedAmount({ perStart: 0, perBase: rates(projected) }, 0, base) / 12;
}
