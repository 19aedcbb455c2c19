import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { apiPaths, filledPath } from '#api/paths.ts';
import { type Decision, decisionAnswerSchema, decisionListSchema, type NewDecision } from '#api/decisions.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { dossierKey } from '#web/dossier/result-calls.ts';
import { call } from '#web/lib/api-client.ts';

const decisionsKey = (place: DossierPlace) => ['decisions', place.clientId, place.documentId] as const;

/** What was decided on a dossier, the newest first. */
export const decisionsQuery = (place: DossierPlace) =>
  queryOptions({
    queryKey: decisionsKey(place),
    queryFn: async ({ signal }): Promise<readonly Decision[]> =>
      (await call(filledPath(apiPaths.documentDecisions, { ...place }), decisionListSchema, { signal })).data,
  });

export async function recordDecision(queries: QueryClient, place: DossierPlace, decision: NewDecision): Promise<void> {
  const path = filledPath(apiPaths.documentDecisions, { ...place });
  const { data } = await call(path, decisionAnswerSchema, { method: 'POST', body: decision });
  queries.setQueryData<readonly Decision[]>(decisionsKey(place), (list = []) => [data, ...list]);
  // Its files are made again, with this decision in them.
  void queries.invalidateQueries({ queryKey: dossierKey(place) });
}
