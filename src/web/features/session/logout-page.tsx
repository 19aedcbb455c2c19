import { useEffect } from 'react';
import { apiPaths } from '#api/paths.ts';
import { send } from '#web/lib/api-client.ts';
import { storedLogin } from '#web/lib/login-storage.ts';
import { useSession } from '#web/lib/session.ts';

/** Ends the login here at once, and at the server also when the page is closed right after. */
export function LogoutPage() {
  const { forget } = useSession();
  useEffect(() => {
    const token = storedLogin()?.api_token;
    if (token === undefined) return;
    const ended = send(apiPaths.logout, { method: 'POST', token, outlivesPage: true });
    // oxlint-disable-next-line no-console -- the login is gone here in any case; at the server it ends by itself
    ended.catch((error: unknown) => console.error(error));
    forget();
  }, [forget]);
  return null;
}
