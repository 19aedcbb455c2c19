import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyDossier } from '#cases/factory/any-dossier.ts';
import { anyAveragePayDossier } from '#cases/factory/average-pay.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import { mortalityTable } from '#core/mortality/register.ts';
import { monthsToLaterPension, participation } from '#core/participant/projected-participant.ts';
import { timeGrid } from '#core/participant/time-grid.ts';
import { basisOf, livesOf } from '#core/projection/dossier-bases.ts';
import { discountFactors } from '#core/projection/cost-weights.ts';
import { groupProjection } from '#core/projection/group-projection.ts';
import { participantProjection } from '#core/projection/participant-projection.ts';
import { pensionOf } from '#core/projection/people.ts';
import { schemeInForce } from '#core/projection/scheme-in-force.ts';
import { premiumSteps } from '#core/scheme/premium-steps.ts';
import { schemesOn } from '#core/calculate/solved-dossier.ts';
import { plainMonths } from '#test/plain-months.ts';
import { propertyRuns } from '#test/property-runs.ts';

const steps = premiumSteps([30, 41, 57].map((fromAge) => ({ fromAge, rate: 0.1 })));

/** Everybody projected in periods and ages, as the program does it. */
function projected(input: DossierInput) {
  const { participants } = participation(input);
  const grid = timeGrid(input.valuationDate, input.transitionDate, Math.max(...participants.map(monthsToLaterPension)));
  const projection = participantProjection(
    schemesOn(grid, input, steps, schemeInForce(input, mortalityTable)),
    input.assumptions,
    grid,
  );
  const lives = livesOf(mortalityTable(input.assumptions.mortalityTable), input);
  const bases = {
    expected: basisOf('expected', input, grid, lives),
    riskFree: basisOf('riskFree', input, grid, lives),
  };
  const group = groupProjection(
    { participants, stepCount: steps.count, projection, bases, premiumDiscounts: discountFactors(0.02, grid.length) },
    () => undefined,
  );
  return { participants, grid, projection, bases, group };
}

/** Sums differ by no more than their last digits. */
function expectSame(actual: Float64Array, expected: readonly number[], size: number): void {
  expect(actual).toHaveLength(expected.length);
  for (const [index, value] of expected.entries()) {
    expect(Math.abs(actual[index]! - value), `${index}: ${actual[index]} instead of ${value}`).toBeLessThanOrEqual(
      1e-11 * size,
    );
  }
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Sums per step of a scale, or per year and step. */
const sumsBy = (count: number, amounts: readonly (readonly [number, number])[]): number[] => {
  const sums = Array.from({ length: count }, () => 0);
  for (const [place, amount] of amounts) sums[place]! += amount;
  return sums;
};

describe.each([
  ['premium schemes', anyDossier],
  ['average pay schemes', anyAveragePayDossier],
])('periods and ages, for %s', (_, dossiers) => {
  test('give the sums of the plain months of everybody', () => {
    fc.assert(
      fc.property(dossiers, (input) => {
        const { participants, grid, bases, group, projection } = projected(input);
        const { transition } = grid;
        const cells: [number, number][] = [];
        const salaries: [number, number][] = [];
        const values: [number, number][] = [];
        for (const [index, one] of participants.entries()) {
          const months = [...plainMonths(input, one).entries()];
          const next = months.slice(transition, one.premiumMonthsInNext);
          const perCapital = ((1 - input.next.entryCost) * bases.expected.perCapitalAtNewDate(one)) / 12;
          const pensions = next.map(([month, { nextBase, nextAge }]): [number, number] => [
            steps.ofAge[nextAge]!,
            perCapital * nextBase * bases.expected.accumulation[one.monthsInNext - month]!,
          ]);
          const expected = sumsBy(steps.count, pensions);
          expectSame(pensionOf(group.people, index).perRate, expected, 1 + sumOf(expected));
          for (const [month, { nextBase, nextAge, inService, salary }] of next) {
            const year = Math.floor((month - transition) / 12);
            const step = steps.ofAge[nextAge]!;
            const weight = (inService * (1 + input.assumptions.discountRate) ** (-(month - transition) / 12)) / 12;
            cells.push([year * steps.count + step, weight * nextBase]);
            salaries.push([year, weight * salary]);
            values.push([step, (nextBase * 1.02 ** (-(month - transition) / 12)) / 12]);
          }
        }
        const { nextDiscounted } = group.cost;
        const size = 1 + sumOf(salaries.map(([, amount]) => amount));
        expectSame(nextDiscounted.base, sumsBy(nextDiscounted.base.length, cells), size);
        expectSame(nextDiscounted.salary, sumsBy(nextDiscounted.years, salaries), size);
        expectSame(group.premiumValue!.next.perRate, sumsBy(steps.count, values), size);
        expect(projection.salary).toHaveLength(grid.periods.count);
      }),
      propertyRuns(12),
    );
  });
});
