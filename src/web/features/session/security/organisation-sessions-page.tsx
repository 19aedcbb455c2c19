import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useMemo, useRef, useState, type RefObject } from 'react';
import type { ColleagueSession } from '#api/sessions.ts';
import { colleagueColumns } from '#web/features/session/security/colleague-columns.tsx';
import {
  colleagueSessionsQuery,
  endColleagueSession,
  signInRulesQuery,
} from '#web/features/session/security/session-calls.ts';
import { sessionWords } from '#web/features/session/security/session-words.ts';
import { SignInRulesForm } from '#web/features/session/security/sign-in-rules-form.tsx';
import { useReauthentication } from '#web/ui/proof/use-reauthentication.tsx';
import type { Catalogue } from '#web/i18n/catalogue.ts';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { Card } from '#web/ui/card.tsx';
import { DeleteQuestion } from '#web/ui/delete-question.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { ListTable } from '#web/ui/table/list-table.tsx';
import { useConfirmedChange } from '#web/ui/use-confirmed-change.ts';

const initialSort = { id: 'lastSeenOn', desc: true };
const sessionKey = ({ id }: ColleagueSession): string => id;
const whose = (texts: Catalogue, session: ColleagueSession): string =>
  `${session.holder}, ${sessionWords(texts, session)}`;

/** For advisers: who is signed in, and when sessions end by themselves. */
export function OrganisationSessionsPage() {
  const { general, organisationSessions: text } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const rules = useQuery(signInRulesQuery);
  const sessions = useQuery(colleagueSessionsQuery);
  return (
    <>
      <PageHeading
        title={text.title}
        description={text.description}
        manual="sessies"
        breadcrumbs={[
          { label: general.home, to: screenPaths.start },
          { label: general.settings, to: screenPaths.settings },
          { label: text.title },
        ]}
        headingRef={heading}
      />
      <div className="flex flex-col gap-5">
        <SessionList heading={heading} />
        {/* Beneath a list of any length: shown after it, so that nothing moves. */}
        {sessions.isPending ? null : (
          <Card title={text.rules} className="min-h-72">
            <p className="mb-4 max-w-prose text-ink-soft">{text.rulesText}</p>
            <QueryResult query={rules}>
              {rules.data === undefined ? null : <SignInRulesForm rules={rules.data} />}
            </QueryResult>
          </Card>
        )}
      </div>
    </>
  );
}

function SessionList({ heading }: { readonly heading: RefObject<HTMLElement | null> }) {
  const texts = useTexts();
  const { security, organisationSessions } = texts;
  const query = useQuery(colleagueSessionsQuery);
  const queries = useQueryClient();
  const [ending, setEnding] = useState<ColleagueSession | null>(null);
  const { afterProof, proofWindow } = useReauthentication();
  const columns = useMemo(
    () => colleagueColumns(texts, (session) => void afterProof(() => setEnding(session))),
    [texts, afterProof],
  );
  const rowText = useMemo(() => (row: ColleagueSession) => `${whose(texts, row)} ${row.clientName ?? ''}`, [texts]);
  const confirmed = useConfirmedChange({
    change: ({ id }: ColleagueSession) => endColleagueSession(id),
    onChanged: (_, { id }) =>
      queries.setQueryData(colleagueSessionsQuery.queryKey, (list) => list?.filter((row) => row.id !== id)),
    onClose: () => setEnding(null),
    failed: security.failed,
  });
  return (
    <>
      <QueryResult query={query}>
        <ListTable
          caption={organisationSessions.title}
          columns={columns}
          rows={query.data}
          rowKey={sessionKey}
          rowText={rowText}
          initialSort={initialSort}
          empty={<EmptyState icon={<MonitorSmartphone size={28} />} title={security.none} text={security.none} />}
        />
      </QueryResult>
      {proofWindow}
      <DeleteQuestion
        subject={ending}
        {...confirmed}
        finalFocus={heading}
        title={security.endTitle}
        question={(session) => security.endQuestion(whose(texts, session))}
        consequence={() => security.consequence}
      />
    </>
  );
}
