import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { dossierListKey, type DossierList } from '#web/features/dossiers/dossier-calls.ts';
import { usageKey } from '#web/lib/usage-queries.ts';

/** Returns the function that fetches the list again, for when it turned out to be an old one. */
export function useDossierListRefresh(clientId: string): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: dossierListKey(clientId) });
}

/** Returns the function that changes the list on the screen after the server has confirmed a change. */
export function useDossierListChange(clientId: string): (change: (list: DossierList) => DossierList) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (change) => {
      const queryKey = dossierListKey(clientId);
      // An answer that is still on its way is older than this change.
      await queries.cancelQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: usageKey });
      const list = queries.getQueryData<DossierList>(queryKey);
      if (!list) return;
      queries.setQueryData<DossierList>(queryKey, { ...change(list), tag: null });
      // What now stands on the page only the server knows.
      if (list.part) void queries.invalidateQueries({ queryKey });
    },
    [queries, clientId],
  );
}
