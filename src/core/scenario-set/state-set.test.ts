import { expect, test } from 'vitest';
import { cp2022Set } from '#test/scenario-set/cp2022-set.ts';
import { cp2022 } from '#core/scenario-set/cp2022/parameters.ts';
import { simulated } from '#core/scenario-set/cp2022/simulation.ts';
import { stateSet } from '#core/scenario-set/state-set.ts';

test('a set that is kept as states in four bytes gives the returns and curves of the set that it came from', () => {
  const years = 3;
  const simulation = simulated(cp2022, { measure: 'real', paths: 20, years, seed: 3 });
  const whole = cp2022Set(cp2022, simulation);
  const columns = (values: Float64Array, count: number, of = (value: number) => value) =>
    Array.from({ length: count }, (_, year) => new Float32Array(values.slice(20 * year, 20 * year + 20)).map(of));
  const kept = stateSet({
    name: 'P-scenarioset',
    source: 'proef',
    count: 20,
    years,
    psi: Float64Array.from(cp2022.psi.flat()),
    phi: Float64Array.from(cp2022.phi.flatMap((row) => row.slice(0, years + 1))),
    variance: columns(simulation.variance, years + 1),
    shortRate: columns(simulation.shortRate, years + 1),
    expectedInflation: columns(simulation.expectedInflation, years + 1),
    equityReturn: columns(simulation.equity, years, Math.expm1),
    priceInflation: columns(simulation.prices, years, Math.expm1),
  });
  expect(kept.terms).toBe(whole.terms);
  for (let path = 0; path < 20; path++)
    for (let year = 0; year < years; year++) {
      expect(kept.equityReturn(year, path)).toBeCloseTo(whole.equityReturn(year, path), 6);
      expect(kept.priceInflation(year, path)).toBeCloseTo(whole.priceInflation(year, path), 6);
      for (const term of [1, 10, 100])
        expect(kept.rate(year + 1, path, term)).toBeCloseTo(whole.rate(year + 1, path, term), 6);
    }
});
