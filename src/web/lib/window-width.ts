import { useSyncExternalStore } from 'react';

/** Widths of the style sheet: from `lg` on two things stand beside each other, below `sm` choices stand one at a time. */
export const wideWindow = '(min-width: 64rem)';
export const narrowWindow = '(max-width: 39.99rem)';

/** Whether a media query holds; on paper as it did on screen. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
