import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageInMonths, wholeYears } from '#core/calendar/age.ts';
import { compareDays, dayOf, isoDay } from '#core/calendar/days.ts';
import { firstDayOf, januariesAfter, lastDayOf, monthAfter, monthsBetween } from '#core/calendar/months.ts';

const months = fc.record({ year: fc.integer({ min: 1900, max: 2200 }), month: fc.integer({ min: 1, max: 12 }) });

describe('months', () => {
  test('count over the turn of the year in both directions', () => {
    expect(monthsBetween({ year: 2026, month: 11 }, { year: 2027, month: 2 })).toBe(3);
    expect(monthsBetween({ year: 2027, month: 2 }, { year: 2026, month: 11 })).toBe(-3);
  });

  test('adding months is the reverse of counting them', () => {
    fc.assert(
      fc.property(months, fc.integer({ min: -2000, max: 2000 }), (start, count) => {
        const end = monthAfter(start, count);
        expect(end.month).toBeGreaterThanOrEqual(1);
        expect(end.month).toBeLessThanOrEqual(12);
        expect(monthsBetween(start, end)).toBe(count);
      }),
    );
  });

  test('end on their last day, leap years and centuries included', () => {
    fc.assert(
      fc.property(months, ({ year, month }) => {
        expect(lastDayOf({ year, month })).toEqual({
          year,
          month,
          day: new Date(Date.UTC(year, month, 0)).getUTCDate(),
        });
      }),
      { examples: [1900, 2000, 2027, 2028].map((year) => [{ year, month: 2 }]) },
    );
  });

  test('Januaries are those passed after the starting month', () => {
    const january = { year: 2026, month: 1 };
    const december = { year: 2026, month: 12 };
    expect([0, 11, 12, 23, 24].map((m) => januariesAfter(january, m))).toEqual([0, 0, 1, 1, 2]);
    expect([0, 1, 12, 13].map((m) => januariesAfter(december, m))).toEqual([0, 1, 1, 2]);
  });

  test('a month stands for its first day', () => {
    expect(firstDayOf({ year: 2028, month: 1 })).toEqual({ year: 2028, month: 1, day: 1 });
  });
});

describe('age', () => {
  test('a birthday counts as the first of the birth month', () => {
    expect(ageInMonths({ year: 1960, month: 3 }, { year: 2027, month: 3 })).toBe(67 * 12);
    expect(ageInMonths({ year: 1960, month: 3 }, { year: 2027, month: 2 })).toBe(67 * 12 - 1);
  });

  test('whole years are the completed ones', () => {
    expect([803, 804, 815, 816].map(wholeYears)).toEqual([66, 67, 67, 68]);
  });
});

describe('days', () => {
  test('are ordered by year, month and day', () => {
    const ordered = ['2025-12-31', '2026-01-01', '2026-01-02', '2026-02-01'].map(dayOf);
    for (const [index, day] of ordered.entries()) {
      expect(compareDays(day, day)).toBe(0);
      for (const later of ordered.slice(index + 1)) {
        expect(compareDays(day, later)).toBeLessThan(0);
        expect(compareDays(later, day)).toBeGreaterThan(0);
      }
    }
  });

  test('are written and read in international notation', () => {
    expect(isoDay({ year: 2026, month: 1, day: 5 })).toBe('2026-01-05');
    expect(dayOf('2026-01-05')).toEqual({ year: 2026, month: 1, day: 5 });
    expect(() => dayOf('5-1-2026')).toThrow(RangeError);
  });
});
