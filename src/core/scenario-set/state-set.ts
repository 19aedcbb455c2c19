import type { ScenarioSet } from '#core/scenario-set/scenario-set.ts';

/** Scenarios as the central bank publishes them: the state of its model by year, from which curves follow, and what came of equity and prices. */
interface StateScenarios {
  readonly name: string;
  readonly source: string;
  readonly count: number;
  readonly years: number;
  /** Psi by term and variable of the state, three for a term, and phi by term and year, one more than there are years for a term. */
  readonly psi: Float64Array;
  readonly phi: Float64Array;
  /** Variance, short rate and expected inflation: a list for each year and one for its end, of an element per scenario. */
  readonly variance: readonly Float32Array[];
  readonly shortRate: readonly Float32Array[];
  readonly expectedInflation: readonly Float32Array[];
  /** Return and Dutch price inflation in each year, fractions. */
  readonly equityReturn: readonly Float32Array[];
  readonly priceInflation: readonly Float32Array[];
}

/**
 * Zero rate of a term in years on an affine curve: exp(-(phi + Psi'(v, r, pi)) / term) - 1 (model of the Commissie Parameters 2022, as De Nederlandsche
 * Bank publishes it).
 */
export const affineRate = (logarithm: number, term: number): number => Math.expm1(-logarithm / term);

/** Scenarios of the central bank as a set; what it keeps is their state, and a rate is worked out where it is asked for. */
export function stateSet(scenarios: StateScenarios): ScenarioSet {
  const { name, source, count, years, psi, phi } = scenarios;
  const { variance, shortRate, expectedInflation, equityReturn, priceInflation } = scenarios;
  const terms = psi.length / 3;
  const yearsOfPhi = phi.length / terms;
  const logarithmOf = (year: number, scenario: number, term: number): number => {
    const at = 3 * (term - 1);
    return (
      phi[(term - 1) * yearsOfPhi + year]! +
      psi[at]! * variance[year]![scenario]! +
      psi[at + 1]! * shortRate[year]![scenario]! +
      psi[at + 2]! * expectedInflation[year]![scenario]!
    );
  };
  return {
    name,
    source,
    count,
    years,
    terms,
    equityReturn: (year, scenario) => equityReturn[year]![scenario]!,
    priceInflation: (year, scenario) => priceInflation[year]![scenario]!,
    rate: (year, scenario, term) => affineRate(logarithmOf(year, scenario, term), term),
    logRate: (year, scenario, term) => -logarithmOf(year, scenario, term) / term,
  };
}
