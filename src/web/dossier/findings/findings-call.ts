import { queryOptions } from '@tanstack/react-query';
import { apiPaths, filledPath } from '#api/paths.ts';
import type { Finding } from '#input/findings/findings.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { type AnswerCheck, call } from '#web/lib/api-client.ts';

/** What is kept of the findings of a dossier. */
interface KeptFindings {
  readonly calculatedOn: string;
  /** True once only their kind and place are left. */
  readonly areValuesErased: boolean;
  readonly findings: readonly Finding[];
}

const findingsCheck: AnswerCheck<KeptFindings> = {
  parse: (value) => {
    const { data } = value as { readonly data: KeptFindings };
    if (!Array.isArray(data.findings)) throw new TypeError('the server answered without findings');
    return data;
  },
};

/** The findings for which a dossier was not calculated; they stay the same, but for what is erased. */
export const findingsQuery = (place: DossierPlace) =>
  queryOptions({
    queryKey: ['findings', place.clientId, place.documentId],
    queryFn: ({ signal }): Promise<KeptFindings> =>
      call(filledPath(apiPaths.documentFindings, place), findingsCheck, { signal }),
    staleTime: Infinity,
  });
