/**
 * An amount that is linear in the premium rates of the steps: fixed + sum over steps b of perRate_b x rate_b. Pension
 * of a participant (perRate = K_b), cost over a horizon (perRate = L_b), cost of one year, weighted sums: all have this
 * form, so that every scale, solve and what-if is one dot product.
 */
export interface LinearAmount {
  /** What is there whatever the rates are. */
  readonly fixed: number;
  /** Per 1.00 of rate in each step. */
  readonly perRate: Float64Array;
}

/** The amount at given rates per step. */
export function amountAt(amount: LinearAmount, rates: Float64Array): number {
  return amount.fixed + dotProduct(amount.perRate, rates);
}

/** Two amounts in the same steps together. */
export function sumOfAmounts(one: LinearAmount, other: LinearAmount): LinearAmount {
  return {
    fixed: one.fixed + other.fixed,
    perRate: one.perRate.map((perRate, step) => perRate + other.perRate[step]!),
  };
}

/** Sum over steps of one vector times the other. */
export function dotProduct(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let step = 0; step < one.length; step++) sum += one[step]! * other[step]!;
  return sum;
}
