import { describe, expect, test } from 'vitest';
import { plainGuarantee } from '#cases/factory/average-pay.ts';
import type { PartnerVariant, TariffBasis } from '#core/annuity/single-premium.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { loadedTariff, singlePremiumTariff, typedTariff } from '#core/scheme/pension-tariff.ts';
import { insurerTariff } from '#core/scheme/tariff-basis.ts';
import { singlePremium } from '#test/single-premium.ts';

const basisOf = (variant: PartnerVariant): TariffBasis => ({
  table: mortalityTable('AG2024'),
  factor: 1,
  interest: 0.02,
  partnerFraction: 0.7,
  variant,
  participantShift: -1,
  partnerShift: -2,
});

describe('a tariff from single premiums', () => {
  const tariff = singlePremiumTariff(basisOf('accrued'), 68);
  const whole = (sex: 'M' | 'V', age: number, year = 2030) => singlePremium(basisOf('accrued'), sex, 68, age, year);

  test('is the single premium itself at a whole age', () => {
    expect(tariff('M', 45 * 12, 2030)).toBe(whole('M', 45));
    expect(tariff('V', 45 * 12, 2041)).toBe(whole('V', 45, 2041));
  });

  test('is linear between two whole ages in the same calendar year', () => {
    expect(tariff('V', 45 * 12 + 3, 2030)).toBeCloseTo(0.75 * whole('V', 45) + 0.25 * whole('V', 46), 12);
    expect(tariff('V', 45 * 12 + 11, 2030)).toBeCloseTo((whole('V', 45) + 11 * whole('V', 46)) / 12, 12);
  });

  test('values X as the mean of man and woman', () => {
    expect(tariff('X', 45 * 12 + 7, 2030)).toBeCloseTo(
      (tariff('M', 45 * 12 + 7, 2030) + tariff('V', 45 * 12 + 7, 2030)) / 2,
      12,
    );
  });

  test('ends at the price of the pension date, at which nothing can be accrued any more', () => {
    const attainable = singlePremiumTariff(basisOf('attainable'), 68);
    const atPension = singlePremium(basisOf('deferred'), 'M', 68, 68, 2030);
    const yearBefore = singlePremium(basisOf('attainable'), 'M', 68, 67, 2030);
    expect(attainable('M', 68 * 12, 2030)).toBe(atPension);
    expect(attainable('M', 67 * 12 + 6, 2030)).toBeCloseTo((yearBefore + atPension) / 2, 12);
  });
});

describe('a typed tariff', () => {
  const tariff = typedTariff([
    { age: 60, price: 16 },
    { age: 30, price: 6 },
    { age: 40, price: 8 },
  ]);
  const price = (years: number) => tariff('M', years * 12, 2030);

  test('is linear between its rows, in whatever order they stand, and constant outside them', () => {
    expect([20, 30, 35, 40, 50, 60, 67].map(price)).toEqual([6, 6, 7, 8, 12, 16, 16]);
    expect(tariff('V', 40 * 12 + 6, 2050)).toBeCloseTo(8.2, 12);
  });

  test('of one row is that price at every age', () => {
    const single = typedTariff([{ age: 45, price: 9 }]);
    expect([20, 45, 67].map((age) => single('X', age * 12, 2030))).toEqual([9, 9, 9]);
  });

  test('has the loading for cost on top', () => {
    expect(loadedTariff(tariff, 0.1)('M', 35 * 12, 2030)).toBeCloseTo(7.7, 12);
  });
});

describe('the tariff of the insurer', () => {
  const withTariff = (changes: Partial<typeof plainGuarantee.current.tariff>) => ({
    ...plainGuarantee,
    current: { ...plainGuarantee.current, tariff: { ...plainGuarantee.current.tariff, ...changes } },
  });

  test('is the typed one where there is one, in place of the terms', () => {
    const typed = insurerTariff(withTariff({ prices: [{ age: 45, price: 9 }], costLoading: 0.05 }), mortalityTable);
    expect(typed('M', 45 * 12, 2030)).toBeCloseTo(9.45, 12);
  });

  test('is at the terms else, with the partner pension of the scheme', () => {
    const tariff = insurerTariff(withTariff({ variant: 'deferred', costLoading: 0.05 }), mortalityTable);
    const table = mortalityTable('CBS 2007-2012');
    const basis = { ...basisOf('deferred'), table, interest: 0.04, participantShift: -5, partnerShift: -6 };
    expect(tariff('M', 47 * 12, 2030)).toBeCloseTo(1.05 * singlePremium(basis, 'M', 68, 47, 2030), 12);
  });

  test('counts the factor on death probabilities, as every table of a dossier does', () => {
    const longer = { ...plainGuarantee.assumptions, mortalityFactor: 0.9 };
    const plain = insurerTariff(plainGuarantee, mortalityTable)('M', 540, 2030);
    expect(insurerTariff({ ...plainGuarantee, assumptions: longer }, mortalityTable)('M', 540, 2030)).toBeGreaterThan(
      plain,
    );
  });

  test('knows no pension age with months', () => {
    const current = { ...plainGuarantee.current, pensionAgeInMonths: 67 * 12 + 3 };
    expect(() => insurerTariff({ ...plainGuarantee, current }, mortalityTable)).toThrow(RangeError);
  });
});
