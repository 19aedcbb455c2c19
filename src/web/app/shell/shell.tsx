import { useRef, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Footer } from '#web/app/shell/footer.tsx';
import { Header } from '#web/app/shell/header.tsx';
import { AccessNotices } from '#web/features/access/access-notices.tsx';
import { useFirstTexts, allTextsFetched } from '#web/i18n/language.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FailureBoundary } from '#web/ui/failure-boundary.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { onOpenSearch, openSearch, type SearchPurpose } from '#web/lib/search-window.ts';

const contentId = 'inhoud';

/** What surrounds every page for signed-in people. */
export function Shell() {
  const texts = useFirstTexts();
  const { pathname } = useLocation();
  const { role } = useCurrentUser();
  const content = useRef<HTMLElement>(null);
  return (
    <>
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
        <main
          ref={content}
          id={contentId}
          tabIndex={-1}
          className={classNames(
            'w-full grow outline-none',
            // The landing page has grounds from edge to edge.
            pathname === screenPaths.start ? null : 'mx-auto max-w-page px-5 py-8 sm:px-8',
          )}
        >
          <FailureBoundary key={pathname}>
            <Outlet />
          </FailureBoundary>
        </main>
        <Footer />
        {role === 'provider' ? null : <SearchEverywhere />}
      </div>
      {role === 'adviser' ? <AccessNotices /> : null}
    </>
  );
}

const SearchWindow = lazyPart(
  async () => (await Promise.all([import('#web/features/start/search-window.tsx'), allTextsFetched()]))[0],
  'SearchWindow',
);

/** A window that is open already keeps the keys to itself. */
const isWindowOpen = (): boolean =>
  document.querySelector('[role=dialog], [role=alertdialog]:not([data-type])') !== null;

function followKeys(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
  event.preventDefault();
  if (!isWindowOpen()) openSearch('open');
}

/** The search over employers and dossiers, on every page: by Ctrl+K, or from where the page offers it. */
function SearchEverywhere() {
  const [purpose, setPurpose] = useState<SearchPurpose | null>(null);
  useEffect(() => onOpenSearch(setPurpose), []);
  useEffect(() => {
    addEventListener('keydown', followKeys);
    return () => removeEventListener('keydown', followKeys);
  }, []);
  return purpose === null ? null : (
    <Suspense>
      <SearchWindow key={purpose} purpose={purpose} onClose={() => setPurpose(null)} />
    </Suspense>
  );
}
