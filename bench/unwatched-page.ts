import type { Browser, CDPSession } from 'playwright-core';

interface Place {
  /** Of the whole page, from the protocol on. */
  readonly url: string;
  /** What the page is for stands when this selector finds something. */
  readonly ready: string;
  /** What the browser has stored for the address: the login. */
  readonly stored: readonly { readonly name: string; readonly value: string }[];
}

/**
 * The longest task of a page that was opened in an empty browser, until a second after what it is for stands: milliseconds
 * of processor time in its thread. Nobody listens to its requests and scripts, as with a reader: Chromium takes down for
 * who listens where each request was made, and V8 reads the whole script again for that, in the first task above all.
 */
export async function longestTask(browser: Browser, { url, ready, stored }: Place): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext', { disposeOnDetach: true });
  const opened = async (address: string): Promise<string> =>
    (await session.send('Target.createTarget', { url: address, browserContextId })).targetId;
  // An answer of the same server without a script: only there can the login be stored.
  const before = await opened(new URL('/api/', url).href);
  await untilTrue(session, before, `location.protocol === 'http:' && ${storing(stored)}`);
  await session.send('Target.closeTarget', { targetId: before });
  await browser.startTracing(undefined, { categories: ['toplevel', 'blink.user_timing'] });
  const page = await opened(url);
  const stands = `!!document.querySelector(${JSON.stringify(ready)})`;
  const aSecondLater = `new Promise((done) => setTimeout(() => done(!!performance.mark('${mark}')), 1000))`;
  await untilTrue(session, page, `${stands} && ${aSecondLater}`);
  const longest = longestIn(await browser.stopTracing());
  await session.detach();
  return longest;
}

/** Tells in a trace which thread is that of the page. */
const mark = 'thread of the page';

/** An expression that is true. */
const storing = (stored: Place['stored']): string =>
  `${JSON.stringify(stored)}.every(({ name, value }) => (localStorage.setItem(name, value), true))`;

/** Asks an expression of a page until it is true there: a page that is still on its way has another document. */
async function untilTrue(session: CDPSession, targetId: string, expression: string): Promise<void> {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  for (let id = 1; ; id += 1) {
    const answer = new Promise<string>((resolve) => {
      session.once('Target.receivedMessageFromTarget', ({ message }) => resolve(message));
    });
    const asked = { id, method: 'Runtime.evaluate', params: { expression, awaitPromise: true } };
    await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify(asked) });
    const { result } = JSON.parse(await answer) as { result?: { result?: { value?: unknown } } };
    if (result?.result?.value === true) break;
  }
  await session.send('Target.detachFromTarget', { sessionId });
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time of the thread, in microseconds. */
  readonly tdur?: number;
}

function longestIn(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const thread = traceEvents.find(({ name }) => name === mark);
  if (!thread) throw new Error('the trace does not hold the thread of the page');
  const times = traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('::RunTask') && pid === thread.pid && tid === thread.tid)
    .map(({ tdur = 0 }) => tdur / 1000);
  return Math.max(...times);
}
