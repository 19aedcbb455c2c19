import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dossierListKey, fetchProgress } from '#web/features/dossiers/dossier-calls.ts';
import { useDossierList, type DossierCellProps } from '#web/features/dossiers/dossier-list-context.ts';
import { hasEnded, progressInterval } from '#web/features/dossiers/polling-interval.ts';
import { progressFraction, progressText } from '#web/features/dossiers/progress-text.ts';
import { useTexts } from '#web/i18n/language.ts';

/** How far a calculation is, asked every second while it runs; at its end the list is fetched, without waiting its turn. */
export function RunningProgress({ dossier }: DossierCellProps) {
  const texts = useTexts();
  const { clientId } = useDossierList();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['progress', clientId, dossier.id],
    queryFn: ({ signal }) => fetchProgress({ clientId, documentId: dossier.id }, signal),
    refetchInterval: ({ state }) => progressInterval(state.data, state.dataUpdateCount + state.errorUpdateCount),
    gcTime: 0,
  });
  const isOver = data ? hasEnded(data.calculationStatus) : false;
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: dossierListKey(clientId) });
  }, [isOver, queries, clientId]);
  const fraction = data ? progressFraction(data) : null;
  return (
    <div className="max-w-60">
      <progress
        className="progress"
        aria-label={texts.dossiers.progressOf(dossier.name)}
        {...(fraction === null ? {} : { value: fraction, max: 1 })}
      />
      <span className="mt-1 block text-xs text-ink-soft">
        {data ? progressText(data) : texts.dossiers.progress.waiting}
      </span>
    </div>
  );
}
