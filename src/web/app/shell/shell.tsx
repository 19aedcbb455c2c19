import { useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Footer } from '#web/app/shell/footer.tsx';
import { Header } from '#web/app/shell/header.tsx';
import { SearchEverywhere } from '#web/app/shell/search.tsx';
import { AccessNotices } from '#web/features/access/access-notices.tsx';
import { useFirstTexts } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FailureBoundary } from '#web/ui/failure-boundary.tsx';

const contentId = 'inhoud';

/** What surrounds every page for signed-in people. */
export function Shell() {
  const texts = useFirstTexts();
  const { pathname } = useLocation();
  const { role } = useCurrentUser();
  const content = useRef<HTMLElement>(null);
  return (
    <div className="page flex min-h-dvh flex-col">
      <a
        href={`#${contentId}`}
        onClick={(event) => {
          // The part behind the # belongs to the list on the page.
          event.preventDefault();
          content.current?.focus();
        }}
        className="absolute top-2 left-2 z-40 -translate-y-16 rounded-corner bg-brand px-4 py-2 font-semibold text-brand-text focus:translate-y-0"
      >
        {texts.general.skipToContent}
      </a>
      <Header />
      {role === 'adviser' ? <AccessNotices /> : null}
      <main
        ref={content}
        id={contentId}
        tabIndex={-1}
        className={classNames(
          'w-full grow outline-none',
          // The landing page has grounds from edge to edge.
          pathname === screenPaths.start ? null : 'mx-auto max-w-[76rem] px-5 py-8 sm:px-8',
        )}
      >
        <FailureBoundary key={pathname}>
          <Outlet />
        </FailureBoundary>
      </main>
      <Footer />
      {role === 'provider' ? null : <SearchEverywhere />}
    </div>
  );
}
