import { type Decision, decisionAnswerSchema, decisionListSchema, type NewDecision } from '#api/decisions.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { dataQuery, post } from '#web/lib/api-data.ts';

/** What was decided on a dossier, the newest first. */
export const decisionsQuery = (place: DossierPlace) =>
  dataQuery<readonly Decision[]>(
    ['decisions', place.clientId, place.documentId],
    filledPath(apiPaths.documentDecisions, place),
    decisionListSchema,
  );

export const recordDecision = (place: DossierPlace, decision: NewDecision) =>
  post(filledPath(apiPaths.documentDecisions, place), decisionAnswerSchema, decision);
