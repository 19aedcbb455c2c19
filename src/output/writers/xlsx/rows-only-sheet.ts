import type { PlannedRow, SheetPart, SheetPlan } from '#output/model/sheet-plan.ts';

/** A sheet of rows alone, without an Excel table or a chart. */
export const rowsOnlySheet = (plan: Omit<SheetPlan, 'table' | 'rowsBelow' | 'charts'>): SheetPlan => ({
  ...plan,
  table: null,
  rowsBelow: [],
  charts: [],
});

/** A part of a sheet of rows alone. */
export const rowsOnlyPart = (rows: readonly PlannedRow[]): SheetPart => ({
  rows,
  table: null,
  rowsBelow: [],
  charts: [],
});
