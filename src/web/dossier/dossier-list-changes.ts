import type { DossierDocument } from '#api/dossiers.ts';
import type { DossierList } from '#web/dossier/dossier-calls.ts';

/**
 * The list with a new dossier at its end; one that is already there is put in its place instead. On a page it stands at
 * an end too, until the server says where it belongs.
 */
export function withDossier(list: DossierList, added: DossierDocument): DossierList {
  const isKnown = list.documents.some(({ id }) => id === added.id);
  const documents = isKnown
    ? list.documents.map((document) => (document.id === added.id ? added : document))
    : [...list.documents, added];
  return { ...list, documents, ...(isKnown ? {} : partWith(list, 1)) };
}

const partWith = ({ part }: DossierList, more: number) => (part ? { part: { ...part, total: part.total + more } } : {});

export function withoutDossier(list: DossierList, documentId: string): DossierList {
  const gone = list.documents.find(({ id }) => id === documentId);
  if (gone === undefined) return list;
  return {
    ...list,
    documents: list.documents.filter((document) => document !== gone),
    archivedCount: list.archivedCount - (gone.archivedOn === null ? 0 : 1),
    ...partWith(list, -1),
  };
}
