import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { contactMessageDays, type ContactMessage } from '#api/contact.ts';
import { DeleteMessageQuestion } from '#web/features/messages/delete-message-question.tsx';
import { messageListQuery } from '#web/features/messages/message-calls.ts';
import { messageColumns } from '#web/features/messages/message-columns.tsx';
import { MessageModal } from '#web/features/messages/message-modal.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { ListTable } from '#web/ui/table/list-table.tsx';

type OpenModal = { readonly kind: 'none' } | { readonly kind: 'read' | 'delete'; readonly message: ContactMessage };

const initialSort = { id: 'receivedOn', desc: true };
const messageKey = ({ id }: ContactMessage): string => id;
const messageText =
  ({ messages, formats }: Catalogue) =>
  ({ name, organization, senderOrganisation, email, phoneNumber, message, receivedOn, handledOn }: ContactMessage) =>
    [
      name,
      organization,
      senderOrganisation,
      email,
      phoneNumber,
      message,
      formats.moment(receivedOn),
      handledOn ? messages.handled : messages.open,
    ].join(' ');

/** For the provider: what people sent with the contact form. */
export function MessageListPage() {
  const texts = useTexts();
  const { general, messages } = texts;
  const query = useQuery(messageListQuery);
  const { data } = query;
  const [modal, setModal] = useState<OpenModal>({ kind: 'none' });
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setModal({ kind: 'none' });
  const rowText = useMemo(() => messageText(texts), [texts]);
  const columns = useMemo(
    () =>
      messageColumns(texts, {
        read: (message) => setModal({ kind: 'read', message }),
        remove: (message) => setModal({ kind: 'delete', message }),
      }),
    [texts],
  );
  const empty = <EmptyState icon={<Mail size={28} />} title={messages.emptyTitle} text={messages.emptyText} />;
  return (
    <>
      <PageHeading
        title={general.messages}
        description={messages.description(contactMessageDays)}
        manual="contact"
        headingRef={heading}
      />
      <QueryResult query={query}>
        <ListTable
          caption={general.messages}
          columns={columns}
          rows={data}
          rowKey={messageKey}
          rowText={rowText}
          initialSort={initialSort}
          empty={empty}
        />
      </QueryResult>
      {modal.kind === 'read' ? <MessageModal message={modal.message} onClose={close} /> : null}
      <DeleteMessageQuestion
        message={modal.kind === 'delete' ? modal.message : null}
        onClose={close}
        finalFocus={heading}
      />
    </>
  );
}
