import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { dossierListQuery, type DossierList } from '#web/features/dossiers/dossier-calls.ts';
import { usageKey } from '#web/lib/usage-queries.ts';

/** Returns the function that fetches the list again, for when it turned out to be an old one. */
export function useDossierListRefresh(clientId: string): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: dossierListQuery(clientId).queryKey });
}

/** Returns the function that changes the list on the screen after the server has confirmed a change. */
export function useDossierListChange(clientId: string): (change: (list: DossierList) => DossierList) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (change) => {
      const { queryKey } = dossierListQuery(clientId);
      // An answer that is still on its way is older than this change.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, (list) => list && change(list));
      void queries.invalidateQueries({ queryKey: usageKey });
    },
    [queries, clientId],
  );
}
