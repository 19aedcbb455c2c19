import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DossierDocument } from '#api/dossiers.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import type { DossierPlace } from '#web/dossier/dossier-calls.ts';
import { hasEnded } from '#web/dossier/polling-interval.ts';
import { dossierKey, officeKey, resultKey } from '#web/dossier/result-calls.ts';
import { effectsKey } from '#web/dossier/effects-calls.ts';
import { textsQuery } from '#web/features/documents/text-calls.ts';
import { useChanges } from '#web/lib/changes/use-changes.ts';

/**
 * Has the dossier fetched as soon as somebody changed it, and its outcome when it was calculated again: when that was seen to end, or
 * may have happened while nothing was heard.
 */
export function useDossierChanges(place: DossierPlace, dossier: DossierDocument | null | undefined): void {
  const queries = useQueryClient();
  const heardBefore = useRef(false);
  // What is on its way is of now.
  const fetchOutcome = () => {
    for (const queryKey of [resultKey(place), effectsKey(place), officeKey(place), textsQuery(place).queryKey])
      void queries.invalidateQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
  };
  useChanges((clientIds) => {
    if (clientIds?.includes(place.clientId) ?? true) void queries.invalidateQueries({ queryKey: dossierKey(place) });
    // The first word is that the stream is open: everything was fetched just now.
    if (clientIds === null && heardBefore.current) fetchOutcome();
    heardBefore.current = true;
  });
  const isRunning = dossier ? !hasEnded(dossier.calculationStatus) : false;
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) fetchOutcome();
    wasRunning.current = isRunning;
  });
}

/** Differs when the outcome does: files that were made again leave what somebody is trying on the page as it is. */
export function useOutcomeKey(result: ScreenResult | undefined): number {
  const [known, setKnown] = useState({ result, key: 0 });
  if (known.result === result) return known.key;
  const next = { result, key: known.key + 1 };
  setKnown(next);
  return next.key;
}
