import { type ScenarioSet, bondReturn } from '#core/scenario-set/scenario-set.ts';
import type { Mix } from '#core/statutory/mixes.ts';
import type { PotPieces } from '#core/statutory/pot-pieces.ts';
import { twelfthRoot } from '#core/statutory/twelfth-root.ts';

/** Return on bonds in a year, fractions, with an element for each scenario of the set. */
type BondReturns = (year: number) => Float64Array;

/** Returns of sets that were asked for before, by the years that bonds have to go: of ten thousand scenarios 80 kB for a year. They hold nothing of anybody. */
const keptReturns = new WeakMap<ScenarioSet, Map<number, BondReturns>>();

/** Returns on bonds that have so many whole years to go when they are bought, which dossiers that are calculated on a set share. */
export function bondReturns(set: ScenarioSet, duration: number): BondReturns {
  const ofSet = keptReturns.get(set) ?? new Map<number, BondReturns>();
  keptReturns.set(set, ofSet);
  const returns = ofSet.get(duration) ?? returnsOf(set, duration);
  ofSet.set(duration, returns);
  return returns;
}

function returnsOf(set: ScenarioSet, duration: number): BondReturns {
  const byYear = new Map<number, Float64Array>();
  return (year) => {
    const known = byYear.get(year);
    if (known !== undefined) return known;
    const returns = new Float64Array(set.count);
    for (let scenario = 0; scenario < set.count; scenario++) {
      returns[scenario] = bondReturn(set, year, scenario, duration);
    }
    byYear.set(year, returns);
    return returns;
  };
}

/** Pieces that are worked out at a time: a sum is fetched and put back once for all of them. */
export const atOnce = 4;

/** Rows of pieces, with one of what is there in month 0, in as many as are worked out at a time. */
export const roundedRows = (pieces: number): number => Math.ceil((pieces + 1) / atOnce) * atOnce;

/**
 * Growth of a block of scenarios, per mix, year and number of months that pieces of pots have: of EUR 1 over so many months of the year, and
 * of EUR 1 paid at the start of each of them, together. Both in rows of one element per scenario.
 */
export interface GrowthTable {
  /** Scenarios in a row: as many as a block may have. */
  readonly width: number;
  /** g^months. */
  readonly power: Float64Array;
  /** g + g^2 + ... + g^months. */
  readonly paid: Float64Array;
  /** The row of each piece; then that of what is there in month 0, in which nothing grows, until there are rows for all that is worked out at a time. */
  readonly rowsOf: (pieces: PotPieces) => Int32Array;
  /** Fills all rows for a block of scenarios. */
  readonly fillRows: (block: Block) => void;
}

/** Scenarios of the whole set. */
export interface Block {
  readonly from: number;
  readonly until: number;
}

interface TableOptions {
  /** Whole years that bonds have to go when they are bought. */
  readonly duration: number;
  readonly width: number;
}

/**
 * g = (1 + w R_equity + (1 - w) R_bond - cost)^(1/12) in each mix and year in which one of these pots is; what is lost is at most all there
 * is.
 */
export function growthTable(
  set: ScenarioSet,
  all: readonly Mix[],
  pots: readonly PotPieces[],
  { duration, width }: TableOptions,
): GrowthTable {
  const { years, rowOf, count } = tableRows(pots);
  const power = new Float64Array(count * width);
  const paid = new Float64Array(power.length);
  for (const row of [power, paid]) row.fill(1, atStartRow * width, (atStartRow + 1) * width);
  const [equity, growth] = [new Float64Array(width), new Float64Array(width)];
  const bondsIn = bondReturns(set, duration);
  return {
    width,
    power,
    paid,
    rowsOf({ count: pieces, year, mix, months }) {
      const rows = new Int32Array(roundedRows(pieces)).fill(atStartRow);
      for (let piece = 0; piece < pieces; piece++) rows[piece] = rowOf(year[piece]!, mix[piece]!, months[piece]!);
      return rows;
    },
    fillRows({ from, until }) {
      for (const [year, ofYear] of years) {
        const bonds = bondsIn(year).subarray(from, until);
        for (let scenario = from; scenario < until; scenario++) {
          equity[scenario - from] = set.equityReturn(year, scenario);
        }
        for (const [mix, rows] of ofYear) {
          const { equityWeight, cost } = all[mix]!;
          for (let scenario = 0; scenario < until - from; scenario++) {
            const rise = equityWeight * equity[scenario]! + (1 - equityWeight) * bonds[scenario]! - cost;
            growth[scenario] = twelfthRoot(Math.max(0, 1 + rise));
          }
          for (let months = 1; months <= 12; months++) {
            if (rows[months] !== noRow) fillMonths(power, paid, rows[months]! * width, growth, months);
          }
        }
      }
    },
  };
}

/** No row for a number of months; the first row is that of what is there in month 0. */
const [noRow, atStartRow] = [-1, 0];

/** The rows that are needed: by year, then by mix, a row for each number of months from 0 to 12, or none. */
function tableRows(pots: readonly PotPieces[]) {
  const years = new Map<number, Map<number, Int32Array>>();
  let count = atStartRow + 1;
  for (const { year, mix, months } of pots) {
    for (let piece = 0; piece < year.length; piece++) {
      const ofYear = years.get(year[piece]!) ?? new Map<number, Int32Array>();
      years.set(year[piece]!, ofYear);
      const rows = ofYear.get(mix[piece]!) ?? new Int32Array(13).fill(noRow);
      ofYear.set(mix[piece]!, rows);
      if (rows[months[piece]!] === noRow) rows[months[piece]!] = count++;
    }
  }
  const rowOf = (year: number, mix: number, months: number): number => years.get(year)!.get(mix)![months]!;
  return { years, rowOf, count };
}

/**
 * A row of so many months, from growth in a month. By the binary digits of their number: twice as many months give p^2 and s + s p, one more p g
 * and g + s g, where p is the power and s what was paid.
 */
function fillMonths(power: Float64Array, paid: Float64Array, at: number, growth: Float64Array, months: number): void {
  const highest = 31 - Math.clz32(months);
  for (let scenario = 0; scenario < growth.length; scenario++) {
    const monthly = growth[scenario]!;
    let grown = monthly;
    let sum = monthly;
    for (let digit = highest - 1; digit >= 0; digit--) {
      sum += sum * grown;
      grown *= grown;
      if (((months >> digit) & 1) === 0) continue;
      sum = monthly + sum * monthly;
      grown *= monthly;
    }
    power[at + scenario] = grown;
    paid[at + scenario] = sum;
  }
}
