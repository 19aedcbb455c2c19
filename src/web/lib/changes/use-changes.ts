import { useEffect, useRef } from 'react';
import { followChanges, type Hear } from '#web/lib/changes/change-stream.ts';

/**
 * Hears of changes while the page is looked at: a browser has few lines to a server, and one that nobody looks at takes
 * none. Whoever comes back to the page gets its lists anew.
 */
export function useChanges(hear: Hear): void {
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    let following: AbortController | null = null;
    const follow = () => {
      if (document.hidden) {
        following?.abort();
        following = null;
      } else if (following === null) {
        following = new AbortController();
        void followChanges((clientIds) => latest.current(clientIds), following.signal);
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      following?.abort();
    };
  }, []);
}
