import { describe, expect, test } from 'vitest';
import { knownCurve } from '#test/known-curve.ts';
import { type BondPrice, bondPrices } from '#test/scenario-set/bond-prices.ts';
import { cp2022 } from '#core/scenario-set/cp2022/parameters.ts';
import { simulated } from '#core/scenario-set/cp2022/simulation.ts';

/**
 * Art. 46e lid 1 asks for net profit on at least ten thousand risk-neutral scenarios. What is invested has no option in it, and a
 * guaranteed benefit none either: on such scenarios a euro that is invested, in whatever mix, is worth a euro, and a euro that is
 * certain its price on the curve. That is the closed form that the effects use instead.
 */
const paths = 10_000;
const years = 12;
const { cash, equity, variance, shortRate, expectedInflation } = simulated(cp2022, {
  measure: 'riskNeutral',
  paths,
  years,
  seed: 46,
});
const prices = bondPrices(cp2022, 30);

/** Price of a bond at the start of a year on a path, by the model. */
function price(term: number, year: number, path: number): number {
  const { constant, psi }: BondPrice = prices[term]!;
  const at = year * paths + path;
  const state = psi[0]! * variance[at]! + psi[1]! * shortRate[at]! + psi[2]! * expectedInflation[at]!;
  return Math.exp(constant + state);
}

/** The mean over paths is this value within three standard errors, and 0.001 for the steps of a month. */
function expectMean(valueOf: (path: number) => number, wanted: number): void {
  let [sum, squares] = [0, 0];
  for (let path = 0; path < paths; path++) {
    const value = valueOf(path);
    sum += value;
    squares += value * value;
  }
  const mean = sum / paths;
  const error = Math.sqrt((squares / paths - mean * mean) / paths);
  expect(Math.abs(mean - wanted), `${mean} instead of ${wanted}`).toBeLessThan(3 * error + 0.001);
}

describe('on risk-neutral paths', () => {
  test.each([0, 0.4, 1])('a euro is worth a euro after a year, %d of it in equity and the rest in bonds', (weight) => {
    for (let year = 0; year < years; year++) {
      expectMean((path) => {
        const at = year * paths + path;
        const bonds = price(9, year + 1, path) / price(10, year, path);
        return Math.exp(-cash[at]!) * (weight * Math.exp(equity[at]!) + (1 - weight) * bonds);
      }, 1);
    }
  });

  test('a certain euro is worth its price on the curve, with the short rate moved by what the curve differs from the model', () => {
    const { rate } = knownCurve('31-12-2023');
    const onCurve = (term: number): number => (1 + rate(term)) ** -term;
    for (const term of [1, 2, 5, 10, 12]) {
      const moved = Math.log(onCurve(term) / price(term, 0, 0));
      expectMean((path) => {
        let sum = 0;
        for (let year = 0; year < term; year++) sum += cash[year * paths + path]!;
        return Math.exp(moved - sum);
      }, onCurve(term));
    }
  });
});
