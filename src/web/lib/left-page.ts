import type { Location } from 'react-router';

/** What the sign-in page is told of the page on which the login was asked for or ended, so that one comes back to it. */
export const leftPageState = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) => ({
  leftPage: pathname + search + hash,
});

/** The page to come back to; null when there is none. Only a place on this site counts. */
export function leftPageIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('leftPage' in state)) return null;
  const { leftPage } = state;
  return typeof leftPage === 'string' && /^\/(?![/\\])/.test(leftPage) ? leftPage : null;
}
