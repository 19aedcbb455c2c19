import type { TargetCost } from '#core/compensation/target-cost.ts';

/** Halvings at most, before the starts that are left are put in order: fewer where few are left. */
const halvings = 20;
const fewStarts = 64;

/**
 * The highest target from 0 to 1 whose cost is not above `limit` (at least 0); `noise`: by how much the cost at a target of
 * 1 may be above it in its last digits. The cost rises with the target, jumps where
 * somebody's shortfall passes the threshold, and bends where somebody begins to fall short, room is full or the highest rate is reached.
 * So the search first closes in between two starts, then between two bends; what is left is a straight line.
 */
export function highestTarget(whole: TargetCost, limit: number, noise: number): number {
  if (whole.costAt(1) <= limit + noise) return 1;
  let [ends, cost] = [{ from: 0, until: 1 }, whole.between(0, 1)];
  for (let step = 0; step < halvings && cost.openCount > fewStarts; step++) {
    const middle = (ends.from + ends.until) / 2;
    ends = cost.costAt(middle) <= limit ? { ...ends, from: middle } : { ...ends, until: middle };
    cost = cost.between(ends.from, ends.until);
  }
  ends = closedIn(ends, cost.starts(), (target) => cost.costAt(target) <= limit);
  const { piece } = cost.between(ends.from, ends.until);
  if (piece.costAt(ends.from) > limit) return ends.from;
  const { from, until } = closedIn(ends, piece.bends(ends.from, ends.until), (target) => piece.costAt(target) <= limit);
  const [low, high] = [piece.costAt(from), piece.costAt(until)];
  return from + (until - from) * ((limit - low) / (high - low));
}

/** A target that fits and a higher one that does not. */
interface Ends {
  readonly from: number;
  readonly until: number;
}

/** The neighbouring two of these targets and the ends between which the cost passes the limit. */
function closedIn({ from, until }: Ends, targets: ArrayLike<number>, fits: (target: number) => boolean): Ends {
  const inside = Float64Array.from(targets)
    .filter((target) => target > from && target < until)
    .sort();
  let [low, high] = [-1, inside.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (fits(inside[middle]!)) low = middle;
    else high = middle;
  }
  return { from: inside[low] ?? from, until: inside[high] ?? until };
}
