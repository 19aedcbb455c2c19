import type { RowData } from '@tanstack/react-table';
import type { ListTableState } from '#web/ui/table/features.ts';

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
