import type { Cp2022 } from '#core/scenario-set/cp2022/parameters.ts';
import type { Simulation } from '#core/scenario-set/cp2022/simulation.ts';
import type { ScenarioSet } from '#core/scenario-set/scenario-set.ts';
import { affineRate } from '#core/scenario-set/state-set.ts';

/**
 * Simulated paths under P as a set of scenarios: an illustration, not the set that the law prescribes. Prices are those of the euro area: the
 * model knows no Dutch ones. Curves are affine in the state, with the phi of the central bank.
 */
export function cp2022Set({ name, source, psi, phi }: Cp2022, simulation: Simulation): ScenarioSet {
  const { paths, years, equity, prices, variance, shortRate, expectedInflation } = simulation;
  return {
    name,
    source,
    count: paths,
    years,
    terms: psi.length,
    equityReturn: (year, path) => Math.expm1(equity[year * paths + path]!),
    priceInflation: (year, path) => Math.expm1(prices[year * paths + path]!),
    rate(year, path, term) {
      const at = year * paths + path;
      const [perVariance, perRate, perInflation] = psi[term - 1]!;
      const logarithm =
        phi[term - 1]![year]! +
        perVariance! * variance[at]! +
        perRate! * shortRate[at]! +
        perInflation! * expectedInflation[at]!;
      return affineRate(logarithm, term);
    },
  };
}
