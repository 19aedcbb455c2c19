import { useQuery } from '@tanstack/react-query';
import { Building2, Plus } from 'lucide-react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { Client } from '#contract/clients.ts';
import { momentText } from '#contract/terms/dutch-format.ts';
import { customer } from '#web/customer/customer.ts';
import { clientColumns } from '#web/features/clients/client-columns.tsx';
import { clientListQuery } from '#web/features/clients/client-calls.ts';
import { DeleteClientQuestion } from '#web/features/clients/delete-client-question.tsx';
import { nl } from '#web/i18n/nl.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFailure } from '#web/ui/list-failure.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { ListTable } from '#web/ui/table/list-table.tsx';

const loadForm = () => import('#web/features/clients/client-form-modal.tsx');
const ClientFormModal = lazy(async () => ({ default: (await loadForm()).ClientFormModal }));

const initialSort = { id: 'name', desc: false };
const clientKey = ({ id }: Client): string => id;
const clientText = ({ name, kvkNumber, reference, contactName, contactEmail, lastDossierOn }: Client): string =>
  [name, kvkNumber, reference, contactName, contactEmail, lastDossierOn ? momentText(lastDossierOn) : ''].join(' ');

/** Which modal is open: for a new employer, for one that is edited, for one that is to go. */
type OpenModal =
  | { readonly kind: 'none' }
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'delete'; readonly client: Client };

export function ClientListPage() {
  const { data, isError, refetch } = useQuery(clientListQuery);
  const { role } = useCurrentUser();
  const mayChange = role === 'adviser';
  const [modal, setModal] = useState<OpenModal>({ kind: 'none' });
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setModal({ kind: 'none' });
  const columns = useMemo(
    () =>
      clientColumns({
        mayChange,
        edit: (client) => setModal({ kind: 'edit', client }),
        remove: (client) => setModal({ kind: 'delete', client }),
      }),
    [mayChange],
  );
  const addButton = mayChange ? (
    <Button
      onClick={() => setModal({ kind: 'add' })}
      onPointerEnter={() => void loadForm()}
      onFocus={() => void loadForm()}
    >
      <Plus aria-hidden size={18} />
      {nl.clients.add}
    </Button>
  ) : null;
  return (
    <>
      <PageHeading
        title={nl.clients.title}
        documentTitle={`${nl.clients.title} - ${customer.name}`}
        description={nl.clients.description}
        breadcrumbs={[{ label: nl.general.home, to: screenPaths.start }, { label: nl.clients.title }]}
        breadcrumbsLabel={nl.general.breadcrumbs}
        actions={data?.length === 0 ? null : addButton}
        headingRef={heading}
      />
      {isError && !data ? (
        <ListFailure onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption={nl.clients.title}
          columns={columns}
          rows={data}
          rowKey={clientKey}
          rowText={clientText}
          initialSort={initialSort}
          empty={<NoClients action={addButton} />}
        />
      )}
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

function NoClients({ action }: { readonly action: React.ReactNode }) {
  return (
    <EmptyState
      icon={<Building2 size={28} />}
      title={nl.clients.emptyTitle}
      text={action ? nl.clients.emptyText : nl.clients.emptyTextEmployer}
      action={action}
    />
  );
}
