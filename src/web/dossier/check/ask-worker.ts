import type { CheckAnswer, CheckQuestion, FileFindings, FirstAnswer } from '#web/dossier/check/check-messages.ts';
// oxlint-disable-next-line import/default -- with this ending the build makes a file of its own of it, and gives the address
import workerAddress from './check-worker.ts?worker&url';
import { askedWorker } from '#web/lib/worker/asked-worker.ts';
import { startedWorker } from '#web/lib/worker/start-worker.ts';

/** Asks a thread of its own, once. */
const askWorker = <Answer extends CheckAnswer>(question: CheckQuestion, signal: AbortSignal): Promise<Answer> =>
  askedWorker(question, signal, startedWorker(workerAddress));

/** What is found in a file. */
export const fileFindings = (file: Blob, signal: AbortSignal): Promise<FileFindings> =>
  askWorker({ file, wants: 'check' }, signal);

/** What a file without errors comes to. */
export const fileAnswer = (file: Blob, signal: AbortSignal): Promise<FirstAnswer> =>
  askWorker({ file, wants: 'answer' }, signal);

/** The workbook in which the findings are pointed out, made here. */
export async function madeErrorWorkbook(file: Blob): Promise<Blob> {
  const question = { file, wants: 'errorWorkbook' } as const;
  return new Blob([await askWorker<Uint8Array<ArrayBuffer>>(question, new AbortController().signal)]);
}
