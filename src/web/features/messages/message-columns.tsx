import { createColumnHelper } from '@tanstack/react-table';
import { CircleCheck, CircleDot, MailOpen, Trash2 } from 'lucide-react';
import type { ContactMessage } from '#api/contact.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import type { ListColumns, ListFeatures } from '#web/ui/table/features.ts';
import { actionsColumn, RowActions, RowButton, RowState } from '#web/ui/table/row-parts.tsx';

export interface MessageActions {
  readonly read: (message: ContactMessage) => void;
  readonly remove: (message: ContactMessage) => void;
}

const helper = createColumnHelper<ListFeatures, ContactMessage>();

export function messageColumns({ messages, formats }: Catalogue, actions: MessageActions): ListColumns<ContactMessage> {
  return helper.columns([
    helper.accessor('receivedOn', {
      meta: { label: messages.receivedOn, width: 'lg:w-40' },
      sortFn: (a, b) => a.original.receivedOn.localeCompare(b.original.receivedOn),
      cell: ({ getValue }) => <time dateTime={getValue()}>{formats.moment(getValue())}</time>,
    }),
    helper.accessor('name', {
      meta: { label: messages.sender, isRowHeading: true, width: 'lg:w-56' },
      sortFn: (a, b) => formats.inOrder(a.original.name, b.original.name),
      cell: ({ row: { original } }) => (
        <div>
          <span className="block font-semibold">{original.name}</span>
          <span className="block text-xs text-ink-soft">{original.organization}</span>
        </div>
      ),
    }),
    helper.accessor('message', {
      enableSorting: false,
      meta: { label: messages.message, hidesHeading: true },
      cell: ({ getValue }) => <span className="line-clamp-2 break-words">{getValue()}</span>,
    }),
    helper.accessor((message) => message.handledOn ?? '', {
      id: 'state',
      meta: { label: messages.state, width: 'lg:w-36' },
      sortFn: (a, b) => (a.original.handledOn ?? '').localeCompare(b.original.handledOn ?? ''),
      cell: ({ row }) => <MessageState message={row.original} />,
    }),
    helper.display({
      ...actionsColumn(messages.actions, 'lg:w-36'),
      cell: ({ row }) => <MessageRowActions message={row.original} actions={actions} />,
    }),
  ]);
}

export function MessageState({ message: { handledOn } }: { readonly message: ContactMessage }) {
  const { messages } = useTexts();
  const Icon = handledOn ? CircleCheck : CircleDot;
  return (
    <RowState icon={Icon} look={handledOn ? 'text-good' : 'text-busy'}>
      {handledOn ? messages.handled : messages.open}
    </RowState>
  );
}

interface MessageRowActionsProps {
  readonly message: ContactMessage;
  readonly actions: MessageActions;
}

function MessageRowActions({ message, actions }: MessageRowActionsProps) {
  const { messages } = useTexts();
  return (
    <RowActions>
      <Button
        look="secondary"
        size="small"
        aria-label={messages.readOf(message.name)}
        onClick={() => actions.read(message)}
      >
        <MailOpen aria-hidden size={16} />
        {messages.read}
      </Button>
      <RowButton
        icon={Trash2}
        look="erase"
        title={messages.delete}
        name={messages.deleteOf(message.name)}
        onClick={() => actions.remove(message)}
      />
    </RowActions>
  );
}
