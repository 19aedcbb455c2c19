import { describe, expect, test } from 'vitest';
import { plainAmbition, plainAmbitionDossier, plainGuarantee } from '#cases/factory/average-pay.ts';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { checksOf } from '#cases/factory/checks-of.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { CurrentAveragePayScheme, DossierInput, GuaranteeDossierInput } from '#core/dossier/dossier.ts';

const withCurrent = (changes: Partial<CurrentAveragePayScheme>): GuaranteeDossierInput => ({
  ...plainGuarantee,
  current: { ...plainGuarantee.current, ...changes },
});

describe('the checks of average pay', () => {
  test('of a sound dossier all pass', () => {
    const assumptions = { ...plainGuarantee.assumptions, equityReturn: 0.03, priceInflation: 0.02, wageGrowth: 0.024 };
    const { checks } = calculate({ ...plainGuarantee, assumptions });
    expect(checks.filter(({ level }) => level !== 'pass')).toEqual([]);
    const given = new Set(checks.map(({ code }) => code));
    expect(given).toContain('ACCRUAL_ABOVE_LIMIT');
    expect(given).toContain('INDEXATION_NOT_IN_COST');
    expect(given).not.toContain('CURRENT_SCALE_ABOVE_LIMIT');
  });

  test('are not given for a premium scheme', () => {
    expect(checksOf(plainDossier, 'ACCRUAL_ABOVE_LIMIT')).toEqual([]);
    expect(checksOf(plainDossier, 'INDEXATION_NOT_IN_COST')).toEqual([]);
  });

  test.each([
    [68, 19_172, 0.018_75, 'pass', 0.018_75],
    [68, 19_172, 0.018_76, 'error', 0.018_75],
    [67, 19_172, 0.017_38, 'pass', 0.017_38],
    [67, 19_172, 0.018_75, 'error', 0.017_38],
    [68, 17_283, 0.017_88, 'pass', 0.017_88],
    [68, 17_283, 0.018_75, 'error', 0.017_88],
    [68, 15_308, 0.017_01, 'pass', 0.017_01],
    [68, 15_308, 0.017_02, 'error', 0.017_01],
    [69, 19_172, 0.018_75, 'pass', 0.018_75],
    [69, 19_172, 0.019_5, 'error', 0.018_75],
  ])('of pension age %d, offset %d and accrual %d give %s by %d', (age, offset, accrualRate, level, limit) => {
    const [accrual] = checksOf(
      withCurrent({ pensionAgeInMonths: 12 * age, offset, accrualRate }),
      'ACCRUAL_ABOVE_LIMIT',
    );
    expect(accrual).toMatchObject({
      level,
      article: 'art. 18a lid 2 Wet LB 1964 (tekst 2023) met art. 38q Wet LB 1964',
      figures: { scheme: 'current', rate: accrualRate, pensionAge: age, limit: { rate: limit } },
    });
  });

  test('of accrual say at which pension age the maximum was set, that of 68 holding above it too', () => {
    const limitAge = (age: number) =>
      checksOf(withCurrent({ pensionAgeInMonths: 12 * age }), 'ACCRUAL_ABOVE_LIMIT')[0]!.figures.limit?.pensionAge;
    expect([67, 68, 69].map(limitAge)).toEqual([67, 68, 68]);
  });

  test('of accrual warn, without a limit, where no reduced maximum is known for the pension age', () => {
    const [accrual] = checksOf(withCurrent({ pensionAgeInMonths: 12 * 67, offset: 17_283 }), 'ACCRUAL_ABOVE_LIMIT');
    expect(accrual!.level).toBe('warning');
    expect(accrual!.figures).toEqual({ scheme: 'current', rate: 0.015, pensionAge: 67, limit: null });
  });

  test('of accrual hold the ambition too, where it is the reference', () => {
    const ambition = { ...plainAmbition, accrualRate: 0.02 };
    const accruals = (input: DossierInput) =>
      checksOf(input, 'ACCRUAL_ABOVE_LIMIT').map(({ figures, level }) => [figures.scheme, level]);
    expect(accruals({ ...plainAmbitionDossier, ambition })).toEqual([
      ['current', 'pass'],
      ['ambition', 'warning'],
    ]);
    expect(accruals({ ...plainGuarantee, ambition })).toEqual([['current', 'pass']]);
  });

  test.each<[string, Partial<CurrentAveragePayScheme>, string]>([
    ['is not paid for', { activeIndexation: 0.02 }, 'warning'],
    ['is bought', { activeIndexation: 0.02, buysIndexation: true }, 'pass'],
    ['of what stays behind is not paid for', { inactiveIndexation: 0.01 }, 'warning'],
    ['in payment is not paid for', { paymentIndexation: 0.01 }, 'warning'],
    ['in payment is not bought with that in service', { paymentIndexation: 0.01, buysIndexation: true }, 'warning'],
    ['of what stays behind is not bought with it', { inactiveIndexation: 0.01, buysIndexation: true }, 'warning'],
    ['is nowhere', { buysIndexation: false }, 'pass'],
    [
      'cannot be bought beside a paid premium',
      { activeIndexation: 0.02, buysIndexation: true, paidPremium: 0.2 },
      'warning',
    ],
  ])('of indexation that %s give their figures', (_, changes, level) => {
    const current = { ...plainGuarantee.current, ...changes };
    expect(checksOf(withCurrent(changes), 'INDEXATION_NOT_IN_COST')).toMatchObject([
      {
        level,
        figures: {
          counted: current.activeIndexation,
          bought: current.buysIndexation && current.paidPremium === null ? current.activeIndexation : 0,
          inactive: current.inactiveIndexation,
          inPayment: current.paymentIndexation,
        },
      },
    ]);
  });

  test('of unconditional indexation say that its price is not known where a premium is paid, and is where it is bought', () => {
    const must = { activeIndexation: 0.02, buysIndexation: true, mustIndex: true };
    const unpricedOf = (changes: Partial<CurrentAveragePayScheme>) =>
      checksOf(withCurrent({ ...must, ...changes }), 'INDEXATION_NOT_IN_COST').map(({ figures }) => figures.unpriced);
    expect([unpricedOf({}), unpricedOf({ paidPremium: 0.2 })]).toEqual([[0], [0.02]]);
  });

  test('of indexation hold a hoped-for one against the lower one that is bought', () => {
    const current = { ...plainAmbitionDossier.current, activeIndexation: 0.01, buysIndexation: true };
    const ambition = { ...plainAmbition, indexation: 0.02 };
    expect(checksOf({ ...plainAmbitionDossier, current, ambition }, 'INDEXATION_NOT_IN_COST')).toMatchObject([
      { level: 'warning', figures: { counted: 0.02, bought: 0.01 } },
    ]);
  });

  test("of the ambition's scale hold it, before its caps, against the maximum", () => {
    const steep = { ...plainAmbition, interest: 0.005, variant: 'attainable' as const };
    const scaleCheck = (input: DossierInput) => checksOf(input, 'AMBITION_SCALE_ABOVE_LIMIT')[0];
    expect(scaleCheck(plainAmbitionDossier)!.level).toBe('pass');
    expect(scaleCheck({ ...plainAmbitionDossier, ambition: steep })).toMatchObject({
      level: 'error',
      answer: null,
      article: 'art. 38r Wet LB 1964',
    });
    expect(scaleCheck(plainGuarantee)).toBeUndefined();
  });

  test.each([
    ['insuredWithAgeDependentPremium', 'yes', 'qualifies'],
    ['averagePremium', 'no', 'schemeDoesNotQualify'],
    ['unknown', 'unknown', 'schemeUnknown'],
  ] as const)('let a progressive premium follow on %s: %s', (schemeOn30June2023, permitted, reason) => {
    for (const input of [plainGuarantee, plainAmbitionDossier]) {
      const { premiums } = calculate({ ...input, schemeOn30June2023 });
      const progressive = premiums.filter(({ form }) => form === 'progressive');
      expect(progressive).toHaveLength(input.reference === 'ambition' ? 3 : 2);
      for (const { permission } of progressive) expect(permission).toEqual({ permitted, reason });
    }
  });
});
