import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useFirstTexts } from '#web/i18n/language.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { Question } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/**
 * Gets the focus after a question, because the button that was pressed is gone with its row. Null when a window follows: that
 * takes the focus, and a question that is still fading would take it back.
 */
export type FocusAfterwards = RefObject<HTMLElement | null> | null;

interface DeleteQuestionProps<Subject> {
  /** What is to be deleted; null while the question is closed. */
  readonly subject: Subject | null;
  readonly onYes: (subject: Subject) => void;
  readonly onNo: () => void;
  readonly isBusy: boolean;
  readonly fault: string | null;
  readonly finalFocus: FocusAfterwards;
  readonly title: string;
  readonly question: (subject: Subject) => string;
  readonly consequence: (subject: Subject) => string;
  /** Of the button that says yes; danger when nothing is said. */
  readonly yesLook?: ButtonLook;
}

/** Asks whether something may be deleted, and says what goes with it. */
export function DeleteQuestion<Subject>(props: DeleteQuestionProps<Subject>) {
  const texts = useFirstTexts();
  const { subject, onYes, onNo, isBusy, fault, finalFocus, title, question, consequence, yesLook } = props;
  const shown = useLastKnown(subject);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (subject !== null) opener.current = document.activeElement;
  }, [subject]);
  if (shown === null) return null;
  const focusAfterwards = () => {
    if (finalFocus === null) return false;
    return opener.current instanceof HTMLElement && opener.current.isConnected ? opener.current : finalFocus.current;
  };
  return (
    <Question
      isOpen={subject !== null}
      onClose={onNo}
      title={title}
      question={question(shown)}
      finalFocus={focusAfterwards}
    >
      <p className="break-words text-ink-soft">{consequence(shown)}</p>
      {fault ? (
        <Notice tone="error" announced="atOnce">
          {fault}
        </Notice>
      ) : null}
      <div className="mt-3 flex justify-end gap-3">
        <Button look="secondary" onClick={onNo}>
          {texts.general.no}
        </Button>
        <Button look={yesLook ?? 'danger'} disabled={isBusy} onClick={() => onYes(shown)}>
          {isBusy ? <Spinner /> : null}
          {texts.general.yes}
        </Button>
      </div>
    </Question>
  );
}

/** The last value that was not null, so that a closing window keeps its text until it is out of sight. */
function useLastKnown<Value>(value: Value | null): Value | null {
  const [known, setKnown] = useState(value);
  if (value !== null && value !== known) setKnown(() => value);
  return value ?? known;
}
