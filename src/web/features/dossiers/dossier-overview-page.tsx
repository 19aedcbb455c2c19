import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, Files, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { DossierDocument } from '#api/dossiers.ts';
import type { SharedDossier } from '#api/sharing.ts';
import { archiveFilterNames, ArchiveSwitch, isArchiveShown } from '#web/features/dossiers/archive-switch.tsx';
import { sharedQuery } from '#web/dossier/share-calls.ts';
import { SharedList } from '#web/dossier/shared-list.tsx';
import { CompareLink } from '#web/dossier/compare-link.tsx';
import { allDossiers, dossierListQuery, dossierListKey } from '#web/dossier/dossier-calls.ts';
import { dossierColumns } from '#web/features/dossiers/dossier-columns.tsx';
import { DossierListContext } from '#web/features/dossiers/dossier-list-context.ts';
import { hasAnyFileErrors } from '#web/dossier/polling-interval.ts';
import { type OpenWindow, RowWindows } from '#web/features/dossiers/row-windows.tsx';
import { useEndNotice, ListAnnouncement } from '#web/features/dossiers/list-news.tsx';
import { UsageNotice } from '#web/features/new-dossier/usage-notice.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { isNotThere } from '#web/lib/api-error.ts';
import { missingEmployer } from '#web/lib/missing-employer.ts';
import { isNewDossierAsked, newDossiersForm } from '#web/lib/new-dossier-asked.ts';
import { overviewOf } from '#web/lib/overview.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { useUnsent } from '#web/lib/unsent-form.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { EmptyStateProps } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { usePageDrop } from '#web/ui/file-drop.tsx';
import { useShownPage } from '#web/ui/table/use-shown-page.ts';
import { ListPage } from '#web/ui/table/list-page.tsx';
import { useListView } from '#web/ui/table/use-list-view.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { useChanges } from '#web/lib/changes/use-changes.ts';

const loadForm = () => import('#web/features/new-dossier/new-dossier-modal.tsx');
const NewDossierModal = lazyPart(loadForm, 'NewDossierModal');
const fetchForm = () => void loadForm();

const nothingDropped: readonly File[] = [];
const nothingShared: readonly SharedDossier[] = [];
const initialSort = { id: 'createdOn', desc: true };
const dossierText =
  ({ formats, dossiers, dossierLabels }: Catalogue) =>
  ({ name, createdOn, statusReason, sameFileAs, isExample, archivedOn }: DossierDocument) => [
    formats.moment(createdOn),
    name,
    statusReason,
    sameFileAs,
    isExample ? dossiers.example : '',
    archivedOn === null ? '' : dossierLabels.archived,
  ];

/** All dossiers of one employer: adding, following, downloading, deleting. */
export function DossierOverviewPage() {
  const texts = useTexts();
  const { dossiers } = texts;
  const { clientId = '' } = useParams();
  const columns = useMemo(() => dossierColumns(texts), [texts]);
  const list = useListView(columns, initialSort, archiveFilterNames);
  const isWithArchived = isArchiveShown(list.view);
  const query = useQuery(dossierListQuery(clientId, list.asked, isWithArchived));
  useListChanges(clientId);
  const { data } = query;
  const isMissing = isNotThere(query.error);
  const hasFailed = query.isLoadingError || isMissing;
  const { shown, isOnItsWay, result } = useShownPage(query, list.asked);
  const form = useForm(clientId, !hasFailed && data?.rights.mayUpload !== false);
  const rows = shown?.documents;
  const [opened, open] = useState<OpenWindow | null>(null);
  const styleKey = data?.styleKey ?? null;
  const mayDelete = data?.rights.mayUpload !== false;
  const control = useMemo(() => ({ clientId, styleKey, mayDelete, open }), [clientId, styleKey, mayDelete]);
  const rowText = useMemo(() => dossierText(texts), [texts]);
  const notice = useEndNotice(data);
  const user = useCurrentUser();
  const { data: shared = nothingShared } = useQuery({ ...sharedQuery(clientId), enabled: user.role === 'employer' });
  const overview = overviewOf(texts, user);
  const archivedCount = data?.archivedCount ?? 0;
  const archiveSwitch = archivedCount > 0 || isWithArchived ? <ArchiveSwitch count={archivedCount} {...list} /> : null;
  return (
    <DossierListContext value={control}>
      <ListPage
        {...list}
        page={{
          heading: hasFailed ? dossiers.title : <Title clientName={data?.name} />,
          title: notice ?? (isMissing ? dossiers.title : dossiers.titleOf(data?.name ?? '')),
          description: dossiers.description,
          manual: 'status',
          trail: overview.isOfOneEmployer ? [] : [overview],
          crumb: (isMissing ? undefined : data?.name) ?? dossiers.title,
          actions: hasFailed ? null : (
            <>
              {data?.rights.mayUpload === false ? null : (
                <Button icon={Plus} onClick={form.open} onPointerEnter={fetchForm} onFocus={fetchForm}>
                  {dossiers.add}
                </Button>
              )}
              <MoreLinks clientId={clientId} />
            </>
          ),
        }}
        caption={dossiers.title}
        above={
          <>
            {user.role === 'employer' && !hasFailed ? <SharedList clientId={clientId} /> : null}
            {hasFailed ? null : <UsageNotice clientId={clientId} />}
            {data && !isMissing ? <ListAnnouncement list={data} /> : null}
            {data && !isMissing && hasAnyFileErrors(data) ? (
              <Notice tone="warning" announced="politely" className="mb-4">
                {dossiers.warning}
              </Notice>
            ) : null}
          </>
        }
        query={result}
        missing={missingEmployer(texts)}
        rows={rows}
        foundOnAllPages={shown?.part?.total}
        fetchWhole={() => allDossiers(clientId, isWithArchived)}
        isOnItsWay={isOnItsWay}
        rowText={rowText}
        empty={emptyList(texts, archiveSwitch, shared.length > 0)}
        control={archiveSwitch}
      >
        {form.isOver ? <DropSign /> : null}
        {form.isOpen ? (
          <Suspense>
            <NewDossierModal clientId={clientId} dropped={form.dropped} onClose={form.close} />
          </Suspense>
        ) : null}
        <RowWindows clientId={clientId} opened={opened} onClose={() => open(null)} />
      </ListPage>
    </DossierListContext>
  );
}

/** The form for new dossiers: opened by its button, by a drop on the page, or by who comes here to choose a file again or to go on. */
function useForm(clientId: string, isOffered: boolean) {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = isNewDossierAsked(state);
  const unsent = useUnsent(newDossiersForm(clientId));
  const [isOpen, setIsOpen] = useState(isAsked || unsent !== undefined);
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
const emptyList = (
  { dossiers, dossierLabels, sharing }: Catalogue,
  archived: ReactNode,
  isUnderShared: boolean,
): EmptyStateProps =>
  archived === null
    ? { icon: Files, title: isUnderShared ? sharing.noneOfOwn : dossiers.emptyTitle, text: dossiers.emptyText }
    : { icon: Files, title: dossierLabels.allTitle, text: dossierLabels.allText, action: archived };

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
  const { employerData } = useTexts();
  return (
    <>
      <CompareLink clientId={clientId} of={null} />
      {useCurrentUser().role === 'adviser' ? (
        <ButtonLink to={screenPaths.clientDataOf(clientId)} look="secondary" icon={Archive}>
          {employerData.link}
        </ButtonLink>
      ) : null}
    </>
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

/** Has the dossiers of an employer fetched as soon as they changed; without a stream they are when their time comes. */
function useListChanges(clientId: string): void {
  const queries = useQueryClient();
  useChanges((clientIds) => {
    if (!(clientIds?.includes(clientId) ?? true)) return;
    void queries.invalidateQueries({ queryKey: dossierListKey(clientId) });
    void queries.invalidateQueries(sharedQuery(clientId));
  });
}
