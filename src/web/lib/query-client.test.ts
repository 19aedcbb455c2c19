import { expect, it } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { isWorthRetrying } from '#web/lib/query-client.ts';

it('an unreachable or restarting server is asked once more', () => {
  expect(isWorthRetrying(0, new ApiError(0, null))).toBe(true);
  expect(isWorthRetrying(0, new ApiError(503, null))).toBe(true);
  expect(isWorthRetrying(1, new ApiError(503, null))).toBe(false);
});

it('a refusal and a malformed answer are not asked for again', () => {
  expect(isWorthRetrying(0, new ApiError(404, null))).toBe(false);
  expect(isWorthRetrying(0, new Error('the answer does not fit'))).toBe(false);
});
