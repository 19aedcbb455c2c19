import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Building2, Plus, FolderOpen, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Client } from '#api/clients.ts';
import {
  allClients,
  clientListQuery,
  deleteClient,
  restoreClient,
  peopleQuery,
  useClientChanges,
  clientForm,
} from '#web/features/clients/client-calls.ts';
import { SharingNotice } from '#web/features/clients/sharing-notice.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useUnsent } from '#web/lib/unsent-form.ts';
import { Button } from '#web/ui/button.tsx';
import { UndoableQuestion } from '#web/ui/delete-question.tsx';
import { focusPageHeading } from '#web/ui/page-start.ts';
import { ListPage } from '#web/ui/table/list-page.tsx';
import { useListView } from '#web/ui/table/use-list-view.ts';
import { useShownPage } from '#web/ui/table/use-shown-page.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import type { ListColumns } from '#web/ui/table/features.ts';
import { actionsColumn, orQuietly, RowActions, RowLink, RowButton, RowName } from '#web/ui/table/row-parts.tsx';

const loadForm = () => import('#web/features/clients/client-form-modal.tsx');
const ClientFormModal = lazyPart(loadForm, 'ClientFormModal');
const fetchForm = () => void loadForm();

const initialSort = { id: 'name', desc: false };

/** The form that is open, for which employer; null: a new one. */
interface OpenForm {
  readonly client: Client | null;
}

/** The employers of an organisation, for its advisers. */
export function ClientListPage() {
  const texts = useTexts();
  const { clients, clientDeletion: deletion, formats } = texts;
  const queries = useQueryClient();
  const [form, setForm] = useState<OpenForm | null>(useUnsent(clientForm) ?? null);
  const [toDelete, setToDelete] = useState<Client | null>(null);
  const rowText = useMemo(
    () =>
      ({ name, kvkNumber, reference, contactName, contactEmail, lastDossierOn }: Client) => [
        name,
        kvkNumber,
        reference,
        contactName,
        contactEmail,
        lastDossierOn && formats.moment(lastDossierOn),
      ],
    [formats],
  );
  const columns = useMemo(
    () => clientColumns(texts, { edit: (client) => setForm({ client }), remove: setToDelete }),
    [texts],
  );
  const list = useListView(columns, initialSort);
  const { shown, isOnItsWay, result } = useShownPage(useQuery(clientListQuery(list.asked)), list.asked);
  useClientChanges();
  const { data: people = 0 } = useQuery(peopleQuery(toDelete?.id));
  const rows = shown?.clients;
  const fetchAnew = () => queries.invalidateQueries(clientListQuery());
  const isEmpty = rows?.length === 0 && !shown?.part;
  useFocusAfterFirst(isEmpty);
  const addButton = (
    <Button icon={Plus} onClick={() => setForm({ client: null })} onPointerEnter={fetchForm} onFocus={fetchForm}>
      {clients.add}
    </Button>
  );
  return (
    <ListPage
      {...list}
      page={{
        title: clients.title,
        description: clients.description,
        manual: 'werkgevers',
        actions: isEmpty ? null : addButton,
      }}
      above={<SharingNotice />}
      query={result}
      rows={rows}
      foundOnAllPages={shown?.part?.total}
      fetchWhole={allClients}
      isOnItsWay={isOnItsWay}
      rowText={rowText}
      empty={{ icon: Building2, title: clients.emptyTitle, text: clients.emptyText, action: addButton }}
    >
      {form ? (
        <Suspense>
          <ClientFormModal client={form.client} onClose={() => setForm(null)} />
        </Suspense>
      ) : null}
      <UndoableQuestion
        subject={toDelete}
        send={({ id }) => deleteClient(id)}
        restore={({ id }) => restoreClient(id)}
        onDeleted={fetchAnew}
        onStale={fetchAnew}
        failed={deletion.failed}
        onClose={() => setToDelete(null)}
        title={deletion.title}
        question={({ name }) => deletion.question(name)}
        consequence={({ dossierCount }) =>
          [people > 0 ? `${deletion.losesAccess(people)} ` : '', deletion.consequence(dossierCount)].join('')
        }
      />
    </ListPage>
  );
}

/** The button by which the first employer was added goes with the empty list, and the focus with it. */
function useFocusAfterFirst(isEmpty: boolean): void {
  const wasEmpty = useRef(false);
  useEffect(() => {
    if (wasEmpty.current && !isEmpty) focusPageHeading();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
}

interface ClientActions {
  readonly edit: (client: Client) => void;
  readonly remove: (client: Client) => void;
}

const clientColumns = ({ clients, formats }: Catalogue, actions: ClientActions): ListColumns<Client> => [
  {
    id: 'name',
    label: clients.name,
    isRowHeading: true,
    sortBy: true,
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
    sortBy: true,
    cell: ({ contactName }) => <span className="break-words">{contactName || '–'}</span>,
  },
  {
    id: 'dossierCount',
    label: clients.dossiers,
    width: 'lg:w-28',
    alignEnd: true,
    sortBy: true,
    cell: ({ dossierCount }) => formats.wholeNumber(dossierCount),
  },
  {
    id: 'lastDossierOn',
    label: clients.lastDossier,
    width: 'lg:w-44',
    sortBy: true,
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
