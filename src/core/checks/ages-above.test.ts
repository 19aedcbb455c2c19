import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { agesAbove } from '#core/checks/ages-above.ts';
import { scaleRate } from '#core/scheme/premium-steps.ts';
import { propertyRuns } from '#test/property-runs.ts';

const limit = [
  { fromAge: 15, rate: 0.19 },
  { fromAge: 20, rate: 0.198 },
  { fromAge: 40, rate: 0.264 },
  { fromAge: 50, rate: 0.31 },
];

test('names ages, not steps: one step may pass several maxima, and several steps one', () => {
  expect(agesAbove([{ age: 15, rate: 0.25 }], limit, 67)).toEqual([{ from: 15, until: 40 }]);
  expect(agesAbove([{ age: 15, rate: 0.32 }], limit, 67)).toBe('allAges');
  const steps = [
    { age: 15, rate: 0.1 },
    { age: 41, rate: 0.3 },
    { age: 45, rate: 0.29 },
    { age: 60, rate: 0.4 },
  ];
  expect(agesAbove(steps, limit, 67)).toEqual([
    { from: 41, until: 50 },
    { from: 60, until: null },
  ]);
});

const isIn = (ages: ReturnType<typeof agesAbove>, age: number): boolean =>
  ages === 'allAges' || ages.some(({ from, until }) => age >= from && (until === null || age < until));

test('holds exactly the ages whose rate is above the maximum of that age', () => {
  const step = fc.record({ age: fc.integer({ min: 15, max: 66 }), rate: fc.double({ min: 0, max: 0.5, noNaN: true }) });
  fc.assert(
    fc.property(fc.uniqueArray(step, { minLength: 1, maxLength: 6, selector: ({ age }) => age }), (drawn) => {
      const steps = drawn.toSorted((one, other) => one.age - other.age);
      const ages = agesAbove(steps, limit, 67);
      const scale = steps.map(({ age, rate }) => ({ fromAge: age, rate }));
      for (let age = steps[0]!.age; age <= 67; age += 1) {
        const isAbove = scaleRate(scale, age) > scaleRate(limit, age) * (1 + 1e-12);
        expect(isIn(ages, age), `${age} in ${JSON.stringify(ages)}`).toBe(isAbove);
      }
    }),
    propertyRuns(50),
  );
});
