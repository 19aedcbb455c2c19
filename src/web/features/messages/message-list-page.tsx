import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDot, Mail, MailOpen, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type ContactMessage, contactMessageDays } from '#api/contact.ts';
import { deleteMessage, messageListQuery } from '#web/features/messages/message-calls.ts';
import { MessageModal } from '#web/features/messages/message-modal.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { ChangeQuestion } from '#web/ui/delete-question.tsx';
import type { ListColumns } from '#web/ui/table/features.ts';
import { ListPage } from '#web/ui/table/list-page.tsx';
import { actionsColumn, RowActions, RowButton, RowState } from '#web/ui/table/row-parts.tsx';
import { useListView } from '#web/ui/table/use-list-view.ts';

interface Opened {
  readonly kind: 'read' | 'delete';
  readonly message: ContactMessage;
}

const initialSort = { id: 'receivedOn', desc: true };

/** For the provider: what people sent with the contact form. */
export function MessageListPage() {
  const texts = useTexts();
  const { general, messages, messageDeletion: deletion, formats } = texts;
  const query = useQuery(messageListQuery);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const columns = useMemo(() => messageColumns(texts, setOpened), [texts]);
  const rowText = useMemo(
    () =>
      ({
        name,
        organization,
        senderOrganisation,
        email,
        phoneNumber,
        message,
        receivedOn,
        handledOn,
      }: ContactMessage) => [
        name,
        organization,
        senderOrganisation,
        email,
        phoneNumber,
        message,
        formats.moment(receivedOn),
        handledOn ? messages.handled : messages.open,
      ],
    [messages, formats],
  );
  return (
    <ListPage
      {...useListView(columns, initialSort)}
      page={{
        title: general.messages,
        description: messages.description(contactMessageDays),
        manual: 'contact',
        trail: null,
      }}
      query={query}
      rows={query.data}
      rowText={rowText}
      empty={{ icon: Mail, title: messages.emptyTitle, text: messages.emptyText }}
    >
      {opened?.kind === 'read' ? (
        <MessageModal message={opened.message} onClose={close}>
          <MessageState message={opened.message} />
        </MessageModal>
      ) : null}
      <ChangeQuestion
        subject={opened?.kind === 'delete' ? opened.message : null}
        change={({ id }) => deleteMessage(id)}
        stale={[messageListQuery]}
        onClose={close}
        failed={deletion.failed}
        title={deletion.title}
        question={({ name }) => deletion.question(name)}
        consequence={() => deletion.consequence}
      />
    </ListPage>
  );
}

function messageColumns({ messages, formats }: Catalogue, open: (opened: Opened) => void): ListColumns<ContactMessage> {
  return [
    {
      id: 'receivedOn',
      label: messages.receivedOn,
      width: 'lg:w-40',
      sortBy: true,
      cell: ({ receivedOn }) => <time dateTime={receivedOn}>{formats.moment(receivedOn)}</time>,
    },
    {
      id: 'name',
      label: messages.sender,
      isRowHeading: true,
      width: 'lg:w-56',
      sortBy: true,
      cell: ({ name, organization }) => (
        <div>
          <span className="block font-semibold">{name}</span>
          <span className="block text-xs text-ink-soft">{organization}</span>
        </div>
      ),
    },
    {
      id: 'message',
      label: messages.message,
      hidesHeading: true,
      cell: ({ message }) => <span className="line-clamp-2 break-words">{message}</span>,
    },
    {
      id: 'state',
      label: messages.state,
      width: 'lg:w-36',
      sortBy: ({ handledOn }) => handledOn ?? '',
      cell: (message) => <MessageState message={message} />,
    },
    {
      ...actionsColumn(messages.actions, 'lg:w-36'),
      cell: (message) => (
        <RowActions>
          <Button
            look="secondary"
            size="small"
            icon={MailOpen}
            aria-label={messages.readOf(message.name)}
            onClick={() => open({ kind: 'read', message })}
          >
            {messages.read}
          </Button>
          <RowButton
            icon={Trash2}
            look="erase"
            title={messages.delete}
            name={messages.deleteOf(message.name)}
            onClick={() => open({ kind: 'delete', message })}
          />
        </RowActions>
      ),
    },
  ];
}

function MessageState({ message: { handledOn } }: { readonly message: ContactMessage }) {
  const { messages } = useTexts();
  return (
    <RowState icon={handledOn ? CircleCheck : CircleDot} look={handledOn ? 'text-good' : 'text-busy'}>
      {handledOn ? messages.handled : messages.open}
    </RowState>
  );
}
