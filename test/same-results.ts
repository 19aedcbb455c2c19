import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** The same to the last bit. A whole result is only compared figure by figure, which takes long, when it is not. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
}
