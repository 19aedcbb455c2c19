import { expect, test } from 'vitest';
import { rateShapes } from '#core/statutory/rate-shapes.ts';

test('flat premiums have one shape, a scale its own with and without compensation, and no premium one of zeros', () => {
  const scales = [
    [0, 0.1, 0.1],
    [0, 0.25, 0.25],
    [0, 0.1, 0.2],
    [0, 0.1, 0.2],
    [0, 0, 0],
  ].map((rates) => Float64Array.from(rates));
  const { shapes, ofScale } = rateShapes(scales);
  expect(shapes.map((shape) => Array.from(shape))).toEqual([
    [0, 1, 1],
    [0, 0.5, 1],
    [0, 0, 0],
  ]);
  expect(ofScale).toEqual([
    { shape: 0, times: 0.1 },
    { shape: 0, times: 0.25 },
    { shape: 1, times: 0.2 },
    { shape: 1, times: 0.2 },
    { shape: 2, times: 0 },
  ]);
});
