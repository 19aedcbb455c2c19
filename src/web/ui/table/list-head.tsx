import type { Header, RowData } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from '#web/ui/class-names.ts';
import type { ListFeatures, ListTableState } from '#web/ui/table/features.ts';
import { useTexts } from '#web/i18n/language.ts';

const sortWords = { asc: 'ascending', desc: 'descending', false: 'none' } as const;
const sortIcons = { asc: ArrowUp, desc: ArrowDown, false: ChevronsUpDown } as const;

export function ListHead<Row extends RowData>({ table }: { readonly table: ListTableState<Row> }) {
  return (
    <thead className="border-b border-line bg-ground/60 text-left text-xs text-ink-soft">
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id}>
          {group.headers.map((header) => (
            <HeadCell key={header.id} header={header} />
          ))}
        </tr>
      ))}
    </thead>
  );
}

function HeadCell<Row extends RowData>({ header }: { readonly header: Header<ListFeatures, Row> }) {
  const { column } = header;
  const look = column.columnDef.meta;
  const sorted = column.getIsSorted();
  const isSortable = column.getCanSort();
  return (
    <th
      scope="col"
      aria-sort={isSortable ? sortWords[`${sorted}`] : undefined}
      className={classNames(
        'h-10 px-3 leading-tight font-semibold first:pl-4 last:pr-4',
        look?.width,
        look?.alignEnd && 'text-right',
        look?.isOffPaper && 'no-print',
      )}
    >
      {isSortable ? (
        <button
          type="button"
          onClick={column.getToggleSortingHandler()}
          className={classNames(
            'inline-flex min-h-8 items-center gap-1 rounded-sm font-semibold hover:text-ink',
            sorted && 'text-ink',
          )}
        >
          {look?.label}
          <SortIcon sorted={sorted} />
        </button>
      ) : (
        <span className={look?.hidesHeading ? 'sr-only' : undefined}>{look?.label}</span>
      )}
    </th>
  );
}

function SortIcon({ sorted }: { readonly sorted: false | 'asc' | 'desc' }) {
  const Icon = sortIcons[`${sorted}`];
  return <Icon size={14} className={classNames('no-print shrink-0', !sorted && 'opacity-60')} />;
}

/** Sorting for narrow screens, where the headings with their sort buttons are not shown. */
export function SortChoice<Row extends RowData>({ table }: { readonly table: ListTableState<Row> }) {
  const texts = useTexts();
  const [sort] = table.state.sorting;
  const columns = table.getAllLeafColumns().filter((column) => column.getCanSort());
  const choose = (value: string) => {
    const [id = '', direction] = value.split(':');
    table.setSorting([{ id, desc: direction === 'desc' }]);
  };
  return (
    <select
      aria-label={texts.table.sortBy}
      value={sort ? `${sort.id}:${sort.desc ? 'desc' : 'asc'}` : ''}
      onChange={(event) => choose(event.target.value)}
      className="select h-10 w-full sm:w-64 rounded-corner border border-line-strong bg-surface pr-8 pl-3 lg:hidden"
    >
      {columns.map(({ id, columnDef }) => [
        <option key={`${id}:asc`} value={`${id}:asc`}>
          {texts.table.ascending(columnDef.meta?.label ?? id)}
        </option>,
        <option key={`${id}:desc`} value={`${id}:desc`}>
          {texts.table.descending(columnDef.meta?.label ?? id)}
        </option>,
      ])}
    </select>
  );
}
