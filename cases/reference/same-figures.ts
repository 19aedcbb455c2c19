import { expect } from 'vitest';

/** Every figure of the independent implementation is met to this relative difference. */
export const tolerance = 1e-9;

/** `scale`: size of the figures that a difference was made from; a difference of large sums has their rounding. */
export function expectSame(actual: number, expected: number, scale = Math.abs(expected)): void {
  expect(Math.abs(actual - expected), `${actual} instead of ${expected}`).toBeLessThanOrEqual(tolerance * scale);
}

/** The same figures in the same order. */
export function expectAllSame(actual: readonly number[], expected: readonly number[]): void {
  expect(actual).toHaveLength(expected.length);
  for (const [index, value] of expected.entries()) expectSame(actual[index]!, value);
}
