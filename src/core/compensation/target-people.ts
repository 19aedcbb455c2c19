import type { CompensatedPeople } from '#core/compensation/compensated-people.ts';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import { lastDigits } from '#core/compensation/shortfalls.ts';

/** Discounted cost of a group's compensation over the horizon: piecewise linear in the rate. */
interface RateCost {
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

/**
 * Straight lines that add up to what is to be filled per group. Beside a flat premium f at target t line i adds
 * t x full_i - level_i with level_i = carried_i + f x perFlat_i, once t is above its start, level_i / full_i + lead_i; a line
 * that follows another does not start before it.
 */
export interface TargetPeople {
  readonly group: Int32Array;
  readonly full: Float64Array;
  readonly carried: Float64Array;
  readonly perFlat: Float64Array;
  /** The start beside no premium, carried_i / full_i + lead_i, and by how much it rises per 1.00 of premium, perFlat_i / full_i. */
  readonly start: Float64Array;
  readonly startPerFlat: Float64Array;
  /** 1 where the line follows the one before it. */
  readonly follows: Uint8Array;
  readonly groups: readonly TargetGroup[];
}

/** The target above which the line counts beside a flat premium. */
export function startOf({ start, startPerFlat, follows }: TargetPeople, index: number, flat: number): number {
  const own = start[index]! + flat * startPerFlat[index]!;
  return follows[index] === 0 ? own : Math.max(own, start[index - 1]! + flat * startPerFlat[index - 1]!);
}

/** Who share a rate: the sum of their lines divided by what 1.00 of rate fills, up to the highest rate. */
interface TargetGroup {
  readonly valuePerRate: number;
  readonly maximumRate: number;
  readonly cost: RateCost;
}

/** One line of one group. */
interface TargetLine {
  readonly group: number;
  readonly full: number;
  readonly carried: number;
  readonly perFlat: number;
  readonly lead: number;
  readonly follows: 0 | 1;
}

/** Takes from the people what the cost of a target depends on. Nobody without a current pension falls short. */
export function targetPeople(people: CompensatedPeople, rules: CompensationRules): TargetPeople {
  const lines: TargetLine[] = [];
  const addLines = rules.form === 'salary' ? addOwnLines : addCohortLine;
  for (const [index, isEntitled] of people.entitled.entries()) {
    if (isEntitled === 1 && people.currentPension[index]! > 0)
      addLines(lines, shortfallLine(people, index, rules), people, index, rules);
  }
  const column = (name: keyof TargetLine): Float64Array => Float64Array.from(lines, (line) => line[name]);
  return {
    group: Int32Array.from(lines, ({ group }) => group),
    full: column('full'),
    carried: column('carried'),
    perFlat: column('perFlat'),
    start: Float64Array.from(lines, ({ carried, full, lead }) => carried / full + lead),
    startPerFlat: Float64Array.from(lines, ({ perFlat, full }) => perFlat / full),
    follows: Uint8Array.from(lines, ({ follows }) => follows),
    groups: rules.form === 'salary' ? [ownRates] : cohortGroups(people, rules),
  };
}

/** The own shortfall as capital at the pension date; it counts where it is above a part of the current pension. */
function shortfallLine(
  { currentPension, carriedPension, pensionPerFlat, perCapital, exposures }: CompensatedPeople,
  index: number,
  { threshold }: CompensationRules,
): TargetLine {
  return {
    group: exposures.groupOf[index]!,
    full: currentPension[index]! / perCapital[index]!,
    carried: carriedPension[index]! / perCapital[index]!,
    perFlat: pensionPerFlat[index]! / perCapital[index]!,
    lead: threshold + lastDigits,
    follows: 0,
  };
}

const addCohortLine = (lines: TargetLine[], line: TargetLine): void => {
  lines.push(line);
};

function cohortGroups({ valuePerRate, exposures }: CompensatedPeople, rules: CompensationRules): TargetGroup[] {
  const values = new Float64Array(exposures.total.length);
  for (const [index, value] of valuePerRate.entries()) values[exposures.groupOf[index]!]! += value;
  return exposures.byRatio.map((byRatio, group) => ({
    valuePerRate: values[group]!,
    maximumRate: rules.maximumRate ?? Infinity,
    cost: rateCost(exposures.total[group]!, byRatio, rules),
  }));
}

/** As salary every shortfall costs a constant part of itself, so that the lines of all add up to the cost. */
const ownRates: TargetGroup = {
  valuePerRate: 1,
  maximumRate: Infinity,
  cost: { cost: (rate) => rate, bends: () => [] },
};

/**
 * The cost of filling the own shortfall with salary: the shortfall times (1 + salarisopslag) x what 1.00 of rate pays / what
 * it becomes. From where the highest rate is reached a second line takes the rise off again.
 */
function addOwnLines(
  lines: TargetLine[],
  line: TargetLine,
  { valuePerRate, exposures }: CompensatedPeople,
  index: number,
  { salaryLoading, maximumRate }: CompensationRules,
): void {
  const filling = valuePerRate[index]!;
  const paid = (1 + salaryLoading) * exposures.total[index]!;
  if (filling === 0 || paid === 0) return;
  const times = (factor: number, { full, carried, perFlat, ...rest }: TargetLine): TargetLine => ({
    ...rest,
    group: 0,
    full: factor * full,
    carried: factor * carried,
    perFlat: factor * perFlat,
  });
  lines.push(times(paid / filling, line));
  if (maximumRate === null) return;
  const above: TargetLine = { ...line, carried: line.carried + maximumRate * filling, lead: 0, follows: 1 };
  lines.push(times(-paid / filling, above));
}
