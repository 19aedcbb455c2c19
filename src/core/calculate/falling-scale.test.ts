import { describe, expect, test } from 'vitest';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { scaleFall } from '#core/scheme/falling-scale.ts';

const scale = (...steps: readonly (readonly [fromAge: number, rate: number])[]): Scale =>
  steps.map(([fromAge, rate]) => ({ fromAge, rate }));

const falling = scale([20, 0.1], [40, 0.14], [55, 0.12]);

const withCurrent = (current: Scale, changes: Partial<DossierInput['next']> = {}): DossierInput => ({
  ...plainDossier,
  current: { ...plainDossier.current, scale: current },
  next: { ...plainDossier.next, shapeSource: 'currentScale', ...changes },
});

test('a scale falls where a step below 68 is lower than the one before it', () => {
  expect(scaleFall(falling)).toEqual({ age: 55, rate: 0.12, before: 0.14 });
  expect(scaleFall(scale([20, 0.1], [40, 0.1], [55, 0.12]))).toBeNull();
  expect(scaleFall(scale([20, 0.1], [65, 0.27], [68, 0.25]))).toBeNull();
  expect(scaleFall(scale([20, 0.1], [67, 0.09]))?.age).toBe(67);
  expect(scaleFall([])).toBeNull();
});

describe('a current scale that falls with age', () => {
  test('may not be kept by those in service, and is no path of the open group', () => {
    const { grandfathering, openGroup, checks } = calculate(withCurrent(falling));
    expect(grandfathering).toMatchObject({
      allowed: 'no',
      grounds: [
        { code: 'CURRENT_SCALE_FALLS', article: 'art. 220e lid 1 PW', figures: { age: 55, rate: 0.12, before: 0.14 } },
      ],
    });
    expect(openGroup.grandfathering).toMatchObject({ permission: { reason: 'fallingScale' }, cost: null });
    expect(checks.find(({ code }) => code === 'CURRENT_SCALE_FALLS')).toMatchObject({ level: 'error', answer: null });
  });

  test('gives progressive answers that are not permitted either, whatever is known of 30 June 2023', () => {
    for (const schemeOn30June2023 of ['premiumWithScale', 'unknown'] as const) {
      const result = calculate({ ...withCurrent(falling), schemeOn30June2023 });
      const { permission, verdict } = alternativeOf(result, 'budgetNeutralProgressive');
      expect(permission).toEqual({ permitted: 'no', reason: 'fallingScale' });
      expect(verdict.allowed).toBe('no');
      expect(alternativeOf(result, 'budgetNeutralFlat').verdict.allowed).toBe('yes');
    }
  });

  test('leaves another scale, that rises, to its own verdict', () => {
    const result = calculate(withCurrent(falling, { shapeSource: 'fiscalMaximum' }));
    expect(alternativeOf(result, 'budgetNeutralProgressive').verdict.allowed).toBe('yes');
    expect(result.grandfathering.allowed).toBe('no');
  });

  test('is judged as far as somebody can pay it in the new scheme', () => {
    const unpaid = scale([20, 0.1], [40, 0.14], [67, 0.12]);
    expect(calculate(withCurrent(unpaid, { pensionAgeInMonths: 67 * 12 })).grandfathering.allowed).toBe('yes');
    expect(calculate(withCurrent(unpaid, { pensionAgeInMonths: 68 * 12 })).grandfathering.allowed).toBe('no');
  });
});

test('an own scale that falls is not permitted, and one that rises to the pension date is', () => {
  const own = (proposal: Scale) =>
    alternativeOf(calculate({ ...plainDossier, ownProposal: { flat: null, scale: proposal } }), 'ownScale').permission;
  expect(own(falling)?.reason).toBe('fallingScale');
  expect(own(scale([20, 0.1], [55, 0.12]))?.reason).toBe('qualifies');
});

test('a scale that rises has no check of its own', () => {
  expect(calculate(plainDossier).checks.some(({ code }) => code === 'CURRENT_SCALE_FALLS')).toBe(false);
});
