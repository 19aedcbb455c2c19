import { useSyncExternalStore } from 'react';

/** Widths of the style sheet: from `lg` on two things stand beside each other, below `sm` choices stand one at a time. */
const queries = { wide: '(min-width: 64rem)', narrow: '(max-width: 39.99rem)' } as const;

/** Whether the window is so wide or so narrow; on paper it stays what it was on screen. */
export function useWindowIs(width: keyof typeof queries): boolean {
  const query = queries[width];
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
}
