import type { ComparedPage } from '#output/live/compare/compared-page.ts';
import type { ComparedQuestion, ComparedSide } from '#output/live/compare/made-page.ts';
import { participantChanges, storedFigures } from '#web/features/compare/compare-calls.ts';
import type { CompareAnswer } from '#web/features/compare/compare-messages.ts';
import type { SideAddress } from '#web/features/compare/compared-side.ts';
// oxlint-disable-next-line import/default -- the build makes a file of its own of what has this ending
import workerAddress from './compare-worker.ts?worker&url';
import { fetchedInput } from '#web/dossier/what-if-input-call.ts';
import { startedWorker } from '#web/lib/worker/start-worker.ts';

/** A side with what the page knows of it. */
export interface NamedSide extends SideAddress {
  readonly name: string;
  readonly choices: ComparedSide['choices'];
}

export interface Compared {
  readonly clientId: string;
  readonly of: NamedSide;
  readonly with: NamedSide;
  readonly isForEmployer: boolean;
}

type OnProgress = (fraction: number) => void;

/** All that the thread needs to know. Of a dossier with a variant of it everything is there twice but the choices. */
async function asked(
  { clientId, of, with: to, isForEmployer }: Compared,
  signal: AbortSignal,
): Promise<ComparedQuestion> {
  const isSameDossier = of.documentId === to.documentId;
  const inputOf = (side: SideAddress) => fetchedInput({ clientId, documentId: side.documentId }, signal);
  const [first, ownSecond, storedOf, storedWith, changes] = await Promise.all([
    inputOf(of),
    isSameDossier ? null : inputOf(to),
    storedFigures(clientId, of, signal),
    storedFigures(clientId, to, signal),
    isSameDossier ? null : participantChanges(clientId, of.documentId, to.documentId, signal),
  ]);
  const people = first.participants.born.length;
  const unchanged = { of: people, with: people, added: 0, left: 0, changed: 0, facts: [], people: [] };
  return {
    of: { name: of.name, choices: of.choices, input: first, stored: storedOf },
    with: { name: to.name, choices: to.choices, input: ownSecond ?? first, stored: storedWith },
    participants: isSameDossier ? unchanged : changes,
    isForEmployer,
  };
}

/** What differs between two dossiers, calculated in a thread of its own. */
export async function comparison(
  compared: Compared,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<ComparedPage> {
  const question = await asked(compared, signal);
  signal.throwIfAborted();
  const worker = startedWorker(workerAddress);
  try {
    return await answered(worker, question, signal, onProgress);
  } finally {
    worker.terminate();
  }
}

const answered = (
  worker: Worker,
  question: ComparedQuestion,
  signal: AbortSignal,
  onProgress: OnProgress,
): Promise<ComparedPage> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('nobody waits for it any more', 'AbortError')), {
      once: true,
    });
    worker.addEventListener('error', () => reject(new Error('the thread that compares has failed')));
    worker.addEventListener('message', ({ data }: MessageEvent<CompareAnswer>) => {
      if (data.says === 'progress') onProgress(data.done / data.total);
      else if (data.says === 'compared') resolve(data.page);
      else reject(new Error('the thread that compares has failed'));
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(question);
  });
