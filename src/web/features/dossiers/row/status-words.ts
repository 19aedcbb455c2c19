import type { DossierDocument } from '#api/dossiers.ts';
import { cancellerIn } from '#api/status-reasons.ts';
import { hasFileErrors } from '#web/features/dossiers/polling-interval.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';

type Judged = Pick<DossierDocument, 'calculationStatus' | 'statusReason' | 'findingCount'>;

/** How the calculation of a dossier stands, in words, with the colour that belongs to it. */
export function statusWords(
  { dossiers }: Catalogue,
  dossier: Judged,
): { readonly text: string; readonly look: string } {
  const { calculationStatus: status, statusReason, findingCount } = dossier;
  if (hasFileErrors(status)) return { text: dossiers.errors(findingCount), look: 'text-bad' };
  if (status === 'Finished') return { text: dossiers.calculated, look: 'text-good' };
  if (status === 'Submitted') return { text: dossiers.busy, look: 'text-busy' };
  if (status === 'Unknown') return { text: dossiers.unknown, look: 'text-busy' };
  return cancellerIn(statusReason ?? '') === null
    ? { text: dossiers.failed, look: 'text-bad' }
    : { text: dossiers.cancelled, look: 'text-ink-soft' };
}
