import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heartbeatMilliseconds } from '#api/changes.ts';
import { followChanges } from '#web/lib/changes/change-stream.ts';

const asked: { readonly url: string; readonly headers: Record<string, string> }[] = [];
let answer: (signal: AbortSignal) => Response | Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  asked.length = 0;
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ api_token: 'secret' }) });
  vi.stubGlobal(
    'fetch',
    async (url: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
      asked.push({ url, headers });
      return answer(signal);
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A stream that says these pieces, and then ends, breaks or stays open. */
function said(pieces: readonly string[], then: 'ends' | 'breaks' | 'stays'): (signal: AbortSignal) => Response {
  return (signal) =>
    new Response(
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
          if (then === 'ends') controller.close();
          if (then === 'breaks') setTimeout(() => controller.error(new TypeError('cut')), 10);
          signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
        },
      }),
    );
}

function following() {
  const heard: (readonly string[] | null)[] = [];
  const stop = new AbortController();
  const over = followChanges((clientIds) => heard.push(clientIds), stop.signal);
  return { heard, stop, over };
}

const event = (...clientIds: string[]) => `event: changed\ndata: ${JSON.stringify({ clientIds })}\n\n`;
const moment = () => vi.advanceTimersByTimeAsync(100);

it('the lists are looked at once it is open, and then as they change, however the text is cut', async () => {
  const text = `: open\n\n${event('a')}: here\n\n${event('b', 'c')}`;
  answer = said([text.slice(0, 30), text.slice(30, 31), text.slice(31)], 'stays');
  const { heard, stop, over } = following();
  await moment();
  expect(heard).toEqual([null, ['a'], ['b', 'c']]);
  expect(asked).toEqual([
    {
      url: '/api/changes',
      headers: { Accept: 'text/event-stream', Authorization: 'Bearer secret', 'x-by-clock': '1' },
    },
  ]);
  stop.abort();
  await over;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked).toHaveLength(1);
});

it.each(['ends', 'breaks'] as const)('a stream that %s is opened again, and everything looked at', async (how) => {
  answer = said([': open\n\n', event('a')], how);
  const { heard, stop, over } = following();
  await moment();
  answer = said([': open\n\n', event('b')], 'stays');
  await vi.advanceTimersByTimeAsync(1_100);
  expect(heard).toEqual([null, ['a'], null, ['b']]);
  stop.abort();
  await over;
});

it('a line on which nothing is said is given up and opened again', async () => {
  answer = said([': open\n\n'], 'stays');
  const { heard, stop, over } = following();
  await vi.advanceTimersByTimeAsync(3 * heartbeatMilliseconds + 1_100);
  expect(heard).toEqual([null, null]);
  stop.abort();
  await over;
});

it('where it is refused it is asked for less and less often, and the lists are left alone', async () => {
  answer = () => new Response('', { status: 503 });
  const { heard, stop, over } = following();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(heard).toEqual([]);
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.length).toBeLessThan(20);
  stop.abort();
  await over;
});

it('where there is none it is not asked for again', async () => {
  answer = () => new Response(null, { status: 204 });
  await following().over;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(1);
});
