import { describe, expect, test } from 'vitest';
import { dayNumber, dayOfNumber, isCalendarDay } from '#office/sheet/day-number.ts';

describe('day numbers', () => {
  test('days of the 1900 system go to their number and back', () => {
    expect(dayNumber({ year: 2026, month: 1, day: 1 })).toBe(46_023);
    expect(dayOfNumber(46_023, false)).toEqual({ year: 2026, month: 1, day: 1 });
    expect(dayOfNumber(61, false)).toEqual({ year: 1900, month: 3, day: 1 });
  });

  test('days before March 1900 are as Excel shows them', () => {
    expect(dayOfNumber(1, false)).toEqual({ year: 1900, month: 1, day: 1 });
    expect(dayOfNumber(59, false)).toEqual({ year: 1900, month: 2, day: 28 });
  });

  test('29 February 1900 is no day', () => {
    expect(dayOfNumber(60, false)).toBeNull();
  });

  test('the 1904 system starts on 1 January 1904', () => {
    expect(dayOfNumber(0, true)).toEqual({ year: 1904, month: 1, day: 1 });
    expect(dayOfNumber(44_561, true)).toEqual({ year: 2026, month: 1, day: 1 });
  });

  test('every day of four hundred years goes to its number and back', () => {
    const wrong: number[] = [];
    for (let number = 61; number < 61 + 146_097; number++) {
      const day = dayOfNumber(number, false);
      if (day === null || dayNumber(day) !== number || !isCalendarDay(day)) wrong.push(number);
    }
    expect(wrong).toEqual([]);
  });

  test('a time, a negative number and a number past the year 9999 are no day', () => {
    for (const value of [0.5, 46_023.25, -1, 0, 2_958_466, 1e300, Number.NaN])
      expect(dayOfNumber(value, false)).toBeNull();
  });

  test('only days of the calendar exist', () => {
    expect(isCalendarDay({ year: 2024, month: 2, day: 29 })).toBe(true);
    expect(isCalendarDay({ year: 2023, month: 2, day: 29 })).toBe(false);
    expect(isCalendarDay({ year: 2023, month: 13, day: 1 })).toBe(false);
    expect(isCalendarDay({ year: 99, month: 1, day: 1 })).toBe(false);
  });
});
