import { describe, expect, test } from 'vitest';
import { withPeople } from '#cases/factory/losing-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { DossierInput, PremiumDossierInput } from '#core/dossier/dossier.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';

/** Of 45 with a base of 40,000, and of 48 with 20,000: one cohort. Until 31 December 2036 is eleven years. */
const two = withPeople({}, { born: { year: 1978, month: 1, day: 1 }, fullTimeSalary: 39_172 });
const currentOf = [40_000 * (10 * 0.28 + 13 * 0.38), 20_000 * (7 * 0.28 + 13 * 0.38)] as const;
const shortfallOf = [currentOf[0] - 40_000 * 23 * 0.3, currentOf[1] - 20_000 * 20 * 0.3] as const;

const ownFlat = (changes: Partial<CompensationRules>, input: PremiumDossierInput = two) =>
  alternativeOf(calculate({ ...input, compensation: { ...input.compensation, ...changes } }), 'ownFlat').compensation!;

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

describe('a difference of premium', () => {
  const byPremium = { method: 'premiumDifference' } as const;

  test('as premium is one level rate per cohort, worth all differences up to the pension date', () => {
    const { participants, years } = ownFlat(byPremium);
    const rate = (13 * 0.08 * 60_000) / (11 * 60_000);
    expect([...participants.rate].map((one) => one.toFixed(12))).toEqual([rate.toFixed(12), rate.toFixed(12)]);
    expect(years).toHaveLength(11);
    for (const { premium, salary } of years) expect(premium + salary).toBeCloseTo(rate * 60_000, 6);
  });

  test('as premium discounts at the discount rate and leaves exits out of the rate', () => {
    const assumptions = { ...two.assumptions, discountRate: 0.03, exits: [{ fromAge: 15, value: 0.2 }] };
    const alone = { ...two, participants: two.participants.slice(0, 1), assumptions };
    const v = 1 / 1.03;
    const annuity = (from: number, until: number): number =>
      sum(Array.from({ length: 12 * (until - from) }, (_, month) => v ** (from + month / 12)));
    const { participants } = ownFlat(byPremium, alone);
    expect(participants.rate[0]).toBeCloseTo((0.08 * annuity(10, 23)) / annuity(0, 11), 12);
  });

  test('as salary is paid as it falls, everybody the own, and no month above the highest rate', () => {
    const asSalary = { ...byPremium, form: 'salary', end: { kind: 'pensionDate' } } as const;
    const { years, participants } = ownFlat(asSalary);
    expect(years[6]!.salary).toBe(0);
    expect(years[7]!.salary).toBeCloseTo(0.08 * 20_000, 6);
    expect(years[10]!.salary).toBeCloseTo(0.08 * 60_000, 6);
    expect(participants.rate[0]).toBe(0);
    expect(ownFlat({ ...asSalary, maximumRate: 0.05 }).years[10]!.salary).toBeCloseTo(0.05 * 60_000, 6);
  });

  test('as salary shows the rate of its first year, and beside it that without the maximum', () => {
    const old = withPeople({ born: { year: 1966, month: 1, day: 1 } });
    const { participants } = ownFlat({ ...byPremium, form: 'salary', maximumRate: 0.05 }, old);
    expect(participants.rate[0]).toBeCloseTo(0.05, 12);
    expect(participants.individualRate[0]).toBeCloseTo(0.08, 12);
  });
});

describe('a table of rates that were negotiated', () => {
  const table = {
    method: 'ownTable',
    ownTable: [
      { fromAge: 46, rate: 0.03 },
      { fromAge: 47, rate: 0.04 },
    ],
  } as const;

  test('is paid by the own age at the transition, and nothing below its first age', () => {
    const { participants, cohorts, filledFraction } = ownFlat(table);
    expect([...participants.rate]).toEqual([0, 0.04]);
    expect(cohorts[0]!.rate).toBeNull();
    expect(participants.firstYearPremium[1]).toBeCloseTo(0.03 * 20_000, 8);
    expect(participants.firstYearSalary[1]).toBeCloseTo(0.01 * 20_000, 8);
    expect(filledFraction).toBeCloseTo((11 * 0.04 * 20_000) / (shortfallOf[0] + shortfallOf[1]), 12);
  });

  test('may fill more than the shortfall, and is held by the highest rate', () => {
    expect(ownFlat({ ...table, target: 0.88 }).filledFraction).toBeGreaterThan(1);
    expect([...ownFlat({ ...table, maximumRate: 0.025 }).participants.rate]).toEqual([0, 0.025]);
  });

  test('fills no part of nothing', () => {
    expect(ownFlat({ ...table, target: 0.5 }).filledFraction).toBeNull();
  });
});

describe('the threshold', () => {
  test('leaves out who falls short at most that part of the current pension, and counts the whole shortfall of others', () => {
    // They fall 10.9% and 13.0% short.
    const { participants } = ownFlat({ threshold: 0.11 });
    expect([...participants.shortfall].map(Math.round)).toEqual([0, Math.round(shortfallOf[1])]);
    expect(participants.rate[0]).toBeCloseTo(shortfallOf[1] / (11 * 60_000), 12);
    expect(sum(ownFlat({ threshold: 0.14 }).participants.rate)).toBe(0);
  });

  test('is passed by a shortfall above it only, in its last digits not', () => {
    const exactly = shortfallOf[0] / currentOf[0];
    expect(ownFlat({ threshold: exactly }).participants.shortfall[0]).toBe(0);
    expect(ownFlat({ threshold: exactly - 1e-9 }).participants.shortfall[0]).toBeCloseTo(shortfallOf[0], 6);
  });
});

describe('the highest rate', () => {
  test('holds what is paid, not the diagnostic, and fills a part', () => {
    const { participants, filledFraction, cohorts } = ownFlat({ maximumRate: 0.05 });
    expect([...participants.rate]).toEqual([0.05, 0.05]);
    expect(participants.individualRate[0]).toBeCloseTo(shortfallOf[0] / (11 * 40_000), 12);
    expect(cohorts[0]!.accumulated).toBeCloseTo(0.05 * 11 * 60_000, 6);
    expect(filledFraction).toBeCloseTo((0.05 * 11 * 60_000) / (shortfallOf[0] + shortfallOf[1]), 12);
  });
});

describe('the ages that are compensated', () => {
  test('cut a cohort, at the own age at the transition, both ends included', () => {
    const { compensation } = calculate({ ...two, compensation: { ...two.compensation, fromAge: 46, untilAge: 48 } });
    expect(compensation!.cohorts).toMatchObject([{ fromAge: 45, count: 2, entitled: 1 }]);
    const { participants } = ownFlat({ fromAge: 46, untilAge: 48 });
    expect(participants.rate[0]).toBe(0);
    expect(participants.shortfall[0]).toBe(0);
    expect(participants.rate[1]).toBeCloseTo(shortfallOf[1] / (11 * 20_000), 12);
    expect(ownFlat({ fromAge: 46, untilAge: 47 }).totalCost).toBe(0);
  });
});

describe('the basis of compensation', () => {
  test('governs shortfall, accumulation and price, while the pension after it is the expected one', () => {
    const assumptions = { ...two.assumptions, equityReturn: 0.05, riskFreeInterest: 0.01, conversionInterest: 0.03 };
    const input = { ...two, participants: two.participants.slice(0, 1), assumptions };
    const result = (basis: CompensationRules['basis']) =>
      calculate({ ...input, compensation: { ...input.compensation, basis, salaryLoading: 0 } });
    const [expected, riskFree] = [result('expected'), result('riskFree')];
    const after = (one: ReturnType<typeof result>): number => {
      const { participants, compensation } = alternativeOf(one, 'ownFlat');
      const { pensionFromPremium, pensionFromSalary } = compensation!.participants;
      return participants[0]!.pension + pensionFromPremium[0]! + pensionFromSalary[0]!;
    };
    expect([expected.compensation!.basis, riskFree.compensation!.basis]).toEqual(['expected', 'riskFree']);
    // Filled on the expected basis the expected pension is the current one; filled free of risk it is another.
    expect(after(expected)).toBeCloseTo(alternativeOf(expected, 'unchanged').participants[0]!.pension, 6);
    expect(Math.abs(after(riskFree) - alternativeOf(riskFree, 'unchanged').participants[0]!.pension)).toBeGreaterThan(
      1,
    );
    for (const one of [expected, riskFree]) {
      expect(alternativeOf(one, 'ownFlat').compensation!.filledFraction).toBeCloseTo(1, 12);
    }
  });
});

describe('a reduced offset', () => {
  const reduced: PremiumDossierInput = {
    ...two,
    next: { ...two.next, offset: 16_000 },
    ownProposal: { flat: 0.27, scale: [] },
  };
  const missing = currentOf[0] - 43_172 * 23 * 0.27 + currentOf[1] - 23_172 * 20 * 0.27;

  test('sets the rate on the base with the full minimum offset, and the room on the same', () => {
    const { participants } = ownFlat({}, reduced);
    expect(participants.rate[0]).toBeCloseTo(missing / (11 * 60_000), 12);
    expect(participants.firstYearPremium[0]).toBeCloseTo((0.33 - 0.02784 - 0.27) * 40_000, 8);
    const { participants: byTable } = ownFlat({ method: 'ownTable', ownTable: [{ fromAge: 20, rate: 0.01 }] }, reduced);
    expect(byTable.firstYearPremium[0]).toBeCloseTo(400, 8);
    const { participants: byMaximum } = ownFlat({ maximumRate: 0.02 }, reduced);
    expect(byMaximum.firstYearPremium[0]).toBeCloseTo(800, 8);
  });

  test('leaves salary on the base of the new scheme', () => {
    const { participants } = ownFlat({ form: 'salary', maximumRate: 0.02 }, reduced);
    expect(participants.firstYearSalary[0]).toBeCloseTo(0.02 * 43_172, 8);
    const rateBase = (form: CompensationRules['form'], input: DossierInput) =>
      calculate({ ...input, compensation: { ...input.compensation, form } }).compensation!.rateBase;
    expect(rateBase('salary', reduced)).toBe('newScheme');
    expect(rateBase('pensionPremium', reduced)).toBe('fullOffset');
    expect(rateBase('pensionPremium', two)).toBe('newScheme');
  });
});

describe('the pension after compensation', () => {
  test('has what is paid as premium in it, and what is paid as salary beside it, gross and as pension', () => {
    const { participants, cohorts } = ownFlat({ salaryLoading: 0.22 });
    const { pensionFromPremium, salary, pensionFromSalary } = participants;
    const premium = 11 * 0.03 * 40_000;
    expect(salary[0]).toBeCloseTo(11 * participants.firstYearSalary[0]!, 6);
    expect(pensionFromSalary[0]! / pensionFromPremium[0]!).toBeCloseTo(salary[0]! / premium, 9);
    expect(cohorts[0]!.pensionFromPremium).toBeCloseTo(sum(pensionFromPremium), 8);
    expect(cohorts[0]!.salary).toBeCloseTo(sum(salary), 8);
  });

  test('of salary is less by the entry cost, as of premium', () => {
    const withCost = { ...two, next: { ...two.next, entryCost: 0.05 } };
    const asSalary = { method: 'ownTable', form: 'salary', ownTable: [{ fromAge: 20, rate: 0.02 }] } as const;
    const value = (input: PremiumDossierInput): number => ownFlat(asSalary, input).participants.pensionFromSalary[0]!;
    expect(value(withCost) / value(two)).toBeCloseTo(0.95, 9);
  });
});

describe('what is discounted', () => {
  test('is the whole period, and the months of the horizon in it', () => {
    const assumptions = { ...two.assumptions, discountRate: 0.02 };
    const goal = { ...two.goal, horizon: { kind: 'years', years: 3 } } as const;
    const { years, presentCost, horizonCost, totalCost } = ownFlat({}, { ...two, assumptions, goal });
    const inYear = (index: number): number =>
      sum(Array.from({ length: 12 }, (_, month) => (years[index]!.cost / 12) * 1.02 ** -(index + month / 12)));
    expect(presentCost).toBeCloseTo(sum(years.map((_, index) => inYear(index))), 6);
    expect(horizonCost).toBeCloseTo(inYear(0) + inYear(1) + inYear(2), 6);
    expect(totalCost).toBeCloseTo(sum(years.map(({ cost }) => cost)), 6);
  });
});
