import { queryOptions } from '@tanstack/react-query';
import type { NewDecision } from '#api/decisions.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import {
  type ShareContent,
  shareAnswerSchema,
  sharedListSchema,
  type SharedFileType,
  type SharedOutcome,
  sharedOutcomeSchema,
  type ShareState,
} from '#api/sharing.ts';
import { type ScreenResult, screenResultVersion } from '#output/model/screen-result.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { downloadedFile, send } from '#web/lib/api-client.ts';
import { dataQuery, keptData, post, put, remove } from '#web/lib/api-data.ts';

/** What an employer sees of a dossier that is shared. */
export interface ShownShare extends Omit<SharedOutcome, 'result'> {
  readonly result: ScreenResult;
}

const outcomeCheck = {
  parse: (answer: unknown) => {
    const { data } = sharedOutcomeSchema.parse(answer);
    return keptData<ShownShare>(({ result }) => result.version === screenResultVersion).parse({ data });
  },
};

/** What an adviser shares of a dossier. */
export const shareQuery = (place: DossierPlace) =>
  dataQuery(['share', place.clientId, place.documentId], filledPath(apiPaths.documentShare, place), shareAnswerSchema);

export const shareDossier = (place: DossierPlace, content: ShareContent): Promise<ShareState> =>
  put(filledPath(apiPaths.documentShare, place), shareAnswerSchema, content);

export const endShare = (place: DossierPlace): Promise<ShareState> =>
  remove(filledPath(apiPaths.documentShare, place), shareAnswerSchema);

export const sharePreview = (place: DossierPlace, content: ShareContent): Promise<ShownShare> =>
  post(filledPath(apiPaths.documentSharePreview, place), outcomeCheck, content);

const sharedKey = (clientId: string) => ['shared', clientId] as const;

/** All that is shared with an employer. */
export const sharedQuery = (clientId: string) =>
  dataQuery(sharedKey(clientId), filledPath(apiPaths.shared, { clientId }), sharedListSchema);

export const sharedOutcomeQuery = (place: DossierPlace) =>
  queryOptions({
    ...dataQuery(
      [...sharedKey(place.clientId), place.documentId],
      filledPath(apiPaths.sharedDocument, place),
      outcomeCheck,
    ),
    retry: false,
  });

export const sharedFile = (place: DossierPlace, fileType: SharedFileType): Promise<Blob> =>
  downloadedFile(filledPath(apiPaths.sharedFile, { ...place, fileType }));

export const decideShared = (place: DossierPlace, decision: NewDecision): Promise<void> =>
  send(filledPath(apiPaths.sharedDecisions, place), { method: 'POST', body: decision });
