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

/** The part of the participants that is done, 0-1; null in a phase of which it is not known how much there is to do. */
export function progressFraction({ phase, participantsCalculated, participantsTotal }: Progress): number | null {
  if (phase === 'done') return 1;
  return phase === 'calculating' && participantsTotal > 0 ? participantsCalculated / participantsTotal : null;
}
