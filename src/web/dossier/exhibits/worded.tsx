import { Popover } from '@base-ui/react/popover';
import { useMemo, useState } from 'react';
import { wordsIn, wordsOf } from '#web/dossier/exhibits/glossary-words.ts';
import { dutchTerms } from '#web/i18n/dutch-terms.ts';
import { useTexts } from '#web/i18n/language.ts';

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

function Word({ text, meaning }: { readonly text: string; readonly meaning: string }) {
  // Within the page, not beside it: what is in no landmark is not found by who goes from one to the next. In the text itself it
  // would break the line.
  const [place] = useState(() => document.querySelector('main'));
  return (
    <Popover.Root>
      <Popover.Trigger className="cursor-help rounded-sm underline decoration-ink-soft decoration-dotted underline-offset-3 print:no-underline">
        {text}
      </Popover.Trigger>
      <Popover.Portal container={place}>
        <Popover.Positioner align="start" sideOffset={6} className="z-30">
          <Popover.Popup
            aria-label={text}
            className="w-80 max-w-[calc(100vw-2rem)] rounded-corner border border-line bg-surface px-4 py-3 text-left text-sm font-normal text-ink shadow-pop outline-none"
          >
            <Popover.Description>{meaning}</Popover.Description>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
