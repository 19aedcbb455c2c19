import { costAt, type Range, type TargetCost } from '#core/compensation/target-cost.ts';

/** A flat premium, and what compensation beside it may cost: discounted over the horizon, EUR, at least 0. */
export interface Allowance {
  readonly flat: number;
  readonly limit: number;
}

/** Whether the highest target that fits is one of the range: its first target fits and its last does not. */
export const holdsHighest = (cost: TargetCost, allowance: Allowance): boolean =>
  fits(cost, allowance, cost.targets.from) && !fits(cost, allowance, cost.targets.until);

const fits = (cost: TargetCost, { flat, limit }: Allowance, target: number): boolean =>
  costAt(cost, flat, target) <= limit;

/** Halvings at most, before the starts that are left are put in order: fewer where few are left. */
const halvings = 20;
const fewStarts = 64;

/**
 * The highest target whose cost fits, where it is one of the range. The cost rises with the target, jumps where somebody's
 * shortfall passes the threshold, and bends where somebody begins to fall short, room is full or the highest rate is reached.
 * So the search first closes in between two starts, then between two bends; what is left is a straight line.
 */
export function highestTarget(cost: TargetCost, allowance: Allowance): number {
  const { flat, limit } = allowance;
  const nearest = fewOpen(cost, allowance);
  const between = closedIn(nearest.targets, nearest.startsBeside(flat), (target) => fits(nearest, allowance, target));
  const piece = nearest.pieceAt(flat, between.until);
  if (piece.costAt(between.from) > limit) return between.from;
  const { from, until } = closedIn(between, piece.bends(between), (target) => piece.costAt(target) <= limit);
  const [low, high] = [piece.costAt(from), piece.costAt(until)];
  return from + (until - from) * ((limit - low) / (high - low));
}

/** The cost in a range that still holds the highest target, halved until few are open in it. */
function fewOpen(cost: TargetCost, allowance: Allowance): TargetCost {
  const flats = { from: allowance.flat, until: allowance.flat };
  let nearest = cost.within(flats, cost.targets);
  for (let step = 0; step < halvings && nearest.openCount > fewStarts; step++) {
    const { from, until } = nearest.targets;
    const middle = (from + until) / 2;
    nearest = nearest.within(
      flats,
      fits(nearest, allowance, middle) ? { from: middle, until } : { from, until: middle },
    );
  }
  return nearest;
}

/** The neighbouring two of these targets and the ends of the range between which the cost passes the limit. */
function closedIn({ from, until }: Range, targets: ArrayLike<number>, isWithin: (target: number) => boolean): Range {
  const inside = Float64Array.from(targets)
    .filter((target) => target > from && target < until)
    .sort();
  let [low, high] = [-1, inside.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isWithin(inside[middle]!)) low = middle;
    else high = middle;
  }
  return { from: inside[low] ?? from, until: inside[high] ?? until };
}
