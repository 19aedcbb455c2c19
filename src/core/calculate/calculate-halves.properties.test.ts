import { alternativeOf } from '#core/result/alternative-of.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDossier } from '#cases/factory/any-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { PremiumDossierInput } from '#core/dossier/dossier.ts';
import { type DossierResult } from '#core/result/result.ts';
import type { AnswerAlternative } from '#core/result/alternative.ts';
import { answerKeys } from '#core/dossier/alternative-key.ts';
import { propertyRuns } from '#test/property-runs.ts';
import { sumTolerance, expectNear, gross } from '#test/near-sums.ts';

const runs = propertyRuns(15);

/** Whether the exact premium reaches the goal, lawful or not. */
const isReached = ({ proof }: AnswerAlternative): boolean =>
  Math.abs(proof.exact - proof.target) <= 1e-8 * (Math.abs(proof.target) + 1);

describe('a group that is split in two', () => {
  const halves = (input: PremiumDossierInput): [PremiumDossierInput, PremiumDossierInput] => {
    // The first participant is always counted; a copy makes the other half nobody's empty dossier.
    const copy = { ...input.participants[0]!, number: 'copy' };
    const participants = [...input.participants, copy];
    const middle = Math.ceil(participants.length / 2);
    return [
      { ...input, participants: participants.slice(0, middle) },
      { ...input, participants: participants.slice(middle) },
    ];
  };

  test('sums to the whole in cost, pension and cost per year of the current scheme', () => {
    fc.assert(
      fc.property(anyDossier, (input) => {
        const [first, second] = halves(input);
        const whole = calculate({ ...input, participants: [...first.participants, ...second.participants] });
        const parts = [calculate(first), calculate(second)] as const;
        const both = (figure: (result: DossierResult) => number) => figure(parts[0]) + figure(parts[1]);
        expectNear(
          both((part) => alternativeOf(part, 'unchanged').cost),
          alternativeOf(whole, 'unchanged').cost,
          sumTolerance,
          gross(whole),
        );
        expectNear(
          both((part) => alternativeOf(part, 'unchanged').pension),
          alternativeOf(whole, 'unchanged').pension,
          sumTolerance,
        );
        expect(both((part) => part.participantCount)).toBe(whole.participantCount);
        for (const [index, year] of alternativeOf(whole, 'unchanged').years.entries()) {
          expectNear(
            both((part) => alternativeOf(part, 'unchanged').years[index]!.cost),
            year.cost,
            sumTolerance,
            gross(whole),
          );
        }
      }),
      runs,
    );
  });

  test('has the answer of the whole between the answers of the halves', () => {
    fc.assert(
      fc.property(anyDossier, (input) => {
        const open = {
          ...input,
          goal: { ...input.goal, fiscalCaps: false, measure: 'totalPension' as const },
          // They are of the group as a whole.
          oneOffCosts: { rows: [], counts: false },
        };
        const [first, second] = halves(open);
        const results = [calculate(first), calculate(second)];
        const whole = calculate({ ...open, participants: [...first.participants, ...second.participants] });
        for (const key of answerKeys) {
          const parts = results.map((result) => alternativeOf(result, key).exact).sort((one, other) => one - other);
          fc.pre(results.every((result) => isReached(alternativeOf(result, key))));
          expect(alternativeOf(whole, key).exact).toBeGreaterThanOrEqual(parts[0]! * (1 - 1e-9));
          expect(alternativeOf(whole, key).exact).toBeLessThanOrEqual(parts[1]! * (1 + 1e-9));
        }
      }),
      runs,
    );
  });
});
