import { type Conversion, type PayPeriod, wordKey } from '#input/payroll-lists/conversion.ts';
import { periodTexts } from '#input/payroll-lists/helper-columns.ts';
import { listNumber, notationOf } from '#input/payroll-lists/list-number.ts';
import { canBePayOf, saidPeriod } from '#input/payroll-lists/pay-reading.ts';
import { median } from '#input/payroll-lists/proposed-conversion.ts';
import type { SourceColumn } from '#input/payroll-lists/source-columns.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/** The period that a cell of the column of periods says; null where it says none. */
export function periodIn(cell: Cell | undefined, conversion: Conversion | undefined): PayPeriod | null {
  if (cell === undefined || conversion?.kind !== 'words') return null;
  const text = conversion.words[wordKey(cell)];
  return (Object.keys(periodTexts) as PayPeriod[]).find((period) => periodTexts[period] === text) ?? null;
}

/**
 * Whether a column says for each row of which period its pay is. A run of a month says nothing of an amount that is one of a year: the
 * amounts must fit, and a header that says the period is right.
 */
export function saysPeriods(pay: SourceColumn, intervals: SourceColumn, conversion: Conversion): boolean {
  if (saidPeriod(pay.header) !== undefined) return false;
  const notation = notationOf(pay.cells, false);
  const byRow = new Map(intervals.cells.map((cell) => [cell.row, cell]));
  const amounts = Map.groupBy(pay.cells, ({ row }) => periodIn(byRow.get(row), conversion));
  const middle = (cells: readonly Cell[]): number => median(cells.flatMap((cell) => listNumber(cell, notation) ?? []));
  const fits = [...amounts].flatMap(([period, cells]) => (period === null ? [] : [canBePayOf(period, middle(cells))]));
  return fits.length > 0 && fits.every(Boolean);
}
