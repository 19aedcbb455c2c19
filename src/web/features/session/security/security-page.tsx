import { OwnCode } from '#web/features/session/security/own-code.tsx';
import { OwnFactor } from '#web/features/session/security/own-factor.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import type { OpenSession } from '#api/sessions.ts';
import { endOtherSessions, endOwnSession, ownSessionsQuery } from '#web/features/session/security/session-calls.ts';
import { deviceWords, sessionWords } from '#web/features/session/security/session-words.ts';
import { useReauthentication } from '#web/ui/proof/use-reauthentication.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { RowState } from '#web/ui/table/row-parts.tsx';
import { ChangeQuestion } from '#web/ui/delete-question.tsx';

/** For everybody: how one's own way in is protected, and where it is open. */
export function SecurityPage() {
  const { security } = useTexts();
  return (
    <>
      <PageHeading title={security.title} description={security.description} manual="tweede-factor" />
      <div className="flex flex-col gap-5">
        <OwnCode />
        <OwnFactor />
        <OwnSessions />
      </div>
    </>
  );
}

/** What a question is about: one session, or all others. */
type Ending = OpenSession | { readonly others: number };

/** Where one is signed in, with a way to end each but the one that shows it. */
function OwnSessions() {
  const texts = useTexts();
  const { security: text } = texts;
  const query = useQuery(ownSessionsQuery);
  const [ending, setEnding] = useState<Ending | null>(null);
  const { afterProof, proofWindow } = useReauthentication();
  const sessions = query.data ?? [];
  const others = sessions.filter(({ isThis }) => !isThis).length;
  return (
    <Card title={text.sessions} className="min-h-56">
      <p className="mb-4 max-w-prose text-ink-soft">{text.sessionsText}</p>
      <QueryResult query={query}>
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => void afterProof(() => setEnding(session))} />
          ))}
        </ul>
        {others === 0 ? null : (
          <Button
            look="secondary"
            className="mt-4 max-sm:w-full"
            onClick={() => void afterProof(() => setEnding({ others }))}
          >
            {text.endOthers}
          </Button>
        )}
      </QueryResult>
      {proofWindow}
      <ChangeQuestion
        subject={ending}
        change={(subject) => ('others' in subject ? endOtherSessions() : endOwnSession(subject.id))}
        stale={[ownSessionsQuery]}
        onClose={() => setEnding(null)}
        failed={text.failed}
        title={text.endTitle}
        question={(subject) =>
          'others' in subject ? text.othersQuestion(subject.others) : text.endQuestion(sessionWords(texts, subject))
        }
        consequence={() => text.consequence}
      />
    </Card>
  );
}

function SessionRow({ session, onEnd }: { readonly session: OpenSession; readonly onEnd: () => void }) {
  const texts = useTexts();
  const { security: text, formats } = texts;
  const facts = [
    [text.network, session.network ?? text.unknownNetwork],
    [text.signedInOn, formats.moment(session.signedInOn)],
    [text.lastSeenOn, formats.moment(session.lastSeenOn)],
    [text.endsOn, formats.moment(session.endsOn)],
  ] as const;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="flex min-w-44 flex-col gap-0.5">
        <span className="flex items-center gap-2 font-semibold">
          <MonitorSmartphone size={18} className="shrink-0 text-ink-soft" />
          {deviceWords(texts, session)}
        </span>
        {session.isThis ? (
          <RowState icon={CircleCheck} look="text-good text-sm">
            {text.thisSession}
          </RowState>
        ) : null}
      </div>
      <dl className="grid grow grid-cols-2 gap-x-4 gap-y-1 text-sm lg:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex justify-end lg:w-28">
        {session.isThis ? null : (
          <Button look="erase" size="small" aria-label={text.endOf(sessionWords(texts, session))} onClick={onEnd}>
            {text.end}
          </Button>
        )}
      </div>
    </li>
  );
}
