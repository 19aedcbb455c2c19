import { expect, test } from 'vitest';
import { plainDossier } from '#cases/factory/plain-dossier.ts';
import { contributionPremium } from '#core/compensation/contribution-premium.ts';
import type { EmployeeContribution } from '#core/dossier.ts';

const people = { base: Float64Array.of(20_000, 40_000), salary: Float64Array.of(40_000, 60_000) };

test.each<[EmployeeContribution, number]>([
  [{ basis: 'pensionBase', rate: 0.06 }, 0.06],
  [{ basis: 'salary', rate: 0.03 }, (0.03 * 100_000) / 60_000],
  [{ basis: 'premium', rate: 0.4 }, 0],
  [{ basis: 'pensionBase', rate: 0 }, 0],
])('the employees pay the whole premium, with %j at %d', (employeeContribution, premium) => {
  expect(contributionPremium({ ...plainDossier.next, employeeContribution }, people)).toBeCloseTo(premium, 12);
});

test('where nobody has a base there is no such premium', () => {
  const next = { ...plainDossier.next, employeeContribution: { basis: 'salary', rate: 0.03 } } as const;
  expect(contributionPremium(next, { base: Float64Array.of(0), salary: Float64Array.of(15_000) })).toBe(1);
});
