import { WhatIfSession } from '#output/live/what-if/what-if-session.ts';
import type { FromWorker, ToWorker } from '#web/features/what-if/what-if-messages.ts';

type Ask = Extract<ToWorker, { says: 'ask' }>;

/** Milliseconds without a new question before the page follows: a dragged slider asks on. */
const pauseOfHand = 60;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
const say = (message: FromWorker) => globalThis.postMessage(message);
const progress = (done: number, total: number) => say({ says: 'progress', done, total });

let session: WhatIfSession | null = null;
let newest: Ask | null = null;

/** Reports that something failed; the browser reports what. */
function attempt(number: number | null, part: () => void): void {
  try {
    part();
  } catch (error) {
    say({ says: 'failed', number });
    globalThis.reportError(error);
  }
}

/** Does a part of the work after the messages that wait, unless there is a newer question among them. */
const later = (ask: Ask, part: () => void, pause = 0) =>
  setTimeout(() => {
    if (newest === ask) attempt(ask.number, part);
  }, pause);

/** Sends the answer, then the page. */
function send(of: WhatIfSession, ask: Ask): void {
  const { number, question } = ask;
  say({ says: 'answered', number, answer: of.answer(question, progress) });
  // What is unchanged is on the page already.
  if (Object.keys(question.choices).length > 0)
    later(ask, () => say({ says: 'page', number, page: of.page(question) }), pauseOfHand);
}

function open({ input }: Extract<ToWorker, { says: 'open' }>): void {
  session = new WhatIfSession(input, progress);
  say({ says: 'opened', page: session.page({ choices: {} }) });
}

/** Entry of the thread that calculates what-ifs, as the server would. */
globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.says === 'open') return attempt(null, () => open(data));
  const opened = session;
  if (opened === null) throw new TypeError('a question before there was a dossier');
  newest = data;
  later(data, () => send(opened, data));
});
