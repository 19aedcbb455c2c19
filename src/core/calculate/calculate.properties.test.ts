import { byKey } from '#test/by-key.ts';
import { alternativeOf, answersOf } from '#core/result/alternative-of.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDossier, anyScale } from '#cases/factory/any-dossier.ts';
import { anyAveragePayDossier } from '#cases/factory/average-pay.ts';
import { oneProduct } from '#cases/factory/plain-dossier.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { Participant, PremiumDossierInput } from '#core/dossier/dossier.ts';
import { answerKeys } from '#core/dossier/alternative-key.ts';
import type { AnswerAlternative } from '#core/result/alternative.ts';
import { costBridge, costPartNames, employerCostOf } from '#core/result/cost-parts.ts';
import { isAbove } from '#core/result/is-above.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { propertyRuns } from '#test/property-runs.ts';
import { expectSame } from '#test/same-results.ts';
import { sumTolerance, expectNear, gross } from '#test/near-sums.ts';

/** Answers are quotients of sums; where contributions nearly cancel the premiums the loss is larger than that of the sums. */
const answerTolerance = 1e-8;

const runs = propertyRuns(30);

/** For what compares with the result of a changed dossier: a fault in that shows in the first dossiers. */
const changedRuns = propertyRuns(15);

/** Equal on both sides: the new scheme has the terms of the current one, and its scale as shape. */
const withEqualSchemes = (input: PremiumDossierInput): PremiumDossierInput => {
  const { scale, product: _, ...terms } = input.current;
  return {
    ...input,
    current: { ...input.current, product: oneProduct },
    next: { ...input.next, ...terms, shapeSource: 'currentScale', ownShape: scale },
    goal: { ...input.goal, fiscalCaps: false },
    oneOffCosts: { ...input.oneOffCosts, counts: false },
  };
};

/** Whether no exact rate is above its maximum. */
const isLawful = ({ exactScale, maxima }: AnswerAlternative): boolean =>
  exactScale.every(({ rate }, row) => !isAbove(rate, maxima[row]!));

describe('a calculation', () => {
  test('gives the same result for the same input', () => {
    fc.assert(
      fc.property(anyDossier, (input) => {
        expectSame(calculate(structuredClone(input)), resultOf(input));
      }),
      runs,
    );
  });

  test('has only finite figures', () => {
    fc.assert(
      fc.property(anyDossier, (input) => {
        const figures: unknown[] = [];
        JSON.stringify(resultOf(input), (_, value: unknown) => {
          figures.push(value);
          return value;
        });
        expect(figures.filter((value) => typeof value === 'number' && !Number.isFinite(value))).toEqual([]);
      }),
      runs,
    );
  });

  test('splits the cost of the first year into parts, and bridges them without a rest', () => {
    fc.assert(
      fc.property(fc.oneof(anyDossier, anyAveragePayDossier), (input) => {
        const { alternatives } = resultOf(input);
        const now = alternativeOf({ alternatives }, 'unchanged');
        for (const { years, firstYear } of alternatives) {
          const size = costPartNames.reduce((sum, name) => sum + firstYear[name], 0);
          expectNear(employerCostOf(firstYear), years[0]!.cost, sumTolerance, size);
          expectNear(firstYear.employeeContribution, years[0]!.employeeContribution, sumTolerance, size);
          const bridged = costBridge(now.firstYear, firstYear).reduce((sum, { amount }) => sum + amount, 0);
          const both = size + costPartNames.reduce((sum, name) => sum + now.firstYear[name], 0);
          expectNear(now.years[0]!.cost + bridged, years[0]!.cost, sumTolerance, both);
        }
      }),
      runs,
    );
  });

  test('does not depend on the order of the participants', () => {
    fc.assert(
      fc.property(anyDossier, (input) => {
        const result = resultOf(input);
        const turned = calculate({ ...input, participants: input.participants.toReversed() });
        const [one, other] = [byKey(result), byKey(turned)];
        expectNear(other.unchanged.cost, one.unchanged.cost, sumTolerance, gross(result));
        expectNear(other.unchanged.pension, one.unchanged.pension, sumTolerance);
        for (const key of answerKeys) {
          expect(other[key].feasible).toBe(one[key].feasible);
          expectNear(other[key].exact, one[key].exact, answerTolerance);
        }
        expect(turned.participants.toReversed()).toHaveLength(result.participants.length);
      }),
      changedRuns,
    );
  });

  test('gives lambda 1 and no differences when both schemes are equal', () => {
    fc.assert(
      fc.property(anyDossier, (input) => {
        fc.pre(!isLevel(input.current.scale));
        const result = calculate(withEqualSchemes(input));
        for (const key of ['budgetNeutralProgressive', 'profitNeutralProgressive'] as const) {
          const answer = alternativeOf(result, key);
          expectNear(answer.exact, 1, answerTolerance);
          expectNear(answer.exactCostDifference, 0, answerTolerance, gross(result));
          expectNear(answer.exactPensionDifference, 0, answerTolerance, alternativeOf(result, 'unchanged').pension);
        }
      }),
      changedRuns,
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
        fc.pre(!isLevel(shape));
        const once = byKey(calculate(withShape(input, shape)));
        const doubled = calculate(
          withShape(
            input,
            shape.map((step) => ({ ...step, rate: 2 * step.rate })),
          ),
        );
        const twice = byKey(doubled);
        for (const key of answerKeys.filter((name) => name.endsWith('Progressive'))) {
          expectNear(2 * twice[key].exact, once[key].exact, answerTolerance);
        }
      }),
      changedRuns,
    );
  });

  test('has no remaining difference at the exact premium of a feasible answer', () => {
    fc.assert(
      fc.property(anyDossier, (input) => {
        for (const answer of answersOf(resultOf(input))) {
          const { proof, feasible, shortfall } = answer;
          if (feasible) expect(shortfall).toBeNull();
          if (feasible) expectNear(proof.exact, proof.target, answerTolerance, Math.abs(proof.target) + 1);
          else if (isLawful(answer)) expect(Math.abs(proof.target - proof.exact)).toBeGreaterThan(0);
        }
      }),
      runs,
    );
  });

  test('says feasible of lawful premiums only, and misses nothing that it can reach by others', () => {
    fc.assert(
      fc.property(anyDossier, (input) => {
        const capped = byKey(calculate({ ...input, goal: { ...input.goal, fiscalCaps: true } }));
        for (const answer of answersOf(calculate({ ...input, goal: { ...input.goal, fiscalCaps: false } }))) {
          const { key, feasible, shortfall } = answer;
          expect(feasible && !isLawful(answer)).toBe(false);
          expect(shortfall === null).toBe(capped[key].shortfall === null);
          expectNear(shortfall?.amount ?? 0, capped[key].shortfall?.amount ?? 0, answerTolerance, 1e6);
        }
      }),
      changedRuns,
    );
  });

  test('passes no cap, and rounds by at most half a step or down below a cap', () => {
    fc.assert(
      fc.property(anyDossier, (input) => {
        for (const { exactScale, practicalScale, maxima } of answersOf(resultOf(input))) {
          for (const [row, { rate }] of practicalScale.entries()) {
            const exact = exactScale[row]!.rate;
            const cap = isAbove(exact, maxima[row]!) ? Infinity : maxima[row]!;
            if (input.goal.fiscalCaps) expect(cap).toBe(maxima[row]);
            expect(isAbove(rate, cap)).toBe(false);
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
        oneOffCosts: {
          ...input.oneOffCosts,
          rows: input.oneOffCosts.rows.map((row) => ({ ...row, amount: row.amount * level })),
        },
      };
    };
    fc.assert(
      fc.property(anyDossier, (dossier) => {
        const input = { ...dossier, goal: { ...dossier.goal, fiscalCaps: false } };
        const one = byKey(calculate({ ...input, next: { ...input.next, shapeSource: 'currentScale' } }));
        const result = calculate(raised({ ...input, next: { ...input.next, shapeSource: 'currentScale' } }));
        const other = byKey(result);
        expectNear(other.unchanged.cost, level * one.unchanged.cost, answerTolerance, gross(result));
        expectNear(other.unchanged.pension, level * one.unchanged.pension, answerTolerance);
        for (const key of answerKeys) expectNear(other[key].exact, one[key].exact, answerTolerance);
      }),
      changedRuns,
    );
  });
});
