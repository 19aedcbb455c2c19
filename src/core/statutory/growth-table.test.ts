import { expect, it } from 'vitest';
import { bondReturn, type ScenarioSet } from '#core/scenario-set/scenario-set.ts';
import { bondReturns } from '#core/statutory/growth-table.ts';

const setOf = (start: number): ScenarioSet => ({
  name: 'a made-up set',
  source: 'this test',
  count: 3,
  years: 4,
  terms: 10,
  equityReturn: () => 0,
  priceInflation: () => 0,
  rate: (year, scenario, term) => start + 0.001 * (year + scenario + term),
});

it('gives the return on bonds of every scenario in a year, of the set and the years to go that are asked for', () => {
  const sets = [setOf(0.01), setOf(0.02)];
  for (const set of sets)
    for (const duration of [1, 5])
      for (const year of [0, 3]) {
        const each = [0, 1, 2].map((scenario) => bondReturn(set, year, scenario, duration));
        expect([...bondReturns(set, duration)(year)]).toEqual(each);
      }
});

it('works out a year once for all dossiers that are calculated on a set', () => {
  const set = setOf(0.01);
  expect(bondReturns(set, 5)(2)).toBe(bondReturns(set, 5)(2));
});
