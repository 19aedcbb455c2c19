import { isCell, type CellSource, type Row } from '#output/model/table.ts';
import { absoluteReference } from '#office/sheet/cell-reference.ts';
import { placedTables } from '#output/model/sheet-layout.ts';
import type { SheetPlan } from '#output/model/sheet-plan.ts';

/** Address of a cell in a table. Throws when there is no such table, or no such column in it. */
function sourceAddress({ table: wanted, column, row }: CellSource, plans: readonly SheetPlan[]): string {
  for (const plan of plans) {
    const placed = placedTables(plan).find(({ table }) => table.name === wanted);
    const index = placed?.table.columns.findIndex(({ header }) => header === column) ?? -1;
    if (placed !== undefined && index >= 0)
      return absoluteReference(plan.name, index + 1, placed.layout.firstTableRow + row).replaceAll('$', '');
  }
  throw new Error(`there is no column ${column} in table ${wanted}`);
}

/** The sheets, with every figure that names a source linked to that source. */
export function linkedToSources(plans: readonly SheetPlan[]): readonly SheetPlan[] {
  const linked = (cell: Row[number]): Row[number] =>
    isCell(cell) && cell.source ? { ...cell, look: 'figure', target: sourceAddress(cell.source, plans) } : cell;
  return plans.map((plan) =>
    plan.table === null || plan.table.isStreamed
      ? plan
      : { ...plan, table: { ...plan.table, rows: plan.table.rows.map((row) => row.map(linked)) } },
  );
}
