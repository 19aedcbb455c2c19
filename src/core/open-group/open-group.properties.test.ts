import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAveragePayDossier } from '#cases/factory/average-pay.ts';
import { anyDossier, anyScale } from '#cases/factory/any-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import type { OpenGroupResult } from '#core/result/open-group-result.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { propertyRuns } from '#test/property-runs.ts';
import { byKey } from '#test/by-key.ts';
import { isLevel } from '#core/scheme/level-scale.ts';

const runs = propertyRuns(15);

function expectNear(actual: number, expected: number, size = Math.abs(expected)): void {
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThanOrEqual(1e-9 * size + 1e-6);
}

const anyKind: fc.Arbitrary<DossierInput> = fc.oneof(anyDossier, anyAveragePayDossier);

/** The dossier with a contract and a rising scale that those in service may keep: the scales that are drawn mostly fall somewhere. */
function withKeptScale(input: DossierInput, scale: Scale): DossierInput {
  const rising = scale.map(({ rate }) => rate).toSorted((one, other) => one - other);
  const ownShape = scale.map(({ fromAge }, row) => ({ fromAge, rate: rising[row]! }));
  return { ...input, next: { ...input.next, contract: 'flexible', shapeSource: 'ownScale', ownShape } };
}

const replaced = (input: DossierInput, replacement: number): DossierInput => ({
  ...input,
  openGroup: { ...input.openGroup, replacement },
});

const flatOf = ({ flatForAll }: OpenGroupResult) => flatForAll.find(({ key }) => key === 'budgetNeutralFlat')!;

describe('the open group', () => {
  test('without replacement is the closed group', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const result = calculate(replaced(input, 0));
        const { openGroup, horizons } = result;
        const { unchanged, budgetNeutralFlat, budgetNeutralProgressive } = byKey(result);
        const { grandfathering } = openGroup;
        const flat = flatOf(openGroup);
        expect(grandfathering.entrantPremium.costNeutral).toBeNull();
        for (const { index, entrants } of openGroup.years) {
          expect(entrants).toBe(0);
          expectNear(openGroup.unchanged[index]!, unchanged.years[index]!.cost);
          expectNear(flat.cost[index]!, budgetNeutralFlat.years[index]!.cost);
          if (input.current.kind === 'averagePay' && grandfathering.cost !== null)
            expectNear(grandfathering.cost[index]!, budgetNeutralProgressive.years[index]!.cost);
          expectNear(flat.compensation[index]!, budgetNeutralFlat.compensation?.years[index]?.cost ?? 0);
        }
        for (const { closedGroup, openGroup: open } of horizons) {
          if (open === null) continue;
          expect(open.isReached).toBe(closedGroup.isReached);
          expect(open.exact).toBeCloseTo(closedGroup.exact, 9);
        }
      }),
      runs,
    );
  });

  test('with full replacement keeps its number', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const { openGroup, participantCount } = resultOf(replaced(input, 1));
        fc.pre(12 * openGroup.entry.age < input.next.pensionAgeInMonths);
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
        const { unchanged } = byKey(result);
        expectNear(openGroup.unchanged[0]!, unchanged.years[0]!.cost);
        for (const { key, cost } of openGroup.flatForAll) {
          expectNear(cost[0]!, alternativeOf(result, key).years[0]!.cost);
        }
        const [first] = horizons;
        expect(first!.openGroup!.exact).toBeCloseTo(first!.closedGroup.exact, 9);
      }),
      runs,
    );
  });

  test('does not depend on the order of the participants', () => {
    fc.assert(
      fc.property(anyKind, (input) => {
        const one = resultOf(input).openGroup;
        const other = calculate({ ...input, participants: input.participants.toReversed() }).openGroup;
        const size = Math.max(...[...one.unchanged, ...flatOf(one).cost].map(Math.abs)) + 1000;
        for (const { index, inService } of one.years) {
          expectNear(other.unchanged[index]!, one.unchanged[index]!, size);
          expectNear(other.years[index]!.inService, inService);
        }
      }),
      runs,
    );
  });

  test('lets who enters beside a kept scale cost what they would now, at the exact premium within its limits', () => {
    fc.assert(
      fc.property(anyKind, anyScale, (drawn, scale) => {
        const input = withKeptScale(drawn, scale);
        // Discounted at nothing the sums of the years are what is neutral.
        const plain = { ...replaced(input, 1), assumptions: { ...input.assumptions, discountRate: 0 } };
        const { grandfathering } = calculate(plain).openGroup;
        const found = grandfathering.entrantPremium.costNeutral;
        fc.pre(found !== null && found.exact === found.unbounded && grandfathering.cost !== null);
        const typed = { ...plain, openGroup: { ...plain.openGroup, entrantPremium: found.exact } };
        const { openGroup } = calculate(typed);
        const closed = calculate(replaced(typed, 0)).openGroup;
        const cost = openGroup.grandfathering.cost!;
        const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
        const size = sum(openGroup.unchanged.map(Math.abs)) + sum(cost.map(Math.abs));
        const now = sum(openGroup.unchanged) - sum(closed.unchanged);
        const later = sum(cost) - sum(closed.grandfathering.cost!);
        expectNear(later, now, size);
      }),
      runs,
    );
  });

  test('that counts for equal cost gives the flat premium for all of that horizon, and changes no other answer', () => {
    fc.assert(
      fc.property(anyKind, fc.constantFrom(5, 10, 30), (input, horizon) => {
        const goal = { ...input.goal, horizon: { kind: 'years', years: horizon } as const };
        const [closed, open] = (['existing', 'withEntrants'] as const).map((group) =>
          calculate({ ...input, goal: { ...goal, group } }),
        );
        const { budgetNeutralFlat, ...others } = byKey(open!);
        const row = open!.horizons.find(({ years }) => years === horizon)!;
        expect(budgetNeutralFlat.exact).toBe(row.openGroup!.exact);
        expect(budgetNeutralFlat.costGroup).toBe('withEntrants');
        expectNear(budgetNeutralFlat.proof.practical, budgetNeutralFlat.cost);
        // A scale that is level is one premium for everybody, who enters too.
        const progressive = isLevel(open!.shape) ? [] : (['budgetNeutralProgressive'] as const);
        for (const key of [...progressive, 'profitNeutralFlat', 'profitNeutralProgressive'] as const) {
          expect(others[key].exact).toBe(byKey(closed!)[key].exact);
          expect(others[key].cost).toBe(byKey(closed!)[key].cost);
        }
      }),
      runs,
    );
  });
});
