import type { NextStep as Next } from '#api/steps.ts';
import { useStepWords, whoText } from '#web/dossier/use-step-words.ts';
import { useFirstTexts } from '#web/i18n/language.ts';
import { classNames } from '#web/ui/class-names.ts';

interface NextStepProps {
  readonly next: Next | null;
  /** In few words, without who does it. */
  readonly isShort?: boolean;
}

/** What is to be done first with a dossier, by when and by whom. */
export function NextStep({ next, isShort = false }: NextStepProps) {
  const { formats } = useFirstTexts();
  const words = useStepWords(next !== null);
  if (words === undefined || next === null) return null;
  const { step, day, isLate } = next;
  const [what, when, who] = [words.steps[step], formats.day(day), whoText(words, next)];
  return (
    <span className={classNames(!isShort && 'font-semibold', isLate && 'text-warn')}>
      {isShort ? words[isLate ? 'shortLate' : 'by'](what, when) : words[isLate ? 'late' : 'next'](what, when, who)}
    </span>
  );
}
