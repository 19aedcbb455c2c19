import { Suspense, useState, type ComponentType } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { loadSignedOut } from '#web/app/first-screen.ts';
import { pages } from '#web/app/pages/pages.ts';
import { Shell } from '#web/app/shell/shell.tsx';
import { LogoutPage } from '#web/features/session/logout-page.tsx';
import { allTextsFetched, useFirstTexts } from '#web/i18n/language.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { leftPageIn } from '#web/lib/left-page.ts';
import { overviewOf } from '#web/lib/overview.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser, useSession } from '#web/lib/session.ts';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { toastsFetched } from '#web/ui/toasts.tsx';

/** The texts of a screen, and what its failures are told with, come beside its code and not after it. */
const withCompanions = async <Code,>(code: Promise<Code>): Promise<Code> =>
  (await Promise.all([code, allTextsFetched(), toastsFetched()]))[0];

/** The landing page has few texts, and they are there already. */
const isStart = (path: string): boolean => path === screenPaths.start;

const shownPages = pages.map(({ path, roles, load }) => ({
  path,
  roles,
  Content: lazyPart(
    async (): Promise<{ Page: ComponentType }> => ({ Page: await (isStart(path) ? load() : withCompanions(load())) }),
    'Page',
  ),
}));

const SignedOutScreens = lazyPart(loadSignedOut, 'SignedOutScreens');
const loadRequired = () => withCompanions(import('#web/features/session/security/required-pages.tsx'));
const RequiredCodePage = lazyPart(loadRequired, 'RequiredCodePage');
const RequiredFactorPage = lazyPart(loadRequired, 'RequiredFactorPage');

/** Which screen belongs to an address; there are two tables, for people who are signed in and for those who are not. */
export function Screens() {
  const { session } = useSession();
  const { key } = useLocation();
  const [outside, setOutside] = useState<string | null>(null);
  if (session.status === 'signedOut' && outside !== key) setOutside(key);
  if (session.status === 'checking') return <CheckingPage />;
  return (
    <Suspense fallback={<CheckingPage />}>
      {session.status === 'signedIn' ? <SignedInScreens hasJustCome={outside === key} /> : <SignedOutScreens />}
    </Suspense>
  );
}

/** Shown while a stored login is being checked; usually too short to read. */
function CheckingPage() {
  const texts = useFirstTexts();
  return (
    <main className="flex min-h-dvh items-center justify-center gap-3 text-ink-soft">
      <Spinner />
      <output>{texts.auth.checking}</output>
    </main>
  );
}

interface SignedInScreensProps {
  /** Signed in on this entry of the history: a person who logs in on the logout page is not leaving. */
  readonly hasJustCome: boolean;
}

function SignedInScreens({ hasJustCome }: SignedInScreensProps) {
  const user = useCurrentUser();
  const overview = overviewOf(useFirstTexts(), user);
  const { pathname, state } = useLocation();
  const isLeaving = pathname === screenPaths.logout;
  if (hasJustCome && isLeaving) return <Navigate to={screenPaths.auth} replace />;
  if (user.lacksOwnCode && !isLeaving) return <RequiredCodePage />;
  if (user.lacksSecondFactor && !isLeaving) return <RequiredFactorPage />;
  const isProvider = user.role === 'provider';
  const afterSignIn = leftPageIn(state) ?? (isProvider ? screenPaths.organisations : screenPaths.clients);
  const own = shownPages.filter(
    ({ path, roles }) => roles.includes(user.role) && !(path === screenPaths.clients && overview.isOfOneEmployer),
  );
  return (
    <Routes>
      <Route path={screenPaths.logout} element={<LogoutPage />} />
      <Route path={`${screenPaths.auth}/*`} element={<Navigate to={afterSignIn} replace />} />
      {overview.isOfOneEmployer ? (
        <Route path={screenPaths.clients} element={<Navigate to={overview.to} replace />} />
      ) : null}
      <Route element={<Shell />}>
        {own.map(({ path, Content }) => (
          <Route
            key={path}
            path={path}
            element={
              <Suspense fallback={isStart(path) ? <StartSkeleton /> : <PageSkeleton />}>
                <Content />
              </Suspense>
            }
          />
        ))}
      </Route>
      <Route path="*" element={<Navigate to={isProvider ? screenPaths.organisations : screenPaths.start} replace />} />
    </Routes>
  );
}

/** Placeholder for the landing page while its code is loading. */
function StartSkeleton() {
  const texts = useFirstTexts();
  return (
    <div aria-busy className="h-[34rem] border-b border-line bg-brand-soft">
      <output className="sr-only">
        <MessageInItsLanguage>{texts.system.loading}</MessageInItsLanguage>
      </output>
    </div>
  );
}

/** Placeholder for a page whose code is still loading, in the sizes of a page with a list. */
function PageSkeleton() {
  const texts = useFirstTexts();
  return (
    <div aria-busy>
      <output className="sr-only">
        <MessageInItsLanguage>{texts.system.loading}</MessageInItsLanguage>
      </output>
      <div aria-hidden>
        <div className="mb-6">
          <span className="mb-2 block h-6" />
          <span className="skeleton block h-8 w-72 max-w-full" />
          <span className="skeleton mt-2 block h-4 w-96 max-w-full" />
        </div>
        <div className="h-[27rem] rounded-corner border border-line bg-surface shadow-card" />
      </div>
    </div>
  );
}
