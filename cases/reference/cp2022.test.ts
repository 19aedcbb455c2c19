import { describe, expect, test } from 'vitest';
import moments from '#cases/reference/cp2022-moments.json' with { type: 'json' };
import { expectSame } from '#cases/reference/same-figures.ts';
import { type SimulatedPercentiles, statutoryReferences } from '#cases/reference/statutory-dossiers.ts';
import { knownCurve } from '#test/known-curve.ts';
import { bondPrices } from '#test/scenario-set/bond-prices.ts';
import { cp2022Set } from '#test/scenario-set/cp2022-set.ts';
import { cp2022 } from '#core/scenario-set/cp2022/parameters.ts';
import { simulated } from '#core/scenario-set/cp2022/simulation.ts';
import { percentiles, type Expectation, pensionExpectation } from '#core/statutory/pension-expectation.ts';

const paths = 5000;
const years = 60;
const simulation = simulated(cp2022, { measure: 'real', paths, years, seed: 2024 });
const set = cp2022Set(cp2022, simulation);

/** Paths of which percentiles are taken apart, to see how far they go by chance. */
const perBatch = 250;

/** Figures that are taken of some paths, with the error that their number leaves. */
function withError(figuresOf: (from: number, until: number) => readonly number[]): { value: number; error: number }[] {
  const batches = Array.from({ length: paths / perBatch }, (_, batch) =>
    figuresOf(batch * perBatch, (batch + 1) * perBatch),
  );
  return figuresOf(0, paths).map((value, index) => {
    const ofBatches = batches.map((figures) => figures[index]!);
    const mean = ofBatches.reduce((sum, one) => sum + one, 0) / ofBatches.length;
    const squares = ofBatches.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (ofBatches.length - 1);
    return { value, error: Math.sqrt(squares / ofBatches.length) };
  });
}

/** Percentiles of the reference within five errors of both samples together; it prints five decimals. */
function expectPercentiles(name: string, valueOf: (path: number) => number, wanted: readonly number[]): void {
  const figures = withError((from, until) =>
    percentiles(Float64Array.from({ length: until - from }, (_, index) => valueOf(from + index))),
  );
  for (const [index, { value, error }] of figures.entries()) {
    const allowed = 5 * error * Math.sqrt(1 + paths / moments.paths) + 5e-6;
    expect(Math.abs(value - wanted[index]!), `${name}: ${value} instead of ${wanted[index]}`).toBeLessThan(allowed);
  }
}

describe('the model of the Commissie Parameters 2022', () => {
  const prices = bondPrices(cp2022, cp2022.psi.length);

  test('has the bond prices of the central bank: Psi follows from the parameters', () => {
    for (const [index, row] of cp2022.psi.entries()) {
      for (const [state, value] of row.entries()) {
        expect(Math.abs(prices[index + 1]!.psi[state]! / value - 1)).toBeLessThan(1e-6);
      }
    }
  });

  test('starts on the curve of 31 December 2023', () => {
    const { rate } = knownCurve('31-12-2023');
    for (const term of cp2022.psi.keys()) {
      expect(Math.abs(set.rate(0, 17, term + 1) - rate(term + 1))).toBeLessThan(1e-8);
    }
  });

  test('expects in the long run what its parameters were set on', () => {
    const [variance] = cp2022.real.mean;
    const logReturn = (start: number, reward: number, exposure: readonly number[]): number =>
      start +
      reward -
      exposure.reduce((sum, one, motion) => {
        const ofMotion = motion === 0 ? variance : 1 + cp2022.gamma[motion - 1]! * variance;
        return sum + one * one * ofMotion;
      }, 0) /
        2;
    const equity = logReturn(cp2022.real.mean[1], cp2022.equityReward, cp2022.equityExposure);
    const inflation = logReturn(cp2022.real.mean[2], cp2022.inflationReward, cp2022.priceExposure);
    expectSame(equity, Math.log(1.054), 1);
    expectSame(inflation, Math.log(1.02), 1);
    expect(equity).toBeCloseTo(moments.exact.logEquityReturn, 8);
    expect(inflation).toBeCloseTo(moments.exact.logInflation, 8);
  });

  test('is the same twice, and another one from another seed', () => {
    const plan = { measure: 'real', paths: 3, years: 2, seed: 5 } as const;
    expect(simulated(cp2022, plan)).toEqual(simulated(cp2022, plan));
    expect(simulated(cp2022, { ...plan, seed: 6 }).equity).not.toEqual(simulated(cp2022, plan).equity);
  });
});

describe.each(Object.entries(moments.years))('simulated paths after %s years', (text, wanted) => {
  const year = Number(text);
  const last = year - 1;
  const cumulated = Float64Array.from({ length: paths }, (_, path) => {
    let sum = 0;
    for (let before = 0; before < year; before++) sum += simulation.equity[before * paths + path]!;
    return sum;
  });

  test('have the percentiles of the reference', () => {
    const at = year * paths;
    expectPercentiles('equity', (path) => set.equityReturn(last, path), wanted.equityReturn);
    expectPercentiles('since the start', (path) => Math.expm1(cumulated[path]! / year), wanted.equityGeometric);
    expectPercentiles('inflation', (path) => set.priceInflation(last, path), wanted.inflation);
    expectPercentiles('short rate', (path) => simulation.shortRate[at + path]!, wanted.shortRate);
    expectPercentiles('variance', (path) => simulation.variance[at + path]!, wanted.variance);
    expectPercentiles('rate of 1 year', (path) => set.rate(year, path, 1), wanted.rate1);
    expectPercentiles('rate of 10 years', (path) => set.rate(year, path, 10), wanted.rate10);
    expectPercentiles('rate of 30 years', (path) => set.rate(year, path, 30), wanted.rate30);
  });

  test('have its mean return', () => {
    const [mean] = withError((from, until) => {
      let sum = 0;
      for (let path = from; path < until; path++) sum += set.equityReturn(last, path);
      return [sum / (until - from)];
    });
    const allowed = 5 * mean!.error * Math.sqrt(1 + paths / moments.paths);
    expect(Math.abs(mean!.value - wanted.equityMean)).toBeLessThan(allowed);
  });
});

describe.each(statutoryReferences.map((reference) => [reference.name, reference] as const))(
  'expectation on simulated paths of %s',
  (_name, { expected, persons, projection }) => {
    test('is that of the reference within the error of both samples', () => {
      const groupOf = (person: (typeof persons)[number]): number => persons.indexOf(person);
      const ofPersons = pensionExpectation(projection, persons, set, { groupOf });
      const total = pensionExpectation(projection, persons, set, { groupOf: () => 0 }).get(0)!;
      const factor = 4 * Math.sqrt(1 + 10_000 / paths);
      const expectNear = ({ percentiles: ranks }: Expectation, [wanted, errors]: SimulatedPercentiles): void => {
        for (const [rank, value] of ranks.entries()) {
          expect(Math.abs(value - wanted[rank]!)).toBeLessThan(factor * errors[rank]!);
        }
      };
      for (const [column, name] of [
        'ongewijzigd',
        'vlak zonder',
        'vlak met',
        'staffel zonder',
        'staffel met',
      ].entries()) {
        const wanted = expected.simulated[name]!;
        expectNear(total[column]!, wanted.total);
        for (const [index, { participant }] of persons.entries()) {
          expectNear(ofPersons.get(index)![column]!, wanted.people[participant.number]!);
        }
      }
    });
  },
);
