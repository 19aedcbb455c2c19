import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAveragePayDossier } from '#cases/factory/average-pay.ts';
import { calculate } from '#core/calculate.ts';
import type { AveragePayDossierInput, CurrentAveragePayScheme, DossierInput } from '#core/dossier.ts';
import type { DossierResult } from '#core/result.ts';
import { propertyRuns } from '#test/property-runs.ts';
import { expectSame } from '#test/same-results.ts';

const tolerance = 1e-9;
const runs = propertyRuns(20);

function expectNear(actual: number, expected: number, scale = Math.abs(expected)): void {
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThanOrEqual(tolerance * scale + 1e-9);
}

const withCurrent = <T extends AveragePayDossierInput>(input: T, changes: Partial<CurrentAveragePayScheme>): T => ({
  ...input,
  current: { ...input.current, ...changes },
});

const pensions = (result: DossierResult): number[] =>
  result.participants.map(({ outcomes }) => outcomes.unchanged.pension);

const holds = (property: (input: AveragePayDossierInput) => void): void => {
  fc.assert(fc.property(anyAveragePayDossier, property), runs);
};

describe('an average pay dossier', () => {
  test('gives the same result for the same input, and only finite figures', () => {
    holds((input) => {
      const result = calculate(input);
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
      const { answers, otherBasis } = calculate(input);
      for (const { proof, feasible, shortfall } of [...Object.values(answers), ...Object.values(otherBasis)]) {
        expect(shortfall === null).toBe(feasible);
        if (feasible) expectNear(proof.exact, proof.target, Math.abs(proof.target) + 1);
      }
    });
  });

  test('shows on the other profit basis what would be found if that were chosen', () => {
    holds((input) => {
      const profitBasis = input.goal.profitBasis === 'expected' ? 'riskFree' : 'expected';
      const { answers, otherBasis, effects } = calculate(input);
      const chosen = calculate({ ...input, goal: { ...input.goal, profitBasis } });
      expect(otherBasis.profitNeutralFlat).toEqual(chosen.answers.profitNeutralFlat);
      expect(otherBasis.profitNeutralProgressive).toEqual(chosen.answers.profitNeutralProgressive);
      expect(answers.profitNeutralFlat.otherBasisExact).toBe(otherBasis.profitNeutralFlat.exact);
      for (const key of ['profitNeutralFlat', 'profitNeutralProgressive'] as const)
        expectNear(effects.pessimisticOnOtherBasis[key], chosen.effects.total[key].pensions.pessimistic);
    });
  });

  test('has a pension that doubles when accrual and what is accrued double', () => {
    const doubled = (input: AveragePayDossierInput): AveragePayDossierInput => {
      const people = input.participants.map((one) =>
        Object.assign({ ...one }, { accruedPension: 2 * one.accruedPension }),
      );
      const current = { ...input.current, accrualRate: 2 * input.current.accrualRate };
      return input.kind === 'dbToDc'
        ? { ...input, current, participants: people }
        : {
            ...input,
            current,
            participants: people,
            ambition: { ...input.ambition, accrualRate: 2 * input.ambition.accrualRate },
          };
    };
    holds((input) => {
      const once = pensions(calculate(input));
      for (const [index, pension] of pensions(calculate(doubled(input))).entries())
        expectNear(pension, 2 * once[index]!);
    });
  });

  test('costs what a flat premium scheme costs when the paid premium is that percentage', () => {
    holds((input) => {
      const result = calculate(withCurrent(input, { paidPremium: 0.2 }));
      const premiumScheme: DossierInput = {
        ...input,
        kind: 'dcToDc',
        current: { ...input.current, entryCost: 0, scale: [{ fromAge: 0, rate: 0.2 }] },
        next: { ...input.next, shapeSource: 'fiscalMaximum' },
      };
      const other = calculate(premiumScheme);
      const size = result.costYears.reduce((sum, { cost }) => sum + Math.abs(cost.unchanged), 0);
      expectNear(result.unchanged.cost, other.unchanged.cost, size);
      expectNear(result.answers.budgetNeutralFlat.exact, other.answers.budgetNeutralFlat.exact, 10);
      expect(result.participants.map(({ outcomes }) => outcomes.unchanged.premium)).toEqual(
        other.participants.map(({ outcomes }) => outcomes.unchanged.premium),
      );
    });
  });

  test('is the same with an ambition that equals the guarantee, and without one', () => {
    holds((input) => {
      const { accrualRate, activeIndexation, tariff } = input.current;
      const rights = { accrualRate: Math.max(accrualRate, 0.001), indexation: activeIndexation };
      const ambition = { ...input.ambition!, ...rights, variant: tariff.variant };
      const same = withCurrent(input, { accrualRate: ambition.accrualRate });
      const guarantee = calculate({ ...same, kind: 'dbToDc', ambition });
      const aimed = calculate({ ...same, kind: 'ambitionDbToDc', ambition });
      expectNear(aimed.unchanged.cost, guarantee.unchanged.cost);
      expectNear(aimed.unchanged.pension, guarantee.unchanged.pension);
      for (const key of ['budgetNeutralFlat', 'profitNeutralFlat'] as const)
        expectNear(aimed.answers[key].exact, guarantee.answers[key].exact);
    });
  });

  test('costs for X the mean of man and woman', () => {
    const of = (input: AveragePayDossierInput, sex: 'M' | 'V' | 'X'): number =>
      calculate({ ...input, participants: input.participants.map((one) => Object.assign({ ...one }, { sex })) })
        .unchanged.cost;
    holds((input) => {
      const [man, woman] = [of(input, 'M'), of(input, 'V')];
      expectNear(of(input, 'X'), (man + woman) / 2, Math.abs(man) + Math.abs(woman));
    });
  });

  test('has the ambition itself as a scale that is its own shape, held under the same caps', () => {
    holds((input) => {
      fc.pre(input.kind === 'ambitionDbToDc');
      const { further } = calculate(input);
      expect(further[0]!.key).toBe('ambition');
      const own = calculate({ ...input, next: { ...input.next, shapeSource: 'ambition' } });
      expect(further[0]!.exactScale).toEqual(own.further[0]!.exactScale);
      expect(own.shape.map(({ rate }, row) => Math.min(rate, own.further[0]!.caps[row] ?? Infinity))).toEqual(
        further[0]!.exactScale.map(({ rate }) => rate),
      );
      expectNear(further[0]!.cost, own.further[0]!.cost);
      expectNear(further[0]!.pension, own.further[0]!.pension);
      expectNear(
        further[0]!.cohorts.reduce((sum, { pension }) => sum + pension, 0),
        further[0]!.pension,
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
        kind: 'ambitionDbToDc',
        ambition: parts.ambition,
      });
      const plain = calculate({ ...withCurrent(parts as AveragePayDossierInput, { ...rights }), kind: 'dbToDc' });
      for (const [key, answer] of Object.entries(finer.answers)) {
        const other = plain.answers[key as keyof typeof plain.answers];
        expect(answer.caps).toEqual(other.caps);
        expectNear(answer.exact, other.exact);
        expectNear(answer.cost, other.cost);
      }
    });
  });
});
