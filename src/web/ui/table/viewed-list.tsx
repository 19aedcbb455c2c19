import { functionalUpdate, useTable, type RowData } from '@tanstack/react-table';
import { useMemo, useRef, type ReactNode } from 'react';
import { useTexts } from '#web/i18n/language.ts';
import { listFeatures, type ListColumns } from '#web/ui/table/features.ts';
import type { ListSort, ListView } from '#web/ui/table/list-address.ts';
import { ListBody } from '#web/ui/table/list-body.tsx';
import { ListHead } from '#web/ui/table/list-head.tsx';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';
import { existingPageIndex } from '#web/ui/table/page-number.ts';
import { Pagination } from '#web/ui/table/pagination.tsx';
import { SearchBox } from '#web/ui/table/search-box.tsx';
import { matchesSearch } from '#web/ui/table/search.ts';
import { SkeletonBody } from '#web/ui/table/skeleton-body.tsx';
import { usePrinting } from '#web/ui/table/use-printing.ts';
import { useWholeList } from '#web/ui/table/use-whole-list.ts';
import { SortChoice } from '#web/ui/table/sort-choice.tsx';

export interface ViewedListProps<Row extends RowData> {
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
  readonly view: ListView;
  readonly onView: (change: (view: ListView) => ListView) => void;
  /** Where the server searched, sorted and cut: how many rows it found on all pages; the rows are those of one. */
  readonly foundOnAllPages?: number | undefined;
  /** All rows of a list that the server cut, for paper. */
  readonly fetchWhole?: () => Promise<readonly Row[]>;
  /** Whether other rows than these are on their way. */
  readonly isOnItsWay?: boolean;
  /** What the rows are limited to, beside the search box. */
  readonly control?: ReactNode;
}

const noRows: never[] = [];

/** The list that all overviews use: search, sorting, pages of 10, 25 or 50, and a jump to a page; its view is kept elsewhere. */
export function ViewedList<Row extends RowData>(props: ViewedListProps<Row>) {
  const texts = useTexts();
  const { caption, columns, rowKey, initialSort, empty, view, onView, isOnItsWay, fetchWhole } = props;
  const { whole, print } = useWholeList(props.foundOnAllPages !== undefined, fetchWhole);
  const rows = whole ?? props.rows;
  const foundOnAllPages = whole === null ? props.foundOnAllPages : undefined;
  const hadFocus = useRef(false);
  const { query, pageSize } = view;
  const isCut = foundOnAllPages !== undefined;
  const found = useFoundRows({ ...props, rows, foundOnAllPages });
  const total = foundOnAllPages ?? found.length;
  const pageCount = Math.ceil(total / pageSize);
  const sorting = useMemo(() => [view.sort], [view.sort]);
  const isOnOnePage = usePrinting() && !isCut;
  const pagination = isOnOnePage
    ? { pageIndex: 0, pageSize: Math.max(total, 1) }
    : { pageIndex: existingPageIndex(view.pageIndex, pageCount), pageSize };
  const table = useTable({
    features: listFeatures,
    columns,
    data: found,
    getRowId: rowKey,
    state: { sorting, pagination },
    onSortingChange: (change) => {
      const [sort = initialSort] = functionalUpdate(change, sorting);
      onView((current) => ({ ...current, sort }));
    },
    onPaginationChange: (change) => onView((current) => ({ ...current, ...functionalUpdate(change, pagination) })),
    manualSorting: isCut,
    manualPagination: isCut,
    ...(isCut ? { rowCount: total } : {}),
    enableSortingRemoval: false,
    enableMultiSort: false,
    // The list is fetched again and again; that must not throw the reader back to the first page.
    autoResetPageIndex: false,
  });

  if (rows?.length === 0 && !isCut)
    return <div className="rounded-corner border border-line bg-surface shadow-card">{empty}</div>;
  const search = (text: string) => onView((current) => ({ ...current, query: text, pageIndex: 0 }));
  // Rows that arrive make a new list of the waiting one: nothing that was on the screen is moved. What is typed stays.
  return (
    <div key={rows ? 'list' : 'waiting'} className="rounded-corner border border-line bg-surface shadow-card">
      <div className="no-print flex min-h-17 flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3">
        <SearchBox value={query} onChange={search} hadFocus={hadFocus} />
        {rows ? null : (
          <output className="text-ink-soft">
            <MessageInItsLanguage>{texts.system.loading}</MessageInItsLanguage>
          </output>
        )}
        {props.control}
        <SortChoice table={table} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <section aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
        <table
          className="list-table w-full min-w-0 border-collapse lg:table-fixed"
          aria-busy={rows === undefined || isOnItsWay}
        >
          <caption className="sr-only">{caption}</caption>
          <ListHead table={table} />
          {rows ? <ListBody table={table} /> : <SkeletonBody table={table} />}
        </table>
        {rows && total === 0 ? <NothingFound query={query} onClear={() => search('')} /> : null}
      </section>
      <Pagination table={table} print={print} />
    </div>
  );
}

/** The rows with what is searched for; where the server searched, all that it gave. */
function useFoundRows<Row extends RowData>({
  rows,
  rowText,
  view,
  foundOnAllPages,
}: ViewedListProps<Row>): readonly Row[] {
  const isCut = foundOnAllPages !== undefined;
  return useMemo(() => {
    if (!rows) return noRows;
    return isCut ? rows : rows.filter((row) => matchesSearch(rowText(row), view.query));
  }, [rows, rowText, view.query, isCut]);
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
