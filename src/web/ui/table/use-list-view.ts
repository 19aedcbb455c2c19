import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '#web/i18n/language.ts';
import { useCurrentUser } from '#web/lib/session.ts';
import { sortableIds, type ListColumns } from '#web/ui/table/features.ts';
import { addressOfView, type ListSort, type ListView, pageQuery, viewInAddress } from '#web/ui/table/list-address.ts';

/** Browsers refuse an address that changes with every letter that is typed. */
const writingDelay = 250;

/** Lists as they were left, by page and person. In the memory of the page alone: people search for names. */
const left = new Map<string, string>();

export interface ShownView<Row> {
  readonly columns: ListColumns<Row>;
  readonly initialSort: ListSort;
  readonly view: ListView;
  readonly onView: (change: (view: ListView) => ListView) => void;
  /** What the server is asked for it, where the list may be too long to come as a whole. */
  readonly asked: string;
}

/**
 * The view of a list, kept in the address: whoever loads the page again, comes back to it or passes it on sees the same
 * part of the list, and so does whoever goes to the list again by a way that names no part. All that is given is stable: made outside the component, or memoised.
 */
export function useListView<Row>(
  columns: ListColumns<Row>,
  initialSort: ListSort,
  filterNames?: readonly string[],
): ShownView<Row> {
  const sortable = useMemo(() => sortableIds(columns), [columns]);
  const key = JSON.stringify([useLocation().pathname, useCurrentUser()]);
  const [view, onView] = useState(() =>
    viewInAddress(location.hash || (left.get(key) ?? ''), initialSort, sortable, filterNames),
  );
  useEffect(() => {
    left.set(key, addressOfView(view, initialSort));
  }, [key, view, initialSort]);
  useEffect(() => {
    const timer = setTimeout(() => writeAddress(addressOfView(view, initialSort)), writingDelay);
    return () => clearTimeout(timer);
  }, [view, initialSort]);
  useEffect(() => {
    const follow = () => onView(viewInAddress(location.hash, initialSort, sortable, filterNames));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [initialSort, sortable, filterNames]);
  return { columns, initialSort, view, onView, asked: pageQuery(view, useLanguage()) };
}

/** Replaces the part behind the # and leaves alone what the router keeps with the entry of the history. */
function writeAddress(hash: string): void {
  if (location.hash.replace(/^#/, '') === hash) return;
  history.replaceState(history.state, '', `${location.pathname}${location.search}${hash === '' ? '' : `#${hash}`}`);
}
