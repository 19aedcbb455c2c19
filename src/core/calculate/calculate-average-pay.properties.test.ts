import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAveragePayDossier } from '#cases/factory/average-pay.ts';
import { oneProduct } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { AveragePayDossierInput, CurrentAveragePayScheme, DossierInput } from '#core/dossier/dossier.ts';
import type { DossierResult } from '#core/result/result.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { propertyRuns } from '#test/property-runs.ts';
import { expectSame } from '#test/same-results.ts';
import { byKey } from '#test/by-key.ts';
import { alternativeOf, answersOf } from '#core/result/alternative-of.ts';

const tolerance = 1e-9;
const runs = propertyRuns(20);

/** For what compares with the result of a changed dossier: a fault in that shows in the first dossiers. */
const changedRuns = propertyRuns(10);

function expectNear(actual: number, expected: number, scale = Math.abs(expected)): void {
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThanOrEqual(tolerance * scale + 1e-9);
}

const withCurrent = <T extends AveragePayDossierInput>(input: T, changes: Partial<CurrentAveragePayScheme>): T => ({
  ...input,
  current: { ...input.current, ...changes },
});

const pensions = (result: DossierResult): number[] =>
  alternativeOf(result, 'unchanged').participants.map(({ pension }) => pension);

const holds = (property: (input: AveragePayDossierInput) => void, of = runs): void => {
  fc.assert(fc.property(anyAveragePayDossier, property), of);
};

describe('an average pay dossier', () => {
  test('gives the same result for the same input, and only finite figures', () => {
    holds((input) => {
      const result = resultOf(input);
      expectSame(calculate(structuredClone(input)), result);
      const figures: unknown[] = [];
      JSON.stringify(result, (_, value: unknown) => {
        figures.push(value);
        return value;
      });
      expect(figures.filter((value) => typeof value === 'number' && !Number.isFinite(value))).toEqual([]);
    });
  });

  test('has no remaining difference at the exact premium of a feasible answer', () => {
    holds((input) => {
      const result = resultOf(input);
      for (const { proof, feasible, shortfall } of [...answersOf(result), ...Object.values(result.otherBasis)]) {
        if (feasible) expect(shortfall).toBeNull();
        if (feasible) expectNear(proof.exact, proof.target, Math.abs(proof.target) + 1);
      }
    });
  });

  test('shows on the other profit basis what would be found if that were chosen', () => {
    holds((input) => {
      const profitBasis = input.goal.profitBasis === 'expected' ? 'riskFree' : 'expected';
      const result = resultOf(input);
      const { otherBasis } = result;
      const chosen = byKey(calculate({ ...input, goal: { ...input.goal, profitBasis } }));
      expect(chosen.profitNeutralFlat).toMatchObject(otherBasis.profitNeutralFlat);
      expect(chosen.profitNeutralProgressive).toMatchObject(otherBasis.profitNeutralProgressive);
      expect(alternativeOf(result, 'profitNeutralFlat').otherBasisExact).toBe(otherBasis.profitNeutralFlat.exact);
    }, changedRuns);
  });

  test('has a pension that doubles when accrual and what is accrued double', () => {
    const doubled = (input: AveragePayDossierInput): AveragePayDossierInput => {
      const people = input.participants.map((one) =>
        Object.assign({ ...one }, { accruedPension: 2 * one.accruedPension }),
      );
      const current = { ...input.current, accrualRate: 2 * input.current.accrualRate };
      return input.reference === 'scheme'
        ? { ...input, current, participants: people }
        : {
            ...input,
            current,
            participants: people,
            ambition: { ...input.ambition, accrualRate: 2 * input.ambition.accrualRate },
          };
    };
    holds((input) => {
      const once = pensions(resultOf(input));
      for (const [index, pension] of pensions(calculate(doubled(input))).entries())
        expectNear(pension, 2 * once[index]!);
    }, changedRuns);
  });

  test('costs what a flat premium scheme costs when the paid premium is that percentage', () => {
    holds((input) => {
      const result = calculate(withCurrent(input, { paidPremium: 0.2 }));
      const premiumScheme: DossierInput = {
        ...input,
        reference: 'scheme',
        current: {
          ...input.current,
          kind: 'premium',
          product: oneProduct,
          entryCost: 0,
          scale: [{ fromAge: 0, rate: 0.2 }],
        },
        next: { ...input.next, shapeSource: 'fiscalMaximum' },
      };
      const other = calculate(premiumScheme);
      const [own, same] = [byKey(result), byKey(other)];
      const size = own.unchanged.years.reduce((sum, { cost }) => sum + Math.abs(cost), 0);
      expectNear(own.unchanged.cost, same.unchanged.cost, size);
      expectNear(own.budgetNeutralFlat.exact, same.budgetNeutralFlat.exact, 10);
      expect(own.unchanged.participants.map(({ premium }) => premium)).toEqual(
        same.unchanged.participants.map(({ premium }) => premium),
      );
    }, changedRuns);
  });

  test('is the same with an ambition that equals the guarantee, and without one', () => {
    holds((input) => {
      const { accrualRate, activeIndexation, tariff } = input.current;
      const rights = { accrualRate: Math.max(accrualRate, 0.001), indexation: activeIndexation };
      const ambition = { ...input.ambition!, ...rights, variant: tariff.variant };
      const same = withCurrent(input, { accrualRate: ambition.accrualRate });
      const guarantee = byKey(calculate({ ...same, reference: 'scheme', ambition }));
      const aimed = byKey(calculate({ ...same, reference: 'ambition', ambition }));
      expectNear(aimed.unchanged.cost, guarantee.unchanged.cost);
      expectNear(aimed.unchanged.pension, guarantee.unchanged.pension);
      for (const key of ['budgetNeutralFlat', 'profitNeutralFlat'] as const)
        expectNear(aimed[key].exact, guarantee[key].exact);
    }, changedRuns);
  });

  test('costs for X the mean of man and woman', () => {
    const of = (input: AveragePayDossierInput, sex: 'M' | 'V' | 'X'): number =>
      alternativeOf(
        calculate({ ...input, participants: input.participants.map((one) => Object.assign({ ...one }, { sex })) }),
        'unchanged',
      ).cost;
    holds((input) => {
      const [man, woman] = [of(input, 'M'), of(input, 'V')];
      expectNear(of(input, 'X'), (man + woman) / 2, Math.abs(man) + Math.abs(woman));
    });
  });

  test('has the ambition itself as a scale that is its own shape, held under the same caps', () => {
    holds((input) => {
      fc.pre(input.reference === 'ambition');
      const ambition = alternativeOf(resultOf(input), 'ambition');
      const result = calculate({ ...input, next: { ...input.next, shapeSource: 'ambition' } });
      const own = alternativeOf(result, 'ambition');
      expect(ambition.exactScale).toEqual(own.exactScale);
      expect(
        result.shape.map(({ rate }, row) => Math.min(rate, input.goal.fiscalCaps ? own.maxima[row]! : Infinity)),
      ).toEqual(ambition.exactScale.map(({ rate }) => rate));
      expectNear(ambition.cost, own.cost);
      expectNear(ambition.pension, own.pension);
      expectNear(
        ambition.cohorts.reduce((sum, { pension }) => sum + pension, 0),
        ambition.pension,
      );
    });
  });

  test('leaves the answers alone when the steps are finer than their own scale needs', () => {
    holds((input) => {
      const shapeSource = 'ownScale' as const;
      const ambition = { ...input.ambition!, variant: input.current.tariff.variant };
      const parts = { ...input, ambition, next: { ...input.next, shapeSource } };
      const rights = { accrualRate: input.ambition!.accrualRate, activeIndexation: input.ambition!.indexation };
      const finer = calculate({
        ...withCurrent(parts as AveragePayDossierInput, { ...rights }),
        reference: 'ambition',
        ambition: parts.ambition,
      });
      const plain = calculate({ ...withCurrent(parts as AveragePayDossierInput, { ...rights }), reference: 'scheme' });
      for (const answer of answersOf(finer)) {
        const other = alternativeOf(plain, answer.key);
        expect(answer.maxima).toEqual(other.maxima);
        expectNear(answer.exact, other.exact);
        expectNear(answer.cost, other.cost);
      }
    }, changedRuns);
  });
});
