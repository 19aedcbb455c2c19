import { functionalUpdate, useTable } from '@tanstack/react-table';
import { useMemo, useRef, type ReactNode } from 'react';
import { matchesSearch } from '#api/list-words.ts';
import { useTexts } from '#web/i18n/language.ts';
import { EmptyState, type EmptyStateProps } from '#web/ui/empty-state.tsx';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';
import { columnDefinitions, listFeatures } from '#web/ui/table/features.ts';
import { ListBody, SkeletonBody, ListHead, SortChoice } from '#web/ui/table/list-rows.tsx';
import { existingPageIndex } from '#web/ui/table/page-number.ts';
import { Pagination } from '#web/ui/table/pagination.tsx';
import { SearchBox } from '#web/ui/table/search-box.tsx';
import type { ShownView } from '#web/ui/table/use-list-view.ts';
import { usePrinting } from '#web/ui/table/use-printing.ts';
import { useWholeList } from '#web/ui/table/use-whole-list.ts';

export interface ListRow {
  readonly id: string;
}

export interface ListTableProps<Row extends ListRow> extends Omit<ShownView<Row>, 'asked'> {
  /** What the list contains, for readers. */
  readonly caption: string;
  /** Undefined while they are being fetched. */
  readonly rows: readonly Row[] | undefined;
  /** All texts by which a row can be found; stable. */
  readonly rowText?: (row: Row) => readonly (string | null)[];
  /** Instead of the table when there are no rows at all. */
  readonly empty?: EmptyStateProps;
  /** Where the server searched, sorted and cut: how many rows it found on all pages; the rows are those of one. */
  readonly foundOnAllPages?: number | undefined;
  /** All rows of a list that the server cut, for paper. */
  readonly fetchWhole?: () => Promise<readonly Row[]>;
  /** Whether other rows than these are on their way. */
  readonly isOnItsWay?: boolean;
  /** What the rows are limited to, beside the search box. */
  readonly control?: ReactNode;
  /** In the place of the search box, with what is said when they leave nothing. */
  readonly filters?: { readonly fields: ReactNode; readonly nothing: string };
}

const noRows: never[] = [];

/** The list that all overviews use: search, sorting, pages of 10, 25 or 50, and a jump to a page; its view is kept elsewhere. */
export function ListTable<Row extends ListRow>(props: ListTableProps<Row>) {
  const texts = useTexts();
  const { caption, columns, initialSort, empty, view, onView, isOnItsWay, fetchWhole, filters, rowText } = props;
  const { whole, print } = useWholeList(props.foundOnAllPages !== undefined, fetchWhole);
  const rows = whole ?? props.rows;
  const foundOnAllPages = whole === null ? props.foundOnAllPages : undefined;
  const hadFocus = useRef(false);
  const { query, pageSize } = view;
  const isCut = foundOnAllPages !== undefined;
  const found = useMemo(
    // Where the server searched, all that it gave.
    () => (isCut || !rowText ? rows : rows?.filter((row) => matchesSearch(rowText(row).join(' '), query))) ?? noRows,
    [rows, rowText, query, isCut],
  );
  const total = foundOnAllPages ?? found.length;
  const pageCount = Math.ceil(total / pageSize);
  const sorting = useMemo(() => [view.sort], [view.sort]);
  const isOnOnePage = usePrinting() && !isCut;
  const pagination = isOnOnePage
    ? { pageIndex: 0, pageSize: Math.max(total, 1) }
    : { pageIndex: filters && isCut ? view.pageIndex : existingPageIndex(view.pageIndex, pageCount), pageSize };
  const { inOrder } = texts.formats;
  const table = useTable({
    features: listFeatures,
    columns: useMemo(() => columnDefinitions(columns, inOrder), [columns, inOrder]),
    data: found,
    getRowId: ({ id }) => id,
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

  if (rows?.length === 0 && !isCut && empty)
    return (
      <div className="rounded-corner border border-line bg-surface shadow-card">
        <EmptyState {...empty} />
      </div>
    );
  const search = (text: string) => onView((current) => ({ ...current, query: text, pageIndex: 0 }));
  const loading = rows ? null : <MessageInItsLanguage>{texts.system.loading}</MessageInItsLanguage>;
  // Rows that arrive make a new list of the waiting one: nothing that was on the screen is moved. What is typed stays.
  const stage = rows ? 'list' : 'waiting';
  return (
    <div key={filters ? 'filtered' : stage} className="rounded-corner border border-line bg-surface shadow-card">
      {filters ? (
        <div className="no-print border-b border-line px-4 py-4">{filters.fields}</div>
      ) : (
        <div className="no-print flex min-h-17 flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3">
          <SearchBox value={query} onChange={search} hadFocus={hadFocus} />
          {loading ? <output className="text-ink-soft">{loading}</output> : null}
          {props.control}
          <SortChoice table={table} />
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <section key={stage} aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
        <table
          className="list-table w-full min-w-0 border-collapse lg:table-fixed"
          aria-busy={rows === undefined || isOnItsWay}
        >
          <caption className="sr-only">{caption}</caption>
          <ListHead table={table} />
          {rows ? <ListBody table={table} /> : <SkeletonBody table={table} />}
        </table>
        {filters ? (
          <output className={rows?.length === 0 ? 'block px-4 py-10 text-center text-ink-soft' : 'sr-only'}>
            {rows?.length === 0 ? filters.nothing : loading}
          </output>
        ) : rows && total === 0 ? (
          <NothingFound query={query} onClear={() => search('')} />
        ) : null}
      </section>
      <Pagination key={`pages of ${stage}`} table={table} print={print} />
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
