import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useFirstTexts } from '#web/i18n/language.ts';
import { type Stale, useFetchedAnew } from '#web/lib/api-data.ts';
import { problemText } from '#web/lib/api-error.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { Question } from '#web/ui/modal.tsx';
import { Fault } from '#web/ui/notice.tsx';
import { pageHeading } from '#web/ui/page-start.ts';
import { type UndoableDeletion, useUndoableDeletion } from '#web/ui/use-undoable-deletion.ts';

interface QuestionAbout<Subject> {
  /** What is to be deleted; null while the question is closed. */
  readonly subject: Subject | null;
  /**
   * Gets the focus after a question, because the button that was pressed is gone with its row: the heading of the page where
   * nothing is given. Null when a window follows: that takes the focus, and a question that is still fading would take it back.
   */
  readonly finalFocus?: RefObject<HTMLElement | null> | null;
  readonly title: string;
  readonly question: (subject: Subject) => string;
  readonly consequence: (subject: Subject) => string;
  /** Of the button that says yes; danger when nothing is said. */
  readonly yesLook?: ButtonLook;
}

interface DeleteQuestionProps<Subject> extends QuestionAbout<Subject> {
  readonly onYes: (subject: Subject) => void;
  readonly onNo: () => void;
  readonly isBusy?: boolean;
  readonly fault?: string | null;
}

/** Asks whether something may be deleted, and says what goes with it. */
export function DeleteQuestion<Subject>(props: DeleteQuestionProps<Subject>) {
  const { general } = useFirstTexts();
  const { subject, onYes, onNo, isBusy, fault, finalFocus, title, question, consequence, yesLook = 'danger' } = props;
  const shown = useLastKnown(subject);
  const opener = useRef<Element>(null);
  useLayoutEffect(() => {
    if (subject !== null) opener.current = document.activeElement;
  }, [subject]);
  if (shown === null) return null;
  const focusAfterwards = () => {
    if (finalFocus === null) return false;
    if (opener.current instanceof HTMLElement && opener.current.isConnected) return opener.current;
    return finalFocus === undefined ? pageHeading() : finalFocus.current;
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
      <Fault>{fault}</Fault>
      <div className="mt-3 flex justify-end gap-3">
        <Button look="secondary" onClick={onNo}>
          {general.no}
        </Button>
        <Button look={yesLook} disabled={isBusy} isBusy={isBusy} onClick={() => onYes(shown)}>
          {general.yes}
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

interface ChangeQuestionProps<Subject, Changed> extends QuestionAbout<Subject> {
  readonly change: (subject: Subject) => Promise<Changed>;
  /** What the change makes stale: it is there anew before the question closes. */
  readonly stale?: Stale;
  readonly onChanged?: (changed: Changed) => unknown;
  readonly onClose: () => void;
  /** Shown when the server does not say why it failed. */
  readonly failed: string;
}

/** A change that waits for a yes. A question that failed stays open and says why. */
export function ChangeQuestion<Subject, Changed>(props: ChangeQuestionProps<Subject, Changed>) {
  const { change, stale = [], onChanged, onClose, failed, ...question } = props;
  const fetchAnew = useFetchedAnew();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: change,
    onSuccess: async (changed) => {
      await fetchAnew(stale);
      await onChanged?.(changed);
      onClose();
    },
  });
  const close = () => {
    reset();
    onClose();
  };
  const fault = error ? (problemText(error) ?? failed) : null;
  return <DeleteQuestion {...question} onYes={mutate} onNo={close} isBusy={isPending} fault={fault} />;
}

type UndoableQuestionProps<Subject> = QuestionAbout<Subject> &
  UndoableDeletion<Subject> & { readonly onClose: () => void };

/** A deletion that can be undone for a while after the yes. */
export function UndoableQuestion<Subject extends { readonly id: string; readonly name: string }>(
  props: UndoableQuestionProps<Subject>,
) {
  const { send, restore, onDeleted, onStale, failed, onClose, ...question } = props;
  const remove = useUndoableDeletion({ send, restore, onDeleted, onStale, failed });
  const { mutate, isPending } = useMutation({ mutationFn: remove, onSettled: onClose });
  return <DeleteQuestion {...question} onYes={mutate} onNo={onClose} isBusy={isPending} />;
}
