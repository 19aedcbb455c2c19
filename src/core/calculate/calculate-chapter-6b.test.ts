import { describe, expect, test } from 'vitest';
import { plainGuarantee } from '#cases/factory/average-pay.ts';
import { losing } from '#cases/factory/losing-dossier.ts';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { alternativeOf, answersOf } from '#core/result/alternative-of.ts';
import { byKey } from '#test/by-key.ts';

const compensation = { ...plainDossier.compensation, method: 'pensionOutcome' as const };
const transition: DossierInput = { ...plainDossier, compensation };
/** In 2029 the scale that was kept is given up. */
const later: DossierInput = {
  ...transition,
  change: 'afterGrandfathering',
  valuationDate: { year: 2026, month: 1 },
  transitionDate: { year: 2029, month: 1 },
};
const withoutScheme: DossierInput = { ...transition, schemeOn30June2023: 'noScheme' };
const codesOf = (input: DossierInput): readonly string[] => calculate(input).checks.map(({ code }) => code);

describe('chapter 6b', () => {
  test('holds beside a flat premium in the transition, and not beside a scale that is kept', () => {
    const { budgetNeutralFlat, budgetNeutralProgressive } = byKey(calculate(transition));
    expect(budgetNeutralFlat).toMatchObject({ chapter6b: 'holds', transitionEffectMeasure: 'gross' });
    expect(budgetNeutralFlat.compensation).not.toBeNull();
    expect(budgetNeutralProgressive).toMatchObject({ chapter6b: 'keepsScale', transitionEffectMeasure: null });
  });

  test('holds for average pay that becomes flat, by net profit', () => {
    const { profitNeutralFlat, profitNeutralProgressive } = byKey(calculate(plainGuarantee));
    expect(profitNeutralFlat).toMatchObject({ chapter6b: 'holds', transitionEffectMeasure: 'net' });
    expect(profitNeutralProgressive.transitionEffectMeasure).toBeNull();
  });

  test('asks net profit where the new contract has a reserve', () => {
    for (const contract of ['solidary', 'flexibleWithReserve'] as const) {
      const input = { ...transition, next: { ...transition.next, contract } };
      expect(alternativeOf(calculate(input), 'budgetNeutralFlat').transitionEffectMeasure).toBe('net');
    }
  });

  test('does not hold where there was no scheme on 30 June 2023: no compensation, no prescribed effects', () => {
    const result = calculate(withoutScheme);
    expect(result.compensation).toBeNull();
    for (const premium of answersOf(result)) {
      expect(premium).toMatchObject({
        chapter6b: 'noEarlierScheme',
        compensation: null,
        transitionEffectMeasure: null,
      });
    }
    expect(codesOf(withoutScheme)).not.toContain('COMPENSATION_PAST_END');
  });
});

describe('a change years after grandfathering', () => {
  test('has effects beside the flat premium, and no compensation', () => {
    const result = calculate(later);
    expect(result.compensation).toBeNull();
    const { budgetNeutralFlat, budgetNeutralProgressive } = byKey(result);
    expect(budgetNeutralFlat).toMatchObject({ chapter6b: 'laterChange', transitionEffectMeasure: 'gross' });
    expect(budgetNeutralProgressive.transitionEffectMeasure).toBeNull();
    expect(codesOf(later)).not.toContain('COMPENSATION_PAST_END');
  });

  test('knows no last day, and lets the scale stay', () => {
    expect(codesOf(later)).not.toContain('TRANSITION_AFTER_DEADLINE');
    expect(codesOf(later)).not.toContain('GRANDFATHERING_DATE');
    const { unchanged, budgetNeutralProgressive } = byKey(calculate(later));
    expect(budgetNeutralProgressive.permission).toEqual({ permitted: 'yes', reason: 'mayStay' });
    expect(budgetNeutralProgressive.verdict.allowed).toBe('yes');
    expect(unchanged.verdict).toEqual({ allowed: 'yes', grounds: [] });
    const tooLate = calculate({ ...later, change: 'transition' });
    expect(alternativeOf(tooLate, 'budgetNeutralProgressive').permission!.reason).toBe('transitionAfterDeadline');
    expect(alternativeOf(tooLate, 'unchanged').verdict.allowed).toBe('no');
  });

  test('calculates the same premiums as a transition on that day', () => {
    const answers = (input: DossierInput) => answersOf(calculate(input)).map(({ exactScale }) => exactScale);
    const change = 'afterGrandfathering' as const;
    const dated = { ...losing, transitionDate: { year: 2029, month: 1 } };
    expect(answers({ ...dated, change })).toEqual(answers(dated));
  });
});
