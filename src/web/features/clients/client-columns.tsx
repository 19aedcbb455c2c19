import { createColumnHelper } from '@tanstack/react-table';
import { FolderOpen, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Client } from '#contract/clients.ts';
import { momentText, wholeNumber } from '#contract/terms/dutch-format.ts';
import { nl } from '#web/i18n/nl.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { ListColumns, ListFeatures } from '#web/ui/table/features.ts';

export interface ClientActions {
  /** False for people who may look at an employer but not change it. */
  readonly mayChange: boolean;
  readonly edit: (client: Client) => void;
  readonly remove: (client: Client) => void;
}

const helper = createColumnHelper<ListFeatures, Client>();

export function clientColumns(actions: ClientActions): ListColumns<Client> {
  return helper.columns([
    helper.accessor('name', {
      meta: { label: nl.clients.name, isRowHeading: true },
      sortFn: (a, b) => a.original.name.localeCompare(b.original.name, 'nl'),
      cell: ({ row: { original } }) => <ClientName client={original} />,
    }),
    helper.accessor('contactName', {
      meta: { label: nl.clients.contact, width: 'lg:w-48' },
      sortFn: (a, b) => a.original.contactName.localeCompare(b.original.contactName, 'nl'),
      cell: ({ getValue }) => <span className="break-words">{getValue() || '–'}</span>,
    }),
    helper.accessor('dossierCount', {
      meta: { label: nl.clients.dossiers, width: 'lg:w-28', alignEnd: true },
      sortFn: (a, b) => a.original.dossierCount - b.original.dossierCount,
      cell: ({ getValue }) => wholeNumber(getValue()),
    }),
    helper.accessor((client) => client.lastDossierOn ?? '', {
      id: 'lastDossierOn',
      meta: { label: nl.clients.lastDossier, width: 'lg:w-44' },
      sortFn: (a, b) => (a.original.lastDossierOn ?? '').localeCompare(b.original.lastDossierOn ?? ''),
      cell: ({ row: { original } }) =>
        original.lastDossierOn ? (
          momentText(original.lastDossierOn)
        ) : (
          <span className="text-ink-soft">{nl.clients.none}</span>
        ),
    }),
    helper.display({
      id: 'actions',
      enableSorting: false,
      meta: {
        label: nl.clients.actions,
        hidesHeading: true,
        isOffPaper: true,
        width: actions.mayChange ? 'lg:w-56' : 'lg:w-36',
      },
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
  const { id, name } = client;
  return (
    <div className="no-print flex w-full justify-end gap-1">
      <ButtonLink to={screenPaths.clientOf(id)} look="secondary" size="small" aria-label={nl.clients.overviewOf(name)}>
        <FolderOpen aria-hidden size={16} />
        {nl.clients.overview}
      </ButtonLink>
      {actions.mayChange ? (
        <>
          <Button
            look="quiet"
            size="icon"
            title={nl.clients.edit}
            aria-label={nl.clients.editOf(name)}
            onClick={() => actions.edit(client)}
          >
            <Pencil aria-hidden size={16} />
          </Button>
          <Button
            look="erase"
            size="icon"
            title={nl.clients.delete}
            aria-label={nl.clients.deleteOf(name)}
            onClick={() => actions.remove(client)}
          >
            <Trash2 aria-hidden size={16} />
          </Button>
        </>
      ) : null}
    </div>
  );
}
