import { whatIfInputVersion } from '#input/what-if/what-if-input.ts';
import { WhatIfSession } from '#output/live/what-if/what-if-session.ts';
import type { FromWorker, ToWorker } from '#web/features/what-if/what-if-messages.ts';

type Ask = Extract<ToWorker, { says: 'ask' }>;

/** Milliseconds without a new question before one is calculated of which the sums were told: who drags asks on. */
const pauseOfHand = 60;

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
const say = (message: FromWorker) => globalThis.postMessage(message);
const progress = (done: number, total: number) => say({ says: 'progress', done, total });

let session: WhatIfSession | null = null;
let newest: Ask | null = null;

/** Tells that something failed, and lets the browser tell what. */
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

/** Tells the sums first, then what was calculated, then the page. */
function answer(of: WhatIfSession, ask: Ask): void {
  const { number, question, withPage } = ask;
  const summed = of.summed(question);
  if (summed !== null) say({ says: 'answered', number, answer: summed });
  const calculate = () => {
    say({ says: 'answered', number, answer: of.whole(question, progress) });
    if (withPage) later(ask, () => say({ says: 'page', number, page: of.page(question) }));
  };
  later(ask, calculate, summed === null ? 0 : pauseOfHand);
}

function open({ input, version }: Extract<ToWorker, { says: 'open' }>): void {
  if (version !== whatIfInputVersion) throw new TypeError('the server answered with an input of another version');
  session = new WhatIfSession(input, progress);
  say({ says: 'opened', page: session.page({ choices: {} }) });
}

/** Entry of the thread that calculates what-ifs, as the server would. */
globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.says === 'open') return attempt(null, () => open(data));
  const opened = session;
  if (opened === null) throw new TypeError('a question before there was a dossier');
  newest = data;
  later(data, () => answer(opened, data));
});
