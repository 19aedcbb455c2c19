import { type ChosenRows, headerTexts, proposedRows } from '#input/payroll-lists/chosen-rows.ts';
import type { Cell, Sheet } from '#input/reading/workbook/workbook.ts';

interface Alike {
  readonly sheet: Sheet;
  readonly rows: ChosenRows;
  /** By the columns of this sheet those of the first. */
  readonly columns: ReadonlyMap<number, number>;
}

/** A sheet with every header of the first, in any order; null for another. */
function alike(sheet: Sheet, first: ReadonlyMap<number, string>): Alike | null {
  const rows = proposedRows(sheet);
  if (rows === null) return null;
  const byHeader = new Map([...headerTexts(sheet, rows)].map(([column, header]) => [header.toLowerCase(), column]));
  const columns = new Map<number, number>();
  for (const [column, header] of first) {
    const own = byHeader.get(header.toLowerCase());
    if (own === undefined) return null;
    columns.set(own, column);
  }
  return { sheet, rows, columns };
}

export function alikeSheets(sheets: readonly Sheet[], sheet: Sheet, rows: ChosenRows): readonly Alike[] {
  const headers = headerTexts(sheet, rows);
  return sheets.filter((other) => other !== sheet).flatMap((other) => alike(other, headers) ?? []);
}

/** Where a row of a list stands in the file. */
export interface RowPlace {
  readonly sheet: string;
  readonly row: number;
}

interface Joined {
  readonly sheet: Sheet;
  readonly rows: ChosenRows;
  /** By the rows of further sheets where they stand; their numbers run on, so that no two rows have the same. */
  readonly places: ReadonlyMap<number, RowPlace>;
}

/** The rows of a sheet and below them those of others that are alike. */
export function joinedSheets(sheet: Sheet, rows: ChosenRows, others: readonly Alike[]): Joined {
  const places = new Map<number, RowPlace>();
  const cells = new Map<number, readonly Cell[]>();
  const hiddenRows = new Set(sheet.hiddenRows);
  for (const row of Array.from(sheet.rowNumbers)) if (row <= rows.last) cells.set(row, sheet.cells(row));
  let last = rows.last;
  for (const { sheet: other, rows: own, columns } of others) {
    for (const row of Array.from(other.rowNumbers).filter((at) => at >= own.first && at <= own.last)) {
      last += 1;
      places.set(last, { sheet: other.name, row });
      if (other.hiddenRows.has(row)) hiddenRows.add(last);
      const moved = other.cells(row).flatMap((cell) => {
        const column = columns.get(cell.column);
        return column === undefined ? [] : [{ ...cell, row: last, column }];
      });
      cells.set(last, moved);
    }
  }
  const joined: Sheet = {
    name: sheet.name,
    isHidden: false,
    tables: [],
    hiddenRows,
    merges: sheet.merges,
    rowNumbers: [...cells.keys()],
    cell: (row, column) => cells.get(row)?.find((cell) => cell.column === column) ?? null,
    cells: (row) => cells.get(row) ?? [],
  };
  return { sheet: joined, rows: { ...rows, last }, places };
}
