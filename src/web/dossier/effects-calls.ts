import { queryOptions } from '@tanstack/react-query';
import { offeredFilesSchema } from '#api/central-bank-files.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import type { StatutoryOutcome } from '#core/statutory/statutory-outcome.ts';
import { readOutcomeVersion } from '#output/topics/statutory/statutory-sections.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { dataQuery, keptData } from '#web/lib/api-data.ts';

/** The transition effects as the law asks for them, as they are kept of a calculated dossier. */
export interface KeptEffects {
  readonly calculatedOn: string;
  readonly effects: StatutoryOutcome;
}

/** A server of another version has another page. */
const effectsCheck = keptData<KeptEffects>(({ version }) => version === readOutcomeVersion);

export const effectsKey = (place: DossierPlace) => ['effects', place.clientId, place.documentId] as const;

/** The effects of a finished dossier; they stay the same until it is calculated again. */
export const effectsQuery = (place: DossierPlace) =>
  queryOptions({
    ...dataQuery(effectsKey(place), filledPath(apiPaths.documentEffects, place), effectsCheck),
    staleTime: Infinity,
  });

/** The curves and sets that a dossier is calculated with from now on. */
export const offeredFilesQuery = dataQuery(
  ['offered-central-bank-files'],
  apiPaths.centralBankOffered,
  offeredFilesSchema,
);
