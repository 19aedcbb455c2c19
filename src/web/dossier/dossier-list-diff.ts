import type { DossierDocument } from '#api/dossiers.ts';
import { cancellerIn } from '#api/cancelled-reason.ts';
import type { DossierList } from '#web/dossier/dossier-calls.ts';
import { hasEnded } from '#web/dossier/polling-interval.ts';
import { hasFileErrors } from '#web/lib/status-words.ts';

interface Ending {
  readonly name: string;
  readonly status: 'Finished' | 'Failed' | 'FailedWithError' | 'cancelled';
}

function endingOf({ name, calculationStatus, statusReason }: DossierDocument): Ending {
  if (hasFileErrors(calculationStatus)) return { name, status: 'FailedWithError' };
  if (cancellerIn(statusReason ?? '') !== null) return { name, status: 'cancelled' };
  return { name, status: calculationStatus === 'Finished' ? 'Finished' : 'Failed' };
}

/** Names of the dossiers that the earlier list did not have; what another page has, or what moved up, is not new. */
export function addedSince(earlier: DossierList, now: DossierList): string[] {
  if (now.part && (earlier.asked !== now.asked || now.part.total <= (earlier.part?.total ?? 0))) return [];
  const known = new Set(earlier.documents.map(({ id }) => id));
  // What is put away is old, whenever it is shown.
  return now.documents.filter(({ id, archivedOn }) => !known.has(id) && archivedOn === null).map(({ name }) => name);
}

/** The dossiers that were still running in the earlier list and no longer are. */
export function endedSince(earlier: readonly DossierDocument[], now: readonly DossierDocument[]): Ending[] {
  const running = new Set(earlier.filter(({ calculationStatus }) => !hasEnded(calculationStatus)).map(({ id }) => id));
  return now.filter(({ id, calculationStatus }) => running.has(id) && hasEnded(calculationStatus)).map(endingOf);
}

/** Names of the dossiers that had ended in the earlier list and are calculated again. */
export function startedSince(earlier: readonly DossierDocument[], now: readonly DossierDocument[]): string[] {
  const over = new Set(earlier.filter(({ calculationStatus }) => hasEnded(calculationStatus)).map(({ id }) => id));
  return now
    .filter(({ id, calculationStatus }) => over.has(id) && !hasEnded(calculationStatus))
    .map(({ name }) => name);
}
