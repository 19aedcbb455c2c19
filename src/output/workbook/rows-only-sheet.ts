import type { SheetPlan } from '#output/workbook/sheet-plan.ts';

/** A sheet of rows alone, without an Excel table or a chart. */
export const rowsOnlySheet = (plan: Omit<SheetPlan, 'table' | 'rowsBelow' | 'chart'>): SheetPlan => ({
  ...plan,
  table: null,
  rowsBelow: [],
  chart: null,
});
