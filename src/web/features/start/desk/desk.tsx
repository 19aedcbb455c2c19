import { useQuery, queryOptions } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { useId } from 'react';
import { DeskDeadlines } from '#web/features/start/desk/desk-deadlines.tsx';
import { DeskDossiers } from '#web/features/start/desk/desk-dossiers.tsx';
import { useFirstTexts } from '#web/i18n/language.ts';
import { newDossierState } from '#web/lib/new-dossier-asked.ts';
import { overviewOf } from '#web/lib/overview.ts';
import { openSearch } from '#web/lib/search-window.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';
import type { Desk as DeskAnswer } from '#api/desk.ts';
import { apiPaths } from '#api/paths.ts';
import { deskCheck } from '#web/lib/desk-check.ts';
import { call } from '#web/lib/api-client.ts';

const whileCalculating = 20_000;

const isCalculating = ({ dossiers }: DeskAnswer): boolean => dossiers.some(({ reason }) => reason === 'running');

const deskQuery = queryOptions({
  queryKey: ['desk'],
  queryFn: ({ signal }): Promise<DeskAnswer> => call(apiPaths.desk, deskCheck, { signal }),
  refetchInterval: ({ state: { data } }) => (data !== undefined && isCalculating(data) ? whileCalculating : false),
});

/** What asks attention now, over all employers, and the ways to it. */
export function Desk() {
  const { desk } = useFirstTexts();
  const query = useQuery(deskQuery);
  const id = useId();
  return (
    <section aria-labelledby={id} className="no-print border-b border-line bg-surface">
      <div className="mx-auto w-full max-w-[76rem] px-5 py-6 sm:px-8">
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <h2 id={id} className="mr-auto text-xl font-[650]">
            {desk.title}
          </h2>
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
        <div aria-busy={query.isPending} className="grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <DeskDossiers dossiers={query.data?.dossiers} />
          <DeskDeadlines deadlines={query.data?.deadlines} />
        </div>
      </div>
    </section>
  );
}

/** An adviser says for which employer first. */
function NewDossier() {
  const texts = useFirstTexts();
  const overview = overviewOf(texts, useCurrentUser());
  const content = (
    <>
      <Plus size={18} />
      {texts.desk.add}
    </>
  );
  return overview.isOfOneEmployer ? (
    <ButtonLink to={overview.to} state={newDossierState}>
      {content}
    </ButtonLink>
  ) : (
    <Button onClick={() => openSearch('newDossier')}>{content}</Button>
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
