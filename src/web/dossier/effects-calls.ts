import { queryOptions } from '@tanstack/react-query';
import { offeredFilesSchema } from '#api/central-bank-files.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import type { StatutoryOutcome } from '#core/statutory/statutory-outcome.ts';
import { readOutcomeVersion } from '#output/topics/statutory/statutory-sections.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { type AnswerCheck, call } from '#web/lib/api-client.ts';
import { dataQuery } from '#web/lib/api-data.ts';

/** The transition effects as the law asks for them, as they are kept of a calculated dossier. */
export interface KeptEffects {
  readonly calculatedOn: string;
  readonly effects: StatutoryOutcome;
}

/** Holds the answer against what this page can show: a server of another version has another page. */
const effectsCheck: AnswerCheck<KeptEffects> = {
  parse: (value) => {
    const { data } = value as { readonly data: KeptEffects & { readonly version: number } };
    if (data.version !== readOutcomeVersion) throw new TypeError('the server answered with effects of another version');
    return data;
  },
};

export const effectsKey = (place: DossierPlace) => ['effects', place.clientId, place.documentId] as const;

/** The effects of a finished dossier; they stay the same until it is calculated again. */
export const effectsQuery = (place: DossierPlace) =>
  queryOptions({
    queryKey: effectsKey(place),
    queryFn: ({ signal }): Promise<KeptEffects> =>
      call(filledPath(apiPaths.documentEffects, place), effectsCheck, { signal }),
    staleTime: Infinity,
  });

/** The curves and sets that a dossier is calculated with from now on. */
export const offeredFilesQuery = dataQuery(
  ['offered-central-bank-files'],
  apiPaths.centralBankOffered,
  offeredFilesSchema,
);
