import { AuthShell } from '#web/features/session/auth-shell.tsx';
import { SetFactor } from '#web/features/session/security/set-factor.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ManualLink } from '#web/ui/manual-link.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** In the place of every page, for who has to set a second factor first. */
export function RequiredFactorPage() {
  const { general, secondFactor: text } = useTexts();
  const { confirm } = useSession();
  return (
    <AuthShell title={text.requiredTitle}>
      <div className="flex flex-col gap-5">
        <Notice tone="info">{text.requiredText}</Notice>
        <SetFactor onSet={confirm} />
        <div className="no-print flex flex-wrap items-center gap-4">
          <ManualLink section="tweede-factor" />
          <ButtonLink look="quiet" size="small" to={screenPaths.logout}>
            {general.logOut}
          </ButtonLink>
        </div>
      </div>
    </AuthShell>
  );
}
