import type { ReactNode } from 'react';
import type { ScreenResult } from '#output/model/screen-result.ts';
import { useTexts } from '#web/i18n/language.ts';

interface HeadlineProps extends Pick<ScreenResult, 'sentences'> {
  /** Of what is tried, not of what was calculated for the dossier. */
  readonly isTried: boolean;
  /** Behind it: the way to another one. */
  readonly children: ReactNode;
}

/** The answer of the page, and what else it comes down to. */
export function Headline({ sentences: [answer, ...further], isTried, children }: HeadlineProps) {
  const { results, whatIf } = useTexts();
  return (
    <section aria-label={results.answer} className="max-w-5xl">
      {isTried ? (
        <p className="mb-1 inline-block rounded-sm bg-brand px-2 text-sm font-semibold text-brand-text">
          {whatIf.title}
        </p>
      ) : null}
      <p className="flex items-start gap-2">
        <span lang="nl" className="text-2xl font-[650] text-balance max-sm:text-xl">
          {answer}
        </span>
        {children}
      </p>
      <p lang="nl" className="mt-1 text-ink-soft">
        {further.join(' ')}
      </p>
    </section>
  );
}
