import { cp2022 } from '#core/scenario-set/cp2022/parameters.ts';
import { simulated } from '#core/scenario-set/cp2022/simulation.ts';
import type { ScenarioSet } from '#core/scenario-set/scenario-set.ts';
import { stateSet } from '#core/scenario-set/state-set.ts';

/** How the set of who has none of the central bank is simulated: always the same paths, so that the same dossier gives the same figures. */
const plan = { measure: 'real', paths: 10_000, years: 60, seed: 2022 } as const;

/** What is known of that set before it is there. */
export const builtInSetFacts = {
  name: 'CP2022',
  source: cp2022.source,
  quarter: '2024Q1',
  checksum: null,
  isIllustration: true,
  count: plan.paths,
} as const;

/** Simulates it, or its first paths; takes a second or two, so that who asks more than once keeps it. In half the memory of its simulation. */
export function builtInSet(paths: number = plan.paths): ScenarioSet {
  const { name, source, psi, phi } = cp2022;
  const simulation = simulated(cp2022, { ...plan, paths });
  const byYear = (column: Float64Array, of: (value: number) => number = (value) => value): Float32Array[] =>
    Array.from({ length: column.length / paths }, (_, year) =>
      Float32Array.from(column.subarray(year * paths, (year + 1) * paths), of),
    );
  return stateSet({
    name,
    source,
    count: paths,
    years: plan.years,
    psi: Float64Array.from(psi.flat()),
    phi: Float64Array.from(phi.flat()),
    variance: byYear(simulation.variance),
    shortRate: byYear(simulation.shortRate),
    expectedInflation: byYear(simulation.expectedInflation),
    equityReturn: byYear(simulation.equity, Math.expm1),
    priceInflation: byYear(simulation.prices, Math.expm1),
  });
}
