import { type Allowance, highestTarget, holdsHighest } from '#core/compensation/highest-target.ts';
import { costAt, type Range, type TargetCost } from '#core/compensation/target-cost.ts';

/**
 * The cost at one target beside each of these rising flat premiums. The premiums are halved until one is left: in each half
 * fewer people are open, so that hardly anybody is looked at for every premium apart.
 */
export function costsAt(cost: TargetCost, flats: readonly number[], target: number): number[] {
  if (flats.length <= 1) return flats.map((flat) => costAt(cost, flat, target));
  const middle = flats.length >> 1;
  return [flats.slice(0, middle), flats.slice(middle)].flatMap((half) =>
    costsAt(cost.within({ from: half[0]!, until: half.at(-1)! }, { from: target, until: target }), half, target),
  );
}

/**
 * The highest target that fits beside each of these rising flat premiums, where a target of 1 fits beside none of them. That
 * of a premium is looked for between those of a lower and a higher one, and further away where it is not there: where one
 * begins to look changes nothing in what is found, as the cost of a smaller range is the same.
 */
export function highestTargets(whole: TargetCost, allowances: readonly Allowance[]): number[] {
  const found: number[] = [];
  const search = (place: number, cost: TargetCost): void => {
    found[place] = highestTarget(cost, allowances[place]!);
  };
  const searchBetween = (first: number, last: number, around: TargetCost): void => {
    if (last - first < 2) return;
    const middle = (first + last) >> 1;
    const flats = { from: allowances[first]!.flat, until: allowances[last]!.flat };
    const near = around.within(flats, aroundBoth(found[first]!, found[last]!, around.targets));
    const cost = [near, around].find((candidate) => holdsHighest(candidate, allowances[middle]!)) ?? whole;
    search(middle, cost);
    searchBetween(first, middle, cost);
    searchBetween(middle, last, cost);
  };
  if (allowances.length === 0) return found;
  const last = allowances.length - 1;
  search(0, whole);
  search(last, whole);
  searchBetween(0, last, whole);
  return found;
}

/** From one target to another and half as far again on either side, within a range. */
function aroundBoth(one: number, other: number, { from, until }: Range): Range {
  const margin = Math.abs(one - other) / 2;
  return {
    from: Math.max(from, Math.min(one, other) - margin),
    until: Math.min(until, Math.max(one, other) + margin),
  };
}
