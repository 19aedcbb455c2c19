import { useMemo } from 'react';
import { wordsIn, wordsOf } from '#web/dossier/exhibits/glossary-words.ts';
import { dutchTerms } from '#web/i18n/dutch-terms.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Popover } from '#web/ui/popover.tsx';

interface WordedProps {
  readonly children: string;
  /** Whatever the language of the reader. */
  readonly isDutch?: boolean;
}

const inDutchText = wordsIn(dutchTerms);

/** A text in which words of the field have their meaning one press away, each at its first place. */
export function Worded({ children, isDutch = false }: WordedProps) {
  const { glossary } = useTexts();
  const inText = useMemo(() => (isDutch ? inDutchText : wordsIn(wordsOf(glossary))), [isDutch, glossary]);
  const pieces = inText(children);
  return pieces.map(({ text, term }, place) =>
    term === null ? (
      text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- pieces have no other identity
      <Word key={place} text={text} meaning={glossary[term].meaning} />
    ),
  );
}

const Word = ({ text, meaning }: { readonly text: string; readonly meaning: string }) => (
  <Popover
    button={text}
    buttonClassName="cursor-help rounded-sm underline decoration-ink-soft decoration-dotted underline-offset-3 print:no-underline"
    align="start"
    label={text}
    className="w-80 max-w-[calc(100vw-2rem)] px-4 py-3 text-sm font-normal"
  >
    {meaning}
  </Popover>
);
