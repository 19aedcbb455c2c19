import { useQuery } from '@tanstack/react-query';
import type { Step } from '#api/steps.ts';
import { useLanguage } from '#web/i18n/language.ts';

/** The words of steps, fetched once there is a step to tell of; undefined until then. */
export function useStepWords(isAsked = true) {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['step-words'],
    queryFn: () => import('#web/i18n/step-words.ts'),
    enabled: isAsked,
  });
  return data?.stepWords[language];
}

type StepWords = NonNullable<ReturnType<typeof useStepWords>>;

export const whoText = ({ parties }: StepWords, { who }: Pick<Step, 'who'>): string =>
  who.map((party) => parties[party]).join(', ');
