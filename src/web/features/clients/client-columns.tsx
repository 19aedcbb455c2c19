import { FolderOpen, Pencil, Trash2 } from 'lucide-react';
import type { Client } from '#api/clients.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import type { ListColumns } from '#web/ui/table/features.ts';
import { actionsColumn, orQuietly, RowActions, RowLink, RowButton, RowName } from '#web/ui/table/row-parts.tsx';

export interface ClientActions {
  readonly edit: (client: Client) => void;
  readonly remove: (client: Client) => void;
}

export const clientColumns = ({ clients, formats }: Catalogue, actions: ClientActions): ListColumns<Client> => [
  {
    id: 'name',
    label: clients.name,
    isRowHeading: true,
    sortBy: ({ name }) => name,
    cell: ({ id, name, kvkNumber, reference }) => (
      <RowName
        to={screenPaths.clientOf(id)}
        name={name}
        details={[kvkNumber && `KvK ${kvkNumber}`, reference].filter(Boolean).join(' · ')}
      />
    ),
  },
  {
    id: 'contactName',
    label: clients.contact,
    width: 'lg:w-48',
    sortBy: ({ contactName }) => contactName,
    cell: ({ contactName }) => <span className="break-words">{contactName || '–'}</span>,
  },
  {
    id: 'dossierCount',
    label: clients.dossiers,
    width: 'lg:w-28',
    alignEnd: true,
    sortBy: ({ dossierCount }) => dossierCount,
    cell: ({ dossierCount }) => formats.wholeNumber(dossierCount),
  },
  {
    id: 'lastDossierOn',
    label: clients.lastDossier,
    width: 'lg:w-44',
    sortBy: ({ lastDossierOn }) => lastDossierOn ?? '',
    cell: ({ lastDossierOn }) => orQuietly(lastDossierOn && formats.moment(lastDossierOn), clients.none),
  },
  {
    ...actionsColumn(clients.actions, 'lg:w-56'),
    cell: (client) => (
      <RowActions>
        <RowLink to={screenPaths.clientOf(client.id)} icon={FolderOpen} name={clients.overviewOf(client.name)}>
          {clients.overview}
        </RowLink>
        <RowButton
          icon={Pencil}
          title={clients.edit}
          name={clients.editOf(client.name)}
          onClick={() => actions.edit(client)}
        />
        <RowButton
          icon={Trash2}
          look="erase"
          title={clients.delete}
          name={clients.deleteOf(client.name)}
          onClick={() => actions.remove(client)}
        />
      </RowActions>
    ),
  },
];
