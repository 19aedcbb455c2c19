import { queryOptions } from '@tanstack/react-query';
import { fileKey } from '#web/lib/worker/file-key.ts';
import { WorkerStoppedError } from '#web/lib/worker/asked-worker.ts';
import { fileAnswer, fileFindings } from '#web/dossier/check/ask-worker.ts';
import type { FileFindings } from '#web/dossier/check/check-messages.ts';

/** What is known of a chosen file. */
export type FileCheck =
  | ({ readonly kind: 'checked' } & FileFindings)
  /** It took too long, or the browser could not do it: the server checks what is sent. */
  | { readonly kind: 'stopped' | 'failed' };

/** What the findings mean for sending, the gravest first. */
export type Verdict = 'refused' | 'errors' | 'warnings' | 'sound';

export const verdicts = ['refused', 'errors', 'warnings', 'sound'] as const satisfies readonly Verdict[];

export function verdictOf(check: FileCheck): Verdict {
  if (check.kind !== 'checked') return 'sound';
  if (check.isRefused) return 'refused';
  const [first] = check.findings;
  if (first === undefined) return 'sound';
  return first.severity === 'error' ? 'errors' : 'warnings';
}

/** The gravest of several. */
export const gravest = (of: readonly Verdict[]): Verdict => verdicts.find((verdict) => of.includes(verdict)) ?? 'sound';

/** One after another: several threads together would take several times the memory. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<Value>(act: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  const turn = last.then(() => {
    signal.throwIfAborted();
    return act();
  });
  last = turn.catch(() => undefined);
  return turn;
}

async function fileCheck(file: File, signal: AbortSignal): Promise<FileCheck> {
  try {
    return { kind: 'checked', ...(await inTurn(() => fileFindings(file, signal), signal)) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { kind: error instanceof WorkerStoppedError ? 'stopped' : 'failed' };
  }
}

/** Made once, and forgotten when nothing shows it any more. */
const once = {
  // Nothing is fetched.
  networkMode: 'always',
  staleTime: Infinity,
  gcTime: 0,
  retry: false,
} as const;

/** The check of a file. */
export const checkQuery = (file: File) =>
  queryOptions({ ...once, queryKey: ['file check', fileKey(file)], queryFn: ({ signal }) => fileCheck(file, signal) });

/** What a file without errors comes to: the headline of its outcome. */
export const answerQuery = (file: File) =>
  queryOptions({
    ...once,
    queryKey: ['file answer', fileKey(file)],
    queryFn: ({ signal }) => inTurn(() => fileAnswer(file, signal), signal),
  });
