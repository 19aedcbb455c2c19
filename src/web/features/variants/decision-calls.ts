import { type QueryClient } from '@tanstack/react-query';
import { apiPaths, filledPath } from '#api/paths.ts';
import { type Decision, decisionAnswerSchema, decisionListSchema, type NewDecision } from '#api/decisions.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { dossierKey } from '#web/dossier/result-calls.ts';
import { dataOf, dataQuery } from '#web/lib/api-data.ts';

const decisionsKey = (place: DossierPlace) => ['decisions', place.clientId, place.documentId] as const;

/** What was decided on a dossier, the newest first. */
export const decisionsQuery = (place: DossierPlace) =>
  dataQuery<readonly Decision[]>(
    decisionsKey(place),
    filledPath(apiPaths.documentDecisions, place),
    decisionListSchema,
  );

export async function recordDecision(queries: QueryClient, place: DossierPlace, decision: NewDecision): Promise<void> {
  const path = filledPath(apiPaths.documentDecisions, place);
  const recorded = await dataOf(path, decisionAnswerSchema, { method: 'POST', body: decision });
  queries.setQueryData<readonly Decision[]>(decisionsKey(place), (list = []) => [recorded, ...list]);
  // Its files are made again, with this decision in them.
  void queries.invalidateQueries({ queryKey: dossierKey(place) });
}
