import type { WhatIfAnswer } from '#output/live/what-if/what-if-outcome.ts';
import { WhatIfSession } from '#output/live/what-if/what-if-session.ts';
import type { FromWorker, ToWorker } from '#web/features/what-if/what-if-messages.ts';

type Ask = Extract<ToWorker, { says: 'ask' }>;

/** Milliseconds without a new question between a first answer and the next: a dragged slider asks on. */
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

/** Sends the answers one by one, then the page. */
function send(of: WhatIfSession, ask: Ask, answers: Iterator<WhatIfAnswer, void>): void {
  const { number, question, withPage } = ask;
  const { value: answer } = answers.next();
  if (answer === undefined) {
    if (withPage) say({ says: 'page', number, page: of.page(question) });
    return;
  }
  say({ says: 'answered', number, answer });
  later(ask, () => send(of, ask, answers), answer.outcome.isWhole ? 0 : pauseOfHand);
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
  later(data, () => send(opened, data, opened.answers(data.question, progress)));
});
