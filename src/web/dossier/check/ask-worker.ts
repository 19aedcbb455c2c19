import type { CheckAnswer, CheckQuestion, FileFindings } from '#web/dossier/check/check-messages.ts';
// oxlint-disable-next-line import/default -- with this ending the build makes a file of its own of it, and gives the address
import workerAddress from './check-worker.ts?worker&url';
import { askedWorker } from '#web/lib/worker/asked-worker.ts';
import { startedWorker } from '#web/lib/worker/start-worker.ts';

/** Asks a thread of its own, once. */
const askWorker = (question: CheckQuestion, signal: AbortSignal): Promise<CheckAnswer> =>
  askedWorker(question, signal, startedWorker(workerAddress));

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
