import { comparedPage, type ComparedQuestion } from '#output/live/compare/made-page.ts';
import type { CompareAnswer } from '#web/features/compare/compare-messages.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
const say = (answer: CompareAnswer) => globalThis.postMessage(answer);

/** Entry of the thread that calculates two dossiers and what lies between them. A fault ends as an error of the worker. */
globalThis.addEventListener('message', ({ data }: MessageEvent<ComparedQuestion>) => {
  say({ says: 'compared', page: comparedPage(data, (done, total) => say({ says: 'progress', done, total })) });
});
