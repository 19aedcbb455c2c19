import { useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { ContactMessage } from '#api/contact.ts';
import { deleteMessage, messageListQuery } from '#web/features/messages/message-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { DeleteQuestion } from '#web/ui/delete-question.tsx';
import { useConfirmedChange } from '#web/ui/use-confirmed-change.ts';

interface DeleteMessageQuestionProps {
  /** Null while nothing is to be deleted. */
  readonly message: ContactMessage | null;
  readonly onClose: () => void;
  readonly finalFocus: RefObject<HTMLElement | null>;
}

export function DeleteMessageQuestion({ message, onClose, finalFocus }: DeleteMessageQuestionProps) {
  const { messageDeletion: text } = useTexts();
  const queries = useQueryClient();
  const confirmed = useConfirmedChange({
    change: ({ id }: ContactMessage) => deleteMessage(id),
    onChanged: (_, deleted) =>
      queries.setQueryData(messageListQuery.queryKey, (list) => list?.filter(({ id }) => id !== deleted.id)),
    onClose,
    failed: text.failed,
  });
  return (
    <DeleteQuestion
      subject={message}
      {...confirmed}
      finalFocus={finalFocus}
      title={text.title}
      question={({ name }) => text.question(name)}
      consequence={() => text.consequence}
    />
  );
}
