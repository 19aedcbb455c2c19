import type { ScenarioSet } from '#core/scenario-set/scenario-set.ts';
import type { Block } from '#core/statutory/growth-table.ts';
import { twelfthRoot } from '#core/statutory/twelfth-root.ts';

/** Level of prices since month 0 at a month, in a block of scenarios: an element for each. */
export type FillPriceLevels = (levels: Float64Array, month: number, block: Block) => void;

/** Levels of sets that were asked for before: of ten thousand scenarios 160 kB for a year. They hold nothing of anybody. */
const keptLevels = new WeakMap<ScenarioSet, FillPriceLevels>();

/** Price levels of a set, which dossiers that are calculated on it share. */
export function priceLevels(set: ScenarioSet): FillPriceLevels {
  const levels = keptLevels.get(set) ?? levelsOf(set);
  keptLevels.set(set, levels);
  return levels;
}

/** Within a year prices rise by the same part each month. */
function levelsOf(set: ScenarioSet): FillPriceLevels {
  const atYears = [new Float64Array(set.count).fill(1)];
  const monthlyIn = new Map<number, Float64Array>();
  const atYear = (year: number): Float64Array => {
    for (let last = atYears.length - 1; last < year; last++) {
      atYears.push(atYears[last]!.map((level, scenario) => level * (1 + set.priceInflation(last, scenario))));
    }
    return atYears[year]!;
  };
  const monthly = (year: number): Float64Array => {
    const known = monthlyIn.get(year);
    if (known !== undefined) return known;
    const factors = Float64Array.from({ length: set.count }, (_, scenario) =>
      twelfthRoot(1 + set.priceInflation(year, scenario)),
    );
    monthlyIn.set(year, factors);
    return factors;
  };
  return (levels, month, { from, until }) => {
    const year = Math.floor(month / 12);
    levels.set(atYear(year).subarray(from, until));
    for (let risen = 12 * year; risen < month; risen++) {
      const factors = monthly(year);
      for (let scenario = from; scenario < until; scenario++) levels[scenario - from]! *= factors[scenario]!;
    }
  };
}
