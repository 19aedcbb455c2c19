import type { Progress } from '#api/dossiers.ts';
import { currentTexts } from '#web/i18n/language.ts';

/** How far a calculation is, in words. */
export function progressText({ phase, ...progress }: Progress): string {
  const text = currentTexts().dossiers.progress;
  const sentences: Readonly<Record<Progress['phase'], string>> = {
    waiting: text.waiting,
    reading: text.reading(progress.rowsRead),
    calculating: text.calculating(progress.participantsCalculated, progress.participantsTotal),
    effects: text.effects,
    writing: text.writing(progress.filesWritten),
    done: text.done,
  };
  return sentences[phase];
}

/** Workbook, report and advice; what other documents there are comes with the last. */
const filesToWrite = 3;

/** The part of the phase that is done, 0-1; null in a phase of which it is not known how much there is to do. */
export function progressFraction({ phase, ...progress }: Progress): number | null {
  const { participantsCalculated: done, participantsTotal: total, filesWritten } = progress;
  if (phase === 'done') return 1;
  if (phase === 'writing') return filesWritten / filesToWrite;
  return (phase === 'calculating' || phase === 'effects') && total > 0 ? done / total : null;
}
