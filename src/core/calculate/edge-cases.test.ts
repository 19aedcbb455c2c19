import { byKey } from '#test/by-key.ts';
import { alternativeOf, answersOf } from '#core/result/alternative-of.ts';
import { describe, expect, test } from 'vitest';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { withPeople } from '#cases/factory/with-people.ts';
import { annuityPrice } from '#core/annuity/annuity-price.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { PremiumDossierInput } from '#core/dossier/dossier.ts';
import { mortalityTable } from '#core/mortality/register.ts';

/** Whole dossiers at the edges of what can be filled in, with outcomes that can be worked out by hand. */

const level = (rate: number): PremiumDossierInput => ({
  ...plainDossier,
  current: { ...plainDossier.current, scale: [{ fromAge: 15, rate }] },
});

describe('a premium at its cap', () => {
  test('that gives exactly the goal is reached, and is the practical premium', () => {
    const { budgetNeutralFlat, profitNeutralFlat } = byKey(calculate(level(0.3)));
    for (const answer of [budgetNeutralFlat, profitNeutralFlat]) {
      expect(answer).toMatchObject({ feasible: true, shortfall: null });
      expect(answer.exact).toBeCloseTo(0.3, 12);
      expect(answer.practicalScale[0]!.rate).toBeCloseTo(0.3, 12);
      expect(answer.costDifference).toBeCloseTo(0, 6);
    }
  });

  test('of a scale goes no further than the steps with participants need', () => {
    // 45 years old: only the steps from 40 and from 55 count; 0.264 / 0.12 is above 0.338 / 0.2.
    const input = level(0.5);
    const next = {
      ...input.next,
      shapeSource: 'ownScale' as const,
      ownShape: [
        { fromAge: 20, rate: 0.001 },
        { fromAge: 40, rate: 0.12 },
        { fromAge: 55, rate: 0.2 },
      ],
    };
    const { budgetNeutralProgressive } = byKey(calculate({ ...input, next }));
    expect(budgetNeutralProgressive.feasible).toBe(false);
    expect(budgetNeutralProgressive.exact).toBeCloseTo(0.264 / 0.12, 12);
    const reached = (10 * 0.264 + 13 * 0.338) * 40_000;
    expect(budgetNeutralProgressive.shortfall!.amount).toBeCloseTo(23 * 0.5 * 40_000 - reached, 6);
  });
});

describe('a step held by its cap', () => {
  test('stays at its maximum, also where the factor times its rate falls short of the cap in the last digit', () => {
    const input = level(0.5);
    const ownShape = [
      { fromAge: 40, rate: 0.1 },
      { fromAge: 55, rate: 0.077 },
    ];
    expect((0.338 / 0.077) * 0.077).toBeLessThan(0.338);
    const next = { ...input.next, shapeSource: 'ownScale' as const, ownShape };
    const { budgetNeutralProgressive } = byKey(calculate({ ...input, next }));
    expect(budgetNeutralProgressive.exact).toBe(0.338 / 0.077);
    expect(budgetNeutralProgressive.maxima).toEqual([0.264, 0.338]);
    expect(budgetNeutralProgressive.practicalScale.map(({ rate }) => rate)).toEqual([0.264, 0.338]);
  });
});

describe('employer cost below zero', () => {
  const contribution = { basis: 'pensionBase' as const, rate: 0.25 };
  const input: PremiumDossierInput = {
    ...level(0.12),
    current: { ...level(0.12).current, employeeContribution: contribution },
    next: { ...plainDossier.next, employeeContribution: contribution },
  };

  test('in both schemes leaves the answer what it is without own contributions', () => {
    const result = calculate(input);
    const { unchanged, budgetNeutralFlat } = byKey(result);
    expect(unchanged.cost).toBeCloseTo(-0.13 * 40_000 * 23, 6);
    for (const answer of answersOf(result)) expect(answer.feasible).toBe(true);
    expect(budgetNeutralFlat.exact).toBeCloseTo(0.12, 12);
    expect(budgetNeutralFlat.cost).toBeCloseTo(unchanged.cost, 6);
  });

  test('in the current scheme alone cannot be reached by any premium', () => {
    const { budgetNeutralFlat } = byKey(calculate({ ...input, next: plainDossier.next }));
    expect(budgetNeutralFlat).toMatchObject({ exact: 0, feasible: false });
    expect(budgetNeutralFlat.shortfall!.amount).toBeCloseTo(-0.13 * 40_000 * 23, 6);
  });
});

describe('a pension age of 67 years and 3 months', () => {
  const input: PremiumDossierInput = {
    ...level(0.1),
    next: { ...plainDossier.next, pensionAgeInMonths: 67 * 12 + 3 },
    ownProposal: { flat: 0.1, scale: [] },
  };

  test('has premiums up to that month, and the price of 67 in the year in which it is reached', () => {
    // Born in January 1981: April 2048, 267 months after January 2026.
    const table = mortalityTable('AG2024');
    const { mean } = annuityPrice({ table, factor: 1, interest: 0, partnerFraction: 0 }, 67, 2048);
    const own = alternativeOf(calculate(input), 'ownFlat');
    expect(own.pension).toBeCloseTo((267 * 0.1 * 40_000) / 12 / mean, 6);
    expect(own.cost).toBeCloseTo((267 * 0.1 * 40_000) / 12, 6);
  });

  test('leaves out who reaches it on the day of the transition, and counts who does so a month later', () => {
    const born = (year: number, month: number) => ({ born: { year, month, day: 31 } });
    // 1 January 2026 less 67 years and 3 months is 1 October 1958.
    const { excluded, participantCount } = calculate(withPeople(input, born(1958, 10), born(1958, 11)));
    expect(excluded).toEqual([{ number: '0', reason: 'pensionBeforeTransition' }]);
    expect(participantCount).toBe(1);
  });
});

describe('a birthday', () => {
  test('counts from the first of its month, whatever the day', () => {
    const on = (day: number) => calculate(withPeople(plainDossier, { born: { year: 1971, month: 1, day } }));
    expect(on(31)).toEqual(on(1));
    expect(on(1).participants[0]!.age).toBe(55);
    expect(on(1).cohorts[0]).toMatchObject({ fromAge: 55, toAge: 59 });
  });

  test('in the month after the transition leaves the younger age, its step and its cohort', () => {
    const result = calculate(withPeople(plainDossier, { born: { year: 1971, month: 2, day: 1 } }));
    expect(result.participants[0]!.age).toBe(54);
    expect(alternativeOf(result, 'unchanged').participants[0]!.premium).toBeCloseTo(0.12 * 40_000, 9);
    expect(result.cohorts[0]).toMatchObject({ fromAge: 50, toAge: 54 });
  });
});

describe('part time', () => {
  test('above 100% counts for salary and offset, and has the maximum salary of full time (art. 18ga lid 1 Wet LB)', () => {
    const people = [{}, { partTime: 1.25 }, { partTime: 1.25, fullTimeSalary: 500_000 }];
    const result = calculate(withPeople(plainDossier, ...people));
    const [full, more, limited] = result.participants;
    const outcomes = alternativeOf(result, 'budgetNeutralFlat').participants;
    expect(more!.pensionBase).toBeCloseTo(1.25 * full!.pensionBase, 9);
    expect(outcomes[1]!.pension).toBeCloseTo(1.25 * outcomes[0]!.pension, 6);
    expect(limited!.pensionBase).toBeCloseTo(137_800 - 1.25 * 19_172, 9);
  });
});

describe('a goal per participant out of reach', () => {
  test.each(['expected', 'riskFree'] as const)(
    'lacks for one participant what the goal in total lacks, on the %s basis',
    (profitBasis) => {
      const input = level(0.5);
      const assumptions = {
        ...input.assumptions,
        equityReturn: 0.05,
        conversionInterest: 0.03,
        riskFreeInterest: 0.01,
      };
      const [total, average] = (['totalPension', 'averagePerParticipant'] as const).map((measure) =>
        byKey(calculate({ ...input, assumptions, goal: { ...input.goal, measure, profitBasis } })),
      );
      for (const key of ['profitNeutralFlat', 'profitNeutralProgressive'] as const) {
        expect(average![key].shortfall!.amount).toBeGreaterThan(0);
        expect(average![key].shortfall!.amount).toBeCloseTo(total![key].shortfall!.amount, 6);
        expect(average![key].shortfall!.fraction).toBeCloseTo(total![key].shortfall!.fraction, 12);
      }
    },
  );
});

describe('a group of two thousand', () => {
  test('made of the same two people has their answers, and a thousand times their cost', () => {
    const people = [{}, { born: { year: 1968, month: 7, day: 1 }, fullTimeSalary: 83_400, partTime: 0.6 }];
    const input = { ...plainDossier, ownProposal: { flat: 0.1, scale: [] } };
    const two = calculate(withPeople(input, ...people));
    const many = calculate(withPeople(input, ...Array.from({ length: 1000 }, () => people).flat()));
    expect(many.participantCount).toBe(2000);
    for (const key of ['unchanged', 'ownFlat'] as const) {
      expect(alternativeOf(many, key).cost / alternativeOf(two, key).cost).toBeCloseTo(1000, 8);
      expect(alternativeOf(many, key).pension / alternativeOf(two, key).pension).toBeCloseTo(1000, 8);
    }
    for (const { key, exact } of answersOf(two)) expect(alternativeOf(many, key).exact).toBeCloseTo(exact, 12);
  });
});

describe('everybody past the legal end of compensation', () => {
  test('is paid as salary alone, and no room is asked', () => {
    const after = { year: 2037, month: 1 };
    const input = withPeople(level(0.3), { born: { year: 1992, month: 1, day: 1 } }, { ...plainParticipant });
    const result = calculate({
      ...input,
      valuationDate: after,
      transitionDate: after,
      compensation: { ...input.compensation, method: 'pensionOutcome', end: { kind: 'pensionDate' } },
      ownProposal: { flat: 0.2, scale: [] },
    });
    const { years, totalCost } = alternativeOf(result, 'ownFlat').compensation!;
    expect(totalCost).toBeGreaterThan(0);
    expect(years.every(({ premium }) => premium === 0)).toBe(true);
  });
});
