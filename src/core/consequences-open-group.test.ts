import { alternativeOf } from '#core/result/alternative-of.ts';
import { describe, expect, test } from 'vitest';
import { plainGuarantee } from '#cases/factory/average-pay.ts';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate.ts';
import type { CompensationRules, OpenGroupAssumptions } from '#core/dossier-choices.ts';
import type { DossierInput, PremiumDossierInput } from '#core/dossier.ts';
import { losing } from '#cases/factory/losing-dossier.ts';

const withTerms = (changes: Partial<CompensationRules>, input: PremiumDossierInput = losing): PremiumDossierInput => ({
  ...input,
  compensation: { ...input.compensation, ...changes },
});

describe('the open group', () => {
  const exits = [{ fromAge: 15, value: 0.1 }];
  const withEntrants = (changes: Partial<OpenGroupAssumptions>): PremiumDossierInput => ({
    ...losing,
    assumptions: { ...losing.assumptions, exits },
    openGroup: { replacement: 1, entryAge: 44, entrySalary: null, entrantPremium: 0.3, ...changes },
  });
  const years = (input: DossierInput) => calculate(input).openGroup.years;

  test('compensates entrants of a compensated cohort at its rate, and no others', () => {
    const input = {
      ...withTerms({ salaryLoading: 0 }, withEntrants({})),
      participants: [{ ...plainParticipant, born: { year: 1984, month: 1, day: 1 } }],
    };
    const result = calculate(input);
    const yearly = alternativeOf(result, 'budgetNeutralFlat').compensation!.participants.firstYearCost[0]!;
    expect(yearly).toBeGreaterThan(0);
    // Of the cohort 40-44 are who enter at 44 in years 1 to 4; in year 5 one who was 39 at the transition replaces them.
    const [first, second] = result.openGroup.years.slice(1).map(({ compensation }) => compensation);
    expect(first).toBeCloseTo(yearly, 8);
    expect(second).toBeCloseTo(yearly, 8);
    expect(result.openGroup.years[5]!.compensation).toBeCloseTo(0.9 * yearly, 8);
  });

  test('compensates no entrants by salary', () => {
    const result = calculate(withTerms({ form: 'salary' }, withEntrants({})));
    const existing = alternativeOf(result, 'budgetNeutralFlat').compensation!;
    expect(result.openGroup.years[1]!.compensation).toBeCloseTo(existing.years[1]!.cost, 8);
  });

  test('gives entrants the mean full-time salary at the level of entry, and the amounts of their year', () => {
    const input = withEntrants({ entryAge: 44 });
    const assumptions = { ...input.assumptions, wageGrowth: 0.03, offsetGrowth: 0.03, priceInflation: 0.02 };
    const result = calculate({ ...input, assumptions });
    expect(result.openGroup.entrySalary).toBe(59_172);
    // Everything grows by 3%, so that each year the whole costs 3% more.
    const [zero, one, two] = result.openGroup.years.map(({ cost }) => cost.unchanged);
    expect(one! / zero!).toBeCloseTo(1.03, 9);
    expect(two! / zero!).toBeCloseTo(1.03 ** 2, 9);
  });

  test('lets nobody enter at or past the pension age', () => {
    for (const { entrants } of years(withEntrants({ entryAge: 68 }))) expect(entrants).toBe(0);
  });

  test('replaces who retires on the first of the year in that year', () => {
    // 68 on 1 January 2027, that is at the start of year 1.
    const input = {
      ...withEntrants({}),
      assumptions: plainDossier.assumptions,
      participants: [{ ...plainParticipant, born: { year: 1959, month: 1, day: 1 } }],
    };
    expect(years(input).map(({ entrants }) => entrants)).toEqual([0, ...Array<number>(24).fill(1), 1, 1, 1, 1, 1]);
  });

  test('replaces who leaves by the exit probability at the age at the start of the year', () => {
    const input = withEntrants({ entryAge: 30 });
    const exits45 = [
      { fromAge: 45, value: 0.2 },
      { fromAge: 46, value: 0 },
    ];
    const leaving = years({ ...input, assumptions: { ...input.assumptions, exits: exits45 } });
    expect(leaving.slice(0, 4).map(({ entrants }) => entrants)).toEqual(
      [0, 0.2, 0.2, 0.2].map((count) => expect.closeTo(count, 12)),
    );
  });

  test('has costs per participant at the price level of the year, for entrants too', () => {
    const input = withEntrants({ entryAge: 30, entrantPremium: 0 });
    const result = calculate({
      ...input,
      assumptions: { ...input.assumptions, priceInflation: 0.02 },
      current: { ...input.current, scale: [{ fromAge: 20, rate: 0 }], costPerParticipant: 1000 },
      next: { ...input.next, costPerParticipant: 1000 },
    });
    for (const { cost, index } of result.openGroup.years.slice(0, 20)) {
      for (const path of ['unchanged', 'grandfathering', 'flat'] as const) {
        expect(cost[path]).toBeCloseTo(1000 * 1.02 ** index, 8);
      }
    }
  });

  test('discounts entrants to the transition in the horizons', () => {
    const input = withEntrants({ entryAge: 30 });
    const { horizons } = calculate({
      ...input,
      assumptions: { ...input.assumptions, discountRate: 0.25 },
      current: {
        ...input.current,
        scale: [
          { fromAge: 20, rate: 0.1 },
          { fromAge: 46, rate: 0.2 },
        ],
      },
    });
    // One is in service each year: at 20% from the second year on as far as still there, else an entrant at 10%.
    const weights = [0, 1, 2, 3, 4].map((year) => 1.25 ** -year);
    const rates = [0, 1, 2, 3, 4].map((year) => (year === 0 ? 0.1 : 0.9 ** year * 0.2 + (1 - 0.9 ** year) * 0.1));
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    const mean = sum(rates.map((rate, year) => rate * weights[year]!)) / sum(weights);
    expect(horizons[1]!.openGroup).toBeCloseTo(mean, 12);
  });

  test('counts years and months of a pension age', () => {
    const input = withEntrants({ replacement: 1, entryAge: 67 });
    const next = { ...input.next, pensionAgeInMonths: 67 * 12 + 3 };
    const current = { ...input.current, pensionAgeInMonths: 67 * 12 + 3 };
    const [, first, second] = years({ ...input, current, next });
    // Who enters at 67 works three months of the year and is replaced the year after.
    expect(first!.entrants).toBeCloseTo(0.1, 12);
    expect(second!.entrants).toBeCloseTo(0.09 + 0.1, 12);
  });

  test('keeps those in service on the budget-neutral scale where there is no current scale', () => {
    const result = calculate(plainGuarantee);
    const { years: closed } = alternativeOf(result, 'budgetNeutralProgressive');
    expect(result.openGroup.years[0]!.cost.grandfathering).toBeCloseTo(closed[0]!.cost, 6);
  });
});
