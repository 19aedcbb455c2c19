import { describe, expect, test } from 'vitest';
import published from '#cases/law/published-values.json' with { type: 'json' };
import staffelbesluit from '#cases/law/staffelbesluit.json' with { type: 'json' };
import { dayOf } from '#core/calendar/days.ts';
import { monthAfter } from '#core/calendar/months.ts';
import { accrualLimitAt, accrualLimit } from '#core/law/accrual-limit.ts';
import { LawValueMissingError, valueOn } from '#core/law/dated.ts';
import { offsetLevelOn } from '#core/law/offset-level.ts';
import { staffelbesluitScales } from '#core/law/staffelbesluit-scales.ts';
import { statePensionAgeOfBirth } from '#core/law/state-pension-age-of-birth.ts';
import { grandfatheringEntryDeadline } from '#core/law/grandfathering-entry-deadline.ts';
import { grandfatheringReferenceDay } from '#core/law/grandfathering-reference-day.ts';
import { partnerCoverLimit } from '#core/law/partner-cover-limit.ts';
import { pensionAgeLimit } from '#core/law/pension-age-limit.ts';
import { transitionPlanDeadline } from '#core/law/transition-plan-deadline.ts';
import { participantNotice } from '#core/law/participant-notice.ts';
import { priceInflationMinimum } from '#core/law/price-inflation-minimum.ts';
import { bindingAdviceDeadline } from '#core/law/binding-advice-deadline.ts';
import { compensationLimit } from '#core/law/compensation-limit.ts';
import { statePensionAge } from '#core/law/state-pension-age.ts';
import { premiumWaiverDeadline } from '#core/law/premium-waiver-deadline.ts';
import { equityReturnMaximum } from '#core/law/equity-return-maximum.ts';
import { transitionDeadline } from '#core/law/transition-deadline.ts';
import { orphanCoverLimit } from '#core/law/orphan-cover-limit.ts';
import { flatPremiumLimit } from '#core/law/flat-premium-limit.ts';
import {
  anwBenefit,
  lowestReducedOffset,
  maximumSalary,
  middleReducedOffset,
  minimumOffset,
} from '#core/law/yearly-values.ts';
import { anwCoverLimit } from '#core/law/anw-cover-limit.ts';
import { progressivePremiumLimit } from '#core/law/progressive-premium-limit.ts';
import { compensationEnd } from '#core/law/compensation-end.ts';
import { wageGrowthMinimum } from '#core/law/wage-growth-minimum.ts';

const day2026 = dayOf('2026-01-01');
const levels = ['full', 'middle', 'lowest'] as const;

/** The state pension age of the last year that is announced. */
const [lastYear, [wholeYears = 0, months = 0]] = Object.entries(published.statePensionAges).at(-1)!;
const lastAnnounced = { year: Number(lastYear), months: 12 * wholeYears + months };

describe('amounts', () => {
  test.each(published.amounts)('are the published ones on $day', (row) => {
    const day = dayOf(row.day);
    expect(valueOn(minimumOffset, day).value).toBe(row.minimumOffset);
    expect(valueOn(maximumSalary, day).value).toBe(row.maximumSalary);
    if (row.middleReducedOffset === undefined) return;
    expect(valueOn(middleReducedOffset, day).value).toBe(row.middleReducedOffset);
    expect(valueOn(lowestReducedOffset, day).value).toBe(row.lowestReducedOffset);
  });

  test('after the last published year are those of this year, and say so', () => {
    const newest = published.amounts.at(-1)!;
    const validFrom = dayOf(newest.day);
    const dayAfter = { ...validFrom, year: validFrom.year + 1 };
    const series = { minimumOffset, middleReducedOffset, lowestReducedOffset, maximumSalary };
    for (const [name, one] of Object.entries(series)) {
      const value = newest[name as keyof typeof series];
      expect(valueOn(one, dayAfter)).toMatchObject({ value, isAfterLastKnown: true, validFrom });
    }
  });

  test('of the survivor benefit are the published ones; that of 2024 is a gap', () => {
    for (const { day, benefit } of published.survivorBenefit)
      expect(valueOn(anwBenefit, dayOf(day)).value).toBe(benefit);
    expect(valueOn(anwBenefit, dayOf('2024-07-01'))).toMatchObject({ value: null, isAfterLastKnown: false });
    const { day, benefit } = published.survivorBenefit.at(-1)!;
    const validFrom = dayOf(day);
    expect(valueOn(anwBenefit, { ...validFrom, year: validFrom.year + 1 })).toMatchObject({
      value: benefit,
      isAfterLastKnown: true,
      validFrom,
    });
  });
});

describe('percentages', () => {
  test('the flat maxima are those of the law', () => {
    for (const level of levels) {
      expect(valueOn(flatPremiumLimit, day2026).value[level]).toBeCloseTo(published.flatLimit[level] / 100, 12);
    }
    expect(valueOn(compensationLimit, day2026).value).toBe(0.33);
  });

  test('the reduced flat maxima stand to 30% as the reduced accruals to 1.875%', () => {
    const limit = valueOn(flatPremiumLimit, day2026).value;
    const accrual = valueOn(accrualLimit, day2026).value.find((row) => row.pensionAge === 68);
    expect(limit.middle / limit.full).toBeCloseTo((accrual?.middle ?? 0) / (accrual?.full ?? 1), 12);
    expect(limit.lowest / limit.full).toBeCloseTo((accrual?.lowest ?? 0) / (accrual?.full ?? 1), 12);
  });

  test('the scale maxima are those of the law, in all three columns', () => {
    const steps = valueOn(progressivePremiumLimit, day2026).value;
    expect(steps.map((step) => step.fromAge)).toEqual(published.progressiveLimit.fromAge);
    for (const level of levels) {
      const percentages = steps.map((step) => Number((step[level] * 100).toFixed(6)));
      expect(percentages, level).toEqual(published.progressiveLimit[level]);
    }
  });

  test('before 1 July 2023 there are no maxima of the new rules', () => {
    for (const series of [flatPremiumLimit, progressivePremiumLimit, compensationLimit]) {
      expect(() => valueOn<unknown>(series, dayOf('2023-06-30'))).toThrow(LawValueMissingError);
      expect(valueOn<unknown>(series, dayOf('2023-07-01')).isAfterLastKnown).toBe(false);
    }
  });

  test('the maxima are known until they are set anew in 2037', () => {
    expect(valueOn(flatPremiumLimit, dayOf('2036-12-31')).isAfterLastKnown).toBe(false);
    expect(valueOn(flatPremiumLimit, dayOf('2037-01-01')).isAfterLastKnown).toBe(true);
  });

  test('the highest accrual depends on the pension age', () => {
    const limits = valueOn(accrualLimit, day2026).value.map((row) => [row.pensionAge, row.full]);
    expect(limits).toEqual([
      [65, 0.01502],
      [66, 0.01614],
      [67, 0.01738],
      [68, 0.01875],
    ]);
  });
});

describe('the official scales', () => {
  test.each(staffelbesluit.scales)(
    'of $day at $interest%, accrual $accrual%, age $pensionAge are as printed',
    (scale) => {
      const found = valueOn(staffelbesluitScales, dayOf(scale.day)).value.filter(
        (candidate) =>
          candidate.pensionAge === scale.pensionAge &&
          Math.abs(candidate.interest * 100 - scale.interest) < 1e-9 &&
          Math.abs(candidate.accrual * 100 - scale.accrual) < 1e-9,
      );
      expect(found).toHaveLength(1);
      const rows = found[0]?.rows ?? [];
      expect(rows.map(([fromAge]) => fromAge)).toEqual(staffelbesluit.classes);
      const cells = rows.map(([, ...columns]) => columns.map((rate) => (rate * 100).toFixed(1)).join('/'));
      expect(cells).toEqual(scale.cells);
    },
  );
});

describe('limits of cover, pension age and assumptions', () => {
  test('are those of the law', () => {
    expect(valueOn(partnerCoverLimit, day2026).value).toBe(0.5);
    expect(valueOn(orphanCoverLimit, day2026).value).toBe(0.2);
    expect(valueOn(anwCoverLimit, day2026).value * 7).toBeCloseTo(8, 12);
    expect(valueOn(pensionAgeLimit, day2026).value).toBe(5 * 12);
    expect(valueOn(equityReturnMaximum, day2026).value).toBe(0.054);
    expect(valueOn(priceInflationMinimum, day2026).value).toBe(0.02);
    expect(valueOn(wageGrowthMinimum, day2026).value).toBe(0.024);
  });
});

describe('days', () => {
  test('are those of the law', () => {
    expect(valueOn(transitionPlanDeadline, day2026).value).toEqual(dayOf('2027-10-01'));
    expect(valueOn(bindingAdviceDeadline, day2026).value).toEqual(dayOf('2026-12-31'));
    expect(valueOn(premiumWaiverDeadline, day2026).value).toEqual(dayOf('2029-12-31'));
    expect(valueOn(participantNotice, day2026).value).toBe(1);
    expect(valueOn(transitionDeadline, day2026).value).toEqual(dayOf('2028-01-01'));
    expect(valueOn(grandfatheringReferenceDay, day2026).value).toEqual(dayOf('2023-06-30'));
    expect(valueOn(grandfatheringEntryDeadline, day2026).value).toEqual(dayOf('2027-12-31'));
    expect(valueOn(compensationEnd, day2026).value).toEqual(dayOf('2036-12-31'));
  });
});

describe('state pension ages', () => {
  test.each(Object.entries(published.statePensionAges))('of those who reach it in %s are as announced', (year, age) => {
    const [years = 0, months = 0] = age;
    const found = valueOn(statePensionAge, dayOf(`${year}-07-01`));
    expect(found).toMatchObject({ value: 12 * years + months, isAfterLastKnown: false });
  });

  test('after the last announced year are not known', () => {
    expect(valueOn(statePensionAge, dayOf(`${lastAnnounced.year + 1}-01-01`)).isAfterLastKnown).toBe(true);
  });
});

describe('the own state pension age', () => {
  test.each([
    ['1954-12', 66 * 12 + 4],
    ['1957-02', 66 * 12 + 10],
    ['1957-03', 67 * 12],
    ['1960-12', 67 * 12],
    ['1961-01', 67 * 12 + 3],
    ['1964-09', 67 * 12 + 3],
  ])('of those who were born in %s is %d months', (month, months) => {
    expect(statePensionAgeOfBirth(dayOf(`${month}-01`))).toEqual({ months, isAfterLastKnown: false });
  });

  test('of who reaches it after the last announced year is at least the last known one', () => {
    const { year, months } = lastAnnounced;
    const born = monthAfter({ year: year + 1, month: 1 }, -months);
    expect(statePensionAgeOfBirth(born)).toEqual({ months, isAfterLastKnown: true });
    expect(statePensionAgeOfBirth(monthAfter(born, -1)).isAfterLastKnown).toBe(false);
  });
});

describe('the level of an offset', () => {
  const none = { isBelowLowest: false };

  test('follows the amounts of its year', () => {
    expect(offsetLevelOn(day2026, 19_172)).toEqual({ level: 'full', ...none });
    expect(offsetLevelOn(day2026, 19_171.99)).toEqual({ level: 'middle', ...none });
    expect(offsetLevelOn(day2026, 17_283)).toEqual({ level: 'middle', ...none });
    expect(offsetLevelOn(day2026, 17_282)).toEqual({ level: 'lowest', ...none });
    expect(offsetLevelOn(day2026, 15_308)).toEqual({ level: 'lowest', ...none });
  });

  test('is the lowest, and wrong, below the lowest amount', () => {
    expect(offsetLevelOn(day2026, 15_307)).toEqual({ level: 'lowest', isBelowLowest: true });
  });

  test('follows the reduced amounts of 2025', () => {
    const day2025 = dayOf('2025-01-01');
    const levels2025 = [18_475, 18_474, 16_655, 16_654, 14_752, 14_751].map((offset) => offsetLevelOn(day2025, offset));
    expect(levels2025.map(({ level }) => level)).toEqual(['full', 'middle', 'middle', 'lowest', 'lowest', 'lowest']);
    expect(levels2025.map(({ isBelowLowest }) => isBelowLowest)).toEqual([false, false, false, false, false, true]);
  });
});

describe('the highest accrual at a pension age', () => {
  const limits = valueOn(accrualLimit, day2026).value;

  test.each([
    [68, 'full', 0.018_75],
    [68, 'middle', 0.017_88],
    [68, 'lowest', 0.017_01],
    [67, 'full', 0.017_38],
    [70, 'full', 0.018_75],
    [67, 'lowest', null],
    [64, 'full', null],
  ] as const)('%d with a %s offset is %s', (pensionAge, level, limit) => {
    expect(accrualLimitAt(limits, pensionAge, level)?.rate ?? null).toBe(limit);
  });
});
