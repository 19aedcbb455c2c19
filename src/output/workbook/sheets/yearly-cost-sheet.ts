import { emptyRow } from '#output/workbook/planned-cells.ts';
import type { PlannedChart, PlannedRow, PlannedTable, SheetPlan } from '#output/workbook/sheet-plan.ts';

interface YearlyCostSheet extends Pick<SheetPlan, 'name'>, Pick<PlannedTable, 'rows'> {
  readonly opening: readonly PlannedRow[];
  readonly tableName: string;
  /** Null when there are no years. */
  readonly chart: Pick<PlannedChart, 'title' | 'valueTitle' | 'description' | 'series'> | null;
}

/** A sheet with employer cost per year, without and with compensation: a table with a row per alternative and year, and lines. */
export const yearlyCostSheet = ({ name, opening, tableName, rows, chart }: YearlyCostSheet): SheetPlan => ({
  name,
  widths: [10, 32, 20, 18, 20, 4],
  orientation: 'portrait',
  frozenColumns: 0,
  rows: [...opening, emptyRow],
  table: {
    name: tableName,
    columns: [
      { header: 'Jaar', format: 'year' },
      { header: 'Alternatief', format: 'general' },
      { header: 'Werkgeverslast', format: 'euroCents' },
      { header: 'Compensatie', format: 'euroCents' },
      { header: 'Totaal', format: 'euroCents' },
    ],
    rows,
    isStreamed: false,
  },
  rowsBelow: [],
  chart: chart && {
    ...chart,
    kind: 'line',
    marks: 'spread',
    categoryTitle: 'Jaar',
    valueFormat: 'euro',
    corner: { column: 7, row: 1 },
    size: { columns: 10, rows: 26 },
  },
});
