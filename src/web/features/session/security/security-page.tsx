import { useRef } from 'react';
import { OwnCode } from '#web/features/session/security/own-code.tsx';
import { OwnFactor } from '#web/features/session/security/own-factor.tsx';
import { OwnSessions } from '#web/features/session/security/own-sessions.tsx';
import { useTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

/** For everybody: how one's own way in is protected, and where it is open. */
export function SecurityPage() {
  const { general, security } = useTexts();
  const { role } = useCurrentUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const home =
    role === 'provider'
      ? { label: general.organisations, to: screenPaths.organisations }
      : { label: general.home, to: screenPaths.start };
  return (
    <>
      <PageHeading
        title={security.title}
        description={security.description}
        manual="tweede-factor"
        breadcrumbs={[home, { label: security.title }]}
        headingRef={heading}
      />
      <div className="flex flex-col gap-5">
        <OwnCode />
        <OwnFactor />
        <OwnSessions heading={heading} />
      </div>
    </>
  );
}
