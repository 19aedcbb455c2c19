import { describe, expect, test } from 'vitest';
import { plainAmbitionDossier, plainGuarantee } from '#cases/factory/average-pay.ts';
import { monthAmounts } from '#cases/factory/month-amounts.ts';
import { plainParticipant } from '#cases/factory/plain-dossier.ts';
import type { YearMonth } from '#core/calendar/plain-date.ts';
import type { AveragePayDossierInput, CurrentAveragePayScheme } from '#core/dossier/dossier.ts';
import { type TimeGrid, timeGrid } from '#core/participant/time-grid.ts';
import { currentAveragePayScheme } from '#core/projection/current-average-pay-scheme.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import { tariffPrices } from '#core/projection/tariff-prices.ts';
import { typedTariff } from '#core/scheme/pension-tariff.ts';

/** November 2026, transition in March 2027, pension after 30 months: Januaries in months 2, 14 and 26. */
const start = { year: 2026, month: 11 };
const grid = timeGrid(start, { year: 2027, month: 3 }, 40);
const months = 30;
const monthlyAccrual = (0.015 * 40_000) / 12;

/** Leaves yearly pension as it is. */
const basis: PensionBasis = {
  accumulation: new Float64Array(1),
  currentAccumulation: new Float64Array(1),
  perCapitalAtNewDate: () => Number.NaN,
  perCapitalAtCurrentDate: () => Number.NaN,
  perCurrentPension: () => 1,
};

const projected = {
  participant: { ...plainParticipant, sex: 'M' as const, accruedPension: 1000 },
  hasFlatNow: false,
  ageAtStart: 68 * 12 - months,
  monthsInCurrent: months,
  monthsInNext: 40,
  premiumMonthsInCurrent: months,
  premiumMonthsInNext: 40,
};

function outcomeOf(
  changes: Partial<CurrentAveragePayScheme>,
  input: AveragePayDossierInput = plainGuarantee,
  onGrid: TimeGrid = grid,
) {
  // The price rises by 1 a year of age and stands at 10 on the pension date.
  const tariff = typedTariff([
    { age: 58, price: 0 },
    { age: 68, price: 10 },
  ]);
  const scheme = currentAveragePayScheme(
    { ...input, current: { ...input.current, ...changes } },
    onGrid,
    tariffPrices(tariff),
  );
  scheme.project(projected, new Float64Array(onGrid.periods.count).fill(59_172));
  return {
    pension: scheme.pension(basis)(projected),
    carried: scheme.carriedPension(basis)(projected),
    ...monthAmounts(scheme, projected, onGrid),
  };
}

const price = (month: number) => 10 - (months - month) / 12;

describe('pension of average pay', () => {
  test('is what was accrued and the accrual of every month before the pension date', () => {
    expect(outcomeOf({}).pension).toBeCloseTo(1000 + 30 * monthlyAccrual, 10);
  });

  test('rises on each January, accrual of a January itself for the first time a year later', () => {
    const raised = 1000 + 2 * monthlyAccrual;
    const afterSecond = (raised * 1.02 + 12 * monthlyAccrual) * 1.02;
    expect(outcomeOf({ activeIndexation: 0.02 }).pension).toBeCloseTo(
      (afterSecond + 12 * monthlyAccrual) * 1.02 + 4 * monthlyAccrual,
      10,
    );
  });

  test('without accrual is what was there, and asks no premium', () => {
    const { pension, premium, carried } = outcomeOf({ accrualRate: 0 });
    expect(pension).toBe(1000);
    expect(carried).toBe(1000);
    expect(premium.every((amount) => amount === 0)).toBe(true);
  });

  test('that stays behind is that of the months before the transition, indexed as active up to it and as inactive after', () => {
    const { carried } = outcomeOf({ activeIndexation: 0.02, inactiveIndexation: 0.01 });
    const atTransition = (1000 + 2 * monthlyAccrual) * 1.02 + 2 * monthlyAccrual;
    expect(carried).toBeCloseTo(atTransition * 1.01 ** 2, 10);
  });

  test('is that of the ambition where there is one, also what stays behind', () => {
    const ambition = { ...plainAmbitionDossier.ambition, accrualRate: 0.018, indexation: 0.01 };
    const { pension, carried } = outcomeOf({ activeIndexation: 0.05 }, { ...plainAmbitionDossier, ambition });
    const same = outcomeOf({ accrualRate: 0.018, activeIndexation: 0.01 });
    expect(pension).toBe(same.pension);
    expect(carried).toBe(same.carried);
  });
});

describe('cost of average pay', () => {
  test('is the accrual at the tariff of each month', () => {
    const { premium, cost } = outcomeOf({});
    expect(premium[0]).toBeCloseTo(monthlyAccrual * price(0), 10);
    expect(premium[29]).toBeCloseTo(monthlyAccrual * price(29), 10);
    expect(cost[29]).toBe(premium[29]);
  });

  test('is the paid premium where one is filled in, and the tariff where it is 0', () => {
    expect(outcomeOf({ paidPremium: 0.24 }).premium[7]).toBeCloseTo((0.24 * 40_000) / 12, 10);
    expect(outcomeOf({ paidPremium: 0 }).premium).toEqual(outcomeOf({}).premium);
  });

  test('is what is really paid where an ambition is the reference', () => {
    expect(outcomeOf({}, plainAmbitionDossier).premium[7]).toBe(outcomeOf({}).premium[7]);
  });

  const indexation = { activeIndexation: 0.02, buysIndexation: true };
  const bought = (changes: Partial<CurrentAveragePayScheme>, input?: AveragePayDossierInput): number[] => {
    const { premium, cost } = outcomeOf(changes, input);
    return cost.map((amount, month) => amount - premium[month]!);
  };

  test('has the indexation that is bought at each January from the transition on, over the pension accrued before it', () => {
    const before = (1000 + 2 * monthlyAccrual) * 1.02 + 12 * monthlyAccrual;
    const amounts = bought(indexation);
    expect(amounts[14]).toBeCloseTo(0.02 * before * price(14), 8);
    expect(amounts[26]).toBeCloseTo(0.02 * (before * 1.02 + 12 * monthlyAccrual) * price(26), 8);
    expect(amounts.filter((amount) => Math.abs(amount) > 1e-9)).toHaveLength(2);
  });

  test('has that of a January in which the transition falls, but not that of the valuation itself', () => {
    const januaryOf = (valuation: YearMonth): number[] => {
      const onGrid = timeGrid(valuation, { year: 2027, month: 1 }, 40);
      const { premium, cost } = outcomeOf(indexation, plainGuarantee, onGrid);
      return cost.map((amount, month) => amount - premium[month]!);
    };
    expect(januaryOf(start)[2]).toBeCloseTo(0.02 * (1000 + 2 * monthlyAccrual) * price(2), 8);
    expect(januaryOf({ year: 2027, month: 1 })[0]).toBe(0);
  });

  test('has it without the loading for waiver of premium, which is on premium', () => {
    const { premium, cost } = outcomeOf({ ...indexation, premiumLoading: 0.1 });
    expect(cost[13]).toBeCloseTo(1.1 * premium[13]!, 10);
    expect(cost[14]! - 1.1 * premium[14]!).toBeCloseTo(bought(indexation)[14]!, 8);
  });

  test('has it over the guaranteed pension where an ambition is the reference', () => {
    expect(bought(indexation, plainAmbitionDossier)[14]).toBeCloseTo(bought(indexation)[14]!, 8);
  });

  test('has none when it is not bought, or when the premium that is paid holds it', () => {
    expect(bought({ ...indexation, buysIndexation: false }).every((amount) => amount === 0)).toBe(true);
    expect(bought({ ...indexation, paidPremium: 0.24 }).every((amount) => amount === 0)).toBe(true);
  });
});
