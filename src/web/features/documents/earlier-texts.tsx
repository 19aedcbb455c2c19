import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import type { EarlierText } from '#api/written-texts.ts';
import { Disclosure } from '#web/dossier/exhibits/source-of-figures.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';

interface EarlierTextsProps {
  readonly earlier: readonly EarlierText[];
  /** Whether what was typed is yet to be saved: it would be gone. */
  readonly isUnsaved: boolean;
  readonly onPutBack: (earlier: EarlierText) => void;
}

/** What a text was before, each to be put back. */
export function EarlierTexts({ earlier, isUnsaved, onPutBack }: EarlierTextsProps) {
  const { documents: texts, decisions, formats } = useTexts();
  const id = useId();
  return (
    <Disclosure label={texts.before(earlier.length)}>
      <ul className="flex max-w-prose flex-col gap-3">
        {earlier.map((one) => {
          const { text, applies, writtenBy, writtenOn } = one;
          return (
            <li key={writtenOn}>
              <p id={id + writtenOn} className="text-ink-soft">
                {decisions.byOn(writtenBy, formats.moment(writtenOn))}
                {applies ? null : `, ${texts.notApplicable}`}
              </p>
              <p lang="nl" className="mt-1 break-words whitespace-pre-wrap">
                {text}
              </p>
              <Button
                look="secondary"
                size="small"
                className="mt-1"
                aria-describedby={id + writtenOn}
                aria-disabled={isUnsaved}
                onClick={() => onPutBack(one)}
                icon={Undo2}
              >
                {texts.putBack}
              </Button>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
