import { OwnCode } from '#web/features/session/security/own-code.tsx';
import { OwnFactor } from '#web/features/session/security/own-factor.tsx';
import { OwnSessions } from '#web/features/session/security/own-sessions.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

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
