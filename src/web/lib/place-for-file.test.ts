import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { onceThereIsPlace } from '#web/lib/place-for-file.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refused = (code: string) => new ApiError(429, { code, message: '' });

it.each(['TOO_MANY_TRANSFERS', 'TRANSFERS_FULL'])(
  'what %s refuses is tried again until there is a place',
  async (code) => {
    const attempt = vi.fn<() => Promise<string>>();
    attempt.mockRejectedValueOnce(refused(code)).mockRejectedValueOnce(refused(code)).mockResolvedValue('file');
    const answer = onceThereIsPlace(attempt);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await answer).toBe('file');
    expect(attempt).toHaveBeenCalledTimes(3);
  },
);

it('is given up after a few times', async () => {
  const attempt = vi.fn(() => Promise.reject(refused('TRANSFERS_FULL')));
  const answer = expect(onceThereIsPlace(attempt)).rejects.toThrow(ApiError);
  await vi.advanceTimersByTimeAsync(60_000);
  await answer;
  expect(attempt).toHaveBeenCalledTimes(4);
});

it('is not tried again when it was refused for another reason, or is no longer wanted', async () => {
  const attempt = vi.fn(() => Promise.reject(refused('TOO_MANY_REQUESTS')));
  await expect(onceThereIsPlace(attempt)).rejects.toThrow(ApiError);
  expect(attempt).toHaveBeenCalledTimes(1);
  const full = vi.fn(() => Promise.reject(refused('TRANSFERS_FULL')));
  const leaving = new AbortController();
  const answer = expect(onceThereIsPlace(full, leaving.signal)).rejects.toThrow('abort');
  leaving.abort();
  await vi.advanceTimersByTimeAsync(20_000);
  await answer;
  expect(full).toHaveBeenCalledTimes(1);
});
