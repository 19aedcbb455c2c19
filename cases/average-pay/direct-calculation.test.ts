import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { directCost, directCourse, directPensions } from '#cases/average-pay/direct-calculation.ts';
import { directAmbitionScale, premiumAt } from '#cases/average-pay/direct-prices.ts';
import { anyAveragePayDossier } from '#cases/factory/average-pay.ts';
import { calculate } from '#core/calculate.ts';
import type { AveragePayDossierInput } from '#core/dossier.ts';

/** Relative difference that is allowed between the two calculations. */
const tolerance = 1e-9;

const expectNear = (actual: number, expected: number, size = Math.abs(expected)): void => {
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThanOrEqual(tolerance * size + 1e-9);
};

/** The slow single premium, remembered within one dossier. */
function rememberedPremium(): typeof premiumAt {
  const known = new Map<string, number>();
  return (input, terms, pensionAge, sex, x, year) => {
    const key = `${sex} ${x} ${year}`;
    // Past the pension age nothing is bought: that end of the interpolation has weight 0.
    const value = known.get(key) ?? (x > pensionAge ? 0 : premiumAt(input, terms, pensionAge, sex, x, year));
    known.set(key, value);
    return value;
  };
}

const courses = (input: AveragePayDossierInput, excluded: readonly { readonly number: string }[]) => {
  const left = new Set(excluded.map(({ number }) => number));
  return input.participants.filter(({ number }) => !left.has(number)).map((person) => directCourse(input, person));
};

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0);

test('average pay, calculated a second time month by month, gives the same cost', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyAveragePayDossier, (input) => {
      const { excluded, unchanged } = calculate(input);
      const premium = rememberedPremium();
      const costs = courses(input, excluded).map((course) => directCost(course, premium));
      expectNear(unchanged.cost, sum(costs), sum(costs.map(Math.abs)));
    }),
    { numRuns: 40 },
  );
});

test('average pay, calculated a second time month by month, gives the same pensions', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(anyAveragePayDossier, (input) => {
      const { excluded, participants, answers } = calculate(input);
      const flat = answers.budgetNeutralFlat.practicalScale[0]!.rate;
      for (const [index, course] of courses(input, excluded).entries()) {
        const { current, carried, perFlatRate } = directPensions(course, 'expected');
        expectNear(participants[index]!.outcomes.unchanged.pension, current);
        expectNear(participants[index]!.outcomes.budgetNeutralFlat.pension, carried + flat * perFlatRate);
      }
    }),
    { numRuns: 40 },
  );
});

test('average pay, calculated a second time, asks the same profit-neutral flat premium on both bases', () => {
  fc.assert(
    fc.property(anyAveragePayDossier, fc.constantFrom('expected', 'riskFree'), (input, profitBasis) => {
      const goal = { ...input.goal, profitBasis, fiscalCaps: false, measure: 'totalPension' as const };
      const { excluded, answers } = calculate({ ...input, goal });
      const pensions = courses(input, excluded).map((course) => directPensions(course, profitBasis));
      const total = (figure: 'current' | 'carried' | 'perFlatRate'): number => sum(pensions.map((one) => one[figure]));
      const { exact, feasible } = answers.profitNeutralFlat;
      const [current, perRate] = [total('current'), total('perFlatRate')];
      if (feasible) expectNear(exact, (current - total('carried')) / perRate, current / perRate);
      else expect(current).toBeLessThan(total('carried'));
    }),
    { numRuns: 40 },
  );
});

test('the ambition scale, calculated a second time class by class, is the same', () => {
  fc.assert(
    fc.property(anyAveragePayDossier, (input) => {
      const { shape } = calculate({ ...input, next: { ...input.next, shapeSource: 'ambition' } });
      const direct = directAmbitionScale(input);
      expect(shape.map(({ fromAge }) => fromAge)).toEqual(direct.map(({ fromAge }) => fromAge));
      for (const [row, { rate }] of direct.entries()) expectNear(shape[row]!.rate, rate);
    }),
    { numRuns: 20 },
  );
});
