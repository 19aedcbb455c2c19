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
  /** Where employees share the premium above a rate, the cost bends there; left out: linear. */
  readonly bend?: Bend;
}

/** What comes to a linear amount above a rate: the sum over steps b of perRate_b x max(0, rate_b - above). */
interface Bend {
  readonly above: number;
  readonly perRate: Float64Array;
}

/** The amount at given rates per step. */
export function amountAt({ fixed, perRate, bend }: LinearAmount, rates: Float64Array): number {
  const linear = fixed + dotProduct(perRate, rates);
  return bend ? linear + dotProduct(bend.perRate, ratesAbove(rates, bend.above)) : linear;
}

/** What each rate lies above another one. */
const ratesAbove = (rates: Float64Array, above: number): Float64Array => rates.map((rate) => Math.max(0, rate - above));

/** Two amounts in the same steps together; where both bend, they do so at one rate. */
export function sumOfAmounts(one: LinearAmount, other: LinearAmount): LinearAmount {
  const bend = one.bend && other.bend ? sumOfBends(one.bend, other.bend) : (one.bend ?? other.bend);
  return {
    fixed: one.fixed + other.fixed,
    perRate: sumOfVectors(one.perRate, other.perRate),
    ...(bend && { bend }),
  };
}

function sumOfBends(one: Bend, other: Bend): Bend {
  if (one.above !== other.above) throw new Error('two amounts that bend at different rates');
  return { above: one.above, perRate: sumOfVectors(one.perRate, other.perRate) };
}

const sumOfVectors = (one: Float64Array, other: Float64Array): Float64Array =>
  one.map((value, step) => value + other[step]!);

/** The amount as a function of one rate that holds in every step. */
export function inOneRate({ fixed, perRate, bend }: LinearAmount): LinearAmount {
  const summed = (vector: Float64Array): Float64Array => Float64Array.of(vector.reduce((sum, part) => sum + part, 0));
  return {
    fixed,
    perRate: summed(perRate),
    ...(bend && { bend: { above: bend.above, perRate: summed(bend.perRate) } }),
  };
}

/** Sum over steps of one vector times the other. */
export function dotProduct(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let step = 0; step < one.length; step++) sum += one[step]! * other[step]!;
  return sum;
}
