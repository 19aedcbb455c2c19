import { expect, test } from 'vitest';
import { storedValue } from '#output/writers/xlsx/stored-value.ts';

test('a day is stored as its number, from 1 March 1900 on', () => {
  expect(storedValue({ year: 1900, month: 3, day: 1 })).toBe(61);
  expect(storedValue({ year: 2028, month: 1, day: 1 })).toBe(46_753);
});

test('a number is stored as it is, and what is left of two equal sums as zero', () => {
  for (const value of [1 / 3, -0.004, 1e-8, -1e-8, 123_456_789.123_456_78]) expect(storedValue(value)).toBe(value);
  for (const value of [-3.6e-12, 1.1e-13, -0]) expect(storedValue(value)).toBe(0);
});

test('a number that is none is refused', () => {
  for (const value of [Number.NaN, Infinity]) expect(() => storedValue(value)).toThrow(RangeError);
});

test('an empty text leaves the cell empty', () => {
  expect(storedValue('')).toBeNull();
  expect(storedValue(null)).toBeNull();
});
