import { ScenarioSetTooShortError, type ScenarioSet } from '#core/scenario-set/scenario-set.ts';
import { type BlockPensions, blockPensions } from '#core/statutory-effects/expectation/block-pensions.ts';
import { type Conversions, conversions } from '#core/statutory-effects/expectation/conversions.ts';
import { growthTable, mixes } from '#core/statutory-effects/expectation/growth-table.ts';
import { percentiles, shareBelow } from '#core/statutory-effects/expectation/percentiles.ts';
import { type PersonPayments, personPayments } from '#core/statutory-effects/expectation/person-payments.ts';
import { mixesByYear, type PotPieces } from '#core/statutory-effects/expectation/pot-pieces.ts';
import { type Pots, potsOf } from '#core/statutory-effects/expectation/pots.ts';
import type { StatutoryPerson } from '#core/statutory-effects/statutory-people.ts';
import type { StatutoryProjection } from '#core/statutory-effects/statutory-projection.ts';

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
export interface ExpectationOptions {
  /** Who has the same number is also counted together: the year of birth. */
  readonly groupOf: (person: StatutoryPerson) => number;
  /** Whether each person is told apart too. */
  readonly withPersons: boolean;
  /** Scenarios that are worked on at a time, at most: rows of them must fit in the cache of a processor. */
  readonly blockWidth?: number;
  /** Pensions that are kept at a time, at most: of as many people as go in it in all scenarios, one at least. */
  readonly keptPensions?: number;
  /** Called with the number of people done; what it throws ends the calculation. */
  readonly onPeople?: (done: number, total: number) => void;
}

/** Expectations of groups, of everybody, and of each person where that is asked, in the order in which people were given. */
export interface PensionExpectation {
  readonly groups: ReadonlyMap<number, Expectations>;
  readonly total: Expectations;
  readonly persons: readonly Expectations[];
}

const usualBlockWidth = 64;

/** About 64 MB. */
const usuallyKept = 8_000_000;

/**
 * Pension in every scenario of a set, of each person, group and all together. People of one age share what months of premium become; they are
 * worked on a few at a time, each in blocks of scenarios, so that memory does not grow with people times scenarios. Throws
 * ScenarioSetTooShortError for a set that ends before the last pension date.
 */
export function pensionExpectation(
  projection: StatutoryProjection,
  people: readonly StatutoryPerson[],
  set: ScenarioSet,
  options: ExpectationOptions,
): PensionExpectation {
  const { groupOf, withPersons, onPeople, keptPensions = usuallyKept } = options;
  const columns = projection.alternatives.length + 1;
  const work = expectationWork(projection, people, set, options.blockWidth ?? usualBlockWidth);
  const atOnce = Math.max(1, Math.floor(keptPensions / (columns * set.count)));
  const total = emptyPensions(columns, set.count);
  const sums = new Map<number, Float64Array[]>();
  const persons: Expectations[] = [];
  const order = [...people.keys()].sort((one, other) => people[one]!.ageAtStart - people[other]!.ageAtStart);
  for (let first = 0; first < order.length; first += atOnce) {
    const chunk = order.slice(first, first + atOnce);
    const pensions = work(chunk.map((index) => people[index]!));
    for (const [place, index] of chunk.entries()) {
      const group = groupOf(people[index]!);
      const ofGroup = sums.get(group) ?? emptyPensions(columns, set.count);
      sums.set(group, ofGroup);
      addPensions(ofGroup, pensions[place]!);
      addPensions(total, pensions[place]!);
      if (withPersons) persons[index] = expectations(pensions[place]!);
    }
    onPeople?.(Math.min(first + atOnce, order.length), order.length);
  }
  const groups = new Map([...sums].map(([group, pensions]) => [group, expectations(pensions)]));
  return { groups, total: expectations(total), persons };
}

const emptyPensions = (columns: number, scenarios: number): Float64Array[] =>
  Array.from({ length: columns }, () => new Float64Array(scenarios));

function addPensions(sums: readonly Float64Array[], pensions: readonly Float64Array[]): void {
  for (const [column, sum] of sums.entries()) {
    const added = pensions[column]!;
    for (let scenario = 0; scenario < sum.length; scenario++) sum[scenario]! += added[scenario]!;
  }
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

/** Pensions of some people, youngest first: per person a column for each way to go on. */
type Work = (people: readonly StatutoryPerson[]) => readonly (readonly Float64Array[])[];

function expectationWork(
  projection: StatutoryProjection,
  people: readonly StatutoryPerson[],
  set: ScenarioSet,
  blockWidth: number,
): Work {
  const { input, alternatives, steps } = projection;
  const months = people.reduce((most, person) => Math.max(most, person.monthsInCurrent, person.monthsInNext), 0);
  const years = Math.ceil(months / 12);
  if (set.years < years) throw new ScenarioSetTooShortError(set, years);
  const all = mixes();
  const potsFor = potsOf(projection, all);
  const paymentsOf = personPayments(projection);
  const conversion = conversions(projection, set, people);
  const width = Math.min(blockWidth, set.count);
  const table = growthTable(set, all.all, { years, duration: input.terms.bondDuration, width });
  return (chunk) => {
    const ages = agesOf(chunk, potsFor, paymentsOf, conversion);
    const pensions = chunk.map(() => emptyPensions(alternatives.length + 1, set.count));
    const pots = ages.flatMap((age) => piecesOf(age.pots));
    const pieces = pots.reduce((most, { count }) => Math.max(most, count), 0);
    const used = mixesByYear(pots, years);
    const block = blockPensions(table, alternatives, steps.count, pieces);
    for (let from = 0; from < set.count; from += width) {
      const until = Math.min(from + width, set.count);
      table.fillRows(used, from, until);
      fillBlock(block, ages, pensions, from, until);
    }
    return pensions;
  };
}

/** People of one age in months, with the place of each among those who are worked on. */
interface AgeAtWork {
  readonly pots: Pots;
  readonly conversions: { readonly perNewCapital: Float64Array; readonly perCurrent: Float64Array };
  readonly people: { readonly place: number; readonly payments: PersonPayments }[];
}

function agesOf(
  chunk: readonly StatutoryPerson[],
  potsFor: (person: StatutoryPerson) => Pots,
  paymentsOf: (person: StatutoryPerson, pots: Pots) => PersonPayments,
  { perNewCapital, perCurrent }: Conversions,
): AgeAtWork[] {
  const ages = new Map<number, AgeAtWork>();
  for (const [place, person] of chunk.entries()) {
    const age = ages.get(person.ageAtStart) ?? {
      pots: potsFor(person),
      conversions: { perNewCapital: perNewCapital(person), perCurrent: perCurrent(person) },
      people: [],
    };
    ages.set(person.ageAtStart, age);
    age.people.push({ place, payments: paymentsOf(person, age.pots) });
  }
  return [...ages.values()];
}

const piecesOf = ({ unchanged, carried, next }: Pots): PotPieces[] =>
  [unchanged, carried, next].filter((pieces) => pieces !== null);

function fillBlock(
  block: BlockPensions,
  ages: readonly AgeAtWork[],
  pensions: readonly (readonly Float64Array[])[],
  from: number,
  until: number,
): void {
  for (const { pots, conversions: converted, people } of ages) {
    block.take(pots);
    for (const { place, payments } of people) block.fill(pensions[place]!, payments, converted, { from, until });
  }
}
