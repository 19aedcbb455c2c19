import { useEffect, useState } from 'react';
import { addressOfView, type ListSort, type ListView, viewInAddress } from '#web/ui/table/list-address.ts';

/** Browsers refuse an address that changes with every letter that is typed. */
const writingDelay = 250;

/**
 * The view of a list, kept in the address: whoever loads the page again, comes back to it or passes it on sees the same
 * part of the list.
 */
export function useListView(
  initialSort: ListSort,
  sortable: readonly string[],
  filterNames?: readonly string[],
): [ListView, (change: (view: ListView) => ListView) => void] {
  const [view, setView] = useState(() => viewInAddress(location.hash, initialSort, sortable, filterNames));
  useEffect(() => {
    const timer = setTimeout(() => writeAddress(addressOfView(view, initialSort)), writingDelay);
    return () => clearTimeout(timer);
  }, [view, initialSort]);
  useEffect(() => {
    const follow = () => setView(viewInAddress(location.hash, initialSort, sortable, filterNames));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [initialSort, sortable, filterNames]);
  return [view, setView];
}

/** Replaces the part behind the # and leaves alone what the router keeps with the entry of the history. */
function writeAddress(hash: string): void {
  if (location.hash.replace(/^#/, '') === hash) return;
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash === '' ? '' : `#${hash}`}`);
}
