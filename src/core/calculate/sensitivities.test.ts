import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDossier } from '#cases/factory/any-dossier.ts';
import { anyAveragePayDossier, plainGuarantee } from '#cases/factory/average-pay.ts';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { answerKeys } from '#core/dossier/alternative-key.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { SensitivityKey, SensitivityRow } from '#core/result/sensitivity-result.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { propertyRuns } from '#test/property-runs.ts';

const runs = propertyRuns(15);

const anyKind: fc.Arbitrary<DossierInput> = fc.oneof(anyDossier, anyAveragePayDossier);

const rowOf = (input: DossierInput, key: SensitivityKey): SensitivityRow | undefined =>
  resultOf(input).sensitivities.rows.find((row) => row.key === key);

const profitFlat = (input: DossierInput, key: SensitivityKey) => rowOf(input, key)!.answers.profitNeutralFlat!;

/** Somebody who leaves now and then, and enters the next step of the scale within the horizon. */
const leaving: DossierInput = {
  ...plainDossier,
  participants: plainDossier.participants.map((one) => Object.assign({}, one, { born: { ...one.born, year: 1974 } })),
  goal: { ...plainDossier.goal, horizon: { kind: 'years', years: 5 } },
  assumptions: { ...plainDossier.assumptions, wageGrowth: 0.02, exits: [{ fromAge: 15, value: 0.1 }] },
};

describe('the sensitivities', () => {
  test('move the return on equities and on bonds together', () => {
    const { assumptions } = plainDossier;
    const half = { ...assumptions, lifecycle: [{ yearsToPension: 0, equityWeight: 0.5 }] };
    const raised = { ...half, equityReturn: 0.01, bondReturn: 0.01 };
    const again = alternativeOf(calculate({ ...plainDossier, assumptions: raised }), 'profitNeutralFlat').exact;
    expect(profitFlat({ ...plainDossier, assumptions: half }, 'returnUp').exact).toBeCloseTo(again, 12);
  });

  test('ask a higher premium for a guarantee where everybody is younger in the table, and a lower where older', () => {
    const wider = { ...plainGuarantee, current: { ...plainGuarantee.current, accrualRate: 0.01 } };
    expect(profitFlat(wider, 'younger').difference).toBeGreaterThan(0);
    expect(profitFlat(wider, 'older').difference).toBeLessThan(0);
  });

  test('move equal cost by the discount rate, and nothing else by it', () => {
    const { answers, pension } = rowOf(leaving, 'discountUp')!;
    const { discountRate } = leaving.assumptions;
    const assumptions = { ...leaving.assumptions, discountRate: discountRate + 0.01 };
    const again = alternativeOf(calculate({ ...leaving, assumptions }), 'budgetNeutralFlat').exact;
    expect(answers.budgetNeutralFlat!.exact).toBeCloseTo(again, 12);
    expect(Math.abs(answers.budgetNeutralFlat!.difference)).toBeGreaterThan(1e-5);
    expect([answers.profitNeutralFlat, answers.profitNeutralProgressive, pension]).toEqual([null, null, null]);
  });

  test('show exits where somebody may leave within the horizon, and not otherwise', () => {
    const doubled = { ...leaving.assumptions, exits: [{ fromAge: 15, value: 0.2 }] };
    const again = alternativeOf(calculate({ ...leaving, assumptions: doubled }), 'budgetNeutralFlat').exact;
    const { exact, difference } = rowOf(leaving, 'exitsDoubled')!.answers.budgetNeutralFlat!;
    expect(exact).toBeCloseTo(again, 12);
    expect(Math.abs(difference)).toBeGreaterThan(1e-5);
    const firstYear = { ...leaving, goal: { ...leaving.goal, horizon: { kind: 'years', years: 1 } as const } };
    expect(rowOf(firstYear, 'exitsDoubled')!.answers.budgetNeutralFlat).toBeNull();
    expect(rowOf(firstYear, 'exitsDoubled')!.longRun!.difference).not.toBe(0);
    const staying = { ...leaving, assumptions: { ...leaving.assumptions, exits: [{ fromAge: 15, value: 0 }] } };
    expect(rowOf(staying, 'exitsHalved')).toBeUndefined();
  });

  test('leave equal pension on the risk-free basis alone when a return or the conversion rate changes', () => {
    const certain = { ...leaving, goal: { ...leaving.goal, profitBasis: 'riskFree' as const } };
    for (const key of ['returnUp', 'conversionDown'] as const) {
      expect(rowOf(certain, key)?.answers.profitNeutralFlat).toBeNull();
      expect(rowOf(certain, key)?.pension?.difference).not.toBe(0);
    }
  });

  test('follow the expected pension at the budget-neutral flat premium, which stays as it is', () => {
    const { sensitivities } = resultOf(leaving);
    const flat = alternativeOf(resultOf(leaving), 'budgetNeutralFlat');
    expect([sensitivities.premium, sensitivities.pension]).toEqual(['budgetNeutralFlat', flat.pension]);
    const raised = { ...leaving, assumptions: { ...leaving.assumptions, equityReturn: 0.01, bondReturn: 0.01 } };
    const ownProposal = { flat: flat.practicalScale[0]!.rate, scale: [] };
    const again = alternativeOf(calculate({ ...raised, ownProposal }), 'ownFlat').pension;
    expect(rowOf(leaving, 'returnUp')!.pension!.amount / again).toBeCloseTo(1, 12);
  });

  test('follow the pension at a premium that the law allows, the highest one where one above the maximum was chosen', () => {
    const high = { ...plainDossier.current, scale: [{ fromAge: 20, rate: 0.5 }] };
    const input = {
      ...leaving,
      current: high,
      goal: { ...leaving.goal, fiscalCaps: false },
      ownProposal: { flat: 0.2, scale: [] },
    };
    const followed = (chosenAlternative: DossierInput['chosenAlternative']) =>
      resultOf({ ...input, chosenAlternative }).sensitivities.premium;
    expect([followed(null), followed('budgetNeutralFlat')]).toEqual(['ownFlat', 'highestFlat']);
  });

  test('follow the pension at the chosen flat premium', () => {
    const chosen = { ...leaving, chosenAlternative: 'profitNeutralFlat' as const };
    const { premium, pension } = resultOf(chosen).sensitivities;
    expect([premium, pension]).toEqual([
      'profitNeutralFlat',
      alternativeOf(resultOf(chosen), 'profitNeutralFlat').pension,
    ]);
    const lettered = { ...leaving, chosenAlternative: 'B' as const, flatFor: 'samePension' as const };
    expect(resultOf(lettered).sensitivities.premium).toBe('profitNeutralFlat');
    const scale = { ...leaving, chosenAlternative: 'profitNeutralProgressive' as const };
    expect(resultOf(scale).sensitivities.premium).toBe('budgetNeutralFlat');
  });

  test('are differences with the answers as they are', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const result = resultOf(input);
        for (const { answers, pension, entrantPremium, longRun } of result.sensitivities.rows) {
          for (const key of answerKeys) {
            const changed = answers[key];
            if (changed === null) continue;
            expect(changed.exact - alternativeOf(result, key).exact).toBeCloseTo(changed.difference, 9);
          }
          if (longRun !== null) {
            expect(longRun.exact - result.horizons[3]!.openGroup!.exact).toBeCloseTo(longRun.difference, 9);
          }
          expect([...Object.values(answers), pension, entrantPremium, longRun].some((one) => one !== null)).toBe(true);
        }
      }),
      runs,
    );
  });

  test('say nothing of equal cost when only pensions change, nor of pensions when only cost does', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        for (const { key, answers, pension } of resultOf(input).sensitivities.rows) {
          const isOfPensions = /^(return|conversion|younger|older)/.test(key);
          const isOfCost = /^(exits|discount)/.test(key);
          if (isOfPensions) expect([answers.budgetNeutralFlat, answers.budgetNeutralProgressive]).toEqual([null, null]);
          if (isOfCost)
            expect([answers.profitNeutralFlat, answers.profitNeutralProgressive, pension]).toEqual([null, null, null]);
        }
      }),
      runs,
    );
  });
});

describe('the sensitivities to those who enter', () => {
  /** Somebody leaves now and then and is replaced by one of 40 with a lower salary. */
  const refilled: DossierInput = {
    ...leaving,
    openGroup: { replacement: 1, entryAge: 40, entrySalary: 49_172, entrantPremium: 0.1 },
  };
  const withOpenGroup = (changes: Partial<DossierInput['openGroup']>): DossierInput => ({
    ...refilled,
    openGroup: { ...refilled.openGroup, ...changes },
  });
  const counting = (input: DossierInput, years: number): DossierInput => ({
    ...input,
    goal: { ...input.goal, group: 'withEntrants', horizon: { kind: 'years', years } },
  });
  const ofEntrants = [
    'replacementNone',
    'replacementMore',
    'entrantsOlder',
    'entrySalaryUp',
    'entrySalaryDown',
  ] as const;

  test.each([
    ['replacementMore', { replacement: 1.5 }],
    ['entrantsOlder', { entryAge: 45 }],
    ['entrySalaryUp', { entrySalary: 54_089.2 }],
    ['entrySalaryDown', { entrySalary: 44_254.8 }],
  ] as const)('are what the changed dossier gives: %s', (key, changes) => {
    const row = rowOf(refilled, key)!;
    const again = resultOf(withOpenGroup(changes));
    expect(row.longRun!.exact).toBeCloseTo(again.horizons[3]!.openGroup!.exact, 12);
    expect(row.longRun!.difference).not.toBe(0);
    expect(row.entrantPremium!.exact).toBeCloseTo(again.openGroup.grandfathering.entrantPremium.costNeutral!.exact, 12);
  });

  test('are those of the group as it is where nobody is replaced, in which no one enters', () => {
    const { longRun, entrantPremium } = rowOf(refilled, 'replacementNone')!;
    expect(longRun!.exact).toBeCloseTo(resultOf(refilled).horizons[3]!.closedGroup.exact, 12);
    expect(entrantPremium).toEqual({ exact: null, difference: null, feasible: false });
    const { entrantPremium: begun } = rowOf(withOpenGroup({ replacement: 0 }), 'replacementMore')!;
    expect([begun!.exact === null, begun!.difference]).toEqual([false, null]);
  });

  test('follow wages, exits and the discount rate too, in whatever horizon', () => {
    for (const key of ['wageGrowthUp', 'exitsDoubled', 'discountDown'] as const) {
      expect(rowOf(refilled, key)!.longRun!.difference).not.toBe(0);
      expect(rowOf(refilled, key)!.entrantPremium!.difference).not.toBe(0);
    }
    for (const key of ['returnUp', 'older'] as const) expect(rowOf(refilled, key)!.longRun).toBeNull();
  });

  test('leave those in service alone, but for equal cost that counts who enters', () => {
    for (const key of ofEntrants) {
      const { answers, pension } = rowOf(refilled, key)!;
      expect([...Object.values(answers), pension]).toEqual([null, null, null, null, null]);
      const counted = rowOf(counting(refilled, 20), key)!.answers;
      expect(counted.budgetNeutralFlat!.difference).not.toBe(0);
      expect([counted.budgetNeutralProgressive, counted.profitNeutralFlat]).toEqual([null, null]);
      expect(rowOf(counting(refilled, 1), key)!.answers.budgetNeutralFlat).toBeNull();
    }
    const again = resultOf(counting(withOpenGroup({ entryAge: 45 }), 20));
    const older = rowOf(counting(refilled, 20), 'entrantsOlder')!.answers.budgetNeutralFlat!;
    expect(older.exact).toBeCloseTo(alternativeOf(again, 'budgetNeutralFlat').exact, 12);
  });

  test('are left out where they change nothing', () => {
    const shown = (input: DossierInput) => ofEntrants.filter((key) => rowOf(input, key) !== undefined);
    expect(shown(withOpenGroup({ replacement: 0 }))).toEqual(['replacementMore']);
    expect(shown(withOpenGroup({ replacement: 1.5 }))).not.toContain('replacementMore');
    // Who would be 68 at entry does not enter.
    expect(shown(withOpenGroup({ entryAge: 62 }))).toContain('entrantsOlder');
    expect(shown(withOpenGroup({ entryAge: 63 }))).toEqual(ofEntrants.filter((key) => key !== 'entrantsOlder'));
    expect(shown(withOpenGroup({ entryAge: 68 }))).toEqual([]);
    const young = { ...plainDossier.participants[0]!, born: { year: 2000, month: 1, day: 1 } };
    const staying = { ...refilled.assumptions, exits: [{ fromAge: 15, value: 0 }] };
    expect(shown({ ...refilled, participants: [young], assumptions: staying })).toEqual([]);
  });
});
