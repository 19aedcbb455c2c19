import type { CalculationStatus, DossierDocument } from '#api/dossiers.ts';
import { cancellerIn } from '#api/cancelled-reason.ts';
import type { FirstTexts } from '#web/i18n/catalogue.ts';

type Judged = Pick<DossierDocument, 'calculationStatus' | 'statusReason' | 'findingCount'>;

/** Both spellings mean that the file contains errors. */
export const hasFileErrors = (status: CalculationStatus): boolean =>
  status === 'FailedWithError' || status === 'FailedWithErrors';

/** How the calculation of a dossier stands, in words, with the colour that belongs to it. */
export function statusWords(
  { statuses }: FirstTexts,
  dossier: Judged,
): { readonly text: string; readonly look: string } {
  const { calculationStatus: status, statusReason, findingCount } = dossier;
  if (hasFileErrors(status)) return { text: statuses.errors(findingCount), look: 'text-bad' };
  if (status === 'Finished') return { text: statuses.calculated, look: 'text-good' };
  if (status === 'Submitted') return { text: statuses.busy, look: 'text-busy' };
  if (status === 'Unknown') return { text: statuses.unknown, look: 'text-busy' };
  return cancellerIn(statusReason ?? '') === null
    ? { text: statuses.failed, look: 'text-bad' }
    : { text: statuses.cancelled, look: 'text-ink-soft' };
}
