import type { Page, Worker } from 'playwright-core';
import type { WhatIfInput } from '#input/what-if/what-if-input.ts';
import type { WhatIfQuestion } from '#output/live/what-if/what-if-session.ts';
import type { FromWorker, ToWorker } from '#web/features/what-if/what-if-messages.ts';

/**
 * The worker of the page that is asked to open what-ifs, once it has answered the page: a question of the page after one of a test
 * would be the newest, and the other would never be answered.
 */
export async function answeredWorker(page: Page): Promise<Worker> {
  const asking = page.getByRole('button', { name: 'Wat als …?' }).click();
  const [worker] = await Promise.all([page.waitForEvent('worker'), asking]);
  const panel = page.getByRole('complementary', { name: 'Wat als' });
  await panel.getByRole('textbox', { name: 'Vlakke premie' }).waitFor();
  await panel.getByText('niets veranderd').waitFor();
  return worker;
}

/** Premium and assumptions, without a page. */
export const question = (choices: WhatIfQuestion['choices']): WhatIfQuestion => ({
  choices,
  chosen: null,
});

/** What a worker of the page makes of a dossier without choices and with these: the texts of both pages. */
export function pagesOf(worker: Worker, input: WhatIfInput, choices: WhatIfQuestion['choices']) {
  const messages: ToWorker[] = [
    { says: 'open', input },
    { says: 'ask', number: 1, question: question(choices) },
  ];
  return worker.evaluate(async (sent) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    let first = '';
    globalThis.postMessage = (message: FromWorker) => {
      if (message.says === 'opened') first = JSON.stringify(message.page);
      if (message.says === 'page') resolve(JSON.stringify(message.page));
      if (message.says === 'failed') reject(new Error('the worker failed'));
    };
    for (const data of sent) dispatchEvent(new MessageEvent('message', { data }));
    return { first, second: await promise };
  }, messages);
}
