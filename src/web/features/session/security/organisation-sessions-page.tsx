import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ColleagueSession } from '#api/sessions.ts';
import {
  colleagueSessionsQuery,
  endColleagueSession,
  signInRulesQuery,
} from '#web/features/session/security/session-calls.ts';
import { deviceWords, sessionWords } from '#web/features/session/security/session-words.ts';
import { SignInRulesForm } from '#web/features/session/security/sign-in-rules-form.tsx';
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

const initialSort = { id: 'lastSeenOn', desc: true };
const whose = (texts: Catalogue, session: ColleagueSession): string =>
  `${session.holder}, ${sessionWords(texts, session)}`;

/** For advisers: who is signed in, and when sessions end by themselves. */
export function OrganisationSessionsPage() {
  const texts = useTexts();
  const { general, organisationSessions: text, security } = texts;
  const rules = useQuery(signInRulesQuery);
  const query = useQuery(colleagueSessionsQuery);
  const queries = useQueryClient();
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
        onChanged={(_, { id }) =>
          queries.setQueryData(colleagueSessionsQuery.queryKey, (list) => list?.filter((row) => row.id !== id))
        }
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
      sortBy: ({ holder }) => holder,
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
      sortBy: ({ network }) => network ?? '',
      cell: ({ network }) => network ?? security.unknownNetwork,
    },
    {
      id: 'lastSeenOn',
      label: security.lastSeenOn,
      width: 'lg:w-40',
      sortBy: ({ lastSeenOn }) => lastSeenOn,
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
