import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCompensation, anyDossier } from '#cases/factory/any-dossier.ts';
import { oneProduct } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { DossierInput, PremiumDossierInput } from '#core/dossier/dossier.ts';
import { resultOf } from '#test/fixtures/calculated-result.ts';
import { propertyRuns } from '#test/property-runs.ts';
import type { AlternativeKey } from '#core/dossier/alternative-key.ts';
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
  premiumAlternatives(resultOf(input)).flatMap(({ compensation }) => (compensation === null ? [] : [compensation]));

const withRules = (input: DossierInput, changes: Partial<CompensationRules>): DossierInput => ({
  ...input,
  compensation: { ...input.compensation, ...changes },
});

/** Beside a premium that not everybody gains by. */
const anyFlat = fc.constantFrom(0.03, 0.1, 0.2, 0.28);

describe('compensation', () => {
  test('is nothing when the new scheme has the terms of the current one and the same flat premium', () => {
    fc.assert(
      fc.property(compensated, anyFlat, (input: PremiumDossierInput, flat) => {
        const { kind: _kind, scale: _scale, product: _product, ...terms } = input.current;
        const { contract, survivorCover } = input.next;
        const equal: DossierInput = {
          ...input,
          compensation: { ...input.compensation, ownTable: [] },
          current: { ...input.current, scale: [{ fromAge: 0, rate: flat }], product: oneProduct },
          next: { ...terms, contract, shapeSource: 'currentScale', ownShape: [], survivorCover },
          ownProposal: { flat, scale: [] },
        };
        const { totalCost, horizonCost, participants } = compensationOf(equal, 'ownFlat');
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
        for (const { years, totalCost, participants, cohorts: parts } of compensationsOf(input)) {
          expectNear(sum(years.map(({ cost }) => cost)), totalCost);
          expectNear(sum(parts.map((part) => part.firstYearCost)), sum(participants.firstYearCost));
          expectNear(sum(parts.map((part) => part.shortfall)), sum(participants.shortfall));
          expectNear(sum(parts.map((part) => part.salary)), sum(participants.salary));
        }
        const { cohorts } = result.compensation!;
        expect(sum(cohorts.map(({ count }) => count))).toBe(result.participantCount);
        for (const { count, entitled } of cohorts) expect(entitled).toBeLessThanOrEqual(count);
      }),
      runs,
    );
  });

  test('comes on top of the cost of the alternative, and costs the loading only on what is salary', () => {
    fc.assert(
      fc.property(compensated, (input) => {
        for (const { costExcluding, costIncluding, horizonCost, presentCost, years } of compensationsOf(input)) {
          expect(horizonCost).toBeGreaterThanOrEqual(0);
          expect(horizonCost).toBeLessThanOrEqual(presentCost * (1 + sumTolerance));
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

  test('never passes the room of the law: with the premium it stays under 33% of the base on the full minimum offset', () => {
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
          const room =
            Math.max(0, limit / (1 - input.next.entryCost) - practicalScale[0]!.rate) *
            Math.max(0, pensionable) *
            partTime;
          expect(firstYearPremium[index]).toBeLessThanOrEqual(room * (1 + 1e-12) + 1e-9);
        }
      }),
      runs,
    );
  });

  test('past 2036 is paid as salary only, and past the end of the period not at all', () => {
    fc.assert(
      fc.property(compensated, (input) => {
        const { end } = input.compensation;
        for (const { years } of compensationsOf(input)) {
          for (const { year, premium } of years) if (year > 2036) expect(premium).toBe(0);
          if (end.kind === 'years') expect(years.length).toBeLessThanOrEqual(end.years);
          if (end.kind === 'legalEnd') expect(years.at(-1)?.year ?? 0).toBeLessThanOrEqual(2036);
        }
      }),
      runs,
    );
  });

  test('as premium is one rate for all of a cohort who are entitled, and nothing for others', () => {
    fc.assert(
      fc.property(compensated, (input) => {
        const { fromAge, untilAge, cohortYears, maximumRate } = input.compensation;
        const asPremium = withRules(input, { form: 'pensionPremium', method: 'premiumDifference' });
        for (const rules of [asPremium, withRules(asPremium, { method: 'pensionOutcome' })]) {
          const { participants, compensation } = resultOf(rules);
          const { participants: paid, cohorts } = alternativeOf(resultOf(rules), 'profitNeutralFlat').compensation!;
          for (const [index, { age }] of participants.entries()) {
            const cohort = compensation!.cohorts.findIndex((one) => age >= one.fromAge && age <= one.toAge);
            const isEntitled = age >= (fromAge ?? 0) && age <= (untilAge ?? 200);
            expect(compensation!.cohorts[cohort]!.fromAge % cohortYears).toBe(0);
            expect(paid.rate[index]).toBe(isEntitled ? cohorts[cohort]!.rate : 0);
            expect(paid.rate[index]).toBeLessThanOrEqual(maximumRate ?? Infinity);
          }
        }
      }),
      runs,
    );
  });

  test('is level: of somebody whose base stays the same every whole year is alike', () => {
    fc.assert(
      fc.property(compensated, anyFlat, (input, flat) => {
        const assumptions = { ...input.assumptions, wageGrowth: 0, offsetGrowth: 0, career: [], exits: [] };
        const alone = { ...ownFlat(input, flat), assumptions, participants: input.participants.slice(0, 1) };
        const level = withRules(alone, { form: 'pensionPremium', end: { kind: 'years', years: 6 } });
        const { years } = compensationOf(level, 'ownFlat');
        for (const { premium, salary } of years) expectNear(premium + salary, years[0]!.premium + years[0]!.salary);
      }),
      runs,
    );
  });

  test('of a cohort of one is paid at the own rate up to the highest, and nobody without a shortfall has one', () => {
    fc.assert(
      fc.property(compensated, (input) => {
        const terms = { ...input.compensation, method: 'pensionOutcome', form: 'pensionPremium' } as const;
        const alone = { ...input, compensation: terms, participants: input.participants.slice(0, 1) };
        for (const { participants } of compensationsOf(alone)) {
          const own = Math.min(participants.individualRate[0]!, terms.maximumRate ?? Infinity);
          expect(participants.rate[0]).toBeCloseTo(own, 12);
          if (participants.shortfall[0] === 0) expect(participants.rate[0]).toBe(0);
        }
      }),
      runs,
    );
  });

  test('by pension outcome fills the whole shortfall, unless a maximum or a period without months keeps it from it', () => {
    fc.assert(
      fc.property(compensated, anyFlat, (input, flat) => {
        const rules = withRules(ownFlat(input, flat), { method: 'pensionOutcome' });
        const { filledFraction, cohorts, participants } = compensationOf(rules, 'ownFlat');
        if (filledFraction === null) {
          for (const shortfall of participants.shortfall) expect(shortfall).toBe(0);
          return;
        }
        expect(filledFraction).toBeLessThanOrEqual(1 + 1e-9);
        const isAble = [...participants.shortfall].every(
          (shortfall, index) => shortfall === 0 || participants.rate[index]! > 0,
        );
        if (!isAble || input.compensation.maximumRate !== null) return;
        for (const { accumulated, shortfall } of cohorts) expectNear(accumulated, shortfall);
      }),
      runs,
    );
  });

  test('costs no less with a higher target or maximum, and no more with a higher threshold', () => {
    fc.assert(
      fc.property(compensated, anyFlat, (input, flat) => {
        const cost = (changes: Partial<CompensationRules>): number =>
          compensationOf(withRules(ownFlat(input, flat), changes), 'ownFlat').totalCost;
        const rises = (costs: readonly number[]): void => {
          for (const [index, one] of costs.slice(1).entries())
            expect(one).toBeGreaterThanOrEqual(costs[index]! * (1 - 1e-9));
        };
        rises([0.6, 0.9, 1].map((target) => cost({ target })));
        rises([0.4, 0.1, 0].map((threshold) => cost({ threshold })));
        rises([0, 0.02, 0.08].map((maximumRate) => cost({ maximumRate })).concat(cost({ maximumRate: null })));
      }),
      propertyRuns(5),
    );
  });
});
