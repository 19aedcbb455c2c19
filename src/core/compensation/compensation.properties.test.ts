import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCompensation, anyDossier } from '#cases/factory/any-dossier.ts';
import { calculate } from '#core/calculate.ts';
import type { CompensationRules } from '#core/dossier-choices.ts';
import type { DossierInput } from '#core/dossier.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { propertyRuns } from '#test/property-runs.ts';
import type { AlternativeKey } from '#core/result/alternative-key.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type { AlternativeCompensation } from '#core/result/compensation-result.ts';

const runs = propertyRuns(20);

/** Sums in another order differ in their last digits, relative to the size of what was summed. */
const sumTolerance = 1e-9;

function expectNear(actual: number, expected: number, size = Math.abs(expected)): void {
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThanOrEqual(
    sumTolerance * size + 1e-6,
  );
}

const anyMethod: fc.Arbitrary<CompensationRules> = anyCompensation.filter(({ method }) => method !== 'none');

const compensated = fc
  .tuple(anyDossier, anyMethod)
  .map(([input, compensation]) => Object.assign(input, { compensation }));

const compensationOf = (input: DossierInput, key: AlternativeKey): AlternativeCompensation =>
  alternativeOf(resultOf(input), key).compensation!;

const ownFlat = (input: DossierInput, flat: number): DossierInput => ({
  ...input,
  ownProposal: { ...input.ownProposal, flat },
});

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

const compensationsOf = (input: DossierInput): AlternativeCompensation[] =>
  premiumAlternatives(resultOf(input)).map(({ compensation }) => compensation!);

describe('compensation', () => {
  test('is nothing when the new scheme has the terms and the scale of the current one', () => {
    fc.assert(
      fc.property(compensated, (input) => {
        const { kind: _kind, scale, ...terms } = input.current;
        const { contract, survivorCover } = input.next;
        const equal: DossierInput = {
          ...input,
          next: { ...terms, contract, shapeSource: 'currentScale', ownShape: [], survivorCover },
          ownProposal: { flat: null, scale },
        };
        const { totalCost, horizonCost, participants } = compensationOf(equal, 'ownScale');
        expectNear(totalCost, 0);
        expectNear(horizonCost, 0);
        for (const rate of participants.rate) expect(rate).toBeLessThan(1e-9);
      }),
      runs,
    );
  });

  test('of the cohorts sums to that of the years, and of the participants to that of the cohorts', () => {
    fc.assert(
      fc.property(compensated, (input) => {
        const result = resultOf(input);
        for (const { compensation } of premiumAlternatives(result)) {
          const { years, totalCost, participants, cohorts: parts } = compensation!;
          expectNear(sum(years.map(({ cost }) => cost)), totalCost);
          expectNear(sum(parts.map((part) => part.totalCost)), totalCost);
          expectNear(sum(parts.map((part) => part.firstYearCost)), sum(participants.firstYearCost));
          expectNear(sum(parts.map((part) => part.shortfall)), sum(participants.shortfall));
        }
        expect(sum(result.compensation!.cohorts.map(({ count }) => count))).toBe(result.participantCount);
      }),
      runs,
    );
  });

  test('comes on top of the cost of the alternative, and costs the loading only on what is salary', () => {
    fc.assert(
      fc.property(compensated, (input) => {
        for (const { costExcluding, costIncluding, horizonCost, years } of compensationsOf(input)) {
          expect(horizonCost).toBeGreaterThanOrEqual(0);
          expectNear(costIncluding - costExcluding, horizonCost, Math.abs(costIncluding));
          for (const { premium, salary, cost } of years) {
            expectNear(cost, premium + salary * (1 + input.compensation.salaryLoading));
            if (input.compensation.form === 'salary') expect(premium).toBe(0);
          }
        }
      }),
      runs,
    );
  });

  test('never passes the legal headroom: with the premium it stays under 33% of the base on the full minimum offset', () => {
    fc.assert(
      fc.property(compensated, fc.constantFrom(2024, 2026), (input, year) => {
        const start = { year, month: 1 };
        const result = calculate({ ...input, valuationDate: start, transitionDate: start });
        const minimum = year === 2024 ? 17_545 : 19_172;
        const limit = 0.33 - (0.3 - result.flatMaximum);
        const { practicalScale, compensation } = alternativeOf(result, 'budgetNeutralFlat');
        const { firstYearPremium } = compensation!.participants;
        const left = new Set(result.excluded.map(({ number }) => number));
        const kept = input.participants.filter(({ number }) => !left.has(number));
        for (const [index, { fullTimeSalary, partTime }] of kept.entries()) {
          const pensionable = Math.min(fullTimeSalary, input.next.maximumSalary) - minimum;
          const headroom =
            Math.max(0, limit / (1 - input.next.entryCost) - practicalScale[0]!.rate) *
            Math.max(0, pensionable) *
            partTime;
          expect(firstYearPremium[index]).toBeLessThanOrEqual(headroom * (1 + 1e-12) + 1e-9);
        }
      }),
      runs,
    );
  });

  test('past 2036 is paid as salary only', () => {
    fc.assert(
      fc.property(compensated, (input) => {
        for (const { years } of compensationsOf(input)) {
          for (const { year, premium } of years) if (year > 2036) expect(premium).toBe(0);
        }
      }),
      runs,
    );
  });

  test('of a cohort of one is paid at the own rate, and nobody without a shortfall has one', () => {
    fc.assert(
      fc.property(compensated, (input) => {
        const terms = { ...input.compensation, method: 'pensionOutcome', form: 'pensionPremium' } as const;
        const alone = { ...input, compensation: terms, participants: input.participants.slice(0, 1) };
        for (const { participants } of compensationsOf(alone)) {
          expect(participants.rate[0]).toBeCloseTo(participants.individualRate[0]!, 12);
          if (participants.shortfall[0] === 0) expect(participants.rate[0]).toBe(0);
        }
      }),
      runs,
    );
  });
});

describe('the highest flat premium with compensation', () => {
  test('fits the current cost, and no higher premium of the grid does', () => {
    fc.assert(
      fc.property(compensated, (input) => {
        const result = resultOf(input);
        const { highestFlat } = result.compensation!;
        const limit =
          alternativeOf(result, 'unchanged').cost + 1e-9 * Math.abs(alternativeOf(result, 'unchanged').cost);
        const cap = result.flatMaximum / (1 - input.next.entryCost);
        const costAt = (flat: number): number => compensationOf(ownFlat(input, flat), 'ownFlat').costIncluding;
        if (highestFlat !== null) {
          const { rate, costIncluding } = highestFlat;
          expectNear(costAt(rate), costIncluding);
          expect(costIncluding).toBeLessThanOrEqual(limit);
        }
        const higher = [0.001, 0.004, 0.02, 0.1].map((more) => (highestFlat?.rate ?? -0.001) + more);
        for (const flat of higher.filter((rate) => rate <= cap)) {
          expect(costAt(flat)).toBeGreaterThan(limit - 2e-9 * Math.abs(limit));
        }
      }),
      runs,
    );
  });
});
