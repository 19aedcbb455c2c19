import { useQuery } from '@tanstack/react-query';
import { Archive, Files, Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { DossierDocument } from '#api/dossiers.ts';
import { archiveFilterNames, ArchiveSwitch, isArchiveShown } from '#web/features/dossiers/archive-switch.tsx';
import { CompareLink } from '#web/dossier/compare-link.tsx';
import { allDossiers, dossierListQuery } from '#web/dossier/dossier-calls.ts';
import { dossierColumns } from '#web/features/dossiers/dossier-columns.tsx';
import { DossierListContext } from '#web/features/dossiers/dossier-list-context.ts';
import { hasAnyFileErrors } from '#web/dossier/polling-interval.ts';
import { noWindow, type OpenWindow, RowWindows } from '#web/features/dossiers/row-windows.tsx';
import { useListChanges } from '#web/features/dossiers/use-list-changes.ts';
import { useEndNotice } from '#web/features/dossiers/use-end-notice.ts';
import { UsageNotice } from '#web/features/new-dossier/usage-notice.tsx';
import { ListAnnouncement } from '#web/features/dossiers/list-announcement.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { isNotThere } from '#web/lib/api-error.ts';
import { missingEmployer } from '#web/lib/missing-employer.ts';
import { isNewDossierAsked } from '#web/lib/new-dossier-asked.ts';
import { useHiddenIds } from '#web/lib/pending-deletions.ts';
import { overviewOf } from '#web/lib/overview.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { usePageDrop } from '#web/ui/use-page-drop.ts';
import { usePagedView } from '#web/ui/table/use-paged-view.ts';
import { useShownPage } from '#web/ui/table/use-shown-page.ts';
import { ViewedList } from '#web/ui/table/viewed-list.tsx';

const loadForm = () => import('#web/features/new-dossier/new-dossier-modal.tsx');
const NewDossierModal = lazy(async () => ({ default: (await loadForm()).NewDossierModal }));

const nothingDropped: readonly File[] = [];
const initialSort = { id: 'createdOn', desc: true };
const dossierKey = ({ id }: DossierDocument): string => id;
const dossierText =
  ({ formats, dossiers, dossierLabels }: Catalogue) =>
  ({ name, createdOn, statusReason, sameFileAs, isExample, archivedOn }: DossierDocument): string =>
    [
      formats.moment(createdOn),
      name,
      statusReason,
      sameFileAs,
      isExample ? dossiers.example : '',
      archivedOn === null ? '' : dossierLabels.archived,
    ].join(' ');

/** All dossiers of one employer: adding, following, downloading, deleting. */
export function DossierOverviewPage() {
  const texts = useTexts();
  const { clientId = '' } = useParams();
  const columns = useMemo(() => dossierColumns(texts), [texts]);
  const { asked, ...view } = usePagedView(columns, initialSort, archiveFilterNames);
  const isWithArchived = isArchiveShown(view.view);
  const query = useQuery(dossierListQuery(clientId, asked, isWithArchived));
  useListChanges(clientId);
  const { data } = query;
  const isMissing = isNotThere(query.error);
  const hasFailed = query.isLoadingError || isMissing;
  const { shown, isOnItsWay, result } = useShownPage(query, asked);
  const form = useForm(!hasFailed);
  const hidden = useHiddenIds();
  const rows = useMemo(() => shown?.documents.filter(({ id }) => !hidden.has(id)), [shown, hidden]);
  const [windows, openWindow] = useState<OpenWindow>(noWindow);
  const heading = useRef<HTMLHeadingElement>(null);
  const styleKey = data?.styleKey ?? null;
  const control = useMemo(
    () => ({
      clientId,
      styleKey,
      remove: (dossier: DossierDocument) => openWindow({ toDelete: dossier, toRename: null }),
      rename: (dossier: DossierDocument) => openWindow({ toDelete: null, toRename: dossier }),
      focusHeading: () => heading.current?.focus(),
    }),
    [clientId, styleKey],
  );
  const rowText = useMemo(() => dossierText(texts), [texts]);
  const notice = useEndNotice(data);
  const user = useCurrentUser();
  const overview = overviewOf(texts, user);
  const archivedCount = data?.archivedCount ?? 0;
  const archiveSwitch = archivedCount > 0 || isWithArchived ? <ArchiveSwitch count={archivedCount} {...view} /> : null;
  const addButton = hasFailed ? null : (
    <Button onClick={form.open} onPointerEnter={() => void loadForm()} onFocus={() => void loadForm()}>
      <Plus aria-hidden size={18} />
      {texts.dossiers.add}
    </Button>
  );
  return (
    <>
      <PageHeading
        heading={hasFailed ? texts.dossiers.title : <Title clientName={data?.name} />}
        title={notice ?? (isMissing ? texts.dossiers.title : texts.dossiers.titleOf(data?.name ?? ''))}
        description={texts.dossiers.description}
        manual="status"
        breadcrumbs={[
          { label: texts.general.home, to: screenPaths.start },
          ...(overview.isOfOneEmployer ? [] : [overview]),
          { label: (isMissing ? undefined : data?.name) ?? texts.dossiers.title },
        ]}
        actions={
          <>
            {addButton}
            {hasFailed ? null : <MoreLinks clientId={clientId} />}
          </>
        }
        headingRef={heading}
      />
      {hasFailed ? null : <UsageNotice clientId={clientId} />}
      {data && !isMissing ? <ListAnnouncement list={data} /> : null}
      {data && !isMissing && hasAnyFileErrors(data) ? (
        <Notice tone="warning" announced="politely" className="mb-4">
          {texts.dossiers.warning}
        </Notice>
      ) : null}
      <QueryResult query={result} missing={missingEmployer(texts)}>
        <DossierListContext value={control}>
          <ViewedList
            caption={texts.dossiers.title}
            columns={columns}
            rows={rows}
            foundOnAllPages={shown?.part?.total}
            fetchWhole={() => allDossiers(clientId, isWithArchived)}
            isOnItsWay={isOnItsWay}
            {...view}
            rowKey={dossierKey}
            rowText={rowText}
            initialSort={initialSort}
            empty={<NoDossiers archived={archiveSwitch} />}
            control={archiveSwitch}
          />
        </DossierListContext>
      </QueryResult>
      {form.isOver ? <DropSign /> : null}
      {form.isOpen ? (
        <Suspense>
          <NewDossierModal clientId={clientId} dropped={form.dropped} onClose={form.close} />
        </Suspense>
      ) : null}
      <RowWindows clientId={clientId} {...windows} onClose={() => openWindow(noWindow)} heading={heading} />
    </>
  );
}

/** The form for new dossiers: opened by its button, by a drop on the page, or by who comes here to choose a file again. */
function useForm(isOffered: boolean) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = isNewDossierAsked(state);
  const [isOpen, setIsOpen] = useState(isAsked);
  const [dropped, setDropped] = useState<readonly File[]>(nothingDropped);
  const isOver = usePageDrop((files) => {
    if (!isOffered) return;
    setDropped(files);
    setIsOpen(true);
  });
  const close = () => {
    setIsOpen(false);
    setDropped(nothingDropped);
    // Not again when the page is loaded again.
    if (isAsked) void navigate({ search }, { replace: true, state: null });
  };
  return { isOpen, open: () => setIsOpen(true), close, dropped, isOver };
}

/** There are none, or all of them were put away. */
function NoDossiers({ archived }: { readonly archived: ReactNode }) {
  const { dossiers, dossierLabels } = useTexts();
  const icon = <Files size={28} />;
  if (archived === null) return <EmptyState icon={icon} title={dossiers.emptyTitle} text={dossiers.emptyText} />;
  return <EmptyState icon={icon} title={dossierLabels.allTitle} text={dossierLabels.allText} action={archived} />;
}

/** Over the page, and over the form, while a file is held above it. */
function DropSign() {
  const { fileCheck } = useTexts();
  return (
    <p className="pointer-events-none fixed inset-x-0 top-4 z-50 mx-auto w-fit rounded-corner border-2 border-dashed border-brand bg-brand-soft px-5 py-3 font-semibold text-brand shadow-pop">
      {fileCheck.dropHere}
    </p>
  );
}

/** To the comparison of two dossiers, and for advisers to what is kept. The same whatever the list holds: nothing moves. */
function MoreLinks({ clientId }: { readonly clientId: string }) {
  const { role } = useCurrentUser();
  return (
    <>
      <CompareLink clientId={clientId} of={null} />
      {role === 'adviser' ? <DataLink clientId={clientId} /> : null}
    </>
  );
}

/** To what is kept of the employer. */
function DataLink({ clientId }: { readonly clientId: string }) {
  const { employerData } = useTexts();
  return (
    <ButtonLink to={screenPaths.clientDataOf(clientId)} look="secondary">
      <Archive aria-hidden size={18} />
      {employerData.link}
    </ButtonLink>
  );
}

/** The client name takes its room before it is known, so that the page does not jump. */
function Title({ clientName }: { readonly clientName: string | undefined }) {
  const texts = useTexts();
  return (
    <>
      {texts.dossiers.title}{' '}
      {clientName === undefined ? (
        <span aria-hidden className="skeleton inline-block h-6 w-40 align-middle max-sm:my-1 max-sm:block" />
      ) : (
        <span className="text-brand max-sm:block">{clientName}</span>
      )}
    </>
  );
}
