import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberFormats, type NumberFormat } from '#output/model/number-formats.ts';
import { shownLength, widensWithSize } from '#output/writers/xlsx/shown-length.ts';

const formats = (Object.keys(numberFormats) as NumberFormat[]).filter(widensWithSize);

it.each(formats)('a column in the format %s is as wide as its lowest or highest number', (format) => {
  const numbers = fc.array(
    fc.oneof(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.double({ noNaN: true, min: -2e6, max: 2e6 })),
    {
      minLength: 1,
    },
  );
  fc.assert(
    fc.property(numbers, (values) => {
      const lengths = values.map((value) => shownLength(value, format));
      const outer = [Math.min(...values), Math.max(...values)].map((value) => shownLength(value, format));
      expect(Math.max(...outer)).toBe(Math.max(...lengths));
    }),
  );
});

it('numbers that are shown with their own digits are each as wide as they are', () => {
  expect([widensWithSize('general'), shownLength(0.125, 'general'), shownLength(2, 'general')]).toEqual([false, 5, 1]);
});
