import type { CompensatedPeople } from '#core/compensation/compensated-people.ts';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import { targetCost, costAt, type Range, type TargetCost } from '#core/compensation/target-cost.ts';
import { targetPeople } from '#core/compensation/target-people.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { Frontier } from '#core/result/compensation-result.ts';
import type { Equation } from '#core/transition/solve.ts';

/** A flat premium, and what compensation beside it may cost: discounted over the horizon, EUR, at least 0. */
export interface Allowance {
  readonly flat: number;
  readonly limit: number;
}

/** Whether the highest target that fits is one of the range: its first target fits and its last does not. */
const holdsHighest = (cost: TargetCost, allowance: Allowance): boolean =>
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

/** Premiums that are tried, per 1.00: whole tenths of a percentage point. */
const premiumsPerUnit = 1000;

/** Sums of the same figures in another order differ in their last digits; a cost at the budget is not above it. */
const summingNoise = 1e-11;

/** Inputs for the frontier. */
interface FrontierInput {
  readonly people: CompensatedPeople;
  readonly rules: CompensationRules;
  /** Discounted cost of the new scheme over the horizon, and as its target that of the current scheme. */
  readonly cost: Equation;
  readonly contributionPremium: number;
  /** The highest lawful flat premium, entry cost included. */
  readonly flatCap: number;
  /** Room for compensation as premium beside a flat premium. */
  readonly roomBeside: (flat: number) => number;
}

/**
 * For each flat premium on the grid 0, 0.1% ... cap the highest target at which premium and compensation together, discounted
 * over the horizon, stay within the budget: the one that was typed, or the cost of the current scheme.
 */
export function frontier({ people, rules, cost, contributionPremium, flatCap, roomBeside }: FrontierInput): Frontier {
  const budget = rules.budget ?? cost.target;
  const noise = summingNoise * Math.abs(budget);
  const flats = flatPremiums(flatCap);
  const compensation = targetCost(targetPeople(people, rules), roomBeside);
  const [atTarget, atFull] = [costsAt(compensation, flats, rules.target), costsAt(compensation, flats, 1)];
  const premiums = flats.map((rate, index) => {
    const costExcluding = amountAt(
      cost.amount,
      cost.amount.perRate.map(() => rate),
    );
    const allowance = { flat: rate, limit: Math.max(0, budget - costExcluding) };
    return { allowance, point: { rate, costExcluding, costAtTarget: atTarget[index]!, costAtFull: atFull[index]! } };
  });
  const isAffordable = ({ costExcluding }: { readonly costExcluding: number }): boolean =>
    costExcluding <= budget + noise;
  const searched = premiums
    .filter(({ allowance, point }) => isAffordable(point) && point.costAtFull > allowance.limit + noise)
    .map(({ allowance }) => allowance);
  const found = highestTargets(compensation, searched);
  const belowFull = new Map(searched.map(({ flat }, place) => [flat, found[place]!]));
  const points = premiums.map(({ point }) =>
    Object.assign(point, { highestTarget: isAffordable(point) ? (belowFull.get(point.rate) ?? 1) : null }),
  );
  return { budget, contributionPremium, points };
}

/** The grid from 0 up to the cap. */
function flatPremiums(cap: number): number[] {
  const last = Math.floor(cap * premiumsPerUnit + 1e-9);
  return Array.from({ length: last + 1 }, (_, index) => index / premiumsPerUnit);
}
