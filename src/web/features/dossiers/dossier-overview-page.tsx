import { useQuery } from '@tanstack/react-query';
import { Files, Plus } from 'lucide-react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router';
import type { DossierDocument } from '#contract/dossiers.ts';
import { momentText } from '#contract/terms/dutch-format.ts';
import { customer } from '#web/customer/customer.ts';
import { DeleteDossierQuestion } from '#web/features/dossiers/delete-dossier-question.tsx';
import { dossierListQuery } from '#web/features/dossiers/dossier-calls.ts';
import { dossierColumns } from '#web/features/dossiers/dossier-columns.tsx';
import { DossierListContext } from '#web/features/dossiers/dossier-list-context.ts';
import { hasFileErrors } from '#web/features/dossiers/polling-interval.ts';
import { ListAnnouncement } from '#web/features/dossiers/list-announcement.tsx';
import { nl } from '#web/i18n/nl.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListFailure } from '#web/ui/list-failure.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { ListTable } from '#web/ui/table/list-table.tsx';

const loadForm = () => import('#web/features/dossiers/new-dossier-modal.tsx');
const NewDossierModal = lazy(async () => ({ default: (await loadForm()).NewDossierModal }));

const initialSort = { id: 'createdOn', desc: true };
const dossierKey = ({ id }: DossierDocument): string => id;
const dossierText = ({ name, createdOn, statusReason, sameFileAs, isExample }: DossierDocument): string =>
  [momentText(createdOn), name, statusReason, sameFileAs, isExample ? nl.dossiers.example : ''].join(' ');

/** All dossiers of one employer: adding, following, downloading, deleting. */
export function DossierOverviewPage() {
  const { clientId = '' } = useParams();
  const { data, isError, refetch } = useQuery(dossierListQuery(clientId));
  const [isAdding, setIsAdding] = useState(false);
  const [toDelete, setToDelete] = useState<DossierDocument | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const control = useMemo(() => ({ clientId, remove: setToDelete }), [clientId]);
  const hasFailed = isError && !data;
  const addButton = hasFailed ? null : (
    <Button onClick={() => setIsAdding(true)} onPointerEnter={() => void loadForm()} onFocus={() => void loadForm()}>
      <Plus aria-hidden size={18} />
      {nl.dossiers.add}
    </Button>
  );
  return (
    <>
      <PageHeading
        title={hasFailed ? nl.dossiers.title : <Title clientName={data?.name} />}
        documentTitle={`${nl.dossiers.titleOf(data?.name ?? '')} - ${customer.name}`}
        description={nl.dossiers.description}
        breadcrumbs={[
          { label: nl.general.home, to: screenPaths.start },
          { label: nl.general.clients, to: screenPaths.clients },
          { label: data?.name ?? nl.dossiers.title },
        ]}
        breadcrumbsLabel={nl.general.breadcrumbs}
        actions={addButton}
        headingRef={heading}
      />
      {data ? <ListAnnouncement documents={data.documents} /> : null}
      {data?.documents.some(({ calculationStatus }) => hasFileErrors(calculationStatus)) ? (
        <Notice tone="warning" announced="politely" className="mb-4">
          {nl.dossiers.warning}
        </Notice>
      ) : null}
      {hasFailed ? (
        <ListFailure onRetry={() => void refetch()} />
      ) : (
        <DossierListContext value={control}>
          <ListTable
            caption={nl.dossiers.title}
            columns={dossierColumns}
            rows={data?.documents}
            rowKey={dossierKey}
            rowText={dossierText}
            initialSort={initialSort}
            empty={
              <EmptyState icon={<Files size={28} />} title={nl.dossiers.emptyTitle} text={nl.dossiers.emptyText} />
            }
          />
        </DossierListContext>
      )}
      {isAdding ? (
        <Suspense>
          <NewDossierModal clientId={clientId} onClose={() => setIsAdding(false)} />
        </Suspense>
      ) : null}
      <DeleteDossierQuestion
        clientId={clientId}
        dossier={toDelete}
        onClose={() => setToDelete(null)}
        finalFocus={heading}
      />
    </>
  );
}

/** The client name takes its room before it is known, so that the page does not jump. */
function Title({ clientName }: { readonly clientName: string | undefined }) {
  return (
    <>
      {nl.dossiers.title}{' '}
      {clientName === undefined ? (
        <span aria-hidden className="skeleton inline-block h-6 w-40 align-middle max-sm:block" />
      ) : (
        <span className="text-brand max-sm:block">{clientName}</span>
      )}
    </>
  );
}
