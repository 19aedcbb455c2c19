import type { Cell, RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { ListFeatures, ListTableState } from '#web/ui/table/features.ts';

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
