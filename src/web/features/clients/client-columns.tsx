import { createColumnHelper } from '@tanstack/react-table';
import { FolderOpen, Pencil, Trash2 } from 'lucide-react';
import { Link } from '#web/ui/link.tsx';
import type { Client } from '#api/clients.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { ListColumns, ListFeatures } from '#web/ui/table/features.ts';
import { actionsColumn, RowActions, RowButton } from '#web/ui/table/row-parts.tsx';

export interface ClientActions {
  readonly edit: (client: Client) => void;
  readonly remove: (client: Client) => void;
}

const helper = createColumnHelper<ListFeatures, Client>();

export function clientColumns(texts: Catalogue, actions: ClientActions): ListColumns<Client> {
  return helper.columns([
    helper.accessor('name', {
      meta: { label: texts.clients.name, isRowHeading: true },
      sortFn: (a, b) => texts.formats.inOrder(a.original.name, b.original.name),
      cell: ({ row: { original } }) => <ClientName client={original} />,
    }),
    helper.accessor('contactName', {
      meta: { label: texts.clients.contact, width: 'lg:w-48' },
      sortFn: (a, b) => texts.formats.inOrder(a.original.contactName, b.original.contactName),
      cell: ({ getValue }) => <span className="break-words">{getValue() || '–'}</span>,
    }),
    helper.accessor('dossierCount', {
      meta: { label: texts.clients.dossiers, width: 'lg:w-28', alignEnd: true },
      sortFn: (a, b) => a.original.dossierCount - b.original.dossierCount,
      cell: ({ getValue }) => texts.formats.wholeNumber(getValue()),
    }),
    helper.accessor((client) => client.lastDossierOn ?? '', {
      id: 'lastDossierOn',
      meta: { label: texts.clients.lastDossier, width: 'lg:w-44' },
      sortFn: (a, b) => (a.original.lastDossierOn ?? '').localeCompare(b.original.lastDossierOn ?? ''),
      cell: ({ row: { original } }) =>
        original.lastDossierOn ? (
          texts.formats.moment(original.lastDossierOn)
        ) : (
          <span className="text-ink-soft">{texts.clients.none}</span>
        ),
    }),
    helper.display({
      ...actionsColumn(texts.clients.actions, 'lg:w-56'),
      cell: ({ row: { original } }) => <ClientRowActions client={original} actions={actions} />,
    }),
  ]);
}

function ClientName({ client: { id, name, kvkNumber, reference } }: { readonly client: Client }) {
  const details = [kvkNumber && `KvK ${kvkNumber}`, reference].filter(Boolean).join(' · ');
  return (
    <div>
      <Link
        to={screenPaths.clientOf(id)}
        className="inline-flex min-h-6 items-center rounded-sm font-semibold text-ink hover:text-brand hover:underline"
      >
        {name}
      </Link>
      {details ? <span className="block text-xs text-ink-soft">{details}</span> : null}
    </div>
  );
}

interface ClientRowActionsProps {
  readonly client: Client;
  readonly actions: ClientActions;
}

function ClientRowActions({ client, actions }: ClientRowActionsProps) {
  const texts = useTexts();
  const { id, name } = client;
  return (
    <RowActions>
      <ButtonLink
        to={screenPaths.clientOf(id)}
        look="secondary"
        size="small"
        aria-label={texts.clients.overviewOf(name)}
      >
        <FolderOpen aria-hidden size={16} />
        {texts.clients.overview}
      </ButtonLink>
      <RowButton
        icon={Pencil}
        title={texts.clients.edit}
        name={texts.clients.editOf(name)}
        onClick={() => actions.edit(client)}
      />
      <RowButton
        icon={Trash2}
        look="erase"
        title={texts.clients.delete}
        name={texts.clients.deleteOf(name)}
        onClick={() => actions.remove(client)}
      />
    </RowActions>
  );
}
