import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { DossierDocument, ShownProgress } from '#api/dossiers.ts';
import { dossierListKey, fetchProgress } from '#web/dossier/dossier-calls.ts';
import { useDossierList, type DossierCellProps } from '#web/features/dossiers/dossier-list-context.ts';
import { hasEnded, progressInterval } from '#web/dossier/polling-interval.ts';
import { progressFraction, progressText } from '#web/features/dossiers/progress-text.ts';
import { useTexts } from '#web/i18n/language.ts';

/** How far a calculation is, asked every second while it runs; at its end the list is fetched, without waiting its turn. */
function useProgress({ id }: DossierDocument): ShownProgress | undefined {
  const { clientId } = useDossierList();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['progress', clientId, id],
    queryFn: ({ signal }) => fetchProgress({ clientId, documentId: id }, signal),
    refetchInterval: ({ state }) => progressInterval(state.data, state.dataUpdateCount + state.errorUpdateCount),
    // Who looks at something else is told of the end in the title, and by the browser.
    refetchIntervalInBackground: true,
    gcTime: 0,
  });
  const isOver = data ? hasEnded(data.calculationStatus) : false;
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: dossierListKey(clientId) });
  }, [isOver, queries, clientId]);
  return data;
}

/** Beside the name of a dossier that is calculated: how much is done, or as which it is taken from the queue. */
export function RunningWord({ dossier }: DossierCellProps) {
  const { dossiers, formats } = useTexts();
  const data = useProgress(dossier);
  const fraction = data ? progressFraction(data) : null;
  const share = fraction === null ? null : formats.percentage(fraction, 0);
  const word = data?.phase === 'waiting' ? progressText(data) : share === null ? dossiers.busy : dossiers.busyAt(share);
  return <span className="text-sm leading-6 font-semibold text-busy">{word}</span>;
}

/** Under its name: the bar, and what is being done. One that waits has neither; files that are made again are said to be. */
export function RunningLine({ dossier }: DossierCellProps) {
  const { dossiers } = useTexts();
  const data = useProgress(dossier);
  if (dossier.isRestyling) return <span className="text-ink-soft">{dossiers.restyling}</span>;
  if (data?.phase === 'waiting') return null;
  const fraction = data ? progressFraction(data) : null;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <progress
        className="progress w-24 shrink-0"
        aria-label={dossiers.progressOf(dossier.name)}
        {...(fraction === null ? {} : { value: fraction, max: 1 })}
      />
      <span className="text-xs text-ink-soft">{data ? progressText(data) : null}</span>
    </span>
  );
}
