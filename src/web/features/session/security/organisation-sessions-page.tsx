import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type ColleagueSession, type KeptSignInRules, signInRulesSchema } from '#api/sessions.ts';
import {
  colleagueSessionsQuery,
  endColleagueSession,
  signInRulesQuery,
  setSignInRules,
} from '#web/features/session/security/session-calls.ts';
import { deviceWords, sessionWords } from '#web/features/session/security/session-words.ts';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChangeQuestion } from '#web/ui/delete-question.tsx';
import { useReauthentication } from '#web/ui/proof/use-reauthentication.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import type { ListColumns } from '#web/ui/table/features.ts';
import { ListPage } from '#web/ui/table/list-page.tsx';
import { actionsColumn, RowActions } from '#web/ui/table/row-parts.tsx';
import { useListView } from '#web/ui/table/use-list-view.ts';
import { sessionLimits } from '#api/session-limits.ts';
import { useSession } from '#web/lib/session.ts';
import { TextField } from '#web/ui/fields.tsx';
import { OutcomeNotice, SaveButton, useSentForm } from '#web/ui/sent-form.tsx';

const initialSort = { id: 'lastSeenOn', desc: true };
const whose = (texts: Catalogue, session: ColleagueSession): string =>
  `${session.holder}, ${sessionWords(texts, session)}`;

/** For advisers: who is signed in, and when sessions end by themselves. */
export function OrganisationSessionsPage() {
  const texts = useTexts();
  const { general, organisationSessions: text, security } = texts;
  const rules = useQuery(signInRulesQuery);
  const query = useQuery(colleagueSessionsQuery);
  const [ending, setEnding] = useState<ColleagueSession | null>(null);
  const { afterProof, proofWindow } = useReauthentication();
  const columns = useMemo(
    () => colleagueColumns(texts, (session) => void afterProof(() => setEnding(session))),
    [texts, afterProof],
  );
  const rowText = useMemo(() => (row: ColleagueSession) => [whose(texts, row), row.clientName], [texts]);
  return (
    <ListPage
      {...useListView(columns, initialSort)}
      page={{
        title: text.title,
        description: text.description,
        manual: 'sessies',
        trail: [{ label: general.settings, to: screenPaths.settings }],
      }}
      query={query}
      rows={query.data}
      rowText={rowText}
      empty={{ icon: MonitorSmartphone, title: security.none, text: security.none }}
    >
      {proofWindow}
      <ChangeQuestion
        subject={ending}
        change={({ id }) => endColleagueSession(id)}
        stale={[colleagueSessionsQuery]}
        onClose={() => setEnding(null)}
        failed={security.failed}
        title={security.endTitle}
        question={(session) => security.endQuestion(whose(texts, session))}
        consequence={() => security.consequence}
      />
      {/* Beneath a list of any length: shown after it, so that nothing moves. */}
      {query.isPending ? null : (
        <Card title={text.rules} className="mt-5 min-h-72">
          <p className="mb-4 max-w-prose text-ink-soft">{text.rulesText}</p>
          <QueryResult query={rules}>
            {rules.data === undefined ? null : <SignInRulesForm rules={rules.data} />}
          </QueryResult>
        </Card>
      )}
    </ListPage>
  );
}

function colleagueColumns(texts: Catalogue, end: (session: ColleagueSession) => void): ListColumns<ColleagueSession> {
  const { codes, formats, organisationSessions, security } = texts;
  const owner = ({ clientName, role }: ColleagueSession) => clientName ?? codes.roles[role];
  return [
    {
      id: 'holder',
      label: organisationSessions.holder,
      isRowHeading: true,
      sortBy: true,
      cell: ({ holder }) => <span className="font-semibold">{holder}</span>,
    },
    {
      id: 'owner',
      label: codes.employer,
      width: 'lg:w-40',
      sortBy: owner,
      cell: (session) => <span className="break-words">{owner(session)}</span>,
    },
    {
      id: 'device',
      label: security.device,
      width: 'lg:w-44',
      sortBy: (session) => deviceWords(texts, session),
      cell: (session) => deviceWords(texts, session),
    },
    {
      id: 'network',
      label: security.network,
      width: 'lg:w-36',
      sortBy: true,
      cell: ({ network }) => network ?? security.unknownNetwork,
    },
    {
      id: 'lastSeenOn',
      label: security.lastSeenOn,
      width: 'lg:w-40',
      sortBy: true,
      cell: ({ lastSeenOn }) => formats.moment(lastSeenOn),
    },
    {
      ...actionsColumn(security.actions, 'lg:w-36'),
      cell: (session) =>
        session.isThis ? (
          <span className="text-sm text-ink-soft">{security.thisSession}</span>
        ) : (
          <RowActions>
            <Button
              look="erase"
              size="small"
              aria-label={security.endOf(whose(texts, session))}
              onClick={() => end(session)}
            >
              {security.end}
            </Button>
          </RowActions>
        ),
    },
  ];
}

/** `rules`: as they hold now. */
function SignInRulesForm({ rules }: { readonly rules: KeptSignInRules }) {
  const texts = useTexts();
  const { organisationSessions: text, formats } = texts;
  const queries = useQueryClient();
  const { confirm } = useSession();
  const { afterProof, proofWindow } = useReauthentication();
  const { idleMinutes, sessionHours, needsSecondFactor, needsOwnCode, changedOn, changedBy } = rules;
  const sent = useSentForm({
    schema: signInRulesSchema,
    defaultValues: { idleMinutes, sessionHours, needsSecondFactor, needsOwnCode },
    send: async (chosen) => {
      queries.setQueryData(signInRulesQuery.queryKey, await setSignInRules(chosen));
      // What is asked of everybody is asked of who chose it as well, from here on.
      confirm();
    },
    failed: text.notSaved,
    afterProof,
  });
  const numberField = (name: 'idleMinutes' | 'sessionHours') => (
    <TextField
      label={text[name]}
      hint={text.range(sessionLimits[name].minimum, sessionLimits[name].maximum)}
      className="w-56"
      {...sent.numberField(name)}
    />
  );
  const choice = (
    name: 'needsOwnCode' | 'needsSecondFactor',
    { needs, needsHint }: Record<'needs' | 'needsHint', string>,
  ) => (
    <label className="flex min-h-6 items-start gap-2 self-start">
      <input type="checkbox" className="mt-1 size-4 accent-brand" {...sent.form.register(name)} />
      <span>
        <span className="block font-semibold">{needs}</span>
        <span className="block text-sm text-ink-soft">{needsHint}</span>
      </span>
    </label>
  );
  return (
    <>
      <form noValidate className="flex flex-col gap-4" onSubmit={sent.onSubmit}>
        <div className="flex flex-wrap gap-4">
          {numberField('idleMinutes')}
          {numberField('sessionHours')}
        </div>
        {choice('needsOwnCode', texts.ownCode)}
        {choice('needsSecondFactor', texts.secondFactor)}
        <p className="text-sm text-ink-soft">
          {changedOn === null ? text.standard : text.since(formats.day(changedOn), changedBy ?? '')}
        </p>
        <OutcomeNotice outcome={sent.outcome} saved={text.saved} />
        <SaveButton isBusy={sent.isBusy} className="self-start" />
      </form>
      {/* Not in the form: what is sent in the window would be sent to the form as well. */}
      {proofWindow}
    </>
  );
}
