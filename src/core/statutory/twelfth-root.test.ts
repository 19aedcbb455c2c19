import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { twelfthRoot } from '#core/statutory/twelfth-root.ts';

test('a root of growth in a year is its growth in a month, of what loses all too', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double({ min: 0.4, max: 2.1 }), fc.double({ min: 0, max: 1e6 })), (growth) => {
      const wanted = growth ** (1 / 12);
      expect(Math.abs(twelfthRoot(growth) - wanted)).toBeLessThanOrEqual(2e-15 * wanted);
    }),
  );
  expect([0, 1, 4096].map(twelfthRoot)).toEqual([0, 1, 2]);
});
