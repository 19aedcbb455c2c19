import { Outlet, useLocation } from 'react-router';
import { Footer } from '#web/app/shell/footer.tsx';
import { Header } from '#web/app/shell/header.tsx';
import { ScrollToTop } from '#web/app/shell/scroll-to-top.tsx';
import { nl } from '#web/i18n/nl.ts';

const contentId = 'inhoud';

/** What stands around every signed-in page. */
export function Shell() {
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${contentId}`}
        className="absolute top-2 left-2 z-40 -translate-y-16 rounded-corner bg-brand px-4 py-2 font-semibold text-brand-text focus:translate-y-0"
      >
        {nl.general.skipToContent}
      </a>
      <Header />
      <main id={contentId} tabIndex={-1} className="mx-auto w-full max-w-[76rem] grow px-5 py-8 outline-none sm:px-8">
        <Outlet key={pathname} />
      </main>
      <Footer />
      <ScrollToTop />
    </div>
  );
}
