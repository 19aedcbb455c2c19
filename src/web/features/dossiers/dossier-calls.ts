import { queryOptions } from '@tanstack/react-query';
import {
  documentAnswerSchema,
  documentListSchema,
  type DossierList as AnsweredList,
  progressAnswerSchema,
  type CalculationStatus,
  type DossierDocument,
  type DownloadType,
  type Progress,
  type TemplateType,
} from '#api/dossiers.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { call, downloadedFile, send } from '#web/lib/api-client.ts';
import { type FetchedList, fetchedList, wholeListAsked } from '#web/lib/fetched-list.ts';
import { upload } from '#web/lib/upload.ts';
import { pollingInterval } from '#web/features/dossiers/polling-interval.ts';

/** One dossier of one employer. */
export interface DossierPlace {
  readonly clientId: string;
  readonly documentId: string;
}

export type DossierList = FetchedList & Readonly<AnsweredList>;

export const dossierListKey = (clientId: string) => ['dossiers', clientId] as const;

/** The dossiers of an employer, or the page of them that is asked for when they are many. */
export const dossierListQuery = (clientId: string, asked = wholeListAsked) =>
  queryOptions({
    queryKey: dossierListKey(clientId),
    queryFn: ({ client: queries, signal }): Promise<DossierList> =>
      fetchedList({
        path: filledPath(apiPaths.documents, { clientId }),
        check: documentListSchema,
        asked,
        earlier: queries.getQueryData<DossierList>(dossierListKey(clientId)),
        signal,
        listIn: ({ data }) => data,
      }),
    refetchInterval: ({ state: { data } }) => pollingInterval(data),
  });

/** However many they are. */
export const allDossiers = async (clientId: string): Promise<readonly DossierDocument[]> =>
  (await call(filledPath(apiPaths.documents, { clientId }), documentListSchema)).data.documents;

export async function fetchProgress(
  place: DossierPlace,
  signal: AbortSignal,
): Promise<Progress & { calculationStatus: CalculationStatus }> {
  return (await call(filledPath(apiPaths.documentProgress, { ...place }), progressAnswerSchema, { signal })).data;
}

export async function cancelCalculation(place: DossierPlace): Promise<DossierDocument> {
  return (await call(filledPath(apiPaths.documentCancel, { ...place }), documentAnswerSchema, { method: 'POST' })).data;
}

export async function retryCalculation(place: DossierPlace): Promise<DossierDocument> {
  return (await call(filledPath(apiPaths.documentRetry, { ...place }), documentAnswerSchema, { method: 'POST' })).data;
}

/** Makes workbook and report again in the current house style. */
export async function restyleDossier(place: DossierPlace): Promise<DossierDocument> {
  const path = filledPath(apiPaths.documentRestyle, { ...place });
  return (await call(path, documentAnswerSchema, { method: 'POST' })).data;
}

export async function deleteDossier(place: DossierPlace): Promise<void> {
  await send(filledPath(apiPaths.document, { ...place }), { method: 'DELETE' });
}

export const dossierFile = (place: DossierPlace, type: DownloadType): Promise<Blob> =>
  downloadedFile(`${filledPath(apiPaths.document, { ...place })}?downloadType=${type}`);

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
