import type { DossierDocument } from '#api/dossiers.ts';
import type { DossierList } from '#web/features/dossiers/dossier-calls.ts';

/** The list with a new dossier at its end; one that is already there is put in its place instead. */
export function withDossier(list: DossierList, added: DossierDocument): DossierList {
  const isKnown = list.documents.some(({ id }) => id === added.id);
  const documents = isKnown
    ? list.documents.map((document) => (document.id === added.id ? added : document))
    : [...list.documents, added];
  return { ...list, documents };
}

export const withoutDossier = (list: DossierList, documentId: string): DossierList => ({
  ...list,
  documents: list.documents.filter(({ id }) => id !== documentId),
});
