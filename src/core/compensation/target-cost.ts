import { startOf, type TargetPeople } from '#core/compensation/target-people.ts';

/** From one number up to another, both included. */
export interface Range {
  readonly from: number;
  readonly until: number;
}

/**
 * Cost of compensation as a function of flat premium and target, for a range of both. Who falls short in all of the range is
 * added up once, who does in nothing of it is left out; the others are open. Nobody is settled who might change sides
 * within the range, so that the cost in a smaller range is the same and asks for fewer people.
 */
export interface TargetCost {
  readonly targets: Range;
  /** How many are open, and the targets above which their shortfalls count beside a flat premium. */
  readonly openCount: number;
  startsBeside(flat: number): Float64Array;
  /** Beside a flat premium with exactly those in it who fall short at a target: down to the start before it the cost itself. */
  pieceAt(flat: number, target: number): TargetPiece;
  /** The same function for a smaller range. */
  within(flats: Range, targets: Range): TargetCost;
}

/** The cost beside one flat premium in which nobody begins to fall short. */
export interface TargetPiece {
  /** Discounted over the horizon, EUR. */
  costAt(target: number): number;
  /** Targets in a range at which the slope changes: room that is full, or the highest rate. */
  bends(targets: Range): number[];
}

/** Discounted cost over the horizon beside a flat premium at a target, EUR. */
export const costAt = (cost: TargetCost, flat: number, target: number): number =>
  cost.pieceAt(flat, target).costAt(target);

/** The cost beside all flat premiums, for targets from 0 to 1. `roomBeside`: room for compensation as premium beside one. */
export function targetCost(people: TargetPeople, roomBeside: (flat: number) => number): TargetCost {
  const column = (): Float64Array => new Float64Array(people.groups.length);
  const nobody = { full: column(), carried: column(), perFlat: column() };
  const everybody = people.group.map((_, index) => index);
  return costWithin({ people, roomBeside }, { short: nobody, open: everybody }, { from: 0, until: 1 });
}

interface CostTerms {
  readonly people: TargetPeople;
  readonly roomBeside: (flat: number) => number;
}

/** Who falls short in all of a range, added up per group, and who is open. */
interface Settled {
  readonly short: Lines;
  readonly open: Int32Array;
}

/** Columns of the lines that add up: beside flat premium f at target t they fill t x full - carried - f x perFlat. */
type Lines = Pick<TargetPeople, 'full' | 'carried' | 'perFlat'>;

function costWithin(terms: CostTerms, known: Settled, targets: Range): TargetCost {
  const { people, roomBeside } = terms;
  const { open } = known;
  return {
    targets,
    openCount: open.length,
    startsBeside: (flat) => Float64Array.from(open, (index) => startOf(people, index, flat)),
    pieceAt(flat, target) {
      const { short } = settled(people, known, { from: flat, until: flat }, { from: target, until: target });
      return pieceBeside(people, short, flat, roomBeside(flat));
    },
    within: (flats, nearer) => costWithin(terms, settled(people, known, flats, nearer), nearer),
  };
}

/**
 * What is settled for a smaller range. A start rises with the flat premium: who begins below the lowest target beside the
 * highest premium falls short in all of it, who does not begin below the highest target beside the lowest premium in none.
 */
function settled(people: TargetPeople, { short, open }: Settled, flats: Range, targets: Range): Settled {
  const sums = { full: short.full.slice(), carried: short.carried.slice(), perFlat: short.perFlat.slice() };
  const { group, full, carried, perFlat } = people;
  const left = new Int32Array(open.length);
  let count = 0;
  for (const index of open) {
    if (startOf(people, index, flats.until) < targets.from) {
      sums.full[group[index]!]! += full[index]!;
      sums.carried[group[index]!]! += carried[index]!;
      sums.perFlat[group[index]!]! += perFlat[index]!;
    } else if (startOf(people, index, flats.from) < targets.until) {
      left[count] = index;
      count++;
    }
  }
  return { short: sums, open: left.slice(0, count) };
}

function pieceBeside(
  { groups }: TargetPeople,
  { full, carried, perFlat }: Lines,
  flat: number,
  room: number,
): TargetPiece {
  const levelOf = (group: number): number => carried[group]! + flat * perFlat[group]!;
  const rateAt = (group: number, target: number): number => {
    const { valuePerRate, maximumRate } = groups[group]!;
    if (valuePerRate === 0) return 0;
    return Math.min(maximumRate, Math.max(0, target * full[group]! - levelOf(group)) / valuePerRate);
  };
  return {
    costAt: (target) => groups.reduce((sum, { cost }, group) => sum + cost.cost(rateAt(group, target), room), 0),
    bends: ({ from, until }) =>
      groups.flatMap(({ valuePerRate, maximumRate, cost }, group) => {
        const [low, high] = [rateAt(group, from), rateAt(group, until)];
        if (high <= low) return [];
        const rates = cost.bends(low, high, room);
        if (high === maximumRate) rates.push(high);
        return rates.map((rate) => (rate * valuePerRate + levelOf(group)) / full[group]!);
      }),
  };
}
