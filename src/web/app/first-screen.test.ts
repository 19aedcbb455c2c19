import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textFontReady } from '#web/app/first-screen.ts';

const load = vi.fn<(font: string) => Promise<readonly unknown[]>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: {}, fonts: { load } });
  vi.stubGlobal('getComputedStyle', () => ({ fontFamily: "'Source Sans 3 Variable', sans-serif" }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  load.mockReset();
});

test('a page waits for the font of its texts', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly unknown[]>();
  load.mockReturnValue(promise);
  const ready = vi.fn();
  const waiting = textFontReady().then(ready);
  await vi.advanceTimersByTimeAsync(500);
  expect(load).toHaveBeenCalledWith("1rem 'Source Sans 3 Variable', sans-serif");
  expect(ready).not.toHaveBeenCalled();
  resolve([]);
  await waiting;
});

test('a page does not wait for a font that fails', async () => {
  load.mockRejectedValue(new Error('no such file'));
  await textFontReady();
});

test('a page waits a second at most', async () => {
  load.mockReturnValue(new Promise(() => {}));
  const ready = vi.fn();
  const waiting = textFontReady().then(ready);
  await vi.advanceTimersByTimeAsync(999);
  expect(ready).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
});
