import { absoluteReference } from '#office/sheet/cell-reference.ts';
import { sheetLayout } from '#output/workbook/sheet-layout.ts';
import type { CellSource, PlannedCell, SheetPlan, TableRow } from '#output/workbook/sheet-plan.ts';

/** Address of a cell in the table of another sheet. Throws when the table has no such column. */
function sourceAddress({ sheet, column, row }: CellSource, plans: readonly SheetPlan[]): string {
  const plan = plans.find(({ name }) => name === sheet);
  const index = plan?.table?.columns.findIndex(({ header }) => header === column) ?? -1;
  if (!plan || index < 0) throw new Error(`there is no column ${column} on sheet ${sheet}`);
  return absoluteReference(sheet, index + 1, sheetLayout(plan).firstTableRow + row).replaceAll('$', '');
}

const isPlanned = (value: TableRow[number]): value is PlannedCell =>
  typeof value === 'object' && value !== null && 'look' in value;

/** The sheets, with every figure that names a source linked to that source. */
export function linkedToSources(plans: readonly SheetPlan[]): readonly SheetPlan[] {
  const linked = (cell: TableRow[number]): TableRow[number] =>
    isPlanned(cell) && cell.source ? { ...cell, look: 'figure', target: sourceAddress(cell.source, plans) } : cell;
  return plans.map((plan) =>
    plan.table === null || plan.table.isStreamed
      ? plan
      : { ...plan, table: { ...plan.table, rows: plan.table.rows.map((row) => row.map(linked)) } },
  );
}
