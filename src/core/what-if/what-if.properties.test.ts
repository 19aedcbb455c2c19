import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDossier } from '#cases/factory/any-dossier.ts';
import { anyAveragePayDossier } from '#cases/factory/average-pay.ts';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { OwnProposal } from '#core/dossier/dossier-choices.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { DossierResult } from '#core/result/result.ts';
import { preparedGroup, summedPremium, type SummedPremium } from '#core/what-if/what-if.ts';
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
function expectSame(answer: SummedPremium, result: DossierResult, key: PremiumKey): void {
  const alternative = alternativeOf(result, key);
  const size = Math.abs(alternative.cost) + Math.abs(alternativeOf(result, 'unchanged').cost);
  expectNear(answer.cost, alternative.cost, size);
  expectNear(answer.pension, alternative.pension, alternative.pension);
  expectNear(answer.costDifference, alternative.costDifference, size);
  expectNear(answer.pensionDifference, alternative.pensionDifference, alternative.pension);
  expectNear(answer.oneOffCost, alternative.oneOffCost, size);
  expectNear(answer.firstYear.employeeContribution, alternative.firstYear.employeeContribution, size);
  for (const [index, year] of alternative.years.entries()) expectNear(answer.years[index]!.cost, year.cost, size);
  for (const [index, { premium, pension }] of alternative.participants.entries()) {
    expectNear(answer.participants[index]!.premium, premium, premium);
    expectNear(answer.participants[index]!.pension, pension, pension);
  }
}

/** What a prepared group says of a dossier with its own premium in front. */
const summed = (input: DossierInput, key: 'ownFlat' | 'ownScale', ownProposal: OwnProposal): SummedPremium =>
  summedPremium(preparedGroup(input), { ...input, chosenAlternative: key, ownProposal });

describe('a prepared group', () => {
  test('sums a premium to what the calculation of a dossier that holds it says', () => {
    fc.assert(
      fc.property(anyKind, fc.integer({ min: 0, max: 400 }), (input, perMille) => {
        const ownProposal = { flat: perMille / 1000, scale };
        const result = calculate({ ...input, ownProposal });
        for (const key of ['ownFlat', 'ownScale'] as const) expectSame(summed(input, key, ownProposal), result, key);
      }),
      propertyRuns(10),
    );
  });

  test('refuses a scale with a step at an age that it does not have', () => {
    for (const odd of [[{ fromAge: 20.5, rate: 0.1 }], []])
      expect(() => summed(plainDossier, 'ownScale', { flat: null, scale: odd })).toThrow(RangeError);
  });
});
