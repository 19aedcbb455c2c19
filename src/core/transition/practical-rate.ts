/** Premiums typed as decimals are not exact in binary: 0.173 / 0.001 is slightly under 173. Far below any real rounding. */
const binaryNoise = 1e-9;

/**
 * Practical premium: a rate rounded half up to a whole number of `rounding` (afronding), or down where that would pass
 * the cap. Both fractions of the pension base; a rounding of 0 leaves the rate as it is.
 */
export function practicalRate(rate: number, rounding: number, cap: number): number {
  if (rounding <= 0) return rate;
  const halfUp = Math.floor(rate / rounding + 0.5 + binaryNoise);
  const underCap = Math.floor(cap / rounding + binaryNoise);
  return Math.min(decimal(Math.min(halfUp, underCap) * rounding), cap);
}

/** The decimal nearest to a product: 118 x 0.001 is 0.11800000000000001 in binary, and 0.118 on paper. */
const decimal = (value: number): number => Number(value.toPrecision(12));
