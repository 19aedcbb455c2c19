/** Part of the base figure up to which a difference is called "vrijwel gelijk": 0.5%. Source: product decision. */
export const nearlyEqualShare = 0.005;

/** What two sums that are equal may differ by in floating point, as a part of them; of figures below 1 as such. */
const noise = 1e-9;

/**
 * Whether a figure is nearly equal ("vrijwel gelijk") to the figure that it is compared with: they differ by at most
 * 0.5% of that base, both in the same unit. Of a base of zero only zero is nearly equal.
 */
export function nearlyEqual(figure: number, base: number): boolean {
  const size = Math.abs(base);
  return Math.abs(figure - base) <= nearlyEqualShare * size + noise * Math.max(1, size);
}
