import { bondReturn, type ScenarioSet } from '#core/scenario-set/scenario-set.ts';

/** Return on bonds in a year, fractions, with an element for each scenario of the set. */
export type BondReturns = (year: number) => Float64Array;

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
