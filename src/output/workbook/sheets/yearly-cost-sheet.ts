import { emptyRow } from '#output/workbook/planned-cells.ts';
import type { PlannedChart, PlannedRow, PlannedTable, SheetPlan } from '#output/workbook/sheet-plan.ts';

interface YearlyCostSheet extends Pick<SheetPlan, 'name' | 'rowsBelow'>, Pick<PlannedTable, 'rows'> {
  readonly opening: readonly PlannedRow[];
  readonly tableName: string;
  /** Header of a last column with differences of the cost; null for a sheet without. */
  readonly differenceHeader: string | null;
  /** Null when there are no years. */
  readonly chart: Pick<PlannedChart, 'title' | 'valueTitle' | 'description' | 'series'> | null;
}

/** A sheet with employer cost per year, without and with compensation: a table with a row per alternative and year, and lines. */
export function yearlyCostSheet({
  name,
  opening,
  tableName,
  differenceHeader,
  rows,
  rowsBelow,
  chart,
}: YearlyCostSheet): SheetPlan {
  const difference =
    differenceHeader === null ? [] : [{ header: differenceHeader, format: 'euroDifference', width: 20 } as const];
  return {
    name,
    widths: [10, 36, 20, 18, 20, ...difference.map(({ width }) => width), 4],
    orientation: 'portrait',
    frozenColumns: 0,
    rows: [...opening, emptyRow],
    table: {
      name: tableName,
      columns: [
        { header: 'Jaar', format: 'year' },
        { header: 'Alternatief', format: 'general' },
        { header: 'Werkgeverslast', format: 'euro' },
        { header: 'Compensatie', format: 'euro' },
        { header: 'Totaal', format: 'euro' },
        ...difference.map(({ header, format }) => ({ header, format })),
      ],
      rows,
      isStreamed: false,
    },
    rowsBelow,
    chart: chart && {
      ...chart,
      kind: 'line',
      marks: 'spread',
      categoryTitle: 'Jaar',
      valueFormat: 'euro',
      corner: { column: 7 + difference.length, row: 1 },
      size: { columns: 10, rows: 26 },
    },
  };
}
