import { environmentManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { send } from '#web/lib/api-client.ts';
import { noteAct } from '#web/lib/own-acts.ts';
import { makeQueryClient } from '#web/lib/query-client.ts';

const everyMinute = 60_000;
/** Of each call, whether it says that the clock made it. */
let byClock: boolean[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
  byClock = [];
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ api_token: 'secret' }) });
  vi.stubGlobal('fetch', (_url: string, { headers }: { headers: Record<string, string> }) => {
    byClock.push(headers['x-by-clock'] === '1');
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  environmentManager.setIsServer(() => true);
});

it('what a list asks again by the clock or a connection that came back says so, what its reader asks does not', async () => {
  const queries = makeQueryClient();
  queries.mount();
  const list = new QueryObserver(queries, {
    queryKey: ['list'],
    queryFn: async () => {
      await send('/api/clients', {});
      return null;
    },
    refetchInterval: everyMinute,
    refetchIntervalInBackground: true,
  });
  noteAct();
  const stop = list.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(2 * everyMinute);
  expect(byClock).toEqual([false, true, true]);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(byClock).toEqual([false, true, true, true]);
  noteAct();
  await list.refetch();
  expect(byClock.at(-1)).toBe(false);
  stop();
  queries.unmount();
});

it('what changes something is always an act of its reader, however long it takes', async () => {
  noteAct();
  await vi.advanceTimersByTimeAsync(10 * everyMinute);
  await send('/api/clients/1', { method: 'DELETE' });
  expect(byClock).toEqual([false]);
});
