import type { Cell, RowData, Header } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { ListFeatures, ListTableState } from '#web/ui/table/features.ts';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useTexts } from '#web/i18n/language.ts';

export function ListBody<Row extends RowData>({ table }: { readonly table: ListTableState<Row> }) {
  return (
    <tbody>
      {table.getRowModel().rows.map((row) => (
        <tr key={row.id} className="h-13 border-b border-line last:border-0 hover:bg-brand-soft/50">
          {row.getAllCells().map((cell) => (
            <BodyCell key={cell.id} cell={cell}>
              <table.FlexRender cell={cell} />
            </BodyCell>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

interface BodyCellProps<Row extends RowData> {
  readonly cell: Cell<ListFeatures, Row>;
  readonly children: ReactNode;
}

function BodyCell<Row extends RowData>({ cell, children }: BodyCellProps<Row>) {
  const look = cell.column.columnDef.meta;
  const className = classNames(
    'px-3 py-2 first:pl-4 last:pr-4',
    look?.alignEnd && 'text-right',
    look?.isOffPaper && 'no-print',
  );
  if (look?.isRowHeading) {
    return (
      <th scope="row" className={classNames(className, 'text-left font-normal break-words')}>
        {children}
      </th>
    );
  }
  return (
    <td className={className}>
      {look?.hidesHeading ? null : (
        <span aria-hidden className="cell-label hidden text-sm text-ink-soft">
          {look?.label}
        </span>
      )}
      {children}
    </td>
  );
}

const rows = [0, 1, 2, 3, 4];

/** Grey bars of the size of real rows, so that nothing jumps when these arrive. */
export function SkeletonBody<Row extends RowData>({ table }: { readonly table: ListTableState<Row> }) {
  return (
    <tbody aria-hidden>
      {rows.map((row) => (
        <tr key={row} className="h-13 border-b border-line last:border-0">
          {table.getAllLeafColumns().map((column) => (
            <td key={column.id} className="px-3 py-2 first:pl-4 last:pr-4">
              <span className="skeleton block h-4 w-full max-w-32">{'\u00a0'}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

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
