import { functionalUpdate, useTable, type RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/language.ts';
import { MessageInItsLanguage } from '#web/ui/message-in-its-language.tsx';
import { listFeatures, type ListColumns } from '#web/ui/table/features.ts';
import type { ListView } from '#web/ui/table/list-address.ts';
import { ListBody } from '#web/ui/table/list-body.tsx';
import { ListHead } from '#web/ui/table/list-head.tsx';
import { Pagination } from '#web/ui/table/pagination.tsx';
import { SkeletonBody } from '#web/ui/table/skeleton-body.tsx';

interface PagedListProps<Row extends RowData> {
  readonly caption: string;
  /** Stable. None can be sorted: the server keeps the order. */
  readonly columns: ListColumns<Row>;
  /** The rows of this page; undefined while they are being fetched. */
  readonly rows: readonly Row[] | undefined;
  /** How many rows there are on all pages. */
  readonly total: number;
  readonly rowKey: (row: Row) => string;
  readonly view: ListView;
  readonly onView: (change: (view: ListView) => ListView) => void;
  /** What limits the rows. */
  readonly filters: ReactNode;
  /** Instead of rows when there are none. */
  readonly nothing: ReactNode;
}

const noRows: never[] = [];

/** The same list for what is too long to fetch as a whole: the server filters and cuts it into pages. */
export function PagedList<Row extends RowData>(props: PagedListProps<Row>) {
  const texts = useTexts();
  const { caption, columns, rows, total, rowKey, view, onView, filters, nothing } = props;
  const pagination = { pageIndex: view.pageIndex, pageSize: view.pageSize };
  const table = useTable({
    features: listFeatures,
    columns,
    data: rows ?? noRows,
    getRowId: rowKey,
    manualPagination: true,
    rowCount: total,
    state: { sorting: noRows, pagination },
    onPaginationChange: (change) => onView((current) => ({ ...current, ...functionalUpdate(change, pagination) })),
    autoResetPageIndex: false,
  });
  // As in the other list: rows that arrive make a new table of the waiting one.
  const stage = rows ? 'rows' : 'waiting';
  return (
    <div className="rounded-corner border border-line bg-surface shadow-card">
      <div className="no-print border-b border-line px-4 py-4">{filters}</div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard */}
      <section key={stage} aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
        <table className="list-table w-full min-w-0 border-collapse lg:table-fixed" aria-busy={rows === undefined}>
          <caption className="sr-only">{caption}</caption>
          <ListHead table={table} />
          {rows ? <ListBody table={table} /> : <SkeletonBody table={table} />}
        </table>
        <output className={rows?.length === 0 ? 'block px-4 py-10 text-center text-ink-soft' : 'sr-only'}>
          {rows ? (
            rows.length === 0 ? (
              nothing
            ) : null
          ) : (
            <MessageInItsLanguage>{texts.system.loading}</MessageInItsLanguage>
          )}
        </output>
      </section>
      <Pagination key={`pages of ${stage}`} table={table} />
    </div>
  );
}
