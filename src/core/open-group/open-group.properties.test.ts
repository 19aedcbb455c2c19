import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAveragePayDossier } from '#cases/factory/average-pay.ts';
import { anyDossier } from '#cases/factory/any-dossier.ts';
import { calculate } from '#core/calculate.ts';
import type { DossierInput } from '#core/dossier.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { propertyRuns } from '#test/property-runs.ts';
import { byKey } from '#test/by-key.ts';

const runs = propertyRuns(15);

function expectNear(actual: number, expected: number, size = Math.abs(expected)): void {
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThanOrEqual(1e-9 * size + 1e-6);
}

const anyKind: fc.Arbitrary<DossierInput> = fc.oneof(anyDossier, anyAveragePayDossier);

const replaced = (input: DossierInput, replacement: number): DossierInput => ({
  ...input,
  openGroup: { ...input.openGroup, replacement },
});

describe('the open group', () => {
  test('without replacement is the closed group', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const result = calculate(replaced(input, 0));
        const { openGroup, horizons } = result;
        const { unchanged, budgetNeutralFlat, budgetNeutralProgressive } = byKey(result);
        for (const [index, { cost, entrants, compensation: added }] of openGroup.years.entries()) {
          expect(entrants).toBe(0);
          expectNear(cost.unchanged, unchanged.years[index]!.cost);
          expectNear(cost.flat, budgetNeutralFlat.years[index]!.cost);
          if (input.current.kind === 'averagePay')
            expectNear(cost.grandfathering, budgetNeutralProgressive.years[index]!.cost);
          expectNear(added, budgetNeutralFlat.compensation?.years[index]?.cost ?? 0);
        }
        for (const { closedGroup, openGroup: open } of horizons) {
          if (closedGroup !== null && open !== null) expect(open).toBeCloseTo(closedGroup, 9);
          else expect(open).toBe(closedGroup);
        }
      }),
      runs,
    );
  });

  test('with full replacement keeps its number', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        fc.pre(12 * (input.openGroup.entryAge ?? 32) < input.next.pensionAgeInMonths);
        const { openGroup, participantCount } = calculate(replaced(input, 1));
        for (const { inService } of openGroup.years) expectNear(inService, participantCount);
      }),
      runs,
    );
  });

  test('has no entrants as long as nobody leaves', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const young = { year: input.transitionDate.year - 30, month: 6, day: 1 };
        const participants = input.participants.map((one) => Object.assign({ ...one }, { born: young, counts: true }));
        const staying = { ...input, participants, assumptions: { ...input.assumptions, exits: [] } };
        const { years } = calculate(replaced(staying, 1)).openGroup;
        for (const { entrants } of years) expect(entrants).toBe(0);
      }),
      runs,
    );
  });

  test('is the closed group in the first year, along every path', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const result = resultOf(input);
        const { openGroup, horizons } = result;
        const { unchanged, budgetNeutralFlat } = byKey(result);
        expectNear(openGroup.years[0]!.cost.unchanged, unchanged.years[0]!.cost);
        expectNear(openGroup.years[0]!.cost.flat, budgetNeutralFlat.years[0]!.cost);
        const [first] = horizons;
        if (first!.closedGroup !== null) expect(first!.openGroup).toBeCloseTo(first!.closedGroup, 9);
      }),
      runs,
    );
  });

  test('does not depend on the order of the participants', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const one = resultOf(input).openGroup;
        const other = calculate({ ...input, participants: input.participants.toReversed() }).openGroup;
        for (const [index, { cost, inService }] of one.years.entries()) {
          const size = Object.values(cost).reduce((sum, part) => sum + Math.abs(part), 0) + 1000;
          expectNear(other.years[index]!.cost.unchanged, cost.unchanged, size);
          expectNear(other.years[index]!.inService, inService);
        }
      }),
      runs,
    );
  });

  test('crosses in the first year in which the flat path with compensation has cost less so far', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const { years, crossingYear } = resultOf(input).openGroup;
        let gap = 0;
        const gaps = years.map(({ cost, compensation }) => (gap += cost.flat + compensation - cost.grandfathering));
        const first = years.find((_, index) => gaps[index]! < -1e-6);
        if (crossingYear === null) expect(first).toBeUndefined();
        else expect(first === undefined || first.year >= crossingYear).toBe(true);
      }),
      runs,
    );
  });
});
