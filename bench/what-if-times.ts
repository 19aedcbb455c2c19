import type { Page, Worker } from 'playwright-core';
import type { Participant } from '#core/dossier.ts';
import type { ReadDossier } from '#input/dossier-file.ts';
import { type WhatIfInput, whatIfInputVersion } from '#input/what-if-input.ts';
import { listedDossier } from '#e2e/answers.ts';
import { answerInput, answerResult, keptOf, readExample } from '#e2e/example-results.ts';
import { answeredWorker, question } from '#e2e/what-if-worker.ts';
import type { FromWorker, ToWorker } from '#web/features/dossiers/results/what-if/what-if-messages.ts';

/** How often the time of the reference loop something took. */
interface Times {
  /** The sums of a premium. */
  readonly summed: number;
  /** A calculation. */
  readonly whole: number;
  /** A loop of a fixed amount of arithmetic in the same thread, in milliseconds: for who reads the output. */
  readonly reference: number;
}

/** Times a worker against a loop in its own thread: the best of so many goes, each with choices of its own. */
function timesOf(worker: Worker, input: WhatIfInput, goes: number): Promise<Times> {
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

/** The participants of an example so often that there are as many, each copy with salaries of its own. */
function ofSize(example: ReadDossier, size: number): ReadDossier {
  const { participants } = example.input;
  const more: Participant[] = [];
  for (let copy = 0; more.length < size; copy += 1)
    for (const one of participants) more.push({ ...one, fullTimeSalary: one.fullTimeSalary + copy });
  return { ...example, input: { ...example.input, participants: more } };
}

/** What a what-if takes in the browser, with so many participants: lines to print. The page is signed in at the address. */
export async function whatIfTimes(page: Page, address: string, sizes: readonly number[]): Promise<string[]> {
  const example = await readExample('dcToDc');
  const { result, input } = keptOf(example);
  await answerResult(page, listedDossier('Regeling', 'Finished'), result);
  await answerInput(page, input);
  await page.goto(`${address}/client-overview/klant/dossier/Regeling`);
  const worker = await answeredWorker(page);
  const lines: string[] = [];
  for (const size of sizes) {
    const { summed, whole, reference } = await timesOf(worker, keptOf(ofSize(example, size)).input, 5);
    const [sums, calculation] = [summed, whole].map((times) => `${times.toFixed(2)} x`);
    lines.push(
      `what-if of ${size} participants: premium ${sums}, calculation ${calculation}, loop ${Math.round(reference)} ms`,
    );
  }
  return lines;
}
