/** Reading the largest file takes a few seconds on a slow computer; what takes longer is made to end. */
const millisecondsAllowed = 30_000;

/** The part of a worker that is used here. */
export type AskedWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** The thread was ended because it took too long. */
export class WorkerStoppedError extends Error {
  override readonly name = 'WorkerStoppedError';
}

/** Asks a thread of its own, which ends with its answer, with the time that is allowed, or with `signal`. */
export function askedWorker<Answer>(question: unknown, signal: AbortSignal, worker: AskedWorker): Promise<Answer> {
  const answer = new Promise<Answer>((resolve, reject) => {
    const clock = setTimeout(() => reject(new WorkerStoppedError()), millisecondsAllowed);
    const end = () => {
      clearTimeout(clock);
      reject(new DOMException('The question was cancelled', 'AbortError'));
    };
    signal.addEventListener('abort', end, { once: true });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      clearTimeout(clock);
      resolve(data);
    });
    worker.addEventListener('error', () => {
      clearTimeout(clock);
      reject(new Error('the worker has failed'));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(question);
  });
  return answer.finally(() => worker.terminate());
}
