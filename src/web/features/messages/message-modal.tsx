import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ContactMessage } from '#api/contact.ts';
import { markMessage, messageListQuery } from '#web/features/messages/message-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { problemText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Fault } from '#web/ui/notice.tsx';

interface MessageModalProps {
  readonly message: ContactMessage;
  readonly onClose: () => void;
  /** How it is with it. */
  readonly children: ReactNode;
}

/** A message as a whole, with how to answer it, and whether that has been done. */
export function MessageModal({ message, onClose, children }: MessageModalProps) {
  const { messages: text, general, formats } = useTexts();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => markMessage(message.id, message.handledOn === null),
    onSuccess: async () => {
      await queries.invalidateQueries(messageListQuery);
      onClose();
    },
  });
  const { handledOn, handledBy, mailedOn } = message;
  return (
    <Modal onClose={onClose} title={text.title(message.name)}>
      <div className="flex flex-col gap-4">
        <MessageDetails message={message} />
        <p className="rounded-corner bg-ground px-4 py-3 break-words whitespace-pre-wrap">{message.message}</p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
          {children}
          {handledOn && handledBy ? <span>{text.handledBy(handledBy, formats.moment(handledOn))}</span> : null}
          {mailedOn ? <span>{text.mailed(formats.moment(mailedOn))}</span> : null}
        </div>
        <Fault>{error ? (problemText(error) ?? text.failed) : null}</Fault>
        <div className="flex justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {general.close}
          </Button>
          <Button
            disabled={isPending}
            aria-label={handledOn ? text.reopenOf(message.name) : text.markHandledOf(message.name)}
            onClick={() => mutate()}
            isBusy={isPending}
          >
            {handledOn ? text.reopen : text.markHandled}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function MessageDetails({ message }: { readonly message: ContactMessage }) {
  const { messages: text, formats } = useTexts();
  const details: readonly (readonly [label: string, value: ReactNode])[] = [
    [text.receivedOn, formats.moment(message.receivedOn)],
    [text.organisation, `${message.organization} (${text.signedInAs(message.senderOrganisation)})`],
    [text.email, <ContactLink key="email" address={`mailto:${message.email}`} shown={message.email} />],
    [
      text.phone,
      <ContactLink
        key="phone"
        address={`tel:${message.phoneNumber.replaceAll(/[^\d+]/g, '')}`}
        shown={message.phoneNumber}
      />,
    ],
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      {details.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const ContactLink = ({ address, shown }: { readonly address: string; readonly shown: string }) => (
  <a href={address} className="rounded-sm font-semibold text-brand underline">
    {shown}
  </a>
);
