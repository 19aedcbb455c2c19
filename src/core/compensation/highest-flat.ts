import { flatTotals, type FlatTotalsInput } from '#core/compensation/flat-totals.ts';
import type { HighestFlat } from '#core/result/compensation-result.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { Equation } from '#core/transition/solve.ts';

/** Premiums that are tried, per 1.00: whole tenths of a percentage point. */
const premiumsPerUnit = 1000;

/** Sums of the same figures in another order differ in their last digits; a cost at the target is not above it. */
const summingNoise = 1e-11;

/**
 * The highest flat premium on the grid 0, 0.1%, 0.2% ... cap whose discounted cost with compensation is not above that
 * of the current scheme. A higher premium costs more and needs less compensation, so every one is tried. `cost`:
 * discounted cost of the new scheme over the horizon, and as its target that of the current scheme. `cap`: the highest
 * lawful flat premium, entry cost included.
 */
export function highestFlat(input: FlatTotalsInput, cost: Equation, cap: number): HighestFlat | null {
  const limit = cost.target + summingNoise * Math.abs(cost.target);
  const tried = flatPremiums(cap)
    .map((rate) => ({
      rate,
      costExcluding: amountAt(
        cost.amount,
        cost.amount.perRate.map(() => rate),
      ),
    }))
    .filter(({ costExcluding }) => costExcluding <= limit);
  const totals = flatTotals(
    input,
    Float64Array.from(tried, ({ rate }) => rate),
  );
  const position = tried.findIndex(({ costExcluding }, index) => costExcluding + totals[index]! <= limit);
  const highest = tried[position];
  return highest === undefined ? null : { ...highest, costIncluding: highest.costExcluding + totals[position]! };
}

/** The grid up to the cap, the highest first. */
function flatPremiums(cap: number): number[] {
  const last = Math.floor(cap * premiumsPerUnit + 1e-9);
  return Array.from({ length: last + 1 }, (_, index) => (last - index) / premiumsPerUnit);
}
