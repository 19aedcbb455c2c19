import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Client } from '#api/clients.ts';
import { changeClientList, deleteClient } from '#web/features/clients/client-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { DeleteQuestion } from '#web/ui/delete-question.tsx';
import { useConfirmedChange } from '#web/ui/use-confirmed-change.ts';

interface DeleteClientQuestionProps {
  /** Null while nothing is to be deleted. */
  readonly client: Client | null;
  readonly onClose: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

export function DeleteClientQuestion({ client, onClose, finalFocus }: DeleteClientQuestionProps) {
  const { clientDeletion: text } = useTexts();
  const queries = useQueryClient();
  const confirmed = useConfirmedChange({
    change: ({ id }: Client) => deleteClient(id),
    onChanged: (_, deleted) => changeClientList(queries, (clients) => clients.filter(({ id }) => id !== deleted.id)),
    onClose,
    failed: text.failed,
  });
  return (
    <DeleteQuestion
      subject={client}
      {...confirmed}
      finalFocus={finalFocus}
      title={text.title}
      question={({ name }) => text.question(name)}
      consequence={({ dossierCount }) => text.consequence(dossierCount)}
    />
  );
}
