import { functionalUpdate, useTable, type RowData } from '@tanstack/react-table';
import { useMemo, useRef, type ReactNode } from 'react';
import { useTexts } from '#web/i18n/language.ts';
import { listFeatures, sortableIds, type ListColumns } from '#web/ui/table/features.ts';
import type { ListSort } from '#web/ui/table/list-address.ts';
import { ListBody } from '#web/ui/table/list-body.tsx';
import { ListHead } from '#web/ui/table/list-head.tsx';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';
import { existingPageIndex } from '#web/ui/table/page-number.ts';
import { Pagination } from '#web/ui/table/pagination.tsx';
import { SearchBox } from '#web/ui/table/search-box.tsx';
import { matchesSearch } from '#web/ui/table/search.ts';
import { SkeletonBody } from '#web/ui/table/skeleton-body.tsx';
import { SortChoice } from '#web/ui/table/sort-choice.tsx';
import { useListView } from '#web/ui/table/use-list-view.ts';

interface ListTableProps<Row extends RowData> {
  /** What the list contains, for readers. */
  readonly caption: string;
  /** Stable: made outside the component, or memoised. */
  readonly columns: ListColumns<Row>;
  /** Undefined while they are being fetched. */
  readonly rows: readonly Row[] | undefined;
  readonly rowKey: (row: Row) => string;
  /** All text by which a row can be found. */
  readonly rowText: (row: Row) => string;
  /** Stable, as the columns are. */
  readonly initialSort: ListSort;
  /** Instead of the table when there are no rows at all. */
  readonly empty: ReactNode;
}

const noRows: never[] = [];

/** The list that all overviews use: search, sorting, pages of 10, 25 or 50, and a jump to a page. */
export function ListTable<Row extends RowData>(props: ListTableProps<Row>) {
  const texts = useTexts();
  const { caption, columns, rows, rowKey, rowText, initialSort, empty } = props;
  const sortable = useMemo(() => sortableIds(columns), [columns]);
  const [view, setView] = useListView(initialSort, sortable);
  const hadFocus = useRef(false);
  const { query, pageSize } = view;
  const found = useMemo(
    () => (rows ? rows.filter((row) => matchesSearch(rowText(row), query)) : noRows),
    [rows, rowText, query],
  );
  const pageCount = Math.ceil(found.length / pageSize);
  const sorting = useMemo(() => [view.sort], [view.sort]);
  const pagination = { pageIndex: existingPageIndex(view.pageIndex, pageCount), pageSize };
  const table = useTable({
    features: listFeatures,
    columns,
    data: found,
    getRowId: rowKey,
    state: { sorting, pagination },
    onSortingChange: (change) => {
      const [sort = initialSort] = functionalUpdate(change, sorting);
      setView((current) => ({ ...current, sort }));
    },
    onPaginationChange: (change) => setView((current) => ({ ...current, ...functionalUpdate(change, pagination) })),
    enableSortingRemoval: false,
    enableMultiSort: false,
    // The list is fetched again and again; that must not throw the reader back to the first page.
    autoResetPageIndex: false,
  });

  if (rows?.length === 0) return <div className="rounded-corner border border-line bg-white shadow-card">{empty}</div>;
  const search = (text: string) => setView((current) => ({ ...current, query: text, pageIndex: 0 }));
  // Rows that arrive make a new list of the waiting one: nothing that was on the screen is moved. What is typed stays.
  return (
    <div key={rows ? 'list' : 'waiting'} className="rounded-corner border border-line bg-white shadow-card">
      <div className="no-print flex min-h-17 flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3">
        <SearchBox value={query} onChange={search} hadFocus={hadFocus} />
        {rows ? null : (
          <output className="text-ink-soft">
            <MessageInItsLanguage>{texts.system.loading}</MessageInItsLanguage>
          </output>
        )}
        <SortChoice table={table} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <section aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
        <table className="list-table w-full min-w-0 border-collapse lg:table-fixed" aria-busy={rows === undefined}>
          <caption className="sr-only">{caption}</caption>
          <ListHead table={table} />
          {rows ? <ListBody table={table} /> : <SkeletonBody table={table} />}
        </table>
        {rows && found.length === 0 ? <NothingFound query={query} onClear={() => search('')} /> : null}
      </section>
      <Pagination table={table} />
    </div>
  );
}

function NothingFound({ query, onClear }: { readonly query: string; readonly onClear: () => void }) {
  const texts = useTexts();
  return (
    <output className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 px-4 py-10 text-ink-soft">
      {texts.table.nothingFound(query)}
      <button type="button" onClick={onClear} className="min-h-6 rounded-sm font-semibold text-brand underline">
        {texts.table.clearSearch}
      </button>
    </output>
  );
}
