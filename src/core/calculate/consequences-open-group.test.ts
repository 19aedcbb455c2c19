import { alternativeOf } from '#core/result/alternative-of.ts';
import { describe, expect, test } from 'vitest';
import { plainGuarantee } from '#cases/factory/average-pay.ts';
import { plainDossier, plainParticipant } from '#cases/factory/plain-dossier.ts';
import { calculate } from '#core/calculate/calculate.ts';
import type { CompensationRules, OpenGroupAssumptions } from '#core/dossier/dossier-choices.ts';
import type { DossierInput, PremiumDossierInput, SchemeOn30June2023 } from '#core/dossier/dossier.ts';
import type { FlatPathKey } from '#core/dossier/alternative-key.ts';
import type { OpenGroupResult } from '#core/result/open-group-result.ts';
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
    openGroup: { replacement: 1, entryAge: 44, entrySalary: null, entrantPremium: null, ...changes },
  });
  const years = (input: DossierInput) => calculate(input).openGroup.years;
  const flatForAll = (group: OpenGroupResult, key: FlatPathKey = 'budgetNeutralFlat') =>
    group.flatForAll.find((path) => path.key === key)!;

  test('compensates entrants of a compensated cohort at its rate, and no others', () => {
    const input = {
      ...withTerms({ salaryLoading: 0 }, withEntrants({})),
      participants: [{ ...plainParticipant, born: { year: 1984, month: 1, day: 1 } }],
    };
    const result = calculate(input);
    const yearly = alternativeOf(result, 'budgetNeutralFlat').compensation!.participants.firstYearCost[0]!;
    expect(yearly).toBeGreaterThan(0);
    // Of the cohort 40-44 are who enter at 44 in years 1 to 4; in year 5 one who was 39 at the transition replaces them.
    const { compensation, entrantCompensation } = flatForAll(result.openGroup);
    expect(compensation.slice(1, 3)).toEqual([expect.closeTo(yearly, 8), expect.closeTo(yearly, 8)]);
    expect(entrantCompensation.slice(0, 3)).toEqual([0, 0.1, 0.19].map((share) => expect.closeTo(share * yearly, 8)));
    expect(compensation[5]).toBeCloseTo(0.9 * yearly, 8);
  });

  test('compensates no entrants by salary', () => {
    const result = calculate(withTerms({ form: 'salary' }, withEntrants({})));
    const existing = alternativeOf(result, 'budgetNeutralFlat').compensation!;
    const { compensation, entrantCompensation } = flatForAll(result.openGroup);
    expect(compensation[1]).toBeCloseTo(existing.years[1]!.cost, 8);
    expect(entrantCompensation).toEqual(compensation.map(() => 0));
  });

  test('gives entrants the mean full-time salary at the level of entry, and the amounts of their year', () => {
    const input = withEntrants({ entryAge: 44 });
    const assumptions = { ...input.assumptions, wageGrowth: 0.03, offsetGrowth: 0.03, priceInflation: 0.02 };
    const result = calculate({ ...input, assumptions });
    expect(result.openGroup.entry.salary).toBe(59_172);
    // Everything grows by 3%, so that each year the whole costs 3% more.
    const [zero, one, two] = result.openGroup.unchanged;
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

  /** No premium for anybody who is there; a scale all the same, which those in service can keep. */
  const risesPastEverybody = [
    { fromAge: 20, rate: 0 },
    { fromAge: 75, rate: 0.1 },
  ];

  test('has costs per participant at the price level of the year, for entrants too', () => {
    const input = withEntrants({ entryAge: 30, entrantPremium: 0 });
    const result = calculate({
      ...input,
      assumptions: { ...input.assumptions, priceInflation: 0.02 },
      current: { ...input.current, scale: risesPastEverybody, costPerParticipant: 1000 },
      next: { ...input.next, costPerParticipant: 1000 },
    });
    const { unchanged, grandfathering } = result.openGroup;
    for (const costs of [unchanged, grandfathering.cost!, flatForAll(result.openGroup).cost]) {
      expect(costs.slice(0, 20)).toEqual(
        Array.from({ length: 20 }, (_, year) => expect.closeTo(1000 * 1.02 ** year, 8)),
      );
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
    expect(horizons[1]!.openGroup!.exact).toBeCloseTo(mean, 12);
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
    expect(result.openGroup.grandfathering.cost![0]).toBeCloseTo(closed[0]!.cost, 6);
  });

  test('lets everybody pay the flat premium of the path, who enters too, in each flat alternative', () => {
    const input = withEntrants({ entrantPremium: 0.1 });
    const { openGroup } = calculate(input);
    expect(openGroup.flatForAll.map(({ key }) => key)).toEqual(['budgetNeutralFlat', 'profitNeutralFlat', 'ownFlat']);
    // Everybody has a pension base of 40,000 and one is in service.
    for (const { rate, cost } of openGroup.flatForAll) expect(cost[10]).toBeCloseTo(rate * 40_000, 6);
    expect(flatForAll(openGroup, 'ownFlat').rate).toBe(0.3);
  });

  test('lets entrants beside a kept scale pay what was typed, else what costs as much for them as now', () => {
    const typed = calculate(withEntrants({ entrantPremium: 0.1 })).openGroup.grandfathering;
    expect(typed.entrantPremium).toMatchObject({ rate: 0.1, source: 'given' });
    const neutral = calculate(withEntrants({})).openGroup.grandfathering;
    expect(neutral.entrantPremium.source).toBe('costNeutral');
    expect(neutral.entrantPremium.rate).toBe(neutral.entrantPremium.costNeutral!.practical);
    // Both keep the scale: the difference is the premium of 1 - 0.9 of an entrant.
    const difference = neutral.cost![1]! - typed.cost![1]!;
    expect(difference).toBeCloseTo(0.1 * 40_000 * (neutral.entrantPremium.rate - 0.1), 6);
  });

  test('keeps that premium between zero and the legal maximum, also without caps', () => {
    const premium = (scale: number, riskPremiumOnBase: number) => {
      const input = withEntrants({});
      return calculate({
        ...input,
        goal: { ...input.goal, fiscalCaps: false },
        current: { ...input.current, scale: [{ fromAge: 20, rate: scale }] },
        next: { ...input.next, riskPremiumOnBase },
      }).openGroup.grandfathering.entrantPremium.costNeutral!;
    };
    expect(premium(0.4, 0)).toEqual({ unbounded: expect.closeTo(0.4, 9) as number, exact: 0.3, practical: 0.3 });
    expect(premium(0.05, 0.08)).toEqual({ unbounded: expect.closeTo(-0.03, 9) as number, exact: 0, practical: 0 });
  });

  test('has no such premium where nobody enters', () => {
    expect(calculate(withEntrants({ replacement: 0 })).openGroup.grandfathering.entrantPremium).toEqual({
      rate: 0,
      source: 'costNeutral',
      costNeutral: null,
    });
  });

  test('leaves a kept scale out where the law does not permit it, and shows it where that is not known', () => {
    const found = (schemeOn30June2023: SchemeOn30June2023) =>
      calculate({ ...withEntrants({}), schemeOn30June2023 }).openGroup;
    const refused = found('averagePremium');
    expect(refused.grandfathering).toMatchObject({ permission: { permitted: 'no' }, cost: null });
    const unknown = found('unknown');
    expect(unknown.grandfathering.permission.permitted).toBe('unknown');
    expect(unknown.grandfathering.cost).toHaveLength(30);
  });

  test('follows the flat premium for all up to thirty years, and says whether the law allows it', () => {
    const input = withEntrants({});
    const high = {
      ...input,
      goal: { ...input.goal, fiscalCaps: false },
      current: { ...input.current, scale: [{ fromAge: 20, rate: 0.4 }] },
    };
    for (const { years: horizon, openGroup } of calculate(high).horizons) {
      if (horizon === null) expect(openGroup).toBeNull();
      else expect(openGroup).toEqual({ exact: expect.closeTo(0.4, 9) as number, isReached: true, isLawful: false });
    }
    const capped = calculate({ ...high, goal: { ...high.goal, fiscalCaps: true } });
    expect(capped.horizons[3]!.openGroup).toEqual({ exact: 0.3, isReached: false, isLawful: true });
  });
});
