import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { basisOf } from '#cases/annuity/life-contingencies.ts';
import { annuityDue } from '#core/annuity/annuity-due.ts';
import { type AnnuityBasis, annuityPrice, annuityPrices } from '#core/annuity/annuity-price.ts';
import {
  deathProbability,
  jointSurvival,
  meanSurvivalOverMonths,
  monthlySurvival,
  survivalOverMonths,
  yearlySurvival,
} from '#core/annuity/survival.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { mortalityTableNames } from '#core/mortality/table-names.ts';
import { shiftedTable } from '#core/mortality/mortality-table.ts';

const tables = fc.constantFrom(...mortalityTableNames).map(mortalityTable);
const sexes = fc.constantFrom('M', 'V');
const ages = fc.integer({ min: 55, max: 80 });
const years = fc.integer({ min: 2015, max: 2230 });
const factors = fc.double({ min: 0.5, max: 1.5, noNaN: true });
const interests = fc.double({ min: 0, max: 0.08, noNaN: true });

const ag2024: AnnuityBasis = { table: mortalityTable('AG2024'), factor: 1, interest: 0.02, partnerFraction: 0.7 };

describe('survival', () => {
  test('starts at 1, never rises and stays a probability', () => {
    fc.assert(
      fc.property(tables, factors, sexes, ages, years, (table, factor, sex, age, year) => {
        const survival = monthlySurvival({ table, factor }, sex, age, year);
        expect(survival[0]).toBe(1);
        expect(survival.every((alive, month) => alive >= 0 && alive <= (survival[month - 1] ?? 1))).toBe(true);
      }),
    );
  });

  test('per month meets survival per year at every birthday', () => {
    fc.assert(
      fc.property(tables, sexes, ages, years, (table, sex, age, year) => {
        const basis = { table, factor: 1 };
        const monthly = monthlySurvival(basis, sex, age, year);
        const yearly = yearlySurvival(basis, sex, age, year);
        expect(monthly.length).toBe(12 * (121 - age) + 1);
        expect(Array.from(yearly)).toEqual(Array.from(yearly, (_, year) => monthly[12 * year]));
      }),
    );
  });

  test('follows the diagonal: age and calendar year grow together', () => {
    const basis = { table: ag2024.table, factor: 1 };
    const [, first = 0, second = 0] = yearlySurvival(basis, 'M', 67, 2030);
    expect(first).toBe(1 - deathProbability(basis, 'M', 67, 2030));
    expect(second).toBeCloseTo(first * (1 - deathProbability(basis, 'M', 68, 2031)), 15);
  });

  test('has a constant hazard within the year: half a year is the root of a year', () => {
    const basis = { table: ag2024.table, factor: 1 };
    const year = survivalOverMonths(basis, 'V', 67, 2030, 12);
    expect(survivalOverMonths(basis, 'V', 67, 2030, 6)).toBeCloseTo(Math.sqrt(year), 14);
  });

  test('ends at the exact age that nobody passes', () => {
    const basis = { table: ag2024.table, factor: 1 };
    expect(survivalOverMonths(basis, 'M', 120, 2030, 12)).toBeGreaterThan(0);
    expect(survivalOverMonths(basis, 'M', 120, 2030, 13)).toBe(0);
    expect(() => yearlySurvival(basis, 'M', 122, 2030)).toThrow(RangeError);
  });

  test('ends a year earlier or later for who counts as older or younger, whatever the factor', () => {
    for (const years of [1, -1]) {
      const basis = { table: shiftedTable(mortalityTable('AG2024'), years), factor: 0.5 };
      const survival = yearlySurvival(basis, 'M', 100, 2026);
      expect(survival).toHaveLength(121 - years - 100 + 1);
      expect(survival.at(-1)).toBeGreaterThan(0);
    }
  });

  test('of man and woman together is their mean', () => {
    const basis = { table: ag2024.table, factor: 1 };
    const man = survivalOverMonths(basis, 'M', 67, 2030, 12);
    const woman = survivalOverMonths(basis, 'V', 67, 2030, 12);
    expect(meanSurvivalOverMonths(basis, 67, 2030, 12)).toBe((man + woman) / 2);
  });

  test('of two lives is not longer than that of the one who may live shortest', () => {
    const basis = { table: ag2024.table, factor: 1 };
    const [old, young] = [yearlySurvival(basis, 'M', 70, 2030), yearlySurvival(basis, 'V', 67, 2030)];
    expect(jointSurvival(old, young)).toEqual(jointSurvival(young, old));
    expect(jointSurvival(old, young).length).toBe(old.length);
  });

  test('falls when the factor on death probabilities rises', () => {
    fc.assert(
      fc.property(
        sexes,
        ages,
        years,
        factors,
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (sex, age, year, factor, more) => {
          const { table } = ag2024;
          const light = survivalOverMonths({ table, factor }, sex, age, year, 120);
          const heavy = survivalOverMonths({ table, factor: factor + more }, sex, age, year, 120);
          expect(heavy).toBeLessThan(light);
        },
      ),
    );
  });

  test('a factor never makes a probability more than 1', () => {
    expect(deathProbability({ table: ag2024.table, factor: 3 }, 'M', 120, 2030)).toBe(1);
    expect(deathProbability({ table: ag2024.table, factor: 3 }, 'M', 60, 2030)).toBe(
      3 * ag2024.table.probability('M', 60, 2030),
    );
  });
});

describe('the price of a pension', () => {
  test('falls when interest rises', () => {
    fc.assert(
      fc.property(
        ages,
        years,
        interests,
        fc.double({ min: 0.001, max: 0.02, noNaN: true }),
        (age, year, interest, more) => {
          const low = annuityPrice({ ...ag2024, interest }, age, year);
          const high = annuityPrice({ ...ag2024, interest: interest + more }, age, year);
          expect(high.man).toBeLessThan(low.man);
          expect(high.woman).toBeLessThan(low.woman);
        },
      ),
    );
  });

  test('with partner pension exceeds that without, in proportion to the partner pension', () => {
    fc.assert(
      fc.property(ages, years, interests, (age, year, interest) => {
        const price = (partnerFraction: number) =>
          annuityPrice({ ...ag2024, interest, partnerFraction }, age, year).mean;
        expect(price(0.7)).toBeGreaterThan(price(0));
        expect(price(0.7) - price(0)).toBeCloseTo(0.7 * (price(1) - price(0)), 10);
      }),
    );
  });

  test('falls when the factor on death probabilities rises, without partner', () => {
    fc.assert(
      fc.property(ages, years, factors, fc.double({ min: 0.01, max: 1, noNaN: true }), (age, year, factor, more) => {
        const price = (factor: number) => annuityPrice({ ...ag2024, factor, partnerFraction: 0 }, age, year).mean;
        expect(price(factor + more)).toBeLessThan(price(factor));
      }),
    );
  });

  test('falls with age and is the mean of man and woman', () => {
    const prices = [65, 66, 67, 68].map((age) => annuityPrice(ag2024, age, 2030));
    for (const [index, price] of prices.entries()) {
      expect(price.mean).toBe((price.man + price.woman) / 2);
      expect(price.mean).toBeLessThan(prices[index - 1]?.mean ?? Infinity);
    }
  });

  test('is the sum over months that defines it', () => {
    const [age, year] = [67, 2030];
    const own = monthlySurvival(ag2024, 'M', age, year);
    const partner = monthlySurvival(ag2024, 'V', age - 3, year);
    let price = 0;
    for (let month = 0; month < partner.length; month++) {
      const [p, q] = [own[month] ?? 0, partner[month] ?? 0];
      price += (1.02 ** (-month / 12) / 12) * (p + 0.7 * (1 - p) * q);
    }
    expect(annuityPrice(ag2024, age, year).man).toBeCloseTo(price, 11);
  });

  test('of a certain life is an annuity certain', () => {
    const immortal = basisOf(60, [...Array.from({ length: 9 }, () => 0), 0]);
    const survival = monthlySurvival(immortal, 'M', 60, 2030);
    const certain = (1 - 1.03 ** (-121 / 12)) / (12 * (1 - 1.03 ** (-1 / 12)));
    expect(annuityDue(survival, 0.03, 12)).toBeCloseTo(certain, 12);
  });

  test('is worked out once per age and year, and is the same', () => {
    const prices = annuityPrices(ag2024);
    expect(prices(67, 2030)).toEqual(annuityPrice(ag2024, 67, 2030));
    expect(prices(67, 2030)).toBe(prices(67, 2030));
    expect(prices(67, 2031)).toEqual(annuityPrice(ag2024, 67, 2031));
  });
});
