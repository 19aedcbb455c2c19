import { describe, expect, test } from 'vitest';
import { levelCurve } from '#test/known-curve.ts';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { bondReturn, rateAtTerm, type ScenarioSet, ScenarioSetTooShortError } from '#core/scenario-set/scenario-set.ts';
import { growthTable } from '#core/statutory/growth-table.ts';
import { mixes } from '#core/statutory/mixes.ts';
import { pensionExpectation } from '#core/statutory/pension-expectation.ts';
import { fillDiscountSeries, pricedBySeries, termsPerYear, weightMoments } from '#core/statutory/scenario-prices.ts';
import { statutoryPeople } from '#core/statutory/statutory-people.ts';
import { statutoryProjection } from '#core/statutory/statutory-projection.ts';
import { plainTerms } from '#core/statutory/statutory-terms.ts';

/** A curve that rises to three years, then falls with a leap, and another a year later. */
const set: ScenarioSet = {
  name: 'steil',
  source: 'proef',
  count: 1,
  years: 2,
  terms: 5,
  equityReturn: () => -1.5,
  priceInflation: () => 0,
  rate: (year, _, term) => [0.01, 0.02, 0.04, 0.03, -0.01][term - 1]! + year / 100,
};

describe('the curve of a scenario', () => {
  test('is linear in the rate between whole terms, and constant before the first and past the last', () => {
    const rates = [0, 0.5, 1, 1.5, 2.25, 3, 4.5, 5, 40].map((years) => rateAtTerm(set, 1, 0, years).toFixed(6));
    expect(rates).toEqual([
      '0.020000',
      '0.020000',
      '0.020000',
      '0.025000',
      '0.035000',
      '0.050000',
      '0.020000',
      '0.000000',
      '0.000000',
    ]);
  });

  test.each([
    ['rises by 0.4 point a year', (term: number) => 0.005 + 0.004 * Math.min(term, 30), 1e-13],
    ['leaps up and down by a point', (term: number) => 0.03 + (term % 2 === 0 ? 0.005 : -0.005), 1e-9],
  ])('that %s discounts every month over its own term', (_name, rate, tolerance) => {
    const curve: ScenarioSet = { ...set, terms: 60, rate: (_year, _scenario, term) => rate(term) };
    const series = new Float64Array(60 * termsPerYear);
    fillDiscountSeries(series, curve, 0, 0);
    for (let month = 0; month < 720; month++) {
      const paid = weightMoments(new Float64Array(month + 1).fill(1, month));
      const wanted = (1 + rateAtTerm(curve, 0, 0, month / 12)) ** (-month / 12);
      expect(Math.abs(pricedBySeries(series, paid) / wanted - 1)).toBeLessThan(tolerance);
    }
  });

  test('gives bonds the return of what they are bought and sold for', () => {
    expect(bondReturn(set, 0, 0, 3)).toBeCloseTo(1.04 ** 3 / 1.03 ** 2 - 1, 14);
    expect(bondReturn(set, 0, 0, 1)).toBeCloseTo(0.01, 14);
  });
});

describe('growth in a scenario', () => {
  test('loses no more than there is', () => {
    const all = mixes();
    const mixOf = all.at([{ yearsToPension: 0, equityWeight: 1 }], 0);
    const column = (value: number): Int32Array => Int32Array.of(value);
    const pieces = { count: 1, year: column(0), mix: column(mixOf(0)), months: column(12), period: column(0) };
    const table = growthTable(set, all.all, [pieces], { duration: 1, width: 1 });
    table.fillRows({ from: 0, until: 1 });
    const [row] = table.rowsOf(pieces);
    expect([table.power[row!], table.paid[row!]]).toEqual([0, 0]);
  });

  test('is that of the lifecycle row with the most years not above those to pension, each mix once', () => {
    const all = mixes();
    const rows = [
      { yearsToPension: 10, equityWeight: 0.8 },
      { yearsToPension: 2, equityWeight: 0.5 },
    ];
    const mixOf = all.at(rows, 0.004);
    const again = all.at([{ yearsToPension: 0, equityWeight: 0.8 }], 0.004);
    expect([0, 2, 9, 10, 40].map((years) => all.all[mixOf(years)]!.equityWeight)).toEqual([0.5, 0.5, 0.5, 0.8, 0.8]);
    expect(again(5)).toBe(mixOf(10));
    expect(all.all).toHaveLength(2);
  });
});

test('a set that ends before the last pension date is refused', () => {
  const people = statutoryPeople(plainDossier);
  const projection = statutoryProjection(
    {
      dossier: plainDossier,
      terms: plainTerms,
      alternatives: [],
      compensation: { fullOffset: 0, endMonth: 0 },
      curve: levelCurve(0),
      tables: mortalityTable,
    },
    people,
  );
  const ask = (): unknown => pensionExpectation(projection, people, set, { groupOf: () => 0 });
  expect(ask).toThrow(ScenarioSetTooShortError);
});
