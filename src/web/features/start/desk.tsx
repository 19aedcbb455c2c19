import { useQuery } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { Desk as DeskAnswer, DeskReason } from '#api/desk.ts';
import { dutchDay } from '#api/dutch-time.ts';
import { DeskPart, DeskRow, DueRow } from '#web/features/start/desk-lists.tsx';
import { deskQuery } from '#web/features/start/desk-query.ts';
import { type DueDay, dueDays } from '#web/features/start/due-days.ts';
import { allTextsFetched, useFirstTexts } from '#web/i18n/language.ts';
import { newDossierState } from '#web/lib/new-dossier-asked.ts';
import { overviewOf } from '#web/lib/overview.ts';
import { openSearch } from '#web/lib/search-window.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';
import { usePageStart } from '#web/ui/page-start.ts';

/** With the texts that it has: this page has the first alone. */
const SharedList = lazyPart(
  async () => (await Promise.all([import('#web/dossier/shared-list.tsx'), allTextsFetched()]))[0],
  'SharedList',
);

const NewsOfShares = lazyPart(() => import('#web/features/start/news-of-shares.tsx'), 'NewsOfShares');

/** What asks attention now, over all employers, and the ways to it. */
export function Desk() {
  const { desk, start } = useFirstTexts();
  const query = useQuery(deskQuery);
  const user = useCurrentUser();
  usePageStart();
  return (
    <section aria-label={desk.title} className="no-print border-b border-line bg-surface">
      <div className="mx-auto w-full max-w-page px-5 py-6 sm:px-8">
        <div className="mb-5 flex flex-wrap items-center gap-3">
          <h1 tabIndex={-1} className="mr-auto text-2xl font-[650]">
            {start.greeting(user.name)}
          </h1>
          <Button
            look="secondary"
            aria-keyshortcuts="Control+K Meta+K"
            onClick={() => openSearch('open')}
            icon={Search}
          >
            {desk.search}
            <kbd aria-hidden className="text-xs text-ink-soft max-sm:hidden">
              Ctrl K
            </kbd>
          </Button>
          <NewDossier />
        </div>
        {query.isLoadingError ? <TryAgain again={() => void query.refetch()} /> : null}
        {user.clientId === null ? null : (
          <Suspense>
            <SharedList clientId={user.clientId} />
          </Suspense>
        )}
        {/* Their room is there before they are, so that the page does not jump. */}
        <div aria-busy={query.isPending} className="grid min-h-60 content-start gap-x-12 gap-y-6 lg:grid-cols-2">
          {query.data ? <DeskParts desk={query.data} on={query.dataUpdatedAt} /> : null}
        </div>
      </div>
    </section>
  );
}

interface DeskPartsProps {
  readonly desk: DeskAnswer;
  /** When that was so, in milliseconds. */
  readonly on: number;
}

/** What is wrong, what is due, what runs, what is new: in that order, and without what there is none of. */
function DeskParts({ desk, on }: DeskPartsProps) {
  const { desk: text, statuses } = useFirstTexts();
  const isOfEmployer = useCurrentUser().clientId !== null;
  const { near, later } = dueDays(desk, dutchDay(new Date(on)));
  const rowsOf = (reason: DeskReason): readonly ReactNode[] =>
    desk.dossiers
      .filter((dossier) => dossier.reason === reason)
      .map((dossier) => <DeskRow key={dossier.id} dossier={dossier} />);
  return (
    <>
      <DeskPart title={text.wrong}>{rowsOf('wrong')}</DeskPart>
      <div className="flex flex-col gap-4">
        <DeskPart title={text.due} nothing={text.nothingDue}>
          {rowsOfDays(near)}
        </DeskPart>
        <DeskPart title={text.later}>{rowsOfDays(later)}</DeskPart>
      </div>
      <DeskPart title={statuses.busy}>{rowsOf('running')}</DeskPart>
      <DeskPart
        title={text.recent}
        // Of an employer there is what is shared with him above it.
        nothing={isOfEmployer ? '' : text.empty}
        aside={desk.total > 0 ? <AllDossiers total={desk.total} /> : null}
      >
        {rowsOf('recent')}
      </DeskPart>
      {desk.news.length === 0 ? null : (
        <Suspense fallback={<div style={{ height: `${1.75 + 3.4 * desk.news.length}rem` }} />}>
          <NewsOfShares news={desk.news} />
        </Suspense>
      )}
    </>
  );
}

const rowsOfDays = (days: readonly DueDay[]): readonly ReactNode[] =>
  days.map((due) => (
    <DueRow key={due.what + due.day + (due.client?.clientId ?? due.dossier?.id ?? due.step?.id)} due={due} />
  ));

/** However many there are: to the list from which somebody works. */
function AllDossiers({ total }: { readonly total: number }) {
  const texts = useFirstTexts();
  const { to } = overviewOf(texts, useCurrentUser());
  return (
    <Link to={to} className="text-sm font-semibold text-brand hover:underline">
      {texts.desk.all(total)}
    </Link>
  );
}

/** An adviser says for which employer first. */
function NewDossier() {
  const texts = useFirstTexts();
  const overview = overviewOf(texts, useCurrentUser());
  return overview.isOfOneEmployer ? (
    <ButtonLink to={overview.to} state={newDossierState} icon={Plus}>
      {texts.desk.add}
    </ButtonLink>
  ) : (
    <Button onClick={() => openSearch('newDossier')} icon={Plus}>
      {texts.desk.add}
    </Button>
  );
}

function TryAgain({ again }: { readonly again: () => void }) {
  const { system, general } = useFirstTexts();
  return (
    <p role="alert" className="mb-3 flex flex-wrap items-center gap-3 text-bad">
      <MessageInItsLanguage>{system.somethingWentWrong}</MessageInItsLanguage>
      <Button look="secondary" size="small" onClick={again}>
        {general.retry}
      </Button>
    </p>
  );
}
