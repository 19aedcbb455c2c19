import type { DossierDocument } from '#api/dossiers.ts';
import type { DossierList } from '#web/dossier/dossier-calls.ts';

/** A list of dossiers as the screen keeps it: whole, or the page that was asked for. */
export const listOf = (
  documents: readonly DossierDocument[],
  page?: { readonly total: number; readonly asked: string },
): DossierList => ({
  name: 'Bakkerij',
  styleKey: null,
  archivedCount: 0,
  rights: { mayUpload: true, mayDecide: true },
  documents: [...documents],
  tag: null,
  asked: page?.asked ?? '',
  ...(page ? { part: { total: page.total, page: 1, isCalculating: false, hasFileErrors: false } } : {}),
});
