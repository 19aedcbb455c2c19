import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { apiPaths } from '#api/paths.ts';
import { call } from '#web/lib/api-client.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { onChangedLogin, onEndedLogin, reportEndedLogin } from '#web/lib/ended-login.ts';
import { currentUserCheck } from '#web/lib/first-answers.ts';
import { clearLogin, loginStorageKey, storedLogin, storeLogin } from '#web/lib/login-storage.ts';
import { SessionContext, type Session, type SignedOutReason } from '#web/lib/session.ts';

/** Whether a call, or the code that reads its answer, did not come at all: no connection, or cut off. */
const isUnanswered = (error: unknown): boolean => !(error instanceof ApiError) || error.status === 0;

/** After how many milliseconds a check without an answer is made once more. */
const pauseBeforeNextCheck = 1000;

const initialSession = (): Session => (storedLogin() ? { status: 'checking' } : { status: 'signedOut', because: null });

/** Keeps who is signed in: checks a stored login once, and follows logins and logouts in other tabs. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const queries = useQueryClient();
  const [session, setSession] = useState(initialSession);

  const leave = useCallback(
    (because: SignedOutReason) => {
      clearLogin();
      queries.clear();
      // A redirect while signed out does not change the reason.
      setSession((current) => (current.status === 'signedOut' ? current : { status: 'signedOut', because }));
    },
    [queries],
  );

  const confirm = useCallback(() => {
    const check = (isLast: boolean): void => {
      const token = storedLogin()?.api_token;
      if (token === undefined) return;
      const isCurrent = () => storedLogin()?.api_token === token;
      const refuse = (error: unknown): void => {
        // oxlint-disable-next-line no-console -- a failed token check is to be visible in the browser's console
        console.error(error);
        if (isCurrent()) leave(null);
      };
      // By the header alone: an address ends up in logs of proxies.
      call(apiPaths.confirmToken, currentUserCheck, { token })
        .then((user) => isCurrent() && setSession({ status: 'signedIn', user }))
        .catch((error: unknown) => {
          // Leaving the page before the check is over cuts it off, which says nothing about the login: the next check goes
          // with the page.
          if (!isLast && isUnanswered(error)) setTimeout(check, pauseBeforeNextCheck, true);
          else refuse(error);
        });
    };
    check(false);
  }, [leave]);

  useEffect(confirm, [confirm]);
  useEffect(() => onChangedLogin((token) => storedLogin()?.api_token === token && confirm()), [confirm]);
  useEffect(() => onEndedLogin((token) => storedLogin()?.api_token === token && leave('ended')), [leave]);
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== loginStorageKey) return;
      queries.clear();
      if (storedLogin()) return confirm();
      // So that forms keep what was filled in: the login ended here as well, whoever ended it.
      reportEndedLogin('');
      leave('elsewhere');
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [confirm, leave, queries]);

  const control = useMemo(
    () => ({
      session,
      signIn: async (apiToken: string) => {
        const user = await call(apiPaths.currentUser, currentUserCheck, { token: apiToken });
        storeLogin({ api_token: apiToken });
        setSession({ status: 'signedIn', user });
      },
      confirm,
      forget: () => leave(null),
    }),
    [session, confirm, leave],
  );
  return <SessionContext value={control}>{children}</SessionContext>;
}
