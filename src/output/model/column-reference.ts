import { absoluteReference } from '#office/sheet/cell-reference.ts';
import { sheetLayout } from '#output/model/sheet-layout.ts';
import type { SheetPlan } from '#output/model/sheet-plan.ts';

/** The rows of a table, of one of its columns. */
export function columnReference(plan: SheetPlan, column: number): string {
  const { firstTableRow, lastTableRow } = sheetLayout(plan);
  return absoluteReference(plan.name, column, firstTableRow, lastTableRow);
}
