import type { ComparedPage } from '#output/live/compare/compared-page.ts';
import type { ComparedQuestion, ComparedSide } from '#output/live/compare/made-page.ts';
import type { CompareAnswer } from '#web/features/compare/compare-messages.ts';
import type { SideAddress } from '#web/features/compare/compared-side.ts';
// oxlint-disable-next-line import/default -- the build makes a file of its own of what has this ending
import workerAddress from './compare-worker.ts?worker&url';
import { fetchedInput } from '#web/dossier/what-if-input-call.ts';
import { startedWorker } from '#web/lib/worker/start-worker.ts';
import { queryOptions } from '@tanstack/react-query';
import { participantChangesAnswerSchema } from '#api/participant-changes.ts';
import type { DossierDocument } from '#api/dossiers.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import type { Variant } from '#api/variants.ts';
import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { dossierPages, type KeptResult } from '#web/dossier/result-calls.ts';
import { variantsQuery } from '#web/dossier/variant-calls.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { dataOf, keptData } from '#web/lib/api-data.ts';

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
  const { promise, resolve, reject } = Promise.withResolvers<ComparedPage>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  worker.addEventListener('error', () => reject(new Error('the thread that compares has failed')));
  worker.addEventListener('message', ({ data }: MessageEvent<CompareAnswer>) => {
    if (data.says === 'progress') onProgress(data.done / data.total);
    else resolve(data.page);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  worker.postMessage(question);
  return promise.finally(() => worker.terminate());
}

interface AllDossiers {
  readonly employer: string;
  readonly dossiers: readonly DossierDocument[];
}

/** Every dossier of an employer, the newest first. */
export const allDossiersQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['all-dossiers', clientId],
    queryFn: async ({ signal }): Promise<AllDossiers> => {
      let employer = '';
      const dossiers: DossierDocument[] = [];
      for await (const { name, documents } of dossierPages(clientId, signal)) {
        employer = name;
        dossiers.push(...documents);
      }
      return { employer, dossiers };
    },
  });

/** One that was calculated, with choices that this version knows. */
export type ComparableVariant = Variant & { readonly choices: WhatIfChoices };

const isComparable = (variant: Variant): variant is ComparableVariant =>
  variant.state === 'Finished' && !variant.isOutdated && variant.choices !== null;

/** The variants of a dossier that can be compared. */
export const comparableVariantsQuery = (place: DossierPlace | null) =>
  queryOptions({
    ...variantsQuery(place ?? { clientId: '', documentId: '' }),
    select: (variants): readonly ComparableVariant[] => variants.filter(isComparable),
    enabled: place !== null,
  });

/** The figures that were stored when it was calculated; null where an earlier version stored none. */
async function storedFigures(
  clientId: string,
  { documentId, variantId }: SideAddress,
  signal: AbortSignal,
): Promise<ComparedQuestion['of']['stored']> {
  const path =
    variantId === null
      ? filledPath(apiPaths.documentResult, { clientId, documentId })
      : filledPath(apiPaths.documentVariantResult, { clientId, documentId, variantId });
  return (await dataOf(path, keptData<Pick<KeptResult, 'result'>>(), { signal })).result.figures ?? null;
}

/** Null where an earlier version kept no personnel numbers. */
async function participantChanges(
  clientId: string,
  documentId: string,
  otherDocumentId: string,
  signal: AbortSignal,
): Promise<ComparedQuestion['participants']> {
  const path = filledPath(apiPaths.participantChanges, { clientId, documentId, otherDocumentId });
  try {
    return await dataOf(path, participantChangesAnswerSchema, { signal });
  } catch (error) {
    if (error instanceof ApiError && error.problem?.code === 'RESULT_OUTDATED') return null;
    throw error;
  }
}
