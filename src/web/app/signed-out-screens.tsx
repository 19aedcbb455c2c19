import { Navigate, Route, Routes, useLocation } from 'react-router';
import { AuthPage } from '#web/features/session/auth-page.tsx';
import { HandoffPage } from '#web/features/session/handoff-page.tsx';
import { useFirstTexts } from '#web/i18n/language.ts';
import { leftPageState } from '#web/lib/left-page.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { useSession } from '#web/lib/session.ts';

/** The screens of those who are not signed in. */
export function SignedOutScreens() {
  const { loggedOut, unauthorized } = useFirstTexts().auth;
  const { session } = useSession();
  const isSignedOutElsewhere = session.status === 'signedOut' && session.because === 'elsewhere';
  const location = useLocation();
  const toSignIn = <Navigate to={screenPaths.auth} replace state={leftPageState(location)} />;
  // An address of one part may be a sign-in link; that of a screen is not.
  const isScreen = Object.values(screenPaths).some((path) => path === location.pathname);
  return (
    <Routes>
      <Route path={screenPaths.auth} element={<AuthPage message={isSignedOutElsewhere ? loggedOut : unauthorized} />} />
      <Route path={screenPaths.unauthorized} element={<AuthPage message={unauthorized} />} />
      <Route path={screenPaths.logout} element={<AuthPage message={loggedOut} />} />
      <Route path={`${screenPaths.auth}/*`} element={<Navigate to={screenPaths.unauthorized} replace />} />
      <Route path={screenPaths.handoff} element={isScreen ? toSignIn : <HandoffPage />} />
      <Route path="*" element={toSignIn} />
    </Routes>
  );
}
