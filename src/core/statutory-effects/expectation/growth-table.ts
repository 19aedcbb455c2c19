import type { LifecycleStep } from '#core/dossier.ts';
import { bondReturn, type ScenarioSet } from '#core/scenario-set/scenario-set.ts';

/** What a pot is invested in: the part in equity, the rest in bonds, and the yearly cost, fractions. */
export interface Mix {
  readonly equityWeight: number;
  readonly cost: number;
}

/** The mixes of a calculation, each once. */
export interface Mixes {
  readonly all: readonly Mix[];
  /** The place of the mix of a lifecycle with so many full years to pension: the row with the most years not above them. */
  readonly at: (lifecycle: readonly LifecycleStep[], cost: number) => (yearsLeft: number) => number;
}

/** Mixes that are found as they are asked for. */
export function mixes(): Mixes {
  const all: Mix[] = [];
  const placeOf = (mix: Mix): number => {
    const known = all.findIndex(({ equityWeight, cost }) => equityWeight === mix.equityWeight && cost === mix.cost);
    return known >= 0 ? known : all.push(mix) - 1;
  };
  return {
    all,
    at(lifecycle, cost) {
      const rows = lifecycle.toSorted((one, other) => one.yearsToPension - other.yearsToPension);
      const places = rows.map(({ equityWeight }) => placeOf({ equityWeight, cost }));
      const none = rows.length === 0 ? placeOf({ equityWeight: 0, cost }) : -1;
      return (yearsLeft) => {
        if (none >= 0) return none;
        return places[
          Math.max(
            0,
            rows.findLastIndex((row) => row.yearsToPension <= yearsLeft),
          )
        ]!;
      };
    },
  };
}

/**
 * Growth of a block of scenarios, per mix and year: of EUR 1 over so many months of the year, and of EUR 1 paid at the start of each of
 * them, together. Both in rows of one element per scenario.
 */
export interface GrowthTable {
  /** Scenarios in a row: as many as a block may have. */
  readonly width: number;
  /** Where the row of a mix, a year and a number of months (0 to 12) begins. */
  readonly row: (mix: number, year: number, months: number) => number;
  /** g^months. */
  readonly power: Float64Array;
  /** g + g^2 + ... + g^months. */
  readonly paid: Float64Array;
  /** Fills the rows of these mixes, by year, for scenarios `from` up to `until`. */
  readonly fillRows: (used: UsedMixes, from: number, until: number) => void;
}

/** In each year the mixes that some pots are in: people of nearly the same age are in few of all. */
export type UsedMixes = readonly (readonly number[])[];

/** Rows for 0 up to and including twelve months. */
const rowsOfYear = 13;

/**
 * g = (1 + w R_equity + (1 - w) R_bond - cost)^(1/12), for each of the first `years` years of a set; what is lost is at most all there
 * is.
 */
export function growthTable(
  set: ScenarioSet,
  all: readonly Mix[],
  { years, duration, width }: { readonly years: number; readonly duration: number; readonly width: number },
): GrowthTable {
  const row = (mix: number, year: number, months: number): number =>
    ((mix * years + year) * rowsOfYear + months) * width;
  const power = new Float64Array(row(all.length, 0, 0));
  const paid = new Float64Array(power.length);
  return {
    width,
    row,
    power,
    paid,
    fillRows(used, from, until) {
      for (const [year, ofYear] of used.entries()) {
        if (ofYear.length === 0) continue;
        for (let scenario = from; scenario < until; scenario++) {
          const [equity, bonds] = [set.equityReturn(year, scenario), bondReturn(set, year, scenario, duration)];
          for (const mix of ofYear) {
            const { equityWeight, cost } = all[mix]!;
            const growth = 1 + equityWeight * equity + (1 - equityWeight) * bonds - cost;
            fillYear(power, paid, row(mix, year, 0) + scenario - from, width, Math.max(0, growth) ** (1 / 12));
          }
        }
      }
    },
  };
}

function fillYear(power: Float64Array, paid: Float64Array, first: number, width: number, growth: number): void {
  let [grown, sum] = [1, 0];
  for (let months = 0; months < rowsOfYear; months++) {
    power[first + months * width] = grown;
    paid[first + months * width] = sum;
    grown *= growth;
    sum += grown;
  }
}
