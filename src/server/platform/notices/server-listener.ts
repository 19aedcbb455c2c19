import { setTimeout as pause } from 'node:timers/promises';
import type { Hearing, Listening } from '#server/platform/notices/listening.ts';
import { changeChannel } from '#server/platform/notices/change-notice.ts';
import { LastingClient } from '#server/platform/prepared/lasting-client.ts';

/** Longest time between two attempts to listen again. */
const longestPause = 30_000;

/**
 * Listens to a PostgreSQL server on one connection of its own, and again when that is lost. A pool that gives a
 * connection to each transaction has none to listen on: nothing is heard then, and nothing else is the worse for it.
 */
export function serverListener(connectionString: string, firstPause = 1_000): (hearing: Hearing) => Listening {
  return ({ hear, onState }) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const listen = async () => {
      let wait = firstPause;
      while (!signal.aborted) {
        // oxlint-disable-next-line no-await-in-loop -- one connection after the other
        const wasHeard = await oneConnection(connectionString, { hear, onState }, signal);
        wait = wasHeard ? firstPause : Math.min(2 * wait, longestPause);
        // oxlint-disable-next-line no-await-in-loop -- as above
        await pause(wait, undefined, { signal, ref: false }).catch(() => {});
      }
    };
    const done = listen();
    return {
      stop: async () => {
        stopping.abort();
        await done;
      },
    };
  };
}

/** Listens until the connection is lost or listening stops; whether it came to listening at all. */
async function oneConnection(
  connectionString: string,
  { hear, onState }: Hearing,
  signal: AbortSignal,
): Promise<boolean> {
  const client = new LastingClient({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 });
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  client.on('error', () => end());
  client.on('end', () => end());
  client.on('notification', ({ payload }) => hear(payload ?? ''));
  signal.addEventListener('abort', () => end(), { once: true });
  let isHeard = false;
  try {
    await client.connect();
    await client.query(`listen ${changeChannel}`);
    isHeard = true;
    onState(true);
    await over;
  } catch {
    // The database is away, or takes no listeners: tried again after a pause.
  }
  if (isHeard) onState(false);
  await client.end().catch(() => {});
  return isHeard;
}
