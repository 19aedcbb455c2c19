import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { axisEnds } from '#output/model/axis-ends.ts';

it('the ends of an axis hold every value and zero, with little room to spare', () => {
  const values = fc.array(fc.integer({ min: -1e8, max: 1e8 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(values, (found) => {
      const { lowest, highest } = axisEnds(found);
      const [bottom, top] = [Math.min(0, ...found), Math.max(0, ...found)];
      expect(lowest).toBeLessThanOrEqual(bottom);
      expect(highest).toBeGreaterThanOrEqual(top);
      if (top > bottom) expect(highest - lowest).toBeLessThanOrEqual(2 * (top - bottom) + 1e-9);
    }),
  );
});

it('the ends of an axis are round', () => {
  expect(axisEnds([0, 471_447])).toEqual({ lowest: 0, highest: 500_000, step: 100_000 });
  expect(axisEnds([-40, 90])).toEqual({ lowest: -50, highest: 100, step: 25 });
  expect(axisEnds([0, 0])).toEqual({ lowest: 0, highest: 1, step: 1 });
});
