import { loadStart } from '#web/app/pages/pages.ts';
import { screenPaths } from '#web/lib/screen-paths.ts';
import { storedLogin } from '#web/lib/login-storage.ts';

export const loadSignedOut = () => import('#web/app/signed-out-screens.tsx');

/**
 * Fetches the screen that people mostly begin with beside the font, and not after it. A file that does not come is asked
 * for again by the screen itself, which says so when it fails.
 */
export async function firstScreenFetched(): Promise<void> {
  if (storedLogin() === null) await Promise.allSettled([loadSignedOut()]);
  else if (location.pathname === screenPaths.start) await Promise.allSettled([loadStart()]);
}
