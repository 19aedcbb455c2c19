import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Client } from '#api/clients.ts';
import {
  allClients,
  changeClientList,
  clientListQuery,
  deleteClient,
  useClientChanges,
} from '#web/features/clients/client-calls.ts';
import { clientColumns } from '#web/features/clients/client-columns.tsx';
import { clientForm } from '#web/features/clients/client-calls.ts';
import { useTexts } from '#web/i18n/language.ts';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useHiddenIds } from '#web/lib/pending-deletions.ts';
import { useUnsent } from '#web/lib/unsent-form.ts';
import { Button } from '#web/ui/button.tsx';
import { UndoableQuestion } from '#web/ui/delete-question.tsx';
import { focusPageHeading } from '#web/ui/page-start.ts';
import { ListPage } from '#web/ui/table/list-page.tsx';
import { useListView } from '#web/ui/table/use-list-view.ts';
import { useShownPage } from '#web/ui/table/use-shown-page.ts';

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
  const hidden = useHiddenIds();
  const rows = useMemo(() => shown?.clients.filter(({ id }) => !hidden.has(id)), [shown, hidden]);
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
        send={({ id }, going) => deleteClient(id, going)}
        onDeleted={(deleted) => changeClientList(queries, (all) => all.filter(({ id }) => id !== deleted.id))}
        failed={deletion.failed}
        onClose={() => setToDelete(null)}
        title={deletion.title}
        question={({ name }) => deletion.question(name)}
        consequence={({ dossierCount }) => deletion.consequence(dossierCount)}
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
