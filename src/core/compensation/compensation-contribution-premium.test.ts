import { expect, test } from 'vitest';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { contributionPremium } from '#core/compensation/compensation.ts';
import type { SteppedContribution } from '#core/dossier/employee-contribution.ts';

const people = { base: Float64Array.of(20_000, 40_000), salary: Float64Array.of(40_000, 60_000) };

const { transitionDate } = plainDossier;
const half = { part: 0.5, above: 0.1 };

test.each<[SteppedContribution, number]>([
  [{ basis: 'pensionBase', rate: 0.06 }, 0.06],
  [{ basis: 'salary', rate: 0.03 }, (0.03 * 100_000) / 60_000],
  [{ basis: 'premium', rate: 0.4 }, 0],
  [{ basis: 'pensionBase', rate: 0 }, 0],
  [{ basis: 'pensionBase', rate: 0.02, steps: [{ from: transitionDate, rate: 0.06 }] }, 0.06],
  [{ basis: 'pensionBase', rate: 0.06, sharing: half }, 0.06],
  // Above 10% half is shared: f = 0.12 + (f - 0.10) / 2 at 14%.
  [{ basis: 'pensionBase', rate: 0.12, sharing: half }, 0.14],
  [{ basis: 'pensionBase', rate: 0.12, sharing: { part: 1, above: 0.1 } }, 1],
])('the employees pay the whole premium, with %j at %d', (employeeContribution, premium) => {
  expect(contributionPremium({ ...plainDossier.next, employeeContribution }, transitionDate, people)).toBeCloseTo(
    premium,
    12,
  );
});

test('where nobody has a base there is no such premium', () => {
  const next = { ...plainDossier.next, employeeContribution: { basis: 'salary', rate: 0.03 } } as const;
  expect(contributionPremium(next, transitionDate, { base: Float64Array.of(0), salary: Float64Array.of(15_000) })).toBe(
    1,
  );
});
