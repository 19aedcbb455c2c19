import { absoluteReference } from '#documents/excel/output/cell-address.ts';
import { sheetLayout } from '#documents/excel/output/sheet-layout.ts';
import type { SheetPlan } from '#documents/excel/output/sheet-plan.ts';

/** The rows of a table, of one of its columns. */
export function columnReference(plan: SheetPlan, column: number): string {
  const { firstTableRow, lastTableRow } = sheetLayout(plan);
  return absoluteReference(plan.name, column, firstTableRow, lastTableRow);
}
