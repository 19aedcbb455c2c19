import type { Column, TableDescription } from '#input/fields/table.ts';
import { converted } from '#input/payroll-lists/conversion.ts';
import type { MappedRow } from '#input/payroll-lists/mapped-rows.ts';
import type { Platform } from '#input/gate/platform.ts';
import { isEmpty } from '#input/reading/cells/cell-reader.ts';
import { headerText } from '#input/reading/tables/table-place.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import type { Sheet } from '#input/reading/workbook/workbook.ts';

/** By the columns of a sheet those of ours. */
function columnsByPlace(table: TableDescription, sheet: Sheet, headerRow: number): ReadonlyMap<number, Column> {
  const byHeader = new Map(table.columns.map((column) => [column.header.toLowerCase(), column]));
  return new Map(
    sheet.cells(headerRow).flatMap((cell) => {
      const column = byHeader.get(headerText(cell));
      return column ? [[cell.column, column] as const] : [];
    }),
  );
}

/** The participants that stand in a template, as rows of a list; none where the table is not found. Throws UnreadableWorkbookError. */
export function templatePeople(
  template: Uint8Array,
  table: TableDescription,
  platform: Platform,
): readonly MappedRow[] {
  const { sheets, date1904 } = readWorkbook(template, platform);
  const sheet = sheets.find(({ tables }) => tables.some(({ name }) => name === table.name));
  const range = sheet?.tables.find(({ name }) => name === table.name)?.range;
  if (!sheet || !range) return [];
  const columns = columnsByPlace(table, sheet, range.firstRow);
  return Array.from(sheet.rowNumbers)
    .filter((row) => row > range.firstRow && row <= range.lastRow)
    .flatMap((row): readonly MappedRow[] => {
      const values = new Map(
        sheet.cells(row).flatMap((cell) => {
          const column = columns.get(cell.column);
          if (!column || isEmpty(cell)) return [];
          return [[column.key, converted(column, { kind: 'same' }, cell, { date1904, notation: 'dutch' })] as const];
        }),
      );
      return values.size > 0 ? [{ row, values: table.columns.map(({ key }) => values.get(key) ?? null) }] : [];
    });
}

/** The keys of columns in which somebody of a template has nothing yet, and those by which people are known. */
export function completableKeys({ columns }: TableDescription, people: readonly MappedRow[]): readonly string[] {
  const known = new Set(['number', 'born', 'sex']);
  return columns
    .filter(({ key }, index) => known.has(key) || people.some(({ values }) => values[index] === null))
    .map(({ key }) => key);
}
