import { changedListsSchema, heartbeatMilliseconds } from '#api/changes.ts';
import { apiPaths } from '#api/paths.ts';
import { byClock } from '#api/by-clock.ts';
import { refusal, requestHeaders } from '#web/lib/api-client.ts';
import { storedLogin } from '#web/lib/login-storage.ts';

/** Which employers have other lists; null: whatever changed while nothing was heard. */
export type Hear = (clientIds: readonly string[] | null) => void;

const firstPause = 1_000;
const longestPause = 60_000;
/** A line on which nothing is said so long, not even that it is there, is none. */
const longestSilence = 3 * heartbeatMilliseconds;

/**
 * Hears of changes until the signal aborts. A stream that ends or is cut off is opened again, after a longer pause each
 * time that it is not given; the lists are asked for by the clock all the same, and need none of this.
 */
export async function followChanges(hear: Hear, signal: AbortSignal): Promise<void> {
  let pause = firstPause;
  while (!signal.aborted) {
    // oxlint-disable-next-line no-await-in-loop -- one stream after the other
    const how = await oneStream(hear, signal);
    if (how === 'notOffered' || signal.aborted) return;
    pause = how === 'heard' ? firstPause : Math.min(2 * pause, longestPause);
    // Not all at once after a restart of the server.
    // oxlint-disable-next-line no-await-in-loop -- as above
    await waited(pause * (1 + Math.random()), signal);
  }
}

/** The login goes in a header, as with every call, and never in an address. */
async function oneStream(hear: Hear, signal: AbortSignal): Promise<'heard' | 'refused' | 'notOffered'> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), longestSilence);
  };
  let how: 'heard' | 'refused' = 'refused';
  try {
    listen();
    const token = storedLogin()?.api_token;
    const response = await fetch(apiPaths.changes, {
      headers: { ...requestHeaders(token), ...byClock, Accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (response.status === 204) return 'notOffered';
    if (!response.ok) throw refusal(response.status, await response.text(), token);
    for await (const text of texts(response)) {
      listen();
      // What changed between the last look and this stream was told to nobody.
      if (how === 'refused') hear(null);
      how = 'heard';
      for (const clientIds of text) hear(clientIds);
    }
  } catch {
    // Cut off, refused or silent: what is missed by it the clock of the lists makes good.
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
  return how;
}

/** With every piece that comes in, the events that it completes. */
async function* texts(response: Response): AsyncGenerator<readonly (readonly string[])[]> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream is read piece by piece
    const piece = await reader?.read();
    if (piece?.value === undefined) return;
    const blocks = (rest + piece.value).split('\n\n');
    rest = blocks.pop() ?? '';
    yield blocks.flatMap(changedIn);
  }
}

/** The employers that an event is about; a line that begins with a colon says only that the line is there. */
function changedIn(block: string): (readonly string[])[] {
  const data = block.split('\n').find((line) => line.startsWith('data: '));
  return data === undefined ? [] : [changedListsSchema.parse(JSON.parse(data.slice(6))).clientIds];
}

const waited = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
