/**
 * Sums of the first 0, 1, 2 ... values of a table. The sum of any span is the difference of two of them, so that a span of
 * months costs as much as one month.
 */
export function runningSums(values: Float64Array): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (let index = 0; index < values.length; index++) sums[index + 1] = sums[index]! + values[index]!;
  return sums;
}

/** Sum of the values `from` up to but without `until`. */
export const sumOf = (sums: Float64Array, from: number, until: number): number => sums[until]! - sums[from]!;

/** Sum of A(N-m) over months `from` up to but without `until`, from the running sums of A. */
export const sumBeforePension = (sums: Float64Array, pension: number, from: number, until: number): number =>
  sums[pension - from + 1]! - sums[pension - until + 1]!;
