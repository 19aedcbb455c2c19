import { describe, expect, test } from 'vitest';
import { losing, withPeople } from '#cases/factory/losing-dossier.ts';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { DossierInput, Participant, PremiumDossierInput } from '#core/dossier/dossier.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';

const withTerms = (changes: Partial<CompensationRules>, input: PremiumDossierInput = losing): PremiumDossierInput => ({
  ...input,
  compensation: { ...input.compensation, ...changes },
});

const ownFlat = (input: DossierInput) => alternativeOf(calculate(input), 'ownFlat').compensation!;

describe('compensation', () => {
  test('is left out when the dossier asks for none', () => {
    expect(calculate(plainDossier).compensation).toBeNull();
  });

  test('of a transition after 2036 is nothing, and the shortfall stays', () => {
    const after = { year: 2037, month: 1 };
    const { years, totalCost, participants } = ownFlat({ ...losing, valuationDate: after, transitionDate: after });
    expect(years).toEqual([]);
    expect(totalCost).toBe(0);
    expect(participants.rate[0]).toBe(0);
    // 56 in 2037: 12 years of 38% less 30%.
    expect(participants.shortfall[0]).toBeCloseTo(12 * 0.08 * 40_000, 6);
  });

  test('that goes on after 2036 is salary from then on', () => {
    const { years } = ownFlat(withTerms({ end: { kind: 'years', years: 13 } }));
    expect(years).toHaveLength(13);
    expect(years[10]).toMatchObject({ year: 2036 });
    expect(years[10]!.premium).toBeCloseTo(1200, 8);
    expect(years[11]!.premium).toBe(0);
    expect(years[11]!.salary).toBeCloseTo((0.84 / 13) * 40_000, 8);
  });

  test('in a month of transition within the year ends with December 2036', () => {
    const july = { year: 2026, month: 7 };
    const { years } = ownFlat({ ...losing, transitionDate: july });
    expect(years).toHaveLength(11);
    expect(years[10]!.premium / years[9]!.premium).toBeCloseTo(0.5, 9);
  });

  test('never passes the own pension date', () => {
    const old = { ...losing, participants: [{ ...plainParticipant, born: { year: 1959, month: 7, day: 1 } }] };
    const { years, participants } = ownFlat(old);
    expect(years).toHaveLength(2);
    expect(participants.rate[0]).toBeCloseTo(0.08, 12);
    expect(years[1]!.cost / years[0]!.cost).toBeCloseTo(0.5, 9);
  });

  test('of who has no pension base is nothing, and others of the cohort have theirs', () => {
    const { participants } = ownFlat(withPeople({}, { partTime: 0 }, { fullTimeSalary: 15_000 }, { partTime: 1.2 }));
    expect(participants.firstYearCost[1]).toBe(0);
    expect(participants.firstYearCost[2]).toBe(0);
    expect(participants.rate[3]).toBeCloseTo(participants.rate[0]!, 12);
    expect(participants.firstYearPremium[3]).toBeCloseTo(1.2 * participants.firstYearPremium[0]!, 8);
  });

  test('of the whole cohort is paid to those who gain too', () => {
    const late = { born: { year: 1984, month: 12, day: 1 } };
    const { participants } = ownFlat({
      ...withPeople({ born: { year: 1981, month: 12, day: 1 } }, late),
      current: { ...losing.current, scale: [{ fromAge: 42, rate: 0.4 }] },
      ownProposal: { flat: 0.345, scale: [] },
    });
    expect(participants.shortfall[1]).toBeLessThan(participants.shortfall[0]!);
    expect(participants.rate[0]).toBe(participants.rate[1]);
    expect(participants.individualRate[0]).toBeGreaterThan(participants.individualRate[1]!);
  });

  test('of who earns more than the maximum has room on the maximum salary', () => {
    const { participants } = ownFlat(withPeople({ fullTimeSalary: 250_000 }));
    expect(participants.rate[0]).toBeGreaterThan(0.06);
    expect(participants.firstYearPremium[0]).toBeCloseTo(0.03 * (137_800 - 19_172), 8);
  });

  test('over the horizon of the goal is that of its years alone', () => {
    const { years, horizonCost, costExcluding, costIncluding } = ownFlat({
      ...losing,
      goal: { ...losing.goal, horizon: { kind: 'years', years: 2 } },
    });
    expect(years).toHaveLength(11);
    expect(horizonCost).toBeCloseTo(years[0]!.cost + years[1]!.cost, 6);
    expect(costExcluding).toBeCloseTo(2 * 0.3 * 40_000, 6);
    expect(costIncluding).toBeCloseTo(costExcluding + horizonCost, 6);
  });

  test('as salary is individual and takes no room', () => {
    const { participants, years } = ownFlat(withTerms({ form: 'salary' }));
    expect(participants.rate[0]).toBe(participants.individualRate[0]);
    expect(years[0]).toMatchObject({ premium: 0 });
    expect(years[0]!.cost).toBeCloseTo(1.22 * (0.84 / 11) * 40_000, 8);
  });

  test('is there beside flat premiums only: the law knows none beside a scale', () => {
    const result = calculate({ ...losing, ownProposal: { flat: 0.3, scale: [{ fromAge: 20, rate: 0.28 }] } });
    for (const { key, form, compensation } of premiumAlternatives(result)) {
      expect(compensation === null, key).toBe(form === 'progressive');
    }
  });

  test('by difference of premium ends where either scheme ends', () => {
    const pensionAges = (current: number, next: number): PremiumDossierInput => ({
      ...withTerms({ method: 'premiumDifference', end: { kind: 'pensionDate' } }),
      current: { ...losing.current, pensionAgeInMonths: current },
      next: { ...losing.next, pensionAgeInMonths: next },
    });
    const months = (input: DossierInput): number => {
      const { years } = ownFlat(input);
      return years.reduce((sum, { premium, salary }) => sum + premium + salary, 0) / ((0.08 * 40_000) / 12);
    };
    expect(months(pensionAges(67 * 12, 69 * 12))).toBeCloseTo(12 * 12, 8);
    expect(months(pensionAges(69 * 12, 67 * 12 + 3))).toBeCloseTo(12 * 12 + 3, 8);
  });

  test('makes good no more than the part of the current pension that is asked', () => {
    const { participants } = ownFlat(withTerms({ target: 0.9 }));
    expect(participants.shortfall[0]).toBeCloseTo((0.9 * (10 * 0.28 + 13 * 0.38) - 23 * 0.3) * 40_000, 6);
  });

  test('by difference of premium pays nobody the premium of somebody who retires later', () => {
    const ages = { current: { ...losing.current, pensionAgeInMonths: 67 * 12 } };
    const older = { born: { year: 1966, month: 1, day: 1 } };
    const cost = (...people: Partial<Participant>[]): number =>
      ownFlat({
        ...withPeople(...people),
        ...ages,
        compensation: { ...losing.compensation, method: 'premiumDifference', end: { kind: 'pensionDate' } },
      }).totalCost;
    const later = { born: { year: 1974, month: 1, day: 1 } };
    expect(cost(later, older)).toBeCloseTo(cost(later) + cost(older), 6);
  });

  test('fills the shortfall with what is left of it after entry cost', () => {
    const { participants } = ownFlat({ ...losing, next: { ...losing.next, entryCost: 0.04 } });
    const shortfall = (10 * 0.28 + 13 * 0.38 - 23 * 0.3 * 0.96) * 40_000;
    expect(participants.shortfall[0]).toBeCloseTo(shortfall, 6);
    expect(participants.rate[0]).toBeCloseTo(shortfall / (0.96 * 11 * 40_000), 12);
  });

  test('of a current premium of zero is nothing', () => {
    const current = { ...losing.current, scale: [{ fromAge: 20, rate: 0 }] };
    expect(ownFlat({ ...losing, current }).totalCost).toBe(0);
  });
});
