import type { ReactNode } from 'react';
import { type Said, statedInWords, type Wordings } from '#output/language/wording.ts';
import type { ScreenResult } from '#output/model/screen-result.ts';
import { useLanguage, useTexts } from '#web/i18n/language.ts';

type Told = Pick<ScreenResult, 'sentences' | 'said'>;

interface HeadlineProps {
  readonly of: Told;
  /** Of what is tried, not of what was calculated for the dossier. */
  readonly isTried: boolean;
  /** After the sentences of a dossier: what is to be done. */
  readonly next?: ReactNode;
  /** Behind it: the way to another one. */
  readonly children: ReactNode;
}

/** The answer of the page, and what else it comes down to. */
export function Headline({ of, isTried, next, children }: HeadlineProps) {
  const { results, whatIf } = useTexts();
  const { answer, further } = useSentences(of);
  return (
    <section aria-label={results.answer} className="max-w-5xl">
      {isTried ? (
        <p className="mb-1 inline-block rounded-sm bg-brand px-2 text-sm font-semibold text-brand-text">
          {whatIf.title}
        </p>
      ) : null}
      <p className="flex items-start gap-2">
        <span lang={answer.lang} className="text-2xl font-[650] text-balance max-sm:text-xl">
          {answer.text}
        </span>
        {isTried ? null : children}
      </p>
      <p className="mt-1 text-ink-soft">
        <span lang={further.lang}>{further.text}</span> {isTried ? null : next}
      </p>
    </section>
  );
}

/** In the language of the reader, or marked as Dutch what there is in Dutch alone. */
function useSentences({ sentences: [answer = '', ...further], said }: Told) {
  const { outcome } = useTexts();
  const language = useLanguage();
  const inLanguage = (clauses: readonly Said[] | null, dutch: string) =>
    language === 'nl' || clauses === null
      ? { text: dutch, lang: 'nl' }
      : { text: clauses.map((clause) => inSentence(clause, outcome)).join(' '), lang: undefined };
  return {
    answer: inLanguage(said?.title ? [said.title] : null, answer),
    further: inLanguage(said?.further ?? null, further.join(' ')),
  };
}

const inSentence = (clause: Said, language: Wordings): string =>
  language.texts.fullStop.replace('{0}', statedInWords(clause, language));
