import { expect, test } from 'vitest';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import type { AgeStep } from '#core/dossier/scale.ts';
import type { CohortCompensation } from '#core/result/compensation-result.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { statutoryCompensation } from '#core/statutory/statutory-compensation.ts';
import { lawInUse } from '#core/calculate/law-in-use.ts';
import { exampleInput, exampleParticipants } from '#test/fixtures/example-scheme.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';

const input = exampleInput(exampleParticipants(12));
const premium = alternativeOf(resultOf(input), 'budgetNeutralFlat');
const [paid] = premium.compensation!.cohorts;

/** The rates of cohorts of ten years from 20 on, of so many entitled each. */
function ratesOf(cohorts: readonly (readonly [entitled: number, rate: number])[]) {
  const rated = cohorts.map(([, rate]): CohortCompensation => ({ ...paid!, rate }));
  const dossier = {
    ...input,
    compensation: { ...plainDossier.compensation, method: 'pensionOutcome', cohortYears: 10 },
  } as const;
  const compensated = { ...premium, compensation: { ...premium.compensation!, cohorts: rated } };
  return statutoryCompensation(
    dossier,
    lawInUse(dossier).compensation,
    compensated,
    cohorts.map(([entitled], at) => ({ fromAge: 20 + 10 * at, toAge: 29 + 10 * at, entitled })),
  );
}

const at = (steps: readonly AgeStep[] | undefined, age: number): number =>
  steps!.findLast(({ fromAge }) => fromAge <= age)?.value ?? 0;

test('a model person gets the mean rate of ten who are entitled or more, a participant that of the own cohort', () => {
  const { compensation, modelCompensation } = ratesOf([
    [12, 0.01],
    [1, 0.09],
    [9, 0.04],
    [2, 0.02],
  ]);
  expect([25, 35, 45, 55].map((age) => at(compensation, age))).toEqual([0.01, 0.09, 0.04, 0.02]);
  const [young, ...others] = [25, 35, 45, 55].map((age) => at(modelCompensation, age));
  expect(young).toBe(0.01);
  for (const rate of others) expect(rate).toBeCloseTo((1 * 0.09 + 9 * 0.04 + 2 * 0.02) / 12, 12);
});

test('of fewer than ten in all model persons have one rate', () => {
  const { modelCompensation } = ratesOf([
    [1, 0.01],
    [3, 0.05],
  ]);
  for (const age of [25, 35, 60]) expect(at(modelCompensation, age)).toBeCloseTo(0.04, 12);
});
