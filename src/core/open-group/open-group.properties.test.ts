import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAveragePayDossier } from '#cases/factory/average-pay.ts';
import { anyDossier } from '#cases/factory/any-dossier.ts';
import { calculate } from '#core/calculate.ts';
import type { DossierInput } from '#core/dossier.ts';
import { propertyRuns } from '#test/property-runs.ts';

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
        const { openGroup, costYears, compensation, horizons } = calculate(replaced(input, 0));
        for (const [index, { cost, entrants, compensation: added }] of openGroup.years.entries()) {
          const closed = costYears[index]!.cost;
          expect(entrants).toBe(0);
          expectNear(cost.unchanged, closed.unchanged);
          expectNear(cost.flat, closed.budgetNeutralFlat);
          if (input.kind !== 'dcToDc') expectNear(cost.grandfathering, closed.budgetNeutralProgressive);
          expectNear(added, compensation?.variants.budgetNeutralFlat.years[index]?.cost ?? 0);
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
        fc.pre(12 * input.openGroup.entryAge < input.next.pensionAgeInMonths);
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
        const { openGroup, costYears, horizons } = calculate(input);
        expectNear(openGroup.years[0]!.cost.unchanged, costYears[0]!.cost.unchanged);
        expectNear(openGroup.years[0]!.cost.flat, costYears[0]!.cost.budgetNeutralFlat);
        const [first] = horizons;
        if (first!.closedGroup !== null) expect(first!.openGroup).toBeCloseTo(first!.closedGroup, 9);
      }),
      runs,
    );
  });

  test('does not depend on the order of the participants', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const one = calculate(input).openGroup;
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
        const { years, crossingYear } = calculate(input).openGroup;
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
