import { useQueryClient } from '@tanstack/react-query';
import { dossierListKey } from '#web/dossier/dossier-calls.ts';
import { useChanges } from '#web/lib/changes/use-changes.ts';

/** Has the dossiers of an employer fetched as soon as they changed; without a stream they are when their time comes. */
export function useListChanges(clientId: string): void {
  const queries = useQueryClient();
  useChanges((clientIds) => {
    if (clientIds?.includes(clientId) ?? true) void queries.invalidateQueries({ queryKey: dossierListKey(clientId) });
  });
}
