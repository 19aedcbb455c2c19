import type { DossierDocument } from '#api/dossiers.ts';
import { statusReasons } from '#api/status-reasons.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';

type Kept = Pick<DossierDocument, 'calculationStatus' | 'statusReason' | 'filesEraseOn' | 'filesErasedOn'>;

/**
 * Until when the files with participants are kept, or when they went; null when they stay. Of a file with BSNs nothing
 * was kept but the list of what is wrong with it, and only what was calculated has a report that stays.
 */
export function retentionText({ dossiers, formats }: Catalogue, dossier: Kept): string | null {
  const { filesEraseOn, filesErasedOn } = dossier;
  const hasFindingsOnly = dossier.statusReason === statusReasons.inputErased;
  if (filesErasedOn !== null) {
    const day = formats.day(filesErasedOn);
    if (hasFindingsOnly) return dossiers.findingsErasedOn(day);
    return dossier.calculationStatus === 'Finished' ? dossiers.erasedOn(day) : dossiers.erasedWithoutReportOn(day);
  }
  if (filesEraseOn === null) return null;
  const day = formats.day(filesEraseOn);
  return hasFindingsOnly ? dossiers.findingsEraseOn(day) : dossiers.eraseOn(day);
}

/** In how many days an erasure is near: then the row tells it without being asked. */
const nearDays = 7;

/** Whether files with participants are gone, or go within a week of `now` (milliseconds). */
export function isErasureNear({ filesEraseOn, filesErasedOn }: Kept, now: number): boolean {
  if (filesErasedOn !== null) return true;
  return filesEraseOn !== null && Date.parse(filesEraseOn) - now < nearDays * 86_400_000;
}
