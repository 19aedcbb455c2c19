import { byKey } from '#test/by-key.ts';
import { alternativeOf, answersOf } from '#core/result/alternative-of.ts';
import { describe, expect, test } from 'vitest';
import { plainDossier, plainParticipant, plainScale } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { DossierInput, NewScheme, Participant } from '#core/dossier/dossier.ts';
import { LawValueMissingError } from '#core/law/dated.ts';
import { UnknownMortalityTableError } from '#core/mortality/register.ts';
import { NoParticipantsLeftError } from '#core/participant/projected-participant.ts';

const withNext = (changes: Partial<NewScheme>): DossierInput => ({
  ...plainDossier,
  next: { ...plainDossier.next, ...changes },
});

const withParticipants = (...changes: Partial<Participant>[]): DossierInput => ({
  ...plainDossier,
  participants: changes.map((change, row) => Object.assign({ ...plainParticipant, number: String(row) }, change)),
});

describe('a dossier', () => {
  test('reports progress every few hundred participants and at the end', () => {
    const reports: [number, number][] = [];
    const input = withParticipants(...Array.from({ length: 1200 }, () => ({})));
    calculate(input, { onParticipants: (done, total) => reports.push([done, total]) });
    expect(reports).toEqual([
      [500, 1200],
      [1000, 1200],
      [1200, 1200],
    ]);
  });

  test('with one participant has one cohort and answers', () => {
    const result = calculate(plainDossier);
    expect(result.cohorts).toHaveLength(1);
    expect(alternativeOf(result, 'budgetNeutralProgressive').exact).toBeCloseTo(1, 12);
  });

  test('in which everybody is left out is refused', () => {
    expect(() => calculate(withParticipants({ counts: false }))).toThrow(NoParticipantsLeftError);
  });

  test('of before the new rules is refused by the law that is missing', () => {
    const early = { year: 2022, month: 1 };
    expect(() => calculate({ ...plainDossier, valuationDate: early, transitionDate: early })).toThrow(
      LawValueMissingError,
    );
  });

  test('with an unknown mortality table is refused', () => {
    const assumptions = { ...plainDossier.assumptions, mortalityTable: 'AG1950' };
    expect(() => calculate({ ...plainDossier, assumptions })).toThrow(UnknownMortalityTableError);
  });

  test('names the law and the table that it used', () => {
    const { basis } = calculate(plainDossier);
    expect(basis.tables.map(({ name }) => name)).toEqual(['AG2024']);
    expect(basis.lawValues.find(({ name }) => name === 'Minimale franchise')).toMatchObject({
      value: 19_172,
      validFrom: { year: 2026, month: 1, day: 1 },
    });
    expect(basis.lawValues.find(({ name }) => name === 'Maximale vlakke premie')?.value).toBe(0.3);
    expect(basis.lawValues.find(({ name }) => name.endsWith('vanaf 25 jaar'))?.value).toBe(0.21);
  });
});

describe('somebody', () => {
  test('with a salary below the offset or part time 0 has no premium, no pension and no ratio', () => {
    const result = calculate(withParticipants({}, { fullTimeSalary: 15_000 }, { partTime: 0 }));
    for (const { pensionBase } of result.participants.slice(1)) expect(pensionBase).toBe(0);
    for (const { participants } of result.alternatives) {
      for (const outcome of participants.slice(1))
        expect(outcome).toEqual({ premium: 0, ownContribution: 0, pension: 0, ratio: null });
    }
    expect(alternativeOf(result, 'budgetNeutralFlat').exact).toBeCloseTo(
      alternativeOf(calculate(plainDossier), 'budgetNeutralFlat').exact,
      12,
    );
  });

  test('without a current pension does not count in the average per participant', () => {
    const input = withParticipants({}, { fullTimeSalary: 15_000 });
    const average = { ...input, goal: { ...input.goal, measure: 'averagePerParticipant' as const } };
    const { proof, exact } = alternativeOf(calculate(average), 'profitNeutralProgressive');
    expect(exact).toBeCloseTo(1, 12);
    expect(proof).toMatchObject({ unit: 'ratio', target: 1 });
    expect(proof.exact).toBeCloseTo(1, 12);
  });

  test('below the first age of the scale has no scale premium, and does have a flat premium', () => {
    const young = { born: { year: 2008, month: 1, day: 1 } };
    const { unchanged, budgetNeutralProgressive, budgetNeutralFlat } = byKey(calculate(withParticipants({}, young)));
    expect(unchanged.participants[1]!.premium).toBe(0);
    expect(budgetNeutralProgressive.participants[1]!.premium).toBe(0);
    expect(budgetNeutralFlat.participants[1]!.premium).toBeGreaterThan(0);
  });

  test('who is above the maximum salary builds on the maximum', () => {
    expect(calculate(withParticipants({ fullTimeSalary: 200_000, partTime: 0.5 })).participants[0]!.pensionBase).toBe(
      (137_800 - 19_172) * 0.5,
    );
  });
});

describe('the horizon', () => {
  test('ends at the own pension date: a last year counts only its months before it', () => {
    // 68 on 1 July 2026: six months of premium.
    const input = withParticipants({ born: { year: 1958, month: 7, day: 1 } });
    expect(alternativeOf(calculate(input), 'unchanged').cost).toBeCloseTo(0.2 * 40_000 * 0.5, 9);
  });

  test('counts from the transition, not from the valuation', () => {
    const later = { ...plainDossier, transitionDate: { year: 2027, month: 7 } };
    const goal = { ...later.goal, horizon: { kind: 'years' as const, years: 1 } };
    const exits = [{ fromAge: 15, value: 0.5 }];
    const input = { ...later, goal, assumptions: { ...later.assumptions, exits, discountRate: 0.03 } };
    const months = Array.from({ length: 12 }, (_, month) => 400 * 1.03 ** (-month / 12));
    expect(alternativeOf(calculate(input), 'unchanged').cost).toBeCloseTo(
      months.reduce((one, other) => one + other),
      8,
    );
    const { years, alternatives } = calculate(input);
    const costs = alternativeOf({ alternatives }, 'unchanged').years;
    expect(years.slice(0, 2).map(({ year }, index) => [year, Math.round(costs[index]!.cost)])).toEqual([
      [2027, 4800],
      [2028, 2400],
    ]);
  });

  test('of 30 years without discount costs the sum of the years, in every alternative', () => {
    const goal = { ...plainDossier.goal, horizon: { kind: 'years' as const, years: 30 } };
    const terms = { premiumLoading: 0.04, riskPremiumOnSalary: 0.01, riskPremiumOnBase: 0.02, costPerParticipant: 120 };
    const assumptions = { ...plainDossier.assumptions, priceInflation: 0.02, wageGrowth: 0.03 };
    const result = calculate({ ...plainDossier, goal, assumptions, next: { ...plainDossier.next, ...terms } });
    expect(result.years).toHaveLength(30);
    for (const alternative of result.alternatives) {
      const sum = alternative.years.reduce((total, { cost }) => total + cost, 0);
      expect(sum, alternative.key).toBeCloseTo(alternative.cost, 6);
    }
  });
});

describe('the cost per year', () => {
  const terms = {
    premiumLoading: 0.04,
    riskPremiumOnSalary: 0.01,
    riskPremiumOnBase: 0.02,
    costPerParticipant: 120,
    employeeContribution: { basis: 'salary' as const, rate: 0.03 },
  };
  const result = calculate({
    ...withNext(terms),
    assumptions: { ...plainDossier.assumptions, priceInflation: 0.02 },
  });
  const rate = alternativeOf(result, 'budgetNeutralFlat').practicalScale[0]!.rate;

  test('has premium, loading, risk premiums and cost per head, less what the employee pays', () => {
    const [first, second] = alternativeOf(result, 'budgetNeutralFlat').years.map(({ cost }) => cost);
    const withoutHead = (1.04 * rate + 0.02) * 40_000 + (0.01 - 0.03) * 59_172;
    expect(first).toBeCloseTo(withoutHead + 120, 9);
    expect(second).toBeCloseTo(withoutHead + 120 * 1.02, 9);
  });

  test('has the own contribution of the employees beside it', () => {
    const { unchanged, profitNeutralProgressive } = byKey(result);
    expect(unchanged.years[0]!.employeeContribution).toBe(0);
    expect(profitNeutralProgressive.years[0]!.employeeContribution).toBeCloseTo(0.03 * 59_172, 9);
  });
});

describe('an answer', () => {
  test('to a current premium of zero is zero, and reached', () => {
    const current = { ...plainDossier.current, scale: plainScale.map(({ fromAge }) => ({ fromAge, rate: 0 })) };
    const next = { ...plainDossier.next, shapeSource: 'fiscalMaximum' as const };
    const result = calculate({ ...plainDossier, current, next });
    expect(alternativeOf(result, 'unchanged')).toMatchObject({ cost: 0, pension: 0 });
    for (const answer of answersOf(result)) expect(answer).toMatchObject({ exact: 0, feasible: true });
  });

  test('when fixed cost alone is above the target is zero and not feasible', () => {
    const answers = byKey(calculate(withNext({ costPerParticipant: 100_000 })));
    expect(answers.budgetNeutralFlat).toMatchObject({ exact: 0, feasible: false });
    expect(answers.budgetNeutralFlat.shortfall!.amount).toBeLessThan(0);
  });

  test('that is flat has no permission to ask; a progressive one has it apart from feasibility', () => {
    const answers = byKey(calculate({ ...plainDossier, schemeOn30June2023: 'averagePremium' }));
    expect(answers.budgetNeutralFlat.permission).toBeNull();
    expect(answers.budgetNeutralProgressive).toMatchObject({
      feasible: true,
      permission: { permitted: 'no', reason: 'schemeDoesNotQualify' },
    });
  });

  test('takes its shape from the current scale, the fiscal maximum or the own scale', () => {
    const own = [{ fromAge: 15, rate: 0.1 }];
    const shape = (shapeSource: NewScheme['shapeSource']) => calculate(withNext({ shapeSource, ownShape: own })).shape;
    expect(shape('currentScale')).toEqual(plainScale);
    expect(shape('ownScale')).toEqual(own);
    expect(shape('fiscalMaximum')[2]).toEqual({ fromAge: 25, rate: 0.21 });
    expect(() => shape('ambition')).toThrow('no ambition');
  });
});
