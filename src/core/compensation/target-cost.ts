import type { TargetPeople } from '#core/compensation/target-people.ts';

/**
 * Cost of compensation beside one flat premium as a function of the target, from one target up to another: outside them it
 * is settled who falls short.
 */
export interface TargetCost {
  /** How many begin to fall short in between, and the targets above which their shortfalls count. */
  readonly openCount: number;
  starts(): Float64Array;
  /** Discounted cost over the horizon at a target in between, EUR. */
  costAt(target: number): number;
  /** The same with exactly those in it who fall short just above `from`: with no start in between the cost up to `until`. */
  readonly piece: TargetPiece;
  /** The same function between two targets that are nearer to each other. */
  between(from: number, until: number): TargetCost;
}

/** A part of the cost in which nobody begins to fall short. */
export interface TargetPiece {
  costAt(target: number): number;
  /** Targets between two others at which the slope changes: room that is full, or the highest rate. */
  bends(from: number, until: number): number[];
}

/** The cost beside a flat premium that leaves so much room, over all targets. */
export function targetCost(people: TargetPeople, flat: number, room: number): TargetCost {
  const { full, carried, perFlat, lead, follows } = people;
  const count = full.length;
  const [level, starts, everybody] = [new Float64Array(count), new Float64Array(count), new Uint32Array(count)];
  for (let index = 0; index < count; index++) {
    level[index] = carried[index]! + flat * perFlat[index]!;
    const start = level[index]! / full[index]! + lead[index]!;
    starts[index] = follows[index] === 1 ? Math.max(start, starts[index - 1]!) : start;
    everybody[index] = index;
  }
  const nobody = { slopes: new Float64Array(people.groups.length), levels: new Float64Array(people.groups.length) };
  return costBetween({ people, room, level, starts }, { short: nobody, open: everybody });
}

/** The people beside one flat premium: what the new pension is as capital, and where everybody begins to fall short. */
interface FlatPeople {
  readonly people: TargetPeople;
  readonly room: number;
  readonly level: Float64Array;
  readonly starts: Float64Array;
}

/** Sums per group of those who fall short whatever target is tried, and of whom that depends on it. */
interface Settled {
  readonly short: ShortSums;
  readonly open: Uint32Array;
}

/** Per group the sum of the shortfalls is target x slope - level. */
interface ShortSums {
  readonly slopes: Float64Array;
  readonly levels: Float64Array;
}

function costBetween(flat: FlatPeople, { short, open }: Settled): TargetCost {
  const { people, room, starts } = flat;
  return {
    openCount: open.length,
    starts: () => Float64Array.from({ length: open.length }, (_, place) => starts[open[place]!]!),
    piece: pieceOf(people, short, room),
    costAt: (target) => pieceOf(people, settled(flat, { short, open }, target, target).short, room).costAt(target),
    between: (from, until) => costBetween(flat, settled(flat, { short, open }, from, until)),
  };
}

/**
 * What is settled between two targets: who begins at the first or below it falls short in all of it, who begins at the second or above it
 * in nothing of it. At one target, given twice, nobody is left open, and who begins there does not fall short yet.
 */
function settled(
  { people: { group, full }, level, starts }: FlatPeople,
  before: Settled,
  from: number,
  until: number,
): Settled {
  const [slopes, levels] = [before.short.slopes.slice(), before.short.levels.slice()];
  const open = new Uint32Array(before.open.length);
  let count = 0;
  for (let place = 0; place < before.open.length; place++) {
    const index = before.open[place]!;
    const start = starts[index]!;
    if (start < from || (start === from && from < until)) {
      slopes[group[index]!]! += full[index]!;
      levels[group[index]!]! += level[index]!;
    } else if (start < until) {
      open[count] = index;
      count++;
    }
  }
  return { short: { slopes, levels }, open: open.subarray(0, count) };
}

function pieceOf({ groups }: TargetPeople, { slopes, levels }: ShortSums, room: number): TargetPiece {
  const rateAt = (group: number, target: number): number => {
    const { valuePerRate, maximumRate } = groups[group]!;
    if (valuePerRate === 0) return 0;
    return Math.min(maximumRate, Math.max(0, target * slopes[group]! - levels[group]!) / valuePerRate);
  };
  return {
    costAt: (target) => groups.reduce((sum, { cost }, group) => sum + cost.cost(rateAt(group, target), room), 0),
    bends: (from, until) =>
      groups.flatMap(({ valuePerRate, maximumRate, cost }, group) => {
        const [low, high] = [rateAt(group, from), rateAt(group, until)];
        if (high <= low) return [];
        const rates = cost.bends(low, high, room);
        if (high === maximumRate) rates.push(high);
        return rates.map((rate) => (rate * valuePerRate + levels[group]!) / slopes[group]!);
      }),
  };
}
