import { useQuery } from '@tanstack/react-query';
import type { NextStep as Next, Step } from '#api/steps.ts';
import { useFirstTexts, useLanguage } from '#web/i18n/language.ts';

/** The words of steps, fetched once there is a step to tell of; undefined until then. */
export function useStepWords() {
  const { data } = useQuery({
    queryKey: ['step-words'],
    queryFn: async () => (await import('#web/i18n/step-words.ts')).stepWords,
    staleTime: Infinity,
  });
  return data?.[useLanguage()];
}

type StepWords = NonNullable<ReturnType<typeof useStepWords>>;

export const whoText = ({ parties }: StepWords, { who }: Pick<Step, 'who'>): string =>
  who.map((party) => parties[party]).join(', ');

/** What is to be done first with a dossier, by when and by whom. */
export function NextStep({ next }: { readonly next: Next }) {
  const { formats } = useFirstTexts();
  const words = useStepWords();
  if (words === undefined) return null;
  const { step, day, isLate } = next;
  return (
    <span className={isLate ? 'font-semibold text-warn' : undefined}>
      {words[isLate ? 'late' : 'next'](words.steps[step], formats.day(day), whoText(words, next))}
    </span>
  );
}
