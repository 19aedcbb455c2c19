import { whatIfInputVersion } from '#input/what-if/what-if-input.ts';
import { comparedPage } from '#output/live/compare/made-page.ts';
import type { CompareAnswer, CompareQuestion } from '#web/features/compare/compare-messages.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
const say = (answer: CompareAnswer) => globalThis.postMessage(answer);

function compared({ question, versions }: CompareQuestion): void {
  if (versions.some((version) => version !== whatIfInputVersion))
    throw new TypeError('the server answered with an input of another version');
  const page = comparedPage(question, (done, total) => say({ says: 'progress', done, total }));
  say({ says: 'compared', page });
}

/** Entry of the thread that calculates two dossiers and what lies between them. */
globalThis.addEventListener('message', ({ data }: MessageEvent<CompareQuestion>) => {
  try {
    compared(data);
  } catch (error) {
    say({ says: 'failed' });
    globalThis.reportError(error);
  }
});
