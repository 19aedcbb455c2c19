import { useQueryClient } from '@tanstack/react-query';
import { undoSeconds } from '#api/undo-seconds.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { sayToast } from '#web/ui/toast-queue.ts';
import { showError, showRefusal } from '#web/ui/toasts.tsx';

export interface UndoableDeletion<Subject> {
  readonly send: (subject: Subject) => Promise<void>;
  /** Undoes it at the server, which says so when it is too late. */
  readonly restore: (subject: Subject) => Promise<void>;
  readonly onDeleted: (subject: Subject) => unknown;
  /** What is shown may be wrong: it was undone, or it failed. */
  readonly onStale: () => unknown;
  /** Shown with what the server says. */
  readonly failed: string;
}

/** Deletes what somebody said yes to. A toast offers to undo that as long as the server does, on whatever page he is by then. */
export function useUndoableDeletion<Subject extends { readonly id: string; readonly name: string }>(
  deletion: UndoableDeletion<Subject>,
): (subject: Subject) => Promise<void> {
  const { undo: texts } = useTexts();
  const queries = useQueryClient();
  const { send, restore, onDeleted, onStale, failed } = deletion;
  return async (subject) => {
    try {
      await send(subject);
    } catch (error) {
      showError(failed, problemText(error));
      await onStale();
      return;
    }
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    setTimeout(end, undoSeconds * 1000);
    const undo = () => {
      end();
      const restored = restore(subject).catch(showRefusal).finally(onStale);
      // By then another page may be open, which counts it too.
      void restored.then(() => queries.invalidateQueries());
    };
    sayToast({
      kind: 'success',
      title: texts.deleted(subject.name),
      message: texts.howLong,
      detail: null,
      offer: { over, label: texts.undo, take: undo },
    });
    await onDeleted(subject);
  };
}
