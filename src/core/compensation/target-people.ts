import type { CompensatedPeople } from '#core/compensation/compensated-people.ts';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import { type RateCost, rateCost } from '#core/compensation/rate-cost.ts';
import { lastDigits } from '#core/compensation/shortfalls.ts';

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
