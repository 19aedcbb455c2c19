import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAveragePayDossier, plainAveragePay, plainGuarantee } from '#cases/factory/average-pay.ts';
import { anyDossier } from '#cases/factory/any-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { EffectFigures } from '#core/result/effects-result.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { propertyRuns } from '#test/property-runs.ts';

const runs = propertyRuns(15);

function expectNear(actual: number, expected: number, size = Math.abs(expected)): void {
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThanOrEqual(1e-9 * size + 1e-6);
}

const anyKind: fc.Arbitrary<DossierInput> = fc.oneof(anyDossier, anyAveragePayDossier);

const flattened = (figures: EffectFigures<number>): number[] => [
  figures.premium,
  figures.ownContribution,
  ...Object.values(figures.pensions),
  figures.grossProfit,
  figures.netProfit,
];

/** Every figure of the parts together is that of the whole. */
function expectSums(parts: readonly EffectFigures<number>[], whole: EffectFigures<number>): void {
  for (const [place, value] of flattened(whole).entries()) {
    expectNear(
      parts.reduce((sum, part) => sum + flattened(part)[place]!, 0),
      value,
    );
  }
}

describe('effects', () => {
  test('of age cohorts and of years of birth sum to the total, and everybody is in one of each', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const { alternatives, effects, participantCount, cohorts } = resultOf(input);
        const count = (parts: readonly { readonly count: number }[]) =>
          parts.reduce((sum, part) => sum + part.count, 0);
        expect(count(cohorts)).toBe(participantCount);
        expect(count(effects.birthYears)).toBe(participantCount);
        for (const { effects: own } of alternatives) {
          expect(own.ageCohorts).toHaveLength(cohorts.length);
          expect(own.birthYears).toHaveLength(effects.birthYears.length);
          expectSums(own.ageCohorts, own.total);
          expectSums(own.birthYears, own.total);
        }
      }),
      runs,
    );
  });

  test('in the expected scenario are the outcomes that are shown elsewhere', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const { alternatives, participantCount, years } = resultOf(input);
        for (const { effects, participants } of alternatives) {
          expect(participants).toHaveLength(participantCount);
          for (const [index, { pension, premium }] of participants.entries()) {
            expectNear(effects.participants.pensions.expected[index]!, pension);
            expectNear(effects.participants.premium[index]!, premium);
          }
        }
        expect(years).toHaveLength(30);
      }),
      runs,
    );
  });

  test('are the same in every scenario when the scenarios are', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const { equityReturn, bondReturn, conversionInterest } = input.assumptions;
        const same = { equityReturn, bondReturn, conversionInterest };
        const effects = { ...input.effects, pessimistic: same, optimistic: same };
        for (const alternative of calculate({ ...input, effects }).alternatives) {
          const { pensions } = alternative.effects.total;
          expectNear(pensions.pessimistic, pensions.expected);
          expectNear(pensions.optimistic, pensions.expected);
        }
      }),
      runs,
    );
  });

  test('of a proposal that equals an answer are those of the answer', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const { practicalScale } = alternativeOf(resultOf(input), 'budgetNeutralFlat');
        const flat = practicalScale[0]!.rate;
        const result = calculate({ ...input, ownProposal: { flat, scale: [] } });
        const [own, answer] = [alternativeOf(result, 'ownFlat'), alternativeOf(result, 'budgetNeutralFlat')];
        expectNear(own.cost, answer.cost, Math.abs(answer.cost));
        expect(flattened(own.effects.total)).toEqual(flattened(answer.effects.total));
        expect(own.transitionEffectMeasure).toBe(answer.transitionEffectMeasure);
        expect(own.compensation).toEqual(answer.compensation);
      }),
      runs,
    );
  });

  test('are measured by one profit in a dossier, never by gross and net beside each other', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const measures = premiumAlternatives(resultOf(input)).map(({ transitionEffectMeasure: measure }) => measure);
        expect(new Set(measures.filter((measure) => measure !== null)).size).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });

  test('of premium schemes have a net profit that is the premium that is not invested', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const result = resultOf(input);
        const unchanged = alternativeOf(result, 'unchanged').effects.total;
        const budgetNeutralFlat = alternativeOf(result, 'budgetNeutralFlat').effects.total;
        expectNear(budgetNeutralFlat.netProfit, -input.next.entryCost * budgetNeutralFlat.grossProfit);
        if (input.current.kind === 'premium') {
          expectNear(unchanged.netProfit, -input.current.entryCost * unchanged.grossProfit, unchanged.grossProfit);
        }
      }),
      runs,
    );
  });
});

describe('net profit of average pay', () => {
  const netProfit = (changes: Partial<typeof plainAveragePay>): number =>
    alternativeOf(calculate({ ...plainGuarantee, current: { ...plainAveragePay, ...changes } }), 'unchanged').effects
      .total.netProfit;

  test('counts indexation of those in the scheme only where the employer buys it', () => {
    expect(netProfit({ activeIndexation: 0.02 })).toBe(netProfit({}));
    expect(netProfit({ activeIndexation: 0.02, buysIndexation: true })).toBeGreaterThan(netProfit({}));
  });

  test('is hardly moved by indexation that the employer buys at what it is worth', () => {
    const { interest } = plainAveragePay.tariff;
    const profitAtCurve = (buysIndexation: boolean): EffectFigures<number> =>
      alternativeOf(
        calculate({
          ...plainGuarantee,
          current: { ...plainAveragePay, activeIndexation: 0.03, buysIndexation },
          assumptions: { ...plainGuarantee.assumptions, riskFreeInterest: interest },
        }),
        'unchanged',
      ).effects.total;
    // Accrual within a year is worth a part of the raise that is bought for it on 1 January: no more than that.
    const { netProfit: bought, grossProfit } = profitAtCurve(true);
    expectNear(profitAtCurve(false).netProfit, 0, grossProfit);
    expect(Math.abs(bought)).toBeLessThan(0.03 * grossProfit);
  });

  test('is higher when pensions in payment are indexed', () => {
    expect(netProfit({ paymentIndexation: 0.01 })).toBeGreaterThan(netProfit({}));
  });

  test('is minus the loading for cost when the tariff has the interest of the curve', () => {
    const { interest } = plainAveragePay.tariff;
    const input = {
      ...plainGuarantee,
      current: { ...plainAveragePay, tariff: { ...plainAveragePay.tariff, costLoading: 0.1 } },
      assumptions: { ...plainGuarantee.assumptions, riskFreeInterest: interest },
    };
    const unchanged = alternativeOf(resultOf(input), 'unchanged').effects.total;
    expectNear(unchanged.netProfit, (-0.1 / 1.1) * unchanged.grossProfit);
  });
});
