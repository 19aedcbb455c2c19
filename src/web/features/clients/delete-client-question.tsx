import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Client } from '#contract/clients.ts';
import { clientListQuery, deleteClient } from '#web/features/clients/client-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { DeleteQuestion } from '#web/ui/delete-question.tsx';

interface DeleteClientQuestionProps {
  /** Null while nothing is to be deleted. */
  readonly client: Client | null;
  readonly onClose: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

export function DeleteClientQuestion({ client, onClose, finalFocus }: DeleteClientQuestionProps) {
  const texts = useTexts();
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (id: string) => deleteClient(id),
    onSuccess: (_, deleted) => {
      queries.setQueryData(clientListQuery.queryKey, (list) => list?.filter(({ id }) => id !== deleted));
      onClose();
    },
  });
  const close = () => {
    reset();
    onClose();
  };
  return (
    <DeleteQuestion
      subject={client}
      onYes={({ id }) => mutate(id)}
      onNo={close}
      isBusy={isPending}
      fault={error ? (problemText(error) ?? texts.clientDeletion.failed) : null}
      finalFocus={finalFocus}
      title={texts.clientDeletion.title}
      question={({ name }) => texts.clientDeletion.question(name)}
      consequence={({ dossierCount }) => texts.clientDeletion.consequence(dossierCount)}
    />
  );
}
