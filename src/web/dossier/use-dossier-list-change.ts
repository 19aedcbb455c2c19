import { useQueryClient } from '@tanstack/react-query';
import type { DossierDocument } from '#api/dossiers.ts';
import { type DossierList, dossierListKey, type DossierPlace } from '#web/dossier/dossier-calls.ts';
import { useFetchedAnew } from '#web/lib/api-data.ts';
import { usageKey } from '#web/lib/usage-queries.ts';
import { dossierKey, type FoundDossier } from '#web/dossier/result-calls.ts';

/** Returns the function that fetches the lists of an employer again, and what is in use: done when they are there. */
export function useDossierListRefresh(clientId: string): () => Promise<unknown> {
  const fetchAnew = useFetchedAnew();
  return () => fetchAnew([{ queryKey: dossierListKey(clientId) }, { queryKey: usageKey }]);
}

/** Returns the function that changes the lists on the screen after the server has confirmed a change. */
export function useDossierListChange(clientId: string): (change: (list: DossierList) => DossierList) => Promise<void> {
  const queries = useQueryClient();
  return async (change) => {
    const queryKey = dossierListKey(clientId);
    // An answer that is still on its way is older than this change.
    await queries.cancelQueries({ queryKey });
    void queries.invalidateQueries({ queryKey: usageKey });
    for (const [key, list] of queries.getQueriesData<DossierList>({ queryKey })) {
      if (!list) continue;
      queries.setQueryData<DossierList>(key, { ...change(list), tag: null });
      // What now stands on the page only the server knows.
      if (list.part) void queries.invalidateQueries({ queryKey: key, exact: true });
    }
  };
}

/** Returns the function that puts a dossier as it is now on its own page, and has the list fetched. */
export function useDossierShown(place: DossierPlace): (dossier: DossierDocument) => void {
  const queries = useQueryClient();
  const refreshList = useDossierListRefresh(place.clientId);
  return (dossier) => {
    queries.setQueryData<FoundDossier>(dossierKey(place), (found) => found && { ...found, dossier });
    void refreshList();
  };
}
