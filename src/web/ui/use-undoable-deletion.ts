import { useEffect } from 'react';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { deleteLater, sendPendingDeletions } from '#web/lib/pending-deletions.ts';
import { sayToast } from '#web/ui/toast-queue.ts';
import { showError } from '#web/ui/toasts.tsx';

export interface UndoableDeletion<Subject> {
  /** Makes the call, which goes on when the page is closed meanwhile if `outlivesPage` says so. */
  readonly send: (subject: Subject, going: { readonly outlivesPage?: true }) => Promise<void>;
  readonly onDeleted: (subject: Subject) => unknown;
  /** Shown with what the server says. */
  readonly failed: string;
  readonly onFailed?: (() => void) | undefined;
}

/**
 * Deletes what somebody said yes to, but not before he had time to undo it; a toast offers that. Who leaves the page or
 * closes it has had that time: the deletion then goes at once, so that nothing stays that he saw going.
 */
export function useUndoableDeletion<Subject extends { readonly id: string; readonly name: string }>({
  send,
  onDeleted,
  failed,
  onFailed,
}: UndoableDeletion<Subject>): (subject: Subject) => void {
  const { undo: texts } = useTexts();
  useEffect(() => {
    addEventListener('pagehide', sendPendingDeletions);
    return () => {
      removeEventListener('pagehide', sendPendingDeletions);
      sendPendingDeletions();
    };
  }, []);
  return (subject) => {
    const deletion = deleteLater(subject.id, async (isLeaving) => {
      try {
        await send(subject, isLeaving ? { outlivesPage: true } : {});
        await onDeleted(subject);
      } catch (error) {
        showError(failed, problemText(error));
        onFailed?.();
      }
    });
    sayToast({
      kind: 'success',
      title: texts.deleted(subject.name),
      message: texts.howLong,
      detail: null,
      offer: { ...deletion, label: texts.undo, take: deletion.undo, close: deletion.sendNow },
    });
  };
}
