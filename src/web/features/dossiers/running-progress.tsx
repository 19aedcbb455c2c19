import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dossierListKey, fetchProgress } from '#web/dossier/dossier-calls.ts';
import { useDossierList, type DossierCellProps } from '#web/features/dossiers/dossier-list-context.ts';
import { stateHeightClass } from '#web/features/dossiers/ended-state.tsx';
import { hasEnded, progressInterval } from '#web/dossier/polling-interval.ts';
import { progressFraction, progressText } from '#web/features/dossiers/progress-text.ts';
import { useTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';

/** How far a calculation is, asked every second while it runs; at its end the list is fetched, without waiting its turn. */
export function RunningProgress({ dossier }: DossierCellProps) {
  const texts = useTexts();
  const { clientId } = useDossierList();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['progress', clientId, dossier.id],
    queryFn: ({ signal }) => fetchProgress({ clientId, documentId: dossier.id }, signal),
    refetchInterval: ({ state }) => progressInterval(state.data, state.dataUpdateCount + state.errorUpdateCount),
    // Who looks at something else is told of the end in the title, and by the browser.
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
  const isOver = data ? hasEnded(data.calculationStatus) : false;
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: dossierListKey(clientId) });
  }, [isOver, queries, clientId]);
  const fraction = data ? progressFraction(data) : null;
  const { busy, busyAt, progressOf } = texts.dossiers;
  if (data?.phase === 'waiting')
    return (
      <span className={classNames('text-sm font-semibold text-busy', stateHeightClass)}>{progressText(data)}</span>
    );
  return (
    <>
      <span className="text-sm font-semibold text-busy">
        {fraction === null ? busy : busyAt(texts.formats.percentage(Math.floor(fraction * 100) / 100, 0))}
      </span>
      <div className={classNames('max-w-60', stateHeightClass)}>
        <progress
          className="progress mt-1.5"
          aria-label={progressOf(dossier.name)}
          {...(fraction === null ? {} : { value: fraction, max: 1 })}
        />
        <span className="mt-1 block text-xs text-ink-soft">{data ? progressText(data) : null}</span>
      </div>
    </>
  );
}
