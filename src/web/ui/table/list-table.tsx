import type { RowData } from '@tanstack/react-table';
import { useMemo } from 'react';
import { sortableIds } from '#web/ui/table/features.ts';
import { useListView } from '#web/ui/table/use-list-view.ts';
import { ViewedList, type ViewedListProps } from '#web/ui/table/viewed-list.tsx';

type ListTableProps<Row extends RowData> = Omit<
  ViewedListProps<Row>,
  'view' | 'onView' | 'foundOnAllPages' | 'isOnItsWay'
>;

/** A list that comes as a whole, with its view in the address. */
export function ListTable<Row extends RowData>(props: ListTableProps<Row>) {
  const { columns, initialSort } = props;
  const sortable = useMemo(() => sortableIds(columns), [columns]);
  const [view, setView] = useListView(initialSort, sortable);
  return <ViewedList {...props} view={view} onView={setView} />;
}
