import { describe, expect, test } from 'vitest';
import { type CurveBasis, curveSinglePremiums } from '#core/annuity/curve-single-premium.ts';
import type { PartnerVariant } from '#core/annuity/single-premium.ts';
import { monthlyDiscounts } from '#core/curve/zero-curve.ts';
import { knownCurve, levelCurve } from '#test/known-curve.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { singlePremium } from '#test/single-premium.ts';

const variants: readonly PartnerVariant[] = ['none', 'deferred', 'accrued', 'attainable'];

const basisOf = (variant: PartnerVariant, changes: Partial<CurveBasis> = {}): CurveBasis => ({
  table: mortalityTable('AG2024'),
  factor: 0.9,
  partnerFraction: 0.7,
  variant,
  participantShift: -2,
  partnerShift: 1,
  discounts: monthlyDiscounts(levelCurve(0.03), 2000),
  indexation: 0,
  paymentIndexation: 0,
  ...changes,
});

describe('the single premium on a curve', () => {
  test.each(variants)('is on a level curve the single premium, discounted to the transition: %s', (variant) => {
    const basis = basisOf(variant);
    for (const [age, month] of [
      [30, 7],
      [67, 0],
      [68, 3],
    ] as const) {
      const expected = 1.03 ** (-month / 12) * singlePremium({ ...basis, interest: 0.03 }, 'M', 68, age, 2030);
      expect(curveSinglePremiums(basis, 68)('M', age, 2030, month)[0]).toBeCloseTo(expected, 10);
    }
  });

  test.each(variants)(
    'is that at a lower interest when the same indexation holds before and after the start: %s',
    (variant) => {
      const basis = basisOf(variant, { indexation: 0.01, paymentIndexation: 0.01 });
      const expected = singlePremium({ ...basis, interest: 1.03 / 1.01 - 1 }, 'V', 68, 40, 2030);
      expect(curveSinglePremiums(basis, 68)('V', 40, 2030, 0)[0]).toBeCloseTo(expected, 10);
    },
  );

  test.each(variants)('is each year later that of who is then older, from then on: %s', (variant) => {
    const premiums = curveSinglePremiums(basisOf(variant, { indexation: 0.02, paymentIndexation: 0.01 }), 68);
    const lifelong = premiums('V', 30, 2030, 7);
    expect(lifelong).toHaveLength(39);
    for (const later of [1, 12, 37, 38]) {
      expect(lifelong[later]).toBeCloseTo(premiums('V', 30 + later, 2030 + later, 7 + 12 * later)[0]!, 12);
    }
  });

  test('discounts every payment at the rate of its own term', () => {
    const curve = knownCurve('31-12-2023');
    const ofOne = { ...mortalityTable('AG2024'), probability: (_: unknown, age: number) => (age < 70 ? 0 : 1) };
    const discounts = monthlyDiscounts(curve, 2000);
    const price = curveSinglePremiums(basisOf('none', { table: ofOne, factor: 1, participantShift: 0, discounts }), 68);
    const yearly = [4, 5, 6].reduce((sum, years) => sum + (1 + curve.rate(years)) ** -years, 0);
    expect(price('M', 66, 2030, 24)[0]).toBeCloseTo(yearly - (1 + curve.rate(4)) ** -4 / 2, 12);
  });
});
