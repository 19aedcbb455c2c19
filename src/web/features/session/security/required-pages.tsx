import type { ReactNode } from 'react';
import type { ManualSection } from '#api/manual-sections.ts';
import { AuthShell } from '#web/features/session/auth-shell.tsx';
import { MakeOwnCode, ownCodeQuery, RecoveryList } from '#web/features/session/security/own-code.tsx';
import { SetFactor } from '#web/features/session/security/own-factor.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser, useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ManualLink } from '#web/ui/manual-link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Loaded } from '#web/ui/query-result.tsx';

interface RequiredPageProps {
  readonly title: string;
  readonly text: string;
  readonly manual: ManualSection;
  readonly children: ReactNode;
}

/** In the place of every page, for those who have to do something first. */
function RequiredPage({ title, text, manual, children }: RequiredPageProps) {
  const { general } = useTexts();
  return (
    <AuthShell title={title}>
      <div className="flex flex-col gap-5">
        <Notice tone="info">{text}</Notice>
        {children}
        <div className="no-print flex flex-wrap items-center gap-4">
          <ManualLink section={manual} />
          <ButtonLink look="quiet" size="small" to={screenPaths.logout}>
            {general.logOut}
          </ButtonLink>
        </div>
      </div>
    </AuthShell>
  );
}

/** For those who make an own code first: at the first use of an issued one, or to recover. */
export function RequiredCodePage() {
  const { ownCode: text } = useTexts();
  const { confirm } = useSession();
  const { hasOwnCode, lacksSecondFactor } = useCurrentUser();
  return (
    <RequiredPage
      title={hasOwnCode ? text.recoveryTitle : text.requiredTitle}
      text={`${hasOwnCode ? text.recoveryText : text.requiredText} ${lacksSecondFactor ? text.factorFollows : ''}`}
      manual="eigen-code"
    >
      <MakeOwnCode onKept={confirm} />
      {hasOwnCode ? (
        <Loaded of={ownCodeQuery}>{({ recoveries }) => <RecoveryList recoveries={recoveries} />}</Loaded>
      ) : null}
    </RequiredPage>
  );
}

/** For those who have to set a second factor first. */
export function RequiredFactorPage() {
  const { secondFactor: text } = useTexts();
  const { confirm } = useSession();
  return (
    <RequiredPage title={text.requiredTitle} text={text.requiredText} manual="tweede-factor">
      <SetFactor onSet={confirm} />
    </RequiredPage>
  );
}
