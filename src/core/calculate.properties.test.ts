import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDossier, anyScale } from '#cases/factory/dossier.ts';
import { calculate } from '#core/calculate.ts';
import type { Participant, PremiumDossierInput } from '#core/dossier.ts';
import { answerKeys, type DossierResult } from '#core/result.ts';
import { propertyRuns } from '#test/property-runs.ts';

/**
 * Sums are made in the order of the participants, so another order moves their last digits: relative to the sum of the
 * sizes of the terms less than 1e-12 for dossiers of this size. Answers are quotients of such sums; where contributions
 * nearly cancel the premiums the loss is larger, so they are compared to 1e-8.
 */
const sumTolerance = 1e-12;
const answerTolerance = 1e-8;

const runs = propertyRuns(30);

function expectNear(actual: number, expected: number, tolerance: number, scale = Math.abs(expected)): void {
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThanOrEqual(tolerance * scale + 1e-9);
}

/** Equal on both sides: the new scheme has the terms of the current one, and its scale as shape. */
const withEqualSchemes = (input: PremiumDossierInput): PremiumDossierInput => {
  const { scale, ...terms } = input.current;
  return {
    ...input,
    next: { ...terms, contract: input.next.contract, shapeSource: 'currentScale', ownShape: scale },
    goal: { ...input.goal, fiscalCaps: false },
  };
};

const gross = (result: DossierResult): number =>
  Math.abs(result.unchanged.cost) +
  result.costYears.reduce(
    (sum, { cost, employeeContribution }) => sum + Math.abs(cost.unchanged) + employeeContribution.unchanged,
    0,
  );

describe('a calculation', () => {
  test('gives the same result for the same input', () => {
    fc.assert(
      fc.property(anyDossier, (input) => {
        expect(calculate(structuredClone(input))).toEqual(calculate(input));
      }),
      runs,
    );
  });

  test('has only finite figures', () => {
    fc.assert(
      fc.property(anyDossier, (input) => {
        const figures: unknown[] = [];
        JSON.stringify(calculate(input), (_, value: unknown) => {
          figures.push(value);
          return value;
        });
        expect(figures.filter((value) => typeof value === 'number' && !Number.isFinite(value))).toEqual([]);
      }),
      runs,
    );
  });

  test('does not depend on the order of the participants', () => {
    fc.assert(
      fc.property(anyDossier, (input) => {
        const one = calculate(input);
        const other = calculate({ ...input, participants: input.participants.toReversed() });
        expectNear(other.unchanged.cost, one.unchanged.cost, sumTolerance, gross(one));
        expectNear(other.unchanged.pension, one.unchanged.pension, sumTolerance);
        for (const key of answerKeys) {
          expect(other.answers[key].feasible).toBe(one.answers[key].feasible);
          expectNear(other.answers[key].exact, one.answers[key].exact, answerTolerance);
        }
        expect(other.participants.toReversed()).toHaveLength(one.participants.length);
      }),
      runs,
    );
  });

  test('gives lambda 1 and no differences when both schemes are equal', () => {
    fc.assert(
      fc.property(anyDossier, (input) => {
        const result = calculate(withEqualSchemes(input));
        for (const key of ['budgetNeutralProgressive', 'profitNeutralProgressive'] as const) {
          const answer = result.answers[key];
          expect(answer.feasible).toBe(true);
          expectNear(answer.exact, 1, answerTolerance);
          expectNear(answer.exactCostDifference, 0, answerTolerance, gross(result));
          expectNear(answer.exactPensionDifference, 0, answerTolerance, result.unchanged.pension);
        }
      }),
      runs,
    );
  });

  test('halves lambda when the shape doubles, and keeps the same scale', () => {
    const isOpen = (input: PremiumDossierInput) => ({ ...input, goal: { ...input.goal, fiscalCaps: false } });
    const withShape = (
      input: PremiumDossierInput,
      shape: PremiumDossierInput['next']['ownShape'],
    ): PremiumDossierInput => ({
      ...isOpen(input),
      next: { ...input.next, shapeSource: 'ownScale', ownShape: shape },
    });
    fc.assert(
      fc.property(anyDossier, anyScale, (input, shape) => {
        const once = calculate(withShape(input, shape));
        const twice = calculate(
          withShape(
            input,
            shape.map((step) => ({ ...step, rate: 2 * step.rate })),
          ),
        );
        for (const key of answerKeys.filter((name) => name.endsWith('Progressive'))) {
          expectNear(2 * twice.answers[key].exact, once.answers[key].exact, answerTolerance);
        }
      }),
      runs,
    );
  });

  test('has no remaining difference at the exact premium of a feasible answer', () => {
    fc.assert(
      fc.property(anyDossier, (input) => {
        const result = calculate(input);
        for (const { proof, feasible, shortfall } of Object.values(result.answers)) {
          expect(shortfall === null).toBe(feasible);
          if (feasible) expectNear(proof.exact, proof.target, answerTolerance, Math.abs(proof.target) + 1);
          else expect(Math.abs(proof.target - proof.exact)).toBeGreaterThan(0);
        }
      }),
      runs,
    );
  });

  test('passes no cap, and rounds by at most half a step or down below a cap', () => {
    fc.assert(
      fc.property(anyDossier, (input) => {
        const { answers } = calculate(input);
        for (const { exactScale, practicalScale, caps } of Object.values(answers)) {
          for (const [row, { rate }] of practicalScale.entries()) {
            const cap = caps[row] ?? Infinity;
            const exact = exactScale[row]!.rate;
            expect(exact).toBeLessThanOrEqual(cap);
            expect(rate).toBeLessThanOrEqual(cap);
            const isNearCap = cap - exact < input.goal.rounding;
            const largestGap = isNearCap ? input.goal.rounding : input.goal.rounding / 2;
            expect(Math.abs(rate - exact)).toBeLessThanOrEqual(largestGap * (1 + 1e-6));
          }
        }
      }),
      runs,
    );
  });

  test('scales with the level of all amounts', () => {
    const level = 1.75;
    const raised = (input: PremiumDossierInput): PremiumDossierInput => {
      const scheme = <T extends PremiumDossierInput['next'] | PremiumDossierInput['current']>(terms: T): T => ({
        ...terms,
        offset: terms.offset * level,
        maximumSalary: terms.maximumSalary * level,
        costPerParticipant: terms.costPerParticipant * level,
      });
      const person = (participant: Participant): Participant => ({
        ...participant,
        fullTimeSalary: participant.fullTimeSalary * level,
        capital: participant.capital * level,
      });
      return {
        ...input,
        current: scheme(input.current),
        next: scheme(input.next),
        participants: input.participants.map(person),
      };
    };
    fc.assert(
      fc.property(anyDossier, (dossier) => {
        const input = { ...dossier, goal: { ...dossier.goal, fiscalCaps: false } };
        const one = calculate({ ...input, next: { ...input.next, shapeSource: 'currentScale' } });
        const other = calculate(raised({ ...input, next: { ...input.next, shapeSource: 'currentScale' } }));
        expectNear(other.unchanged.cost, level * one.unchanged.cost, answerTolerance, gross(other));
        expectNear(other.unchanged.pension, level * one.unchanged.pension, answerTolerance);
        for (const key of answerKeys) expectNear(other.answers[key].exact, one.answers[key].exact, answerTolerance);
      }),
      runs,
    );
  });
});

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
          both((part) => part.unchanged.cost),
          whole.unchanged.cost,
          sumTolerance,
          gross(whole),
        );
        expectNear(
          both((part) => part.unchanged.pension),
          whole.unchanged.pension,
          sumTolerance,
        );
        expect(both((part) => part.participantCount)).toBe(whole.participantCount);
        for (const [index, year] of whole.costYears.entries()) {
          expectNear(
            both((part) => part.costYears[index]!.cost.unchanged),
            year.cost.unchanged,
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
        const open = { ...input, goal: { ...input.goal, fiscalCaps: false, measure: 'totalPension' as const } };
        const [first, second] = halves(open);
        const results = [calculate(first), calculate(second)];
        const whole = calculate({ ...open, participants: [...first.participants, ...second.participants] });
        for (const key of answerKeys) {
          const parts = results.map((result) => result.answers[key].exact).sort((one, other) => one - other);
          fc.pre(results.every((result) => result.answers[key].feasible));
          expect(whole.answers[key].exact).toBeGreaterThanOrEqual(parts[0]! * (1 - 1e-9));
          expect(whole.answers[key].exact).toBeLessThanOrEqual(parts[1]! * (1 + 1e-9));
        }
      }),
      runs,
    );
  });
});
