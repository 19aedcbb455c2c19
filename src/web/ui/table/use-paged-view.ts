import type { RowData } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useLanguage } from '#web/i18n/language.ts';
import { sortableIds, type ListColumns } from '#web/ui/table/features.ts';
import type { ListSort, ListView } from '#web/ui/table/list-address.ts';
import { pageQuery } from '#web/ui/table/page-query.ts';
import { useListView } from '#web/ui/table/use-list-view.ts';

interface PagedView {
  readonly view: ListView;
  readonly onView: (change: (view: ListView) => ListView) => void;
  /** What the server is asked for it. */
  readonly asked: string;
}

/** The view of a list that may be too long to come as a whole. */
export function usePagedView<Row extends RowData>(
  columns: ListColumns<Row>,
  initialSort: ListSort,
  filterNames?: readonly string[],
): PagedView {
  const sortable = useMemo(() => sortableIds(columns), [columns]);
  const [view, onView] = useListView(initialSort, sortable, filterNames);
  const asked = pageQuery(view, useLanguage());
  return { view, onView, asked };
}
