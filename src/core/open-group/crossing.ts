import { nearlyEqual } from '#core/result/nearly-equal.ts';
import type { Crossing } from '#core/result/open-group-result.ts';

/**
 * The first year in which the cost so far of a flat premium, with compensation, is below that of keeping a scale by more
 * than what is called nearly equal; else whether both cost nearly the same over all years. Costs per year from
 * `firstYear`, EUR, not discounted. Source: method, open group, headline.
 */
export function crossing(flat: readonly number[], kept: readonly number[], firstYear: number): Crossing {
  let [flatSoFar, keptSoFar] = [0, 0];
  for (const [index, cost] of flat.entries()) {
    flatSoFar += cost;
    keptSoFar += kept[index]!;
    if (flatSoFar < keptSoFar && !nearlyEqual(flatSoFar, keptSoFar)) return { kind: 'year', year: firstYear + index };
  }
  return { kind: nearlyEqual(flatSoFar, keptSoFar) ? 'nearlyEqual' : 'never' };
}
