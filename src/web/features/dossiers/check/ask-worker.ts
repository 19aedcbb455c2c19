import type { CheckAnswer, CheckQuestion, FileFindings } from '#web/features/dossiers/check/check-messages.ts';
// oxlint-disable-next-line import/default -- with this ending the build makes a file of its own of it, and gives the address
import workerAddress from './check-worker.ts?worker&url';
import { startedWorker } from '#web/lib/start-worker.ts';

/** Reading the largest file takes a few seconds on a slow computer; what takes longer is made to. */
const millisecondsAllowed = 30_000;

/** The part of a worker that is used here. */
type CheckWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** The thread was ended because it took too long. */
export class CheckStoppedError extends Error {
  override readonly name = 'CheckStoppedError';
}

/** Asks a thread of its own, which ends with its answer, with the time that is allowed, or with `signal`. */
export function askWorker(
  question: CheckQuestion,
  signal: AbortSignal,
  worker: CheckWorker = startedWorker(workerAddress),
): Promise<CheckAnswer> {
  const answer = new Promise<CheckAnswer>((resolve, reject) => {
    const clock = setTimeout(() => reject(new CheckStoppedError()), millisecondsAllowed);
    const end = () => {
      clearTimeout(clock);
      reject(new DOMException('The check was cancelled', 'AbortError'));
    };
    signal.addEventListener('abort', end, { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
      clearTimeout(clock);
      resolve(data);
    });
    worker.addEventListener('error', () => {
      clearTimeout(clock);
      reject(new Error('the worker that checks a file has failed'));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(question);
  });
  return answer.finally(() => worker.terminate());
}

/** What is found in a file. */
export async function fileFindings(file: Blob, signal: AbortSignal): Promise<FileFindings> {
  const answer = await askWorker({ file, wants: 'check' }, signal);
  if ('checked' in answer) return answer.checked;
  throw new TypeError('the worker answered another question');
}

/** The workbook in which the findings are pointed out, made here. */
export async function madeErrorWorkbook(file: Blob): Promise<Blob> {
  const answer = await askWorker({ file, wants: 'errorWorkbook' }, new AbortController().signal);
  if ('errorWorkbook' in answer) return new Blob([answer.errorWorkbook]);
  throw new TypeError('the worker answered another question');
}
