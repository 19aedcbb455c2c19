import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { DossierDocument } from '#api/dossiers.ts';
import { dossierListKey, type DossierList, type DossierPlace, showsArchived } from '#web/dossier/dossier-calls.ts';
import { usageKey } from '#web/lib/usage-queries.ts';
import { dossierKey, type FoundDossier } from '#web/dossier/result-calls.ts';

/** Returns the function that fetches the list again, for when it turned out to be an old one. */
export function useDossierListRefresh(clientId: string): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: dossierListKey(clientId) });
}

/** What becomes of a list by a change; of the one with the dossiers that are put away, or the one without. */
type ListChange = (list: DossierList, showsArchived: boolean) => DossierList;

/** Returns the function that changes the lists on the screen after the server has confirmed a change. */
export function useDossierListChange(clientId: string): (change: ListChange) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (change) => {
      const queryKey = dossierListKey(clientId);
      // An answer that is still on its way is older than this change.
      await queries.cancelQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: usageKey });
      for (const [key, list] of queries.getQueriesData<DossierList>({ queryKey })) {
        if (!list) continue;
        queries.setQueryData<DossierList>(key, { ...change(list, showsArchived(key)), tag: null });
        // What now stands on the page only the server knows.
        if (list.part) void queries.invalidateQueries({ queryKey: key, exact: true });
      }
    },
    [queries, clientId],
  );
}

/** Returns the function that puts a dossier as it is now on its own page, and has the list fetched. */
export function useDossierShown(place: DossierPlace): (dossier: DossierDocument) => void {
  const queries = useQueryClient();
  const refreshList = useDossierListRefresh(place.clientId);
  return (dossier) => {
    queries.setQueryData<FoundDossier>(dossierKey(place), (found) => found && { ...found, dossier });
    refreshList();
  };
}
