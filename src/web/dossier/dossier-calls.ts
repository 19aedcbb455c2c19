import { queryOptions } from '@tanstack/react-query';
import {
  documentAnswerSchema,
  documentListSchema,
  type DossierList as AnsweredList,
  progressAnswerSchema,
  type DossierDocument,
  fileQuery,
  type DownloadType,
  type TemplateType,
} from '#api/dossiers.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { downloadedFile, send } from '#web/lib/api-client.ts';
import { dataOf, post, put } from '#web/lib/api-data.ts';
import { type FetchedList, fetchedList, wholeListAsked } from '#web/lib/fetched-list.ts';
import { upload } from '#web/lib/upload.ts';
import { pollingInterval } from '#web/dossier/polling-interval.ts';

/** One dossier of one employer. */
export type DossierPlace = Readonly<Record<'clientId' | 'documentId', string>>;

export type DossierList = FetchedList & Readonly<AnsweredList>;

/** The key of the list without those that are put away begins that of the list with them. */
export const dossierListKey = (clientId: string, archived = false): readonly string[] => [
  'dossiers',
  clientId,
  ...(archived ? ['archived'] : []),
];

/** The dossiers of an employer, or the page of them that is asked for when they are many. */
export const dossierListQuery = (clientId: string, asked = wholeListAsked, archived = false) =>
  queryOptions({
    queryKey: dossierListKey(clientId, archived),
    queryFn: ({ client: queries, signal }): Promise<DossierList> =>
      fetchedList({
        path: filledPath(apiPaths.documents, { clientId }),
        check: documentListSchema,
        asked,
        besides: archived ? '&archived=true' : '',
        earlier: queries.getQueryData<DossierList>(dossierListKey(clientId, archived)),
        signal,
        listIn: ({ data }) => data,
      }),
    refetchInterval: ({ state: { data } }) => pollingInterval(data),
    // The same list with or without those that are put away stays until the other is there.
    placeholderData: (shown: DossierList | undefined, of) => (of?.queryKey[1] === clientId ? shown : undefined),
  });

/** However many they are. */
export async function allDossiers(clientId: string, archived: boolean): Promise<readonly DossierDocument[]> {
  const path = filledPath(apiPaths.documents, { clientId });
  return (await dataOf(`${path}?archived=${archived}`, documentListSchema)).documents;
}

export const fetchProgress = (place: DossierPlace, signal: AbortSignal) =>
  dataOf(filledPath(apiPaths.documentProgress, place), progressAnswerSchema, { signal });

export const cancelCalculation = (place: DossierPlace) =>
  post(filledPath(apiPaths.documentCancel, place), documentAnswerSchema);

export const retryCalculation = (place: DossierPlace) =>
  post(filledPath(apiPaths.documentRetry, place), documentAnswerSchema);

/** Makes workbook and report again in the current house style. */
export const restyleDossier = (place: DossierPlace) =>
  post(filledPath(apiPaths.documentRestyle, place), documentAnswerSchema);

/** Has report and Word documents made again, as final or as a concept. */
export const markFinal = (place: DossierPlace, isFinal: boolean) =>
  put(filledPath(apiPaths.documentFinal, place), documentAnswerSchema, { isFinal });

/** Puts a headline of one's own in front, or that of the outcome again; the files are made again with it. */
export const writeHeadline = (place: DossierPlace, title: string | null) =>
  put(filledPath(apiPaths.documentHeadline, place), documentAnswerSchema, { title });

export const renameDossier = (place: DossierPlace, name: string) =>
  put(filledPath(apiPaths.document, place), documentAnswerSchema, { name });

/** Puts a dossier away, or brings it back. */
export const archiveDossier = (place: DossierPlace, isArchived: boolean) =>
  put(filledPath(apiPaths.documentArchived, place), documentAnswerSchema, { isArchived });

export async function deleteDossier(place: DossierPlace): Promise<void> {
  await send(filledPath(apiPaths.document, place), { method: 'DELETE' });
}

/** Undoes a deletion, as long as the server has not done it. */
export async function restoreDossier(place: DossierPlace): Promise<void> {
  await send(filledPath(apiPaths.documentRestore, place), { method: 'POST' });
}

export const dossierFile = (place: DossierPlace, type: DownloadType): Promise<Blob> =>
  downloadedFile(`${filledPath(apiPaths.document, place)}?${fileQuery(type)}`);

/** All files that there are of a dossier, as one zip. */
export const dossierFiles = (place: DossierPlace): Promise<Blob> =>
  downloadedFile(filledPath(apiPaths.documentFiles, place));

export const templateFile = (templateType: TemplateType): Promise<Blob> =>
  downloadedFile(filledPath(apiPaths.template, { templateType }));

/** The template of a kind, filled in with an invented dossier. */
export const exampleFile = (templateType: TemplateType): Promise<Blob> =>
  downloadedFile(filledPath(apiPaths.filledTemplate, { templateType }));

interface NewDossier {
  readonly name: string;
  readonly file: File;
}

export async function uploadDossier(
  clientId: string,
  { name, file }: NewDossier,
  options: Parameters<typeof upload>[2],
): Promise<DossierDocument> {
  const form = new FormData();
  form.append('documentName', name);
  form.append('document', file);
  const answer = await upload(filledPath(apiPaths.documents, { clientId }), form, options);
  return documentAnswerSchema.parse(answer).data;
}
