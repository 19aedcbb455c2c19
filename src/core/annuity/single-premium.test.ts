import { describe, expect, test } from 'vitest';
import fallback from '#cases/annuity/fallback-factors.json' with { type: 'json' };
import { annuityDue } from '#core/annuity/annuity-due.ts';
import type { PartnerVariant, TariffBasis } from '#core/annuity/single-premium.ts';
import { yearlySurvival } from '#core/annuity/survival.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import type { MortalityTable } from '#core/mortality/mortality-table.ts';
import { singlePremium } from '#test/single-premium.ts';

const variants: readonly PartnerVariant[] = ['none', 'deferred', 'accrued', 'attainable'];

/** The basis of the official scales: a man, five years younger in the table; his partner six years younger. */
const officialBasis = (table: string, interest: number, variant: PartnerVariant): TariffBasis => ({
  table: mortalityTable(table),
  factor: 1,
  interest,
  partnerFraction: 0.7,
  variant,
  participantShift: -5,
  partnerShift: -6,
});

describe('the single premium', () => {
  const basis: TariffBasis = { ...officialBasis('AG2024', 0.02, 'none'), participantShift: 0, partnerShift: 0 };
  const at = (variant: PartnerVariant, sex: 'M' | 'V', age: number) =>
    singlePremium({ ...basis, variant }, sex, 68, age, 2030);

  test('of old-age pension alone is the deferred annuity, paid continuously', () => {
    const survival = yearlySurvival(basis, 'V', 48, 2030);
    const deferred = survival.map((alive, years) => (years < 20 ? 0 : alive));
    const half = (1.02 ** -20 * (survival[20] ?? 0)) / 2;
    expect(at('none', 'V', 48)).toBeCloseTo(annuityDue(deferred, 0.02, 1) - half, 12);
  });

  test('rises with each variant that adds a partner pension', () => {
    for (const sex of ['M', 'V'] as const) {
      const premiums = variants.map((variant) => at(variant, sex, 45));
      expect(premiums).toEqual(premiums.toSorted((a, b) => a - b));
      expect(new Set(premiums).size).toBe(4);
    }
  });

  test('at the pension date is the annuity itself', () => {
    expect(at('none', 'M', 68)).toBeCloseTo(annuityDue(yearlySurvival(basis, 'M', 68, 2030), 0.02, 1) - 0.5, 12);
    expect(at('accrued', 'M', 68)).toBe(at('deferred', 'M', 68));
    expect(at('attainable', 'M', 68)).toBe(at('deferred', 'M', 68));
  });

  test('reads the table at the shifted age in the same calendar year', () => {
    const { table } = basis;
    const younger: MortalityTable = {
      ...table,
      probability: (sex, age, year) => table.probability(sex, age - 2, year),
    };
    const shifted = singlePremium({ ...basis, participantShift: -2 }, 'M', 68, 50, 2030);
    // A table whose age 121 is the age 119 of the other: the same but for those who would be past 121.
    expect(shifted).toBeCloseTo(singlePremium({ ...basis, table: younger }, 'M', 68, 50, 2030), 5);
    expect(shifted).toBeGreaterThan(singlePremium(basis, 'M', 68, 50, 2030));
  });
});

describe('prices on a fitted law of mortality', () => {
  const { law } = fallback;
  const hazard = (level: number, slope: number, age: number) =>
    (level * (Math.exp(slope * (age + 1)) - Math.exp(slope * age))) / slope;
  const fitted: MortalityTable = {
    ...mortalityTable('CBS 2011-2016'),
    probability: (sex, age) =>
      sex === 'M' ? 1 - Math.exp(-law.C - hazard(law.A_m, law.B_m, age)) : 1 - Math.exp(-hazard(law.A_f, law.B_f, age)),
  };

  test.each(fallback.cases)('are the known ones at interest $interest', ({ interest, ...expected }) => {
    const basis = { table: fitted, factor: 1, interest, partnerFraction: 0.7, participantShift: -5, partnerShift: -6 };
    const price = (age: number, variant: PartnerVariant) => singlePremium({ ...basis, variant }, 'M', age, age, 2018);
    const found = {
      single68: price(68, 'none'),
      partner68: price(68, 'deferred'),
      single67: price(67, 'none'),
      partner67: price(67, 'deferred'),
    };
    // Half a unit of the last decimal, and a little for the rounding of the printed law itself.
    for (const name of ['single68', 'partner68', 'single67', 'partner67'] as const) {
      expect(Math.abs(found[name] - expected[name]), name).toBeLessThan(0.006);
    }
  });
});
