import { byKey } from '#test/by-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { describe, expect, test } from 'vitest';
import { plainAmbition, plainAmbitionDossier, plainAveragePay, plainGuarantee } from '#cases/factory/average-pay.ts';
import { plainParticipant } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { PartnerVariant } from '#core/annuity/single-premium.ts';
import type {
  AveragePayDossierInput,
  CurrentAveragePayScheme,
  GuaranteeDossierInput,
  NewScheme,
} from '#core/dossier/dossier.ts';

const withCurrent = (changes: Partial<CurrentAveragePayScheme>): GuaranteeDossierInput => ({
  ...plainGuarantee,
  current: { ...plainGuarantee.current, ...changes },
});
const withNext = (changes: Partial<NewScheme>): GuaranteeDossierInput => ({
  ...plainGuarantee,
  next: { ...plainGuarantee.next, ...changes },
});

describe('a dossier from average pay', () => {
  test('has no current scale, and takes the fiscal maximum as shape', () => {
    const { currentScale, shape, fiscalMaximum, alternatives } = calculate(plainGuarantee);
    expect(currentScale).toEqual([]);
    expect(shape).toEqual(fiscalMaximum);
    expect(alternatives.filter(({ sort }) => sort === 'given')).toEqual([]);
  });

  test('counts nobody whose pension date in the current scheme is at or before the transition', () => {
    const participants = [
      plainParticipant,
      { ...plainParticipant, number: '2', born: { year: 1959, month: 1, day: 1 }, accruedPension: 9000 },
    ];
    const input = { ...withCurrent({ pensionAgeInMonths: 67 * 12 }), participants };
    expect(calculate(input).excluded).toEqual([{ number: '2', reason: 'pensionBeforeTransition' }]);
    // One month later there is one month of accrual left, and a pension.
    const younger = { ...participants[1]!, born: { year: 1959, month: 2, day: 1 } };
    const result = calculate({ ...input, participants: [participants[0]!, younger] });
    expect(result.excluded).toEqual([]);
    expect(alternativeOf(result, 'unchanged').participants[1]!.pension).toBeGreaterThan(9000 * 0.9);
  });

  test('keeps what is accrued at the transition in every new alternative, whatever the premium', () => {
    const { unchanged, budgetNeutralFlat } = byKey(calculate(withCurrent({ accrualRate: 0 })));
    // Nothing is paid now, so nothing is paid then; the EUR 5,000 stay, in the form of the new scheme (no partner part).
    expect(budgetNeutralFlat.participants[0]!.premium).toBe(0);
    expect(budgetNeutralFlat.participants[0]!.pension).toBe(unchanged.participants[0]!.pension);
    expect(unchanged.participants[0]!.pension).toBeGreaterThan(5000);
  });

  test.each([
    [66 * 12, 'rises'],
    [67 * 12 + 3, 'rises'],
    [69 * 12, 'falls'],
  ])(
    'has more old-age pension when it is restated to a later age: new age of %d months',
    (pensionAgeInMonths, direction) => {
      const at68 = alternativeOf(calculate(plainGuarantee), 'unchanged').pension;
      const { pension } = alternativeOf(calculate(withNext({ pensionAgeInMonths })), 'unchanged');
      expect(pension > at68 ? 'falls' : 'rises').toBe(direction);
    },
  );

  test('has a partner pension by the variant of what is the reference: the tariff or the ambition', () => {
    const pensionOf = (tariff: PartnerVariant, ambition: PartnerVariant, from: AveragePayDossierInput) =>
      alternativeOf(
        calculate({
          ...from,
          current: { ...from.current, partnerFraction: 0.7, tariff: { ...from.current.tariff, variant: tariff } },
          ambition: { ...plainAmbition, variant: ambition },
        }),
        'unchanged',
      ).pension;
    expect(pensionOf('none', 'accrued', plainGuarantee)).toBe(pensionOf('none', 'none', plainGuarantee));
    expect(pensionOf('accrued', 'none', plainGuarantee)).toBeGreaterThan(pensionOf('none', 'none', plainGuarantee));
    expect(pensionOf('accrued', 'none', plainAmbitionDossier)).toBe(pensionOf('none', 'none', plainAmbitionDossier));
    expect(pensionOf('none', 'accrued', plainAmbitionDossier)).toBeGreaterThan(
      pensionOf('none', 'none', plainAmbitionDossier),
    );
  });

  test('is refused with a pension age in months in the current scheme', () => {
    expect(() => calculate(withCurrent({ pensionAgeInMonths: 67 * 12 + 3 }))).toThrow(RangeError);
  });

  test('names every table on which something is valued, once', () => {
    const names = (input: Parameters<typeof calculate>[0]) => calculate(input).basis.tables.map(({ name }) => name);
    expect(names(plainGuarantee)).toEqual(['AG2024', 'CBS 2007-2012']);
    expect(names(withCurrent({ paidPremium: 0.24 }))).toEqual(['AG2024']);
    const typed = { ...plainAveragePay.tariff, prices: [{ age: 40, price: 9 }] };
    expect(names(withCurrent({ tariff: typed }))).toEqual(['AG2024', 'CBS 2007-2012']);
    const ambition = { ...plainAmbition, mortalityTable: 'AG2022' };
    expect(names({ ...plainAmbitionDossier, ambition })).toEqual(['AG2024', 'CBS 2007-2012', 'AG2022']);
    expect(names({ ...withNext({ shapeSource: 'ambition' }), ambition })).toContain('AG2022');
    expect(names({ ...plainGuarantee, ambition })).not.toContain('AG2022');
  });
});

describe('the ambition as an alternative', () => {
  test('is the progressive answer whose lambda is 1', () => {
    const goal = { ...plainAmbitionDossier.goal, fiscalCaps: false };
    const result = calculate({ ...plainAmbitionDossier, goal });
    const { unchanged, ambition } = byKey(result);
    expect(ambition!.exactScale).toEqual(result.shape);
    const { rounding } = goal;
    for (const [row, { rate }] of ambition!.practicalScale.entries())
      expect(Math.abs(rate - result.shape[row]!.rate)).toBeLessThanOrEqual(rounding / 2 + 1e-12);
    expect(ambition!.costDifference).toBeCloseTo(ambition!.cost - unchanged.cost, 8);
    expect(ambition!.pensionDifference).toBeCloseTo(ambition!.pension - unchanged.pension, 8);
    expect(ambition!.participants).toHaveLength(1);
    expect(ambition!.cohorts).toEqual(ambition!.participants);
    expect(ambition!.years.reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(ambition!.cost, 6);
    expect(ambition!.years).toHaveLength(result.years.length);
  });

  test('is held under the caps', () => {
    const steep = { ...plainAmbition, interest: 0.005, variant: 'attainable' as const };
    const { ambition } = byKey(calculate({ ...plainAmbitionDossier, ambition: steep }));
    expect(ambition!.exactScale.some(({ rate }, row) => rate === ambition!.maxima[row])).toBe(true);
    for (const [row, { rate }] of ambition!.practicalScale.entries())
      expect(rate).toBeLessThanOrEqual(ambition!.maxima[row]!);
  });

  test('costs what accrual at its own tariff costs, but for classes of age', () => {
    // The same terms for tariff and ambition, and a man: the scale is the tariff at class ages.
    const terms = { ...plainAmbition, interest: 0.03 };
    const input = {
      ...plainAmbitionDossier,
      ambition: { ...terms, accrualRate: 0.015 },
      current: { ...plainAveragePay, tariff: { ...terms, costLoading: 0, prices: [] } },
      participants: [{ ...plainParticipant, sex: 'M' as const }],
    };
    const result = calculate(input);
    expect(alternativeOf(result, 'ambition').cost / alternativeOf(result, 'unchanged').cost).toBeCloseTo(1, 1);
    expect(alternativeOf(result, 'budgetNeutralProgressive').exact).toBeCloseTo(1, 1);
  });
});
