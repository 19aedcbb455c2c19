import type { DossierResult } from '#core/result/result.ts';
import { alternativeOf, answersOf } from '#core/result/alternative-of.ts';
import { describe, expect, test } from 'vitest';
import { plainAveragePay, plainGuarantee } from '#cases/factory/average-pay.ts';
import { withPeople } from '#cases/factory/with-people.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { GuaranteeDossierInput } from '#core/dossier/dossier.ts';

/** Whole dossiers of average pay at the edges of what can be filled in, with outcomes that can be worked out by hand. */

describe('average pay', () => {
  const nothingNew = { accrualRate: 0, activeIndexation: 0.01, inactiveIndexation: 0.01 };
  const frozen: GuaranteeDossierInput = {
    ...plainGuarantee,
    current: { ...plainAveragePay, ...nothingNew },
    assumptions: { ...plainGuarantee.assumptions, conversionInterest: 0.02 },
  };
  const atAges = (current: number, next: number): GuaranteeDossierInput => ({
    ...frozen,
    current: { ...frozen.current, pensionAgeInMonths: 12 * current },
    next: { ...frozen.next, pensionAgeInMonths: 12 * next },
  });

  test.each([
    [67, 68],
    [68, 67],
    [68, 68],
    [67, 67.25],
  ])('without new accrual is the same pension in every alternative, from %d to %d', (current, next) => {
    const result = calculate(atAges(current, next));
    for (const { participants } of result.alternatives) expect(participants[0]!.ratio).toBeCloseTo(1, 9);
    for (const { exact, feasible, practicalScale } of answersOf(result)) {
      expect(feasible).toBe(true);
      expect(exact).toBeCloseTo(0, 12);
      expect(practicalScale.every(({ rate }) => rate === 0)).toBe(true);
    }
  });

  test('of a salary below the offset keeps what is accrued, and asks no premium', () => {
    const result = calculate(withPeople(plainGuarantee, {}, { fullTimeSalary: 15_000 }));
    expect(result.participants[1]!.pensionBase).toBe(0);
    for (const { participants } of result.alternatives) {
      const { premium, ratio } = participants[1]!;
      expect(premium).toBe(0);
      expect(ratio).toBeCloseTo(1, 9);
    }
    const cost = (from: DossierResult): number => alternativeOf(from, 'unchanged').cost;
    expect(cost(result)).toBeCloseTo(cost(calculate(plainGuarantee)), 6);
  });

  test('without any pension is zero in every answer, also as an average per participant', () => {
    const nothing = withPeople(frozen, { accruedPension: 0 });
    for (const measure of ['totalPension', 'averagePerParticipant'] as const) {
      const result = calculate({ ...nothing, goal: { ...nothing.goal, measure } });
      expect(alternativeOf(result, 'unchanged')).toMatchObject({ cost: 0, pension: 0 });
      for (const answer of [...answersOf(result), ...Object.values(result.otherBasis)]) {
        expect(answer).toMatchObject({ exact: 0, feasible: true });
      }
    }
  });

  test('that no premium under the caps can follow says what is left, on both profit bases', () => {
    const current = { ...plainAveragePay, accrualRate: 0.05 };
    const result = calculate({ ...plainGuarantee, current });
    for (const answer of [alternativeOf(result, 'profitNeutralFlat'), result.otherBasis.profitNeutralFlat]) {
      expect(answer).toMatchObject({ exact: 0.3, feasible: false });
      expect(answer.shortfall!.amount).toBeCloseTo(answer.proof.target - answer.proof.exact, 6);
      expect(answer.shortfall!.amount).toBeGreaterThan(0);
    }
  });
});
