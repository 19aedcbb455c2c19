import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Client } from '#api/clients.ts';
import { changeClientList, deleteClient } from '#web/features/clients/client-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { DeleteQuestion } from '#web/ui/delete-question.tsx';
import { showError } from '#web/ui/toasts.tsx';
import { useUndoableDeletion } from '#web/ui/use-undoable-deletion.ts';

interface DeleteClientQuestionProps {
  /** Null while nothing is to be deleted. */
  readonly client: Client | null;
  readonly onClose: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

export function DeleteClientQuestion({ client, onClose, finalFocus }: DeleteClientQuestionProps) {
  const { clientDeletion: text, system } = useTexts();
  const queries = useQueryClient();
  const remove = useUndoableDeletion({
    send: ({ id }: Client, going) => deleteClient(id, going),
    onDeleted: (deleted) => changeClientList(queries, (clients) => clients.filter(({ id }) => id !== deleted.id)),
    onFailed: (error) => showError({ title: system.errorTitle, message: text.failed, detail: problemText(error) }),
  });
  const answerYes = (deleted: Client) => {
    onClose();
    remove(deleted);
  };
  return (
    <DeleteQuestion
      subject={client}
      onYes={answerYes}
      onNo={onClose}
      isBusy={false}
      fault={null}
      finalFocus={finalFocus}
      title={text.title}
      question={({ name }) => text.question(name)}
      consequence={({ dossierCount }) => text.consequence(dossierCount)}
    />
  );
}
