import type { Page, Worker } from 'playwright-core';
import type { WhatIfInput } from '#input/what-if-input.ts';
import { whatIfInputVersion } from '#input/what-if-input.ts';
import type { WhatIfQuestion } from '#output/what-if/what-if-session.ts';
import type { FromWorker, ToWorker } from '#web/features/dossiers/results/what-if/what-if-messages.ts';

/** The worker of the page that has just been asked to open what-ifs. */
export const openedWorker = async (page: Page, open: () => Promise<void>): Promise<Worker> =>
  (await Promise.all([page.waitForEvent('worker'), open()]))[0];

const question = (choices: WhatIfQuestion['choices']): WhatIfQuestion => ({ choices, chosen: null, lossLimit: 0.05 });

/** What a worker of the page makes of a dossier without choices and with these: the texts of both pages. */
export function pagesOf(worker: Worker, input: WhatIfInput, choices: WhatIfQuestion['choices']) {
  const messages: ToWorker[] = [
    { says: 'open', input, version: whatIfInputVersion },
    { says: 'ask', number: 1, question: question(choices), withPage: true },
  ];
  return worker.evaluate(async (sent) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    let first = '';
    globalThis.postMessage = (message: FromWorker) => {
      if (message.says === 'opened') first = JSON.stringify(message.page);
      if (message.says === 'page') resolve(JSON.stringify(message.page));
      if (message.says === 'failed') resolve('failed');
    };
    for (const data of sent) dispatchEvent(new MessageEvent('message', { data }));
    return { first, second: await promise };
  }, messages);
}

/** How often the time of the reference loop something took. */
export interface Times {
  /** The sums of a premium. */
  readonly summed: number;
  /** A calculation. */
  readonly whole: number;
  /** A loop of a fixed amount of arithmetic in the same thread, in milliseconds: for who reads the output. */
  readonly reference: number;
}

/** Times a worker against a loop in its own thread: the best of so many goes, each with choices of its own. */
export function timesOf(worker: Worker, input: WhatIfInput, goes: number): Promise<Times> {
  const open: ToWorker = { says: 'open', input, version: whatIfInputVersion };
  const asks = Array.from({ length: goes }, (_, go) => [
    question({ premium: { is: 'flat', rate: 0.2 + go / 1000 } }),
    question({ equityReturn: 0.04 + go / 1000 }),
  ]).flat();
  return worker.evaluate(
    async ({ opening, questions }) => {
      const say = (data: unknown) => dispatchEvent(new MessageEvent('message', { data }));
      const best = { summed: Infinity, whole: Infinity, reference: Infinity };
      const loop = () => {
        let sum = 0;
        for (let step = 0; step < 5_000_000; step += 1) sum += Math.exp(-step / 5_000_000);
        return sum;
      };
      const clock = () => {
        const begin = performance.now();
        const sum = loop();
        if (sum > 0) best.reference = Math.min(best.reference, performance.now() - begin);
      };
      globalThis.postMessage = () => undefined;
      say(opening);
      for (const [index, asked] of questions.entries()) {
        clock();
        // oxlint-disable-next-line no-await-in-loop -- each go is timed by itself
        const [first, whole] = await new Promise<readonly [number, number]>((resolve) => {
          let firstTold = 0;
          // The pauses between the parts of the work are no work: it is timed from answer to answer.
          let begin = 0;
          const wait = globalThis.setTimeout;
          globalThis.setTimeout = ((part: () => void) =>
            wait(() => {
              begin = performance.now();
              part();
            })) as typeof setTimeout;
          globalThis.postMessage = (message: FromWorker) => {
            if (message.says !== 'answered') return;
            const took = performance.now() - begin;
            if (!message.answer.outcome.isWhole) {
              firstTold = took;
              return;
            }
            globalThis.setTimeout = wait;
            resolve([firstTold, took]);
          };
          say({ says: 'ask', number: index + 1, question: asked, withPage: false });
        });
        if (first > 0) best.summed = Math.min(best.summed, first);
        else best.whole = Math.min(best.whole, whole);
      }
      const { summed, whole, reference } = best;
      return { summed: summed / reference, whole: whole / reference, reference };
    },
    { opening: open, questions: asks },
  );
}
