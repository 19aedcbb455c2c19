import { useQuery } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Client } from '#api/clients.ts';
import { clientColumns } from '#web/features/clients/client-columns.tsx';
import { allClients, clientListQuery, useClientChanges } from '#web/features/clients/client-calls.ts';
import { DeleteClientQuestion } from '#web/features/clients/delete-client-question.tsx';
import { clientForm, type UnsentClient } from '#web/features/clients/unsent-client.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { useHiddenIds } from '#web/lib/pending-deletions.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useUnsent } from '#web/lib/unsent-form.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { usePagedView } from '#web/ui/table/use-paged-view.ts';
import { useShownPage } from '#web/ui/table/use-shown-page.ts';
import { ViewedList } from '#web/ui/table/viewed-list.tsx';

const loadForm = () => import('#web/features/clients/client-form-modal.tsx');
const ClientFormModal = lazy(async () => ({ default: (await loadForm()).ClientFormModal }));

const initialSort = { id: 'name', desc: false };
const clientKey = ({ id }: Client): string => id;
const clientText =
  ({ formats }: Catalogue) =>
  ({ name, kvkNumber, reference, contactName, contactEmail, lastDossierOn }: Client): string =>
    [name, kvkNumber, reference, contactName, contactEmail, lastDossierOn ? formats.moment(lastDossierOn) : ''].join(
      ' ',
    );

/** Which modal is open: for a new employer, for one that is edited, for one that is to go. */
type OpenModal =
  | { readonly kind: 'none' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly client: Client };

const noModal: OpenModal = { kind: 'none' };
const modalOf = ({ client }: UnsentClient): OpenModal => (client ? { kind: 'edit', client } : { kind: 'add' });

/** The employers of an organisation, for its advisers. */
export function ClientListPage() {
  const texts = useTexts();
  const unsent = useUnsent(clientForm);
  const [modal, setModal] = useState(unsent ? modalOf(unsent) : noModal);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setModal(noModal);
  const rowText = useMemo(() => clientText(texts), [texts]);
  const columns = useMemo(
    () =>
      clientColumns(texts, {
        edit: (client) => setModal({ kind: 'edit', client }),
        remove: (client) => setModal({ kind: 'delete', client }),
      }),
    [texts],
  );
  const { asked, ...view } = usePagedView(columns, initialSort);
  const { shown, isOnItsWay, result } = useShownPage(useQuery(clientListQuery(asked)), asked);
  useClientChanges();
  const hidden = useHiddenIds();
  const rows = useMemo(() => shown?.clients.filter(({ id }) => !hidden.has(id)), [shown, hidden]);
  const isEmpty = rows?.length === 0 && !shown?.part;
  useFocusAfterFirst(isEmpty, heading);
  const addButton = (
    <Button
      onClick={() => setModal({ kind: 'add' })}
      onPointerEnter={() => void loadForm()}
      onFocus={() => void loadForm()}
    >
      <Plus aria-hidden size={18} />
      {texts.clients.add}
    </Button>
  );
  return (
    <>
      <PageHeading
        title={texts.clients.title}
        description={texts.clients.description}
        manual="werkgevers"
        breadcrumbs={[{ label: texts.general.home, to: screenPaths.start }, { label: texts.clients.title }]}
        actions={isEmpty ? null : addButton}
        headingRef={heading}
      />
      <QueryResult query={result}>
        <ViewedList
          caption={texts.clients.title}
          columns={columns}
          rows={rows}
          foundOnAllPages={shown?.part?.total}
          fetchWhole={allClients}
          isOnItsWay={isOnItsWay}
          {...view}
          rowKey={clientKey}
          rowText={rowText}
          initialSort={initialSort}
          empty={<NoClients action={addButton} />}
        />
      </QueryResult>
      {modal.kind === 'add' || modal.kind === 'edit' ? (
        <Suspense>
          <ClientFormModal client={modal.kind === 'edit' ? modal.client : null} onClose={close} />
        </Suspense>
      ) : null}
      <DeleteClientQuestion
        client={modal.kind === 'delete' ? modal.client : null}
        onClose={close}
        finalFocus={heading}
      />
    </>
  );
}

/** The button by which the first employer was added goes with the empty list, and the focus with it. */
function useFocusAfterFirst(isEmpty: boolean, heading: RefObject<HTMLElement | null>): void {
  const wasEmpty = useRef(false);
  useEffect(() => {
    if (wasEmpty.current && !isEmpty) heading.current?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty, heading]);
}

function NoClients({ action }: { readonly action: React.ReactNode }) {
  const texts = useTexts();
  return (
    <EmptyState
      icon={<Building2 size={28} />}
      title={texts.clients.emptyTitle}
      text={texts.clients.emptyText}
      action={action}
    />
  );
}
