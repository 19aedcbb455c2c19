import { documentAnswerSchema } from '#api/dossiers.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { keptTextAnswerSchema, type NewText, textsOfDossierAnswerSchema } from '#api/written-texts.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { dataOf, dataQuery, put } from '#web/lib/api-data.ts';

/** What was written of a dossier, and what its documents ask for. */
export const textsQuery = (place: DossierPlace) =>
  dataQuery(
    ['texts', place.clientId, place.documentId],
    filledPath(apiPaths.documentTexts, place),
    textsOfDossierAnswerSchema,
  );

/** Keeps a text, also when the page goes meanwhile. */
export const keepText = (place: DossierPlace, textKey: string, entered: NewText) =>
  dataOf(filledPath(apiPaths.documentText, { ...place, textKey }), keptTextAnswerSchema, {
    method: 'PUT',
    body: entered,
    outlivesPage: true,
  });

/** Has the appendix of the report be about these topics; the files are made again with it. */
export const chooseAppendix = (place: DossierPlace, topics: readonly string[]) =>
  put(filledPath(apiPaths.documentAppendix, place), documentAnswerSchema, { topics });
