import { useQuery, queryOptions } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { useId } from 'react';
import { useFirstTexts } from '#web/i18n/language.ts';
import { newDossierState } from '#web/lib/new-dossier-asked.ts';
import { overviewOf } from '#web/lib/overview.ts';
import { openSearch } from '#web/lib/search-window.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';
import type { Desk as DeskAnswer, DeskDossier, DeskDeadline } from '#api/desk.ts';
import { apiPaths } from '#api/paths.ts';
import { deskCheck } from '#web/lib/desk-check.ts';
import { call } from '#web/lib/api-client.ts';
import { Link } from '#web/ui/link.tsx';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { statusWords } from '#web/lib/status-words.ts';
import { classNames } from '#web/ui/class-names.ts';

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
      <div className="mx-auto w-full max-w-page px-5 py-6 sm:px-8">
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

interface DeskDossiersProps {
  /** Undefined while they are on their way. */
  readonly dossiers: readonly DeskDossier[] | undefined;
}

/** The dossiers on the desk; their room is there before they are, so that the page does not jump. */
function DeskDossiers({ dossiers }: DeskDossiersProps) {
  const { desk } = useFirstTexts();
  const id = useId();
  return (
    <div className="min-h-52">
      <h3 id={id} className="mb-1 text-sm font-semibold text-ink-soft">
        {desk.dossiers}
      </h3>
      {dossiers?.length === 0 ? <p className="text-ink-soft">{desk.empty}</p> : null}
      <ul aria-labelledby={id} className="grid gap-x-8 md:grid-cols-2">
        {dossiers?.map((dossier) => (
          <DossierItem key={dossier.id} dossier={dossier} />
        ))}
      </ul>
    </div>
  );
}

function DossierItem({ dossier }: { readonly dossier: DeskDossier }) {
  const texts = useFirstTexts();
  const { clientId, clientName, id, name, reason, createdOn, filesEraseOn } = dossier;
  const status = statusWords(texts, dossier);
  return (
    <li className="min-h-15 border-t border-line py-2 text-sm max-md:nth-[n+4]:hidden">
      <span className="flex flex-wrap justify-between gap-x-3">
        <Link to={screenPaths.dossierOf(clientId, id)} className="font-semibold text-brand hover:underline">
          {name}
        </Link>
        <span className={classNames('font-semibold', status.look)}>{status.text}</span>
      </span>
      <span className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-soft">
        <span>{clientName}</span>
        <span>
          {reason === 'expiring' && filesEraseOn !== null
            ? texts.statuses.eraseOn(texts.formats.day(filesEraseOn))
            : texts.formats.moment(createdOn)}
        </span>
      </span>
    </li>
  );
}

interface DeskDeadlinesProps {
  /** Undefined while they are on their way. */
  readonly deadlines: readonly DeskDeadline[] | undefined;
}

/** The days to come before which something must be done, the first in front. */
function DeskDeadlines({ deadlines }: DeskDeadlinesProps) {
  const { desk, formats } = useFirstTexts();
  const id = useId();
  return (
    <div className="min-h-32 lg:min-h-52">
      <h3 id={id} className="mb-1 text-sm font-semibold text-ink-soft">
        {desk.deadlines}
      </h3>
      {deadlines?.length === 0 ? <p className="text-ink-soft">{desk.noDeadlines}</p> : null}
      <ul aria-labelledby={id}>
        {deadlines?.map(({ day, what, client }) => (
          <li
            key={`${what} ${day} ${client?.clientId ?? ''}`}
            className="flex gap-x-4 border-t border-line py-2 text-sm max-lg:nth-[n+4]:hidden"
          >
            <span className="w-22 shrink-0 font-semibold">{formats.day(`${day}T12:00:00Z`)}</span>
            <span>
              {desk.deadline[what]}
              {client === null ? null : (
                <Link
                  to={screenPaths.clientOf(client.clientId)}
                  className="block font-semibold text-brand hover:underline"
                >
                  {client.clientName}
                </Link>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
