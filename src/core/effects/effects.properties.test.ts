import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAveragePayDossier, plainAveragePay, plainGuarantee } from '#cases/factory/average-pay.ts';
import { anyDossier } from '#cases/factory/any-dossier.ts';
import { calculate } from '#core/calculate.ts';
import type { EffectFigures } from '#core/effects-result.ts';
import type { DossierInput } from '#core/dossier.ts';
import { answerKeys, type PerShown } from '#core/result.ts';
import { propertyRuns } from '#test/property-runs.ts';

const runs = propertyRuns(15);

function expectNear(actual: number, expected: number, size = Math.abs(expected)): void {
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThanOrEqual(1e-9 * size + 1e-6);
}

const anyKind: fc.Arbitrary<DossierInput> = fc.oneof(anyDossier, anyAveragePayDossier);

type Figures = PerShown<EffectFigures<number>>;

const flattened = (figures: EffectFigures<number>): number[] => [
  figures.premium,
  figures.ownContribution,
  ...Object.values(figures.pensions),
  figures.grossProfit,
  figures.netProfit,
];

/** Every figure of the parts together is that of the whole. */
function expectSums(parts: readonly Figures[], whole: Figures): void {
  for (const [key, figures] of Object.entries(whole)) {
    const sums = flattened(figures).map((_, place) =>
      parts.reduce((sum, part) => sum + flattened(part[key as 'unchanged'])[place]!, 0),
    );
    for (const [place, value] of flattened(figures).entries()) expectNear(sums[place]!, value);
  }
}

describe('effects', () => {
  test('of age cohorts and of years of birth sum to the total, and everybody is in one of each', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const { effects, participantCount, cohorts } = calculate(input);
        const count = (parts: readonly { readonly count: number }[]) =>
          parts.reduce((sum, part) => sum + part.count, 0);
        for (const parts of [effects.ageCohorts, effects.birthYears]) {
          expect(count(parts)).toBe(participantCount);
          expectSums(
            parts.map(({ figures }) => figures),
            effects.total,
          );
        }
        expect(effects.ageCohorts.map(({ fromAge }) => fromAge)).toEqual(cohorts.map(({ fromAge }) => fromAge));
      }),
      runs,
    );
  });

  test('in the expected scenario are the outcomes that are shown elsewhere', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const { effects, participants, further, costYears } = calculate(input);
        for (const [index, { outcomes }] of participants.entries()) {
          for (const key of ['unchanged', ...answerKeys] as const) {
            expectNear(effects.participants[key].pensions.expected[index]!, outcomes[key].pension);
            expectNear(effects.participants[key].premium[index]!, outcomes[key].premium);
          }
          for (const { key, participants: outcomes } of further) {
            expectNear(effects.participants[key]!.pensions.expected[index]!, outcomes[index]!.pension);
          }
        }
        expect(costYears).toHaveLength(30);
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
        for (const { pensions } of Object.values(calculate({ ...input, effects }).effects.total)) {
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
        const { practicalScale } = calculate(input).answers.budgetNeutralFlat;
        const flat = practicalScale[0]!.rate;
        const { effects, further, answers, compensation } = calculate({ ...input, ownProposal: { flat, scale: [] } });
        const own = further.find(({ key }) => key === 'ownFlat')!;
        expectNear(own.cost, answers.budgetNeutralFlat.cost, Math.abs(answers.budgetNeutralFlat.cost));
        expect(flattened(effects.total.ownFlat!)).toEqual(flattened(effects.total.budgetNeutralFlat));
        expect(effects.yardsticks.ownFlat).toBe(effects.yardsticks.budgetNeutralFlat);
        expect(compensation?.variants.ownFlat).toEqual(compensation?.variants.budgetNeutralFlat);
      }),
      runs,
    );
  });

  test('of premium schemes have a net profit that is the premium that is not invested', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const { unchanged, budgetNeutralFlat } = calculate(input).effects.total;
        expectNear(budgetNeutralFlat.netProfit, -input.next.entryCost * budgetNeutralFlat.grossProfit);
        if (input.kind === 'dcToDc') {
          expectNear(unchanged.netProfit, -input.current.entryCost * unchanged.grossProfit, unchanged.grossProfit);
        }
      }),
      runs,
    );
  });
});

describe('net profit of average pay', () => {
  const netProfit = (changes: Partial<typeof plainAveragePay>): number =>
    calculate({ ...plainGuarantee, current: { ...plainAveragePay, ...changes } }).effects.total.unchanged.netProfit;

  test('counts indexation of those in the scheme only where the employer buys it', () => {
    expect(netProfit({ activeIndexation: 0.02 })).toBe(netProfit({}));
    expect(netProfit({ activeIndexation: 0.02, buysIndexation: true })).toBeGreaterThan(netProfit({}));
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
    const { unchanged } = calculate(input).effects.total;
    expectNear(unchanged.netProfit, (-0.1 / 1.1) * unchanged.grossProfit);
  });
});

/** Changes that move pensions and leave premiums alone. */
const pensionsOnly = new Set(['returnUp', 'returnDown', 'conversionUp', 'conversionDown', 'younger', 'older']);

describe('the sensitivities', () => {
  test('of premium schemes leave equal cost alone when only pensions change', () => {
    fc.assert(
      fc.property(anyDossier, (input) => {
        const { answers, effects } = calculate(input);
        for (const { key, answers: changed } of effects.sensitivities) {
          for (const answer of answerKeys) {
            expectNear(changed[answer].exact - answers[answer].exact, changed[answer].difference);
          }
          if (!pensionsOnly.has(key)) continue;
          expect(changed.budgetNeutralFlat.difference).toBe(0);
          expect(changed.budgetNeutralProgressive.difference).toBe(0);
        }
      }),
      runs,
    );
  });

  test('of exits leave equal pension alone, for pensions are not weighted with being in service', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const rows = calculate(input).effects.sensitivities.filter(({ key }) => key.startsWith('exits'));
        expect(rows).toHaveLength(2);
        for (const { answers } of rows) {
          expect(answers.profitNeutralFlat.difference).toBe(0);
          expect(answers.profitNeutralProgressive.difference).toBe(0);
        }
      }),
      runs,
    );
  });
});
