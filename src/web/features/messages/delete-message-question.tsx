import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { ContactMessage } from '#contract/contact.ts';
import { deleteMessage, messageListQuery } from '#web/features/messages/message-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { DeleteQuestion } from '#web/ui/delete-question.tsx';

interface DeleteMessageQuestionProps {
  /** Null while nothing is to be deleted. */
  readonly message: ContactMessage | null;
  readonly onClose: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

export function DeleteMessageQuestion({ message, onClose, finalFocus }: DeleteMessageQuestionProps) {
  const { messageDeletion: text } = useTexts();
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: deleteMessage,
    onSuccess: (_, deleted) => {
      queries.setQueryData(messageListQuery.queryKey, (list) => list?.filter(({ id }) => id !== deleted));
      onClose();
    },
  });
  const close = () => {
    reset();
    onClose();
  };
  return (
    <DeleteQuestion
      subject={message}
      onYes={({ id }) => mutate(id)}
      onNo={close}
      isBusy={isPending}
      fault={error ? (problemText(error) ?? text.failed) : null}
      finalFocus={finalFocus}
      title={text.title}
      question={({ name }) => text.question(name)}
      consequence={() => text.consequence}
    />
  );
}
