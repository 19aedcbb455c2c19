import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDossier } from '#cases/factory/any-dossier.ts';
import { anyAveragePayDossier } from '#cases/factory/average-pay.ts';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import type { Alternative } from '#core/result/alternative.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';
import { preparedGroup, whatIf, type WhatIfAnswer } from '#core/what-if/what-if.ts';
import { propertyRuns } from '#test/property-runs.ts';

const anyKind: fc.Arbitrary<DossierInput> = fc.oneof(anyDossier, anyAveragePayDossier);
const scale: Scale = [
  { fromAge: 23, rate: 0.08 },
  { fromAge: 44, rate: 0.19 },
  { fromAge: 61, rate: 0.27 },
];

function expectNear(actual: number, expected: number, size: number): void {
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThanOrEqual(1e-9 * (size + 1));
}

/** The same figures as an alternative of the whole calculation. */
function expectSame(answer: WhatIfAnswer, result: DossierResult, key: PremiumKey): void {
  const alternative: Alternative = alternativeOf(result, key);
  const size = Math.abs(alternative.cost) + Math.abs(alternativeOf(result, 'unchanged').cost);
  expectNear(answer.cost, alternative.cost, size);
  expectNear(answer.pension, alternative.pension, alternative.pension);
  for (const [index, year] of alternative.years.entries()) expectNear(answer.years[index]!.cost, year.cost, size);
  for (const [index, { premium, pension }] of alternative.participants.entries()) {
    expectNear(answer.participants[index]!.premium, premium, premium);
    expectNear(answer.participants[index]!.pension, pension, pension);
  }
}

describe('a prepared group', () => {
  test('answers a premium as the calculation of a dossier that holds it', () => {
    fc.assert(
      fc.property(anyKind, fc.integer({ min: 0, max: 400 }), (input, perMille) => {
        const flat = perMille / 1000;
        const result = calculate({ ...input, ownProposal: { flat, scale } });
        const group = preparedGroup(input);
        expectSame(whatIf(group, { asks: 'premium', scale: [{ fromAge: 15, rate: flat }] }), result, 'ownFlat');
        expectSame(whatIf(group, { asks: 'premium', scale }), result, 'ownScale');
      }),
      propertyRuns(10),
    );
  });

  test('finds the answers of the calculation where a target is all of what there is', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const result = calculate(input);
        const group = preparedGroup(input);
        for (const [key, goal, form] of [
          ['budgetNeutralFlat', 'budget', 'flat'],
          ['budgetNeutralProgressive', 'budget', 'progressive'],
          ['profitNeutralFlat', 'profit', 'flat'],
          ['profitNeutralProgressive', 'profit', 'progressive'],
        ] as const) {
          const answer = whatIf(group, { asks: 'target', goal, form, part: 1 });
          const { exact, exactCostDifference } = alternativeOf(result, key);
          expectNear(answer.factor, exact, exact);
          expectNear(answer.costDifference + answer.cost, exactCostDifference + answer.cost, Math.abs(answer.cost));
        }
      }),
      propertyRuns(10),
    );
  });

  test('follows a factor and another target, and tells where a premium is unlawful or a target out of reach', () => {
    const group = preparedGroup(plainDossier);
    const equal = whatIf(group, { asks: 'target', goal: 'profit', form: 'progressive', part: 1 });
    const same = whatIf(group, { asks: 'factor', form: 'progressive', factor: equal.factor });
    expect([same.cost, same.pension, same.scale]).toEqual([equal.cost, equal.pension, equal.scale]);
    const less = whatIf(group, { asks: 'target', goal: 'profit', form: 'flat', part: 0.9 });
    expect(less.pension / (less.pension - less.pensionDifference)).toBeCloseTo(0.9, 9);
    expect(whatIf(group, { asks: 'premium', scale: [{ fromAge: 15, rate: 0.45 }] }).isLawful).toBe(false);
    const capped = preparedGroup({ ...plainDossier, goal: { ...plainDossier.goal, fiscalCaps: true } });
    expect(whatIf(capped, { asks: 'target', goal: 'profit', form: 'flat', part: 9 }).isReached).toBe(false);
  });

  test('refuses a scale with a step at an age that it does not have', () => {
    const group = preparedGroup(plainDossier);
    expect(() => whatIf(group, { asks: 'premium', scale: [{ fromAge: 20.5, rate: 0.1 }] })).toThrow(RangeError);
    expect(() => whatIf(group, { asks: 'premium', scale: [] })).toThrow(RangeError);
  });
});
