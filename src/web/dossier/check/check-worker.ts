import { checkedFile, errorWorkbook } from '#input/check/checked-file.ts';
import { firstAnswer } from '#output/live/first-answer/first-answer.ts';
import { browserPlatform } from '#web/dossier/check/browser-platform.ts';
import type { CheckAnswer, CheckQuestion } from '#web/dossier/check/check-messages.ts';

/**
 * Entry of the thread in which a chosen file is read as the server will read it. Nothing leaves the computer. A fault
 * ends as an error of the worker, which whoever asked hears of.
 */
async function answer({ file, wants }: CheckQuestion): Promise<CheckAnswer> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const checked = checkedFile(bytes, browserPlatform);
  // Apart from its buffer, which may be larger than what was written.
  if (wants === 'errorWorkbook') return new Uint8Array(errorWorkbook(checked, bytes, browserPlatform));
  if (wants === 'answer') {
    if (checked.dossier === null) throw new TypeError('nothing is calculated of a file with errors');
    return firstAnswer(checked.dossier);
  }
  const { findings, overview, leftOut, unreadable, mustErase } = checked;
  return { findings, overview, leftOut, isRefused: unreadable || mustErase };
}

globalThis.addEventListener('message', ({ data }: MessageEvent<CheckQuestion>) => {
  void answer(data).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- whoever started this worker, and nobody else
    (answered) => globalThis.postMessage(answered),
    (error: unknown) => globalThis.reportError(error),
  );
});
