import { type RefObject, useRef, useState } from 'react';
import { isOpen, type TextsOfDossier } from '#api/written-texts.ts';
import { documentsPlace } from '#web/features/documents/documents-section.tsx';
import { textName, textsInDoubt } from '#web/features/results/texts-in-doubt.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Question } from '#web/ui/modal.tsx';

/** Names of the texts that documents ask for and that are still to be written. */
const openTexts = ({ asked, texts }: TextsOfDossier): readonly string[] =>
  asked.filter((key) => isOpen(texts.find((one) => one.key === key))).map(textName);

/** Whether there is anything to say before a dossier becomes final. */
export const speaksAgainst = (texts: TextsOfDossier, words: Catalogue['finalMark']): boolean =>
  texts.isChoiceForbidden || [...openTexts(texts), ...textsInDoubt(texts, words), ...texts.doubts].length > 0;

interface FinalQuestionProps {
  /** Null while nothing is asked. */
  readonly texts: TextsOfDossier | null;
  readonly onYes: () => void;
  readonly onNo: () => void;
  /** Where the focus goes back to. */
  readonly opener: RefObject<HTMLElement | null>;
}

/** What speaks against making a dossier final: asked about, or in the way. */
export function FinalQuestion({ texts, onYes, onNo, opener }: FinalQuestionProps) {
  const { finalMark: words, general } = useTexts();
  const goesToTexts = useRef(false);
  // A closing window keeps its text until it is out of sight.
  const [shown, setShown] = useState(texts);
  if (texts !== null && texts !== shown) setShown(texts);
  if (shown === null) return null;
  const open = openTexts(shown);
  const isBarred = shown.isChoiceForbidden || open.length > 0;
  const close = (toTexts: boolean) => {
    goesToTexts.current = toTexts;
    onNo();
  };
  return (
    <Question
      isOpen={texts !== null}
      onClose={() => close(false)}
      title={words.makeFinal}
      question={isBarred ? words.barred : words.sure}
      finalFocus={() =>
        goesToTexts.current ? document.querySelector<HTMLElement>(`#${documentsPlace}`) : opener.current
      }
    >
      {shown.isChoiceForbidden ? <p>{words.forbidden}</p> : null}
      {open.length > 0 ? <Points lead={words.open} points={open} /> : null}
      {isBarred ? null : <Points points={[...shown.doubts, ...textsInDoubt(shown, words)]} />}
      <div className="mt-3 flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={() => close(false)}>
          {isBarred ? general.close : general.no}
        </Button>
        {isBarred ? (
          open.length > 0 ? (
            <Button onClick={() => close(true)}>{words.toTexts}</Button>
          ) : null
        ) : (
          <Button onClick={onYes}>{general.yes}</Button>
        )}
      </div>
    </Question>
  );
}

function Points({ lead, points }: { readonly lead?: string; readonly points: readonly string[] }) {
  return (
    <div>
      {lead === undefined ? null : <p>{lead}</p>}
      <ul lang="nl" className="mt-1 flex list-disc flex-col gap-1 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
