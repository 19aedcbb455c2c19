import { describe, expect, test } from 'vitest';
import { plainDossier, plainScale } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { byKey } from '#test/by-key.ts';

const withoutCaps = { ...plainDossier.goal, fiscalCaps: false };

describe('an answer', () => {
  test('under its caps that cannot reach the goal says what is left to bridge', () => {
    const current = { ...plainDossier.current, scale: [{ fromAge: 20, rate: 0.35 }] };
    const result = calculate({ ...plainDossier, current });
    const answers = byKey(result);
    expect(answers.budgetNeutralFlat).toMatchObject({ exact: 0.3, feasible: false, maxima: [0.3] });
    expect(answers.budgetNeutralFlat.shortfall!.fraction).toBeCloseTo(0.05 / 0.35, 12);
    expect(answers.budgetNeutralFlat.shortfall!.amount).toBeCloseTo(0.05 * 40_000 * 23, 6);
    expect(answers.profitNeutralFlat.shortfall!.fraction).toBeCloseTo(0.05 / 0.35, 12);
    expect(result.horizons.map(({ closedGroup }) => closedGroup.isReached)).toEqual(Array<boolean>(5).fill(false));
  });

  test('of a scale whose first step passes its maximum is held there, and the older steps rise', () => {
    const current = { ...plainDossier.current, scale: [{ fromAge: 20, rate: 0.22 }] };
    const next = { ...plainDossier.next, shapeSource: 'ownScale' as const, ownShape: plainScale };
    const input = { ...plainDossier, current, next };
    const { budgetNeutralProgressive } = byKey(calculate(input));
    expect(budgetNeutralProgressive.feasible).toBe(true);
    expect(budgetNeutralProgressive.maxima).toEqual([0.198, 0.264, 0.338]);
    const [, middle, last] = budgetNeutralProgressive.exactScale;
    expect(10 * middle!.rate + 13 * last!.rate).toBeCloseTo(23 * 0.22, 12);
  });

  test('without fiscal limits shows the premium of every goal, and is not feasible above the maximum', () => {
    const current = { ...plainDossier.current, scale: [{ fromAge: 20, rate: 0.5 }] };
    const answers = byKey(calculate({ ...plainDossier, current, goal: withoutCaps }));
    expect(answers.budgetNeutralFlat).toMatchObject({ feasible: false, maxima: [0.3] });
    expect(answers.budgetNeutralFlat.exact).toBeCloseTo(0.5, 12);
    expect(answers.budgetNeutralFlat.shortfall!.fraction).toBeCloseTo(0.2 / 0.5, 12);
    expect(answers.budgetNeutralFlat.shortfall!.amount).toBeCloseTo(0.2 * 40_000 * 23, 6);
  });

  test('without fiscal limits misses nothing where other lawful rates would reach the goal', () => {
    const current = { ...plainDossier.current, scale: [{ fromAge: 20, rate: 0.22 }] };
    const ownShape = [{ fromAge: 20, rate: 0.25 }, ...plainScale.slice(1)];
    const next = { ...plainDossier.next, shapeSource: 'ownScale' as const, ownShape };
    const input = { ...plainDossier, current, next, goal: withoutCaps };
    const { budgetNeutralProgressive, budgetNeutralFlat } = byKey(calculate(input));
    expect(budgetNeutralProgressive.exactScale[0]!.rate).toBeGreaterThan(0.198);
    expect(budgetNeutralProgressive).toMatchObject({ feasible: false, shortfall: null });
    expect(budgetNeutralFlat).toMatchObject({ feasible: true, shortfall: null });
  });

  test('is rounded down where that would pass its maximum; without fiscal limits half up, and then not feasible', () => {
    // The maximum is 30% / 0.995 = 30.151%, and 30.15% is 30.25% in steps of a quarter of a percentage point.
    const current = { ...plainDossier.current, scale: [{ fromAge: 20, rate: 0.3015 }] };
    const next = { ...plainDossier.next, entryCost: 0.005 };
    const resultOf = (fiscalCaps: boolean) =>
      calculate({ ...plainDossier, current, next, goal: { ...withoutCaps, fiscalCaps, rounding: 0.0025 } });
    const held = byKey(resultOf(true)).budgetNeutralFlat;
    expect(held.maxima[0]).toBeCloseTo(0.3 / 0.995, 12);
    expect(held).toMatchObject({ feasible: true, practicalScale: [{ rate: 0.3 }], verdict: { allowed: 'yes' } });
    const free = resultOf(false);
    const { budgetNeutralFlat } = byKey(free);
    expect(budgetNeutralFlat.exact).toBeLessThan(budgetNeutralFlat.maxima[0]!);
    expect(budgetNeutralFlat).toMatchObject({ feasible: false, shortfall: null, verdict: { allowed: 'no' } });
    expect(budgetNeutralFlat.practicalScale).toEqual([{ fromAge: 15, rate: 0.3025 }]);
    const goals = free.checks.filter(({ code }) => code === 'GOAL_NOT_REACHED');
    expect(goals.find(({ answer }) => answer === 'budgetNeutralFlat')).toMatchObject({
      level: 'warning',
      figures: { cause: 'rounding', step: 0.0025 },
    });
  });
});
