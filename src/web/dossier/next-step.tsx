import type { NextStep as Next } from '#api/steps.ts';
import { useStepWords, whoText } from '#web/dossier/use-step-words.ts';
import { useFirstTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';

interface NextStepProps {
  readonly next: Next | null;
  /** In few words, cut off where there is no room. */
  readonly isShort?: boolean;
}

/** What is to be done first with a dossier, by when and by whom. */
export function NextStep({ next, isShort = false }: NextStepProps) {
  const { formats } = useFirstTexts();
  const words = useStepWords(next !== null);
  if (words === undefined || next === null) return null;
  const { step, day, isLate } = next;
  const sentence = words[isLate ? 'late' : isShort ? 'by' : 'next'](
    words.steps[step],
    formats.day(day),
    whoText(words, next),
  );
  return (
    <span className={classNames(isShort ? 'lg:truncate' : 'font-semibold', isLate && 'text-warn')} title={sentence}>
      {sentence}
    </span>
  );
}
