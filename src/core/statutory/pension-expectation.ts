import { ScenarioSetTooShortError, type ScenarioSet } from '#core/scenario-set/scenario-set.ts';
import { addBlockPensions, type AgeAtWork, type GroupPensions, piecesOf } from '#core/statutory/block-pensions.ts';
import { conversions, type FillConversions } from '#core/statutory/conversions.ts';
import { growthTable } from '#core/statutory/growth-table.ts';
import { type Mixes, mixes } from '#core/statutory/mixes.ts';
import { type Payments, personPayments, sumOfPayments } from '#core/statutory/person-payments.ts';
import { potsOf } from '#core/statutory/pots.ts';
import { type RateShapes, rateShapes } from '#core/statutory/rate-shapes.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { StatutoryProjection } from '#core/statutory/statutory-projection.ts';

/** Pessimistic, expected and optimistic: the 5th, 50th and 95th percentile (art. 46e lid 5 Besluit uitvoering PW en Wvb). */
const percentileRanks = [0.05, 0.5, 0.95] as const;

/**
 * Percentiles of values, which are put in another order: linear between the order statistics at rank (S - 1) p of S values.
 * By selection: a full order of ten thousand scenarios takes several times as long.
 */
export function percentiles(values: Float64Array, ranks: readonly number[] = percentileRanks): number[] {
  let sortedUntil = 0;
  return ranks.map((rank) => {
    const place = (values.length - 1) * rank;
    const below = Math.floor(place);
    const low = selected(values, below, Math.min(sortedUntil, below));
    sortedUntil = below;
    if (place === below) return low;
    const high = smallestFrom(values, below + 1);
    return low + (high - low) * (place - below);
  });
}

/** Share of values that lie below a bound. */
export function shareBelow(values: Float64Array, bound: number): number {
  let below = 0;
  for (let index = 0; index < values.length; index++) if (values[index]! < bound) below += 1;
  return below / values.length;
}

/**
 * The value that would stand at a place if all were in order (quickselect, with the middle of three as pivot). From `first` on values
 * are moved such that smaller ones stand before it and greater ones after it; those before `first` are the smallest already.
 */
function selected(values: Float64Array, place: number, first: number): number {
  let low = first;
  let high = values.length - 1;
  while (low < high) {
    const pivot = middleOfThree(values[low]!, values[(low + high) >> 1]!, values[high]!);
    let left = low;
    let right = high;
    while (left <= right) {
      while (values[left]! < pivot) left += 1;
      while (values[right]! > pivot) right -= 1;
      if (left <= right) {
        const kept = values[left]!;
        values[left] = values[right]!;
        values[right] = kept;
        left += 1;
        right -= 1;
      }
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else break;
  }
  return values[place]!;
}

const middleOfThree = (one: number, other: number, third: number): number =>
  Math.max(Math.min(one, other), Math.min(Math.max(one, other), third));

function smallestFrom(values: Float64Array, first: number): number {
  let smallest = values[first]!;
  for (let index = first + 1; index < values.length; index++) if (values[index]! < smallest) smallest = values[index]!;
  return smallest;
}

/** Pension of one way to go on, of a person or the sum of several, EUR a year in today's money. */
export interface Expectation {
  /** 5th, 50th and 95th percentile of the scenarios (art. 46e lid 5 Besluit uitvoering PW en Wvb). */
  readonly percentiles: readonly number[];
  /** Share of the scenarios below the median when the scheme goes on: own information, not of the law; null for that scheme. */
  readonly chanceBelowUnchanged: number | null;
}

/** The scheme that goes on first, then the alternatives in their order. */
export type Expectations = readonly Expectation[];

/** What is asked of a set of scenarios. */
interface ExpectationOptions {
  /** Who has the same number is counted together: the year of birth. */
  readonly groupOf: (person: ProjectedParticipant) => number;
  /** Scenarios that are worked on at a time, at most: rows of them must fit in the cache of a processor. */
  readonly blockWidth?: number;
  /** Pensions that are kept at a time, at most: of as many groups as go in it in all scenarios, one at least. */
  readonly keptPensions?: number;
  /** Called with the number of people done, scenarios in between as a part of them; what it throws ends the calculation. */
  readonly onPeople?: (done: number, total: number) => void;
}

/** Of each group, by its number. */
type PensionExpectation = ReadonlyMap<number, Expectations>;

const usualBlockWidth = 64;

/** About 64 MB. */
const usuallyKept = 8_000_000;

/**
 * Pension in every scenario of a set, of each group together. People of one age share what months of premium become, all of them what
 * grows in a scenario; scenarios are worked on a block at a time, and only the sums of groups are kept of all, so that memory does not grow
 * with people times scenarios. Throws ScenarioSetTooShortError for a set that ends before the last pension date.
 */
export function pensionExpectation(
  projection: StatutoryProjection,
  people: readonly ProjectedParticipant[],
  set: ScenarioSet,
  { groupOf, onPeople, blockWidth = usualBlockWidth, keptPensions = usuallyKept }: ExpectationOptions,
): PensionExpectation {
  const columns = projection.alternatives.length + 1;
  const pensionsOf = groupWork(projection, people, set, Math.min(blockWidth, set.count));
  const atOnce = Math.max(1, Math.floor(keptPensions / (columns * set.count)));
  const groups = [...Map.groupBy(people, groupOf)];
  const expected = new Map<number, Expectations>();
  let done = 0;
  for (let first = 0; first < groups.length; first += atOnce) {
    const chunk = groups.slice(first, first + atOnce);
    const members = chunk.map(([, ofGroup]) => ofGroup);
    const count = members.reduce((sum, { length }) => sum + length, 0);
    const pensions = pensionsOf(members, (share) => onPeople?.(done + Math.floor(share * count), people.length));
    for (const [place, [group]] of chunk.entries()) expected.set(group, expectations(pensions[place]!));
    done += count;
  }
  return expected;
}

/** Of pensions per scenario, which are put in another order. */
function expectations(pensions: readonly Float64Array[]): Expectations {
  const ofColumns = pensions.map((column) => percentiles(column));
  const median = ofColumns[0]![1]!;
  return ofColumns.map((ranks, column) => ({
    percentiles: ranks,
    chanceBelowUnchanged: column === 0 ? null : shareBelow(pensions[column]!, median),
  }));
}

/** The pensions of some groups; tells which share of the scenarios is done. */
type GroupWork = (
  groups: readonly (readonly ProjectedParticipant[])[],
  onShare: (share: number) => void,
) => GroupPensions;

function groupWork(
  projection: StatutoryProjection,
  people: readonly ProjectedParticipant[],
  set: ScenarioSet,
  width: number,
): GroupWork {
  const { input, alternatives } = projection;
  const months = people.reduce((most, person) => Math.max(most, person.monthsInCurrent, person.monthsInNext), 0);
  const years = Math.ceil(months / 12);
  if (set.years < years) throw new ScenarioSetTooShortError(set, years);
  const all = mixes();
  const shapes = rateShapes(alternatives.map(({ rates }) => rates));
  const agesOf = agesAtWork(projection, conversions(projection, set, people), all, shapes);
  return (groups, onShare) => {
    const ages = agesOf(groups);
    const pieces = ages.flatMap(({ pots }) => piecesOf(pots));
    const table = growthTable(set, all.all, pieces, { duration: input.terms.bondDuration, width });
    const addPensions = addBlockPensions(table, ages, shapes);
    const pensions = groups.map(() => [...Array(alternatives.length + 1)].map(() => new Float64Array(set.count)));
    for (let from = 0; from < set.count; from += width) {
      const block = { from, until: Math.min(from + width, set.count) };
      table.fillRows(block);
      addPensions(pensions, block);
      onShare(block.until / set.count);
    }
    return pensions;
  };
}

/** The ages of people in groups, the youngest first: neighbours are in the same mixes. */
function agesAtWork(
  projection: StatutoryProjection,
  conversionsOf: (person: ProjectedParticipant) => FillConversions,
  all: Mixes,
  { shapes }: RateShapes,
): (groups: readonly (readonly ProjectedParticipant[])[]) => AgeAtWork[] {
  const potsFor = potsOf(projection, all);
  const paymentsOf = personPayments(projection, shapes);
  return (groups) => {
    const members = groups.flatMap((people, group) => people.map((person) => ({ person, group })));
    const ages = [...Map.groupBy(members, ({ person }) => person.ageAtStart)];
    return ages
      .sort(([one], [other]) => one - other)
      .map(([, ofAge]) => {
        const { person: anybody } = ofAge[0]!;
        const pots = potsFor(anybody);
        const ofGroups = new Map<number, Payments>();
        for (const { person, group } of ofAge) {
          const payments = paymentsOf(person, pots);
          const others = ofGroups.get(group);
          ofGroups.set(group, others === undefined ? payments : sumOfPayments(others, payments));
        }
        return {
          pots,
          fillConversions: conversionsOf(anybody),
          ofGroups,
        };
      });
  };
}
