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

/** For so many milliseconds a page is held back for its font; after that a reader had rather read in another one. */
const patience = 1000;

/**
 * Done when the font of the texts can be drawn with, has failed, or has taken too long: texts that are drawn in another
 * font first jump when their own arrives.
 */
export async function textFontReady(): Promise<void> {
  const { fontFamily } = getComputedStyle(document.documentElement);
  await Promise.race([
    Promise.allSettled([document.fonts.load(`1rem ${fontFamily}`)]),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}
