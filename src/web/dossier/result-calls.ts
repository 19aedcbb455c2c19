import { queryOptions } from '@tanstack/react-query';
import { documentListSchema, type DossierDocument } from '#api/dossiers.ts';
import { apiPaths, filledPath } from '#api/paths.ts';
import { type ScreenResult, screenResultVersion } from '#output/model/screen-result.ts';
import type { DossierList, DossierPlace } from '#web/dossier/dossier-calls.ts';
import { hasEnded } from '#web/dossier/polling-interval.ts';
import { dataOf, dataQuery, keptData } from '#web/lib/api-data.ts';

/** What is kept of a calculated dossier for this page. */
export interface KeptResult {
  readonly calculatedOn: string;
  readonly result: ScreenResult;
}

/** A server of another version has another page. */
export const resultCheck = keptData<KeptResult>(({ version }) => version === screenResultVersion);

export const resultKey = (place: DossierPlace) => ['result', place.clientId, place.documentId] as const;

export const officeKey = (place: DossierPlace) => ['office', place.clientId, place.documentId] as const;

/** The outcome of a finished dossier; it stays the same until it is calculated again. */
export const resultQuery = (place: DossierPlace, isFinished: boolean) =>
  queryOptions({
    ...dataQuery(resultKey(place), filledPath(apiPaths.documentResult, place), resultCheck),
    enabled: isFinished,
    staleTime: Infinity,
  });

/** A dossier among those of its employer. */
export interface FoundDossier {
  readonly employer: string;
  /** What whoever looks may do. */
  readonly rights: DossierList['rights'];
  /** Null: the employer has no such dossier. */
  readonly dossier: DossierDocument | null;
}

/** As many as the server gives at a time. */
const pageSize = 100;
const whileCalculating = 3_000;

export const dossierKey = (place: DossierPlace) => ['dossier', place.clientId, place.documentId] as const;

/** All dossiers of an employer, the newest first, page by page. */
export async function* dossierPages(clientId: string, signal: AbortSignal) {
  const path = filledPath(apiPaths.documents, { clientId });
  for (let page = 1; ; page += 1) {
    const asked = new URLSearchParams({ page: String(page), size: String(pageSize), archived: 'true' });
    // oxlint-disable-next-line no-await-in-loop -- whether there is a next page is in the answer
    const answer = await dataOf(`${path}?${asked}`, documentListSchema, { signal });
    yield answer;
    if (page * pageSize >= (answer.part?.total ?? 0)) return;
  }
}

/** One dossier, by going through the list of its employer: mostly a single page. */
export const dossierQuery = (place: DossierPlace) =>
  queryOptions({
    queryKey: dossierKey(place),
    queryFn: async ({ signal }): Promise<FoundDossier> => {
      let of = { employer: '', rights: { mayUpload: false, mayDecide: false } };
      for await (const { name, rights, documents } of dossierPages(place.clientId, signal)) {
        of = { employer: name, rights };
        const dossier = documents.find(({ id }) => id === place.documentId);
        if (dossier !== undefined) return { ...of, dossier };
      }
      return { ...of, dossier: null };
    },
    refetchInterval: ({ state: { data } }) =>
      data?.dossier && !hasEnded(data.dossier.calculationStatus) ? whileCalculating : false,
  });

/** The dossier as the list showed it, for who comes from there. */
export function foundIn(list: DossierList | undefined, documentId: string): FoundDossier | undefined {
  const dossier = list?.documents.find(({ id }) => id === documentId);
  return list === undefined || dossier === undefined
    ? undefined
    : { employer: list.name, rights: list.rights, dossier };
}
