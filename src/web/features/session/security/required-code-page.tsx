import { useQuery } from '@tanstack/react-query';
import { AuthShell } from '#web/features/session/auth-shell.tsx';
import { MakeOwnCode } from '#web/features/session/security/make-own-code.tsx';
import { ownCodeQuery } from '#web/features/session/security/own-code-calls.ts';
import { RecoveryList } from '#web/features/session/security/recovery-list.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser, useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ManualLink } from '#web/ui/manual-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';

/** In the place of every page, for who makes an own code first: at the first use of an issued one, or to recover. */
export function RequiredCodePage() {
  const { general, ownCode: text } = useTexts();
  const { confirm } = useSession();
  const { hasOwnCode, lacksSecondFactor } = useCurrentUser();
  return (
    <AuthShell title={hasOwnCode ? text.recoveryTitle : text.requiredTitle}>
      <div className="flex flex-col gap-5">
        <Notice tone="info">
          {hasOwnCode ? text.recoveryText : text.requiredText} {lacksSecondFactor ? text.factorFollows : null}
        </Notice>
        <MakeOwnCode onKept={confirm} />
        {hasOwnCode ? <Recoveries /> : null}
        <div className="no-print flex flex-wrap items-center gap-4">
          <ManualLink section="eigen-code" />
          <ButtonLink look="quiet" size="small" to={screenPaths.logout}>
            {general.logOut}
          </ButtonLink>
        </div>
      </div>
    </AuthShell>
  );
}

function Recoveries() {
  const query = useQuery(ownCodeQuery);
  return (
    <QueryResult query={query}>
      {query.data === undefined ? null : <RecoveryList recoveries={query.data.recoveries} />}
    </QueryResult>
  );
}
