import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { CheckingPage } from '#web/app/checking-page.tsx';
import { Shell } from '#web/app/shell/shell.tsx';
import { LogoutPage } from '#web/features/session/logout-page.tsx';
import { allTextsFetched, useFirstTexts } from '#web/i18n/language.ts';
import { leftPageIn } from '#web/lib/left-page.ts';
import { overviewOf } from '#web/lib/overview.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useCurrentUser, useSession } from '#web/lib/session.ts';
import { loadSignedOut, loadStart } from '#web/app/first-screen.ts';
import { StartSkeleton } from '#web/app/start-skeleton.tsx';
import { PageSkeleton } from '#web/ui/page-skeleton.tsx';
import { toastsFetched } from '#web/ui/toasts.tsx';

/** The texts of a screen, and what its failures are told with, come beside its code and not after it. */
const withCompanions = async <Code,>(code: Promise<Code>): Promise<Code> =>
  (await Promise.all([code, allTextsFetched(), toastsFetched()]))[0];

const SignedOutScreens = lazy(async () => ({ default: (await loadSignedOut()).SignedOutScreens }));
const StartPage = lazy(async () => ({ default: (await loadStart()).StartPage }));
const ClientListPage = lazy(async () => ({
  default: (await withCompanions(import('#web/features/clients/client-list-page.tsx'))).ClientListPage,
}));
const ProviderScreens = lazy(async () => ({
  default: (await withCompanions(import('#web/app/provider-screens.tsx'))).ProviderScreens,
}));
const HouseStylePage = lazy(async () => ({
  default: (await withCompanions(import('#web/features/house-style/house-style-page.tsx'))).HouseStylePage,
}));
const CodeListPage = lazy(async () => ({
  default: (await withCompanions(import('#web/features/access/code-list-page.tsx'))).CodeListPage,
}));
const SettingsPage = lazy(async () => ({
  default: (await withCompanions(import('#web/features/settings/settings-page.tsx'))).SettingsPage,
}));
const SecurityPage = lazy(async () => ({
  default: (await withCompanions(import('#web/features/session/security/security-page.tsx'))).SecurityPage,
}));
const RequiredCodePage = lazy(async () => ({
  default: (await withCompanions(import('#web/features/session/security/required-code-page.tsx'))).RequiredCodePage,
}));
const RequiredFactorPage = lazy(async () => ({
  default: (await withCompanions(import('#web/features/session/security/required-factor-page.tsx'))).RequiredFactorPage,
}));
const OrganisationSessionsPage = lazy(async () => ({
  default: (await withCompanions(import('#web/features/session/security/organisation-sessions-page.tsx')))
    .OrganisationSessionsPage,
}));
const OfficeStandardsPage = lazy(async () => ({
  default: (await withCompanions(import('#web/features/office-standards/standards-page.tsx'))).OfficeStandardsPage,
}));
const AuditLogPage = lazy(async () => ({
  default: (await withCompanions(import('#web/features/audit/audit-log-page.tsx'))).AuditLogPage,
}));
const EmployerDataPage = lazy(async () => ({
  default: (await withCompanions(import('#web/features/employer-data/employer-data-page.tsx'))).EmployerDataPage,
}));
const DossierOverviewPage = lazy(async () => ({
  default: (await withCompanions(import('#web/features/dossiers/dossier-overview-page.tsx'))).DossierOverviewPage,
}));
const CalculatedScreens = lazy(async () => ({
  default: (await withCompanions(import('#web/app/calculated-screens.tsx'))).CalculatedScreens,
}));

/** Which screen belongs to an address; there are two tables, for people who are signed in and for those who are not. */
export function Screens() {
  const { session } = useSession();
  const { key } = useLocation();
  const [outside, setOutside] = useState<string | null>(null);
  if (session.status === 'signedOut' && outside !== key) setOutside(key);
  if (session.status === 'checking') return <CheckingPage />;
  if (session.status === 'signedIn') return <SignedInScreens hasJustCome={outside === key} />;
  return (
    <Suspense fallback={<CheckingPage />}>
      <SignedOutScreens />
    </Suspense>
  );
}

interface SignedInScreensProps {
  /** Signed in on this entry of the history: a person who logs in on the logout page is not leaving. */
  readonly hasJustCome: boolean;
}

/** The provider has screens of its own and sees no employers; the others have those of the specification. */
function SignedInScreens({ hasJustCome }: SignedInScreensProps) {
  const user = useCurrentUser();
  const { role } = user;
  const overview = overviewOf(useFirstTexts(), user);
  const { pathname, state } = useLocation();
  if (hasJustCome && pathname === screenPaths.logout) return <Navigate to={screenPaths.auth} replace />;
  if ((user.lacksOwnCode || user.lacksSecondFactor) && pathname !== screenPaths.logout) {
    return (
      <Suspense fallback={<CheckingPage />}>
        {user.lacksOwnCode ? <RequiredCodePage /> : <RequiredFactorPage />}
      </Suspense>
    );
  }
  if (role === 'provider') {
    return (
      <Suspense fallback={<CheckingPage />}>
        <ProviderScreens />
      </Suspense>
    );
  }
  return (
    <Routes>
      <Route path={screenPaths.logout} element={<LogoutPage />} />
      <Route
        path={`${screenPaths.auth}/*`}
        element={<Navigate to={leftPageIn(state) ?? screenPaths.clients} replace />}
      />
      <Route element={<Shell />}>
        <Route path={screenPaths.start} element={<LazyScreen screen={<StartPage />} waiting={<StartSkeleton />} />} />
        <Route
          path={screenPaths.clients}
          element={
            overview.isOfOneEmployer ? (
              <Navigate to={overview.to} replace />
            ) : (
              <LazyScreen screen={<ClientListPage />} />
            )
          }
        />
        <Route path={screenPaths.client} element={<LazyScreen screen={<DossierOverviewPage />} />} />
        <Route path={screenPaths.calculated} element={<LazyScreen screen={<CalculatedScreens />} />} />
        <Route path={screenPaths.security} element={<LazyScreen screen={<SecurityPage />} />} />
        {role === 'adviser' ? adviserRoutes : null}
      </Route>
      <Route path="*" element={<Navigate to={screenPaths.start} replace />} />
    </Routes>
  );
}

interface LazyScreenProps {
  readonly screen: ReactNode;
  readonly waiting?: ReactNode;
}

const LazyScreen = ({ screen, waiting }: LazyScreenProps) => (
  <Suspense fallback={waiting ?? <PageSkeleton />}>{screen}</Suspense>
);

const adviserRoutes = (
  <>
    <Route path={screenPaths.clientData} element={<LazyScreen screen={<EmployerDataPage />} />} />
    <Route path={screenPaths.houseStyle} element={<LazyScreen screen={<HouseStylePage />} />} />
    <Route path={screenPaths.accessCodes} element={<LazyScreen screen={<CodeListPage />} />} />
    <Route path={screenPaths.settings} element={<LazyScreen screen={<SettingsPage />} />} />
    <Route path={screenPaths.organisationSessions} element={<LazyScreen screen={<OrganisationSessionsPage />} />} />
    <Route path={screenPaths.officeStandards} element={<LazyScreen screen={<OfficeStandardsPage />} />} />
    <Route path={screenPaths.auditLog} element={<LazyScreen screen={<AuditLogPage />} />} />
  </>
);
