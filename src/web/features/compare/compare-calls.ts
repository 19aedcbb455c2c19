import { queryOptions } from '@tanstack/react-query';
import { participantChangesAnswerSchema } from '#api/participant-changes.ts';
import { documentListSchema, type DossierDocument } from '#api/dossiers.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import type { Variant } from '#api/variants.ts';
import type { WhatIfChoices } from '#core/what-if/what-if-choices.ts';
import type { ComparedQuestion } from '#output/live/compare/made-page.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import type { SideAddress } from '#web/features/compare/compared-side.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { variantsQuery } from '#web/dossier/variant-calls.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { type AnswerCheck, call } from '#web/lib/api-client.ts';
import { dataOf } from '#web/lib/api-data.ts';

/** As many as the server gives at a time. */
const pageSize = 100;

export interface AllDossiers {
  readonly employer: string;
  readonly dossiers: readonly DossierDocument[];
}

/** Every dossier of an employer, the newest first. */
export const allDossiersQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['all-dossiers', clientId],
    queryFn: async ({ signal }): Promise<AllDossiers> => {
      const path = filledPath(apiPaths.documents, { clientId });
      const dossiers: DossierDocument[] = [];
      for (let page = 1; ; page += 1) {
        const asked = new URLSearchParams({ page: String(page), size: String(pageSize), archived: 'true' });
        // oxlint-disable-next-line no-await-in-loop -- whether there is a next page is in the answer
        const { data } = await call(`${path}?${asked}`, documentListSchema, { signal });
        dossiers.push(...data.documents);
        if (page * pageSize >= (data.part?.total ?? 0)) return { employer: data.name, dossiers };
      }
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

const resultCheck: AnswerCheck<ScreenResult> = {
  parse: (value) => (value as { readonly data: { readonly result: ScreenResult } }).data.result,
};

/** The figures that were stored when it was calculated; null where an earlier version stored none. */
export async function storedFigures(
  clientId: string,
  { documentId, variantId }: SideAddress,
  signal: AbortSignal,
): Promise<ComparedQuestion['of']['stored']> {
  const path =
    variantId === null
      ? filledPath(apiPaths.documentResult, { clientId, documentId })
      : filledPath(apiPaths.documentVariantResult, { clientId, documentId, variantId });
  return (await call(path, resultCheck, { signal })).figures ?? null;
}

/** Null where an earlier version kept no personnel numbers. */
export async function participantChanges(
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
