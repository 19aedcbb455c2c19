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
interface TargetPiece {
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
  const nobody = new Float64Array(columnsPerGroup * people.groups.length);
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

/**
 * Per group the sums of `full`, `carried` and `perFlat` of lines that add up: beside flat premium f at target t they fill
 * t x full - carried - f x perFlat. In one array, as it is copied for each range and each target that is tried.
 */
type Lines = Float64Array;
const columnsPerGroup = 3;

function costWithin(terms: CostTerms, known: Settled, targets: Range): TargetCost {
  const { people, roomBeside } = terms;
  const { open } = known;
  return {
    targets,
    openCount: open.length,
    startsBeside: (flat) => Float64Array.from(open, (index) => startOf(people, index, flat)),
    pieceAt: (flat, target) => pieceBeside(people, shortAt(people, known, flat, target), flat, roomBeside(flat)),
    within: (flats, nearer) => costWithin(terms, settled(people, known, flats, nearer), nearer),
  };
}

/**
 * What is settled for a smaller range. A start rises with the flat premium: who begins below the lowest target beside the
 * highest premium falls short in all of it, who does not begin below the highest target beside the lowest premium in none.
 */
function settled(people: TargetPeople, { short, open }: Settled, flats: Range, targets: Range): Settled {
  const sums = short.slice();
  const left = new Int32Array(open.length);
  let count = 0;
  for (let place = 0; place < open.length; place++) {
    const index = open[place]!;
    if (startOf(people, index, flats.until) < targets.from) addLine(sums, people, index);
    else if (startOf(people, index, flats.from) < targets.until) {
      left[count] = index;
      count++;
    }
  }
  return { short: sums, open: left.subarray(0, count) };
}

/** Who falls short at one target beside one premium, added up: then nobody is open. */
function shortAt(people: TargetPeople, { short, open }: Settled, flat: number, target: number): Lines {
  const sums = short.slice();
  for (let place = 0; place < open.length; place++) {
    const index = open[place]!;
    if (startOf(people, index, flat) < target) addLine(sums, people, index);
  }
  return sums;
}

function addLine(sums: Lines, { group, full, carried, perFlat }: TargetPeople, index: number): void {
  const first = columnsPerGroup * group[index]!;
  sums[first]! += full[index]!;
  sums[first + 1]! += carried[index]!;
  sums[first + 2]! += perFlat[index]!;
}

function pieceBeside({ groups }: TargetPeople, short: Lines, flat: number, room: number): TargetPiece {
  const fullOf = (group: number): number => short[columnsPerGroup * group]!;
  const levelOf = (group: number): number =>
    short[columnsPerGroup * group + 1]! + flat * short[columnsPerGroup * group + 2]!;
  const rateAt = (group: number, target: number): number => {
    const { valuePerRate, maximumRate } = groups[group]!;
    if (valuePerRate === 0) return 0;
    return Math.min(maximumRate, Math.max(0, target * fullOf(group) - levelOf(group)) / valuePerRate);
  };
  return {
    costAt: (target) => groups.reduce((sum, { cost }, group) => sum + cost.cost(rateAt(group, target), room), 0),
    bends: ({ from, until }) =>
      groups.flatMap(({ valuePerRate, maximumRate, cost }, group) => {
        const [low, high] = [rateAt(group, from), rateAt(group, until)];
        if (high <= low) return [];
        const rates = cost.bends(low, high, room);
        if (high === maximumRate) rates.push(high);
        return rates.map((rate) => (rate * valuePerRate + levelOf(group)) / fullOf(group));
      }),
  };
}
