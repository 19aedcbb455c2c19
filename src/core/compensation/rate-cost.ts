import type { CompensationRules } from '#core/dossier/dossier-choices.ts';

/** Discounted cost of a group's compensation over the horizon: piecewise linear in the rate. */
export interface RateCost {
  /** EUR at that rate, with so much room (a fraction of the room base). */
  cost(rate: number, room: number): number;
  /** Rates between two others at which the slope changes, because the room of some months is full. */
  bends(from: number, until: number, room: number): number[];
}

/**
 * Cost at rate c and room h: (1 + salarisopslag) x c x total - salarisopslag x premium, where the premium is the sum over
 * months with room of their weight x min(c, h x ratio). Months are kept by their ratio, with running sums, so that one
 * rate asks for one search.
 */
export function rateCost(
  total: number,
  byRatio: ReadonlyMap<number, number>,
  { salaryLoading }: CompensationRules,
): RateCost {
  const ratios = Float64Array.from(byRatio.keys()).sort();
  const full = runningSums(ratios, (ratio) => ratio * byRatio.get(ratio)!);
  const open = runningSums(ratios, (ratio) => byRatio.get(ratio)!);
  const last = ratios.length;
  return {
    cost(rate, room) {
      const filled = countBelow(ratios, rate, room);
      const premium = room * full[filled]! + rate * (open[last]! - open[filled]!);
      return (1 + salaryLoading) * rate * total - salaryLoading * premium;
    },
    bends: (from, until, room) =>
      Array.from(
        ratios.subarray(countBelow(ratios, from, room), countBelow(ratios, until, room)),
        (ratio) => ratio * room,
      ),
  };
}

/** Sums of the first 0, 1, 2 ... values. */
function runningSums(ratios: Float64Array, valueOf: (ratio: number) => number): Float64Array {
  const sums = new Float64Array(ratios.length + 1);
  for (const [index, ratio] of ratios.entries()) sums[index + 1] = sums[index]! + valueOf(ratio);
  return sums;
}

/** How many of the rising ratios, times the room, are below a rate. */
function countBelow(ratios: Float64Array, rate: number, room: number): number {
  let [low, high] = [0, ratios.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ratios[middle]! * room < rate) low = middle + 1;
    else high = middle;
  }
  return low;
}
