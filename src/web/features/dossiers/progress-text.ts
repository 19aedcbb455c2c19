import type { Progress, ShownProgress } from '#api/dossiers.ts';
import { currentTexts } from '#web/i18n/language.ts';

/** How far a calculation is, in words. */
export function progressText({ phase, ...progress }: ShownProgress): string {
  const text = currentTexts().dossiers.progress;
  const sentences: Readonly<Record<Progress['phase'], string>> = {
    waiting: text.waiting(progress.place),
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

/** Where the bar of a calculation is at the begin of each phase: what came before took this part of the time for the examples. */
const begins = { reading: 0, calculating: 0.05, effects: 0.15, writing: 0.6, done: 1 } as const;
const ends = { calculating: begins.effects, effects: begins.writing, writing: begins.done } as const;

/** The part of the whole calculation that is done, 0-1, which never goes back; null of one that waits. */
export function progressFraction({ phase, ...progress }: Progress): number | null {
  if (phase === 'waiting') return null;
  if (phase === 'reading' || phase === 'done') return begins[phase];
  const { participantsCalculated, participantsTotal, filesWritten } = progress;
  const [done, total] =
    phase === 'writing' ? [filesWritten, filesToWrite] : [participantsCalculated, participantsTotal];
  return begins[phase] + (ends[phase] - begins[phase]) * (total > 0 ? Math.min(1, done / total) : 0);
}
