import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidingMonths } from '#core/projection/step-of-month.ts';
import { timeGrid } from '#core/participant/time-grid.ts';
import { bracketAge } from '#test/bracket-age.ts';

const january = { year: 1990, month: 1 };
const december = { year: 1990, month: 12 };
const month = (year: number, number: number) => ({ year, month: number });

describe('the bracket age', () => {
  test('on the first of the month changes in the birth month itself', () => {
    expect(bracketAge('firstOfMonth', december, month(2025, 11))).toBe(34);
    expect(bracketAge('firstOfMonth', december, month(2025, 12))).toBe(35);
    expect(bracketAge('firstOfMonth', january, month(2025, 12))).toBe(35);
    expect(bracketAge('firstOfMonth', january, month(2026, 1))).toBe(36);
  });

  test('on 1 January counts a birthday in January of that year, and no later one', () => {
    for (const number of [1, 12]) {
      expect(bracketAge('firstOfJanuary', january, month(2025, number))).toBe(35);
      expect(bracketAge('firstOfJanuary', { year: 1990, month: 2 }, month(2025, number))).toBe(34);
      expect(bracketAge('firstOfJanuary', december, month(2025, number))).toBe(34);
    }
  });

  test('on 31 December counts every birthday of that year, from January on', () => {
    for (const number of [1, 12]) {
      expect(bracketAge('lastOfDecember', january, month(2025, number))).toBe(35);
      expect(bracketAge('lastOfDecember', december, month(2025, number))).toBe(35);
    }
    expect(bracketAge('lastOfDecember', december, month(2024, 12))).toBe(34);
  });

  test('is lowest on 1 January and highest on 31 December, a year apart unless born in January', () => {
    const months = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 1955, max: 2005 }), months, months, (year, born, now) => {
        const birth = month(year, born);
        const [low, middle, high] = (['firstOfJanuary', 'firstOfMonth', 'lastOfDecember'] as const).map((rule) =>
          bracketAge(rule, birth, month(2026, now)),
        );
        expect(middle).toBeGreaterThanOrEqual(low!);
        expect(middle).toBeLessThanOrEqual(high!);
        expect(high! - low!).toBe(born === 1 ? 0 : 1);
      }),
    );
  });

  test('for a whole grid decides in the same months', () => {
    const grid = timeGrid(month(2026, 11), month(2027, 1), 14);
    expect([...decidingMonths('firstOfMonth', grid)].slice(0, 4)).toEqual([0, 1, 2, 3]);
    expect([...decidingMonths('firstOfJanuary', grid)]).toEqual([-10, -10, ...Array<number>(12).fill(2), 14]);
    expect([...decidingMonths('lastOfDecember', grid)]).toEqual([1, 1, ...Array<number>(12).fill(13), 25]);
  });
});
