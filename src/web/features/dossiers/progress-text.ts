import type { Progress } from '#contract/dossiers.ts';
import { nl } from '#web/i18n/nl.ts';

const text = nl.dossiers.progress;

const texts: Readonly<Record<Progress['phase'], (progress: Progress) => string>> = {
  waiting: () => text.waiting,
  reading: ({ rowsRead }) => text.reading(rowsRead),
  calculating: ({ participantsCalculated, participantsTotal }) =>
    text.calculating(participantsCalculated, participantsTotal),
  writing: ({ filesWritten }) => text.writing(filesWritten),
  done: () => text.done,
};

/** How far a calculation is, in words. */
export const progressText = (progress: Progress): string => texts[progress.phase](progress);

/** The part of the participants that is done, 0-1; null while there is nothing to divide. */
export function progressFraction({ phase, participantsCalculated, participantsTotal }: Progress): number | null {
  if (phase === 'writing' || phase === 'done') return 1;
  return phase === 'calculating' && participantsTotal > 0 ? participantsCalculated / participantsTotal : null;
}
