import { expect, test } from 'vitest';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { Sheet } from '#input/reading/workbook/workbook.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { filledWorkbook, fillingWith, withCells } from '#test/xlsx/filled-template.ts';

const rowsTo = (age: number): readonly EnteredValue[][] =>
  Array.from({ length: age - 14 }, (_, index) => [15 + index, 0.04 + index * 0.003]);

const scaleOn = async (rows: readonly EnteredValue[][]) => filledWorkbook(fillingWith({}, { HuidigeStaffel: rows }));

test('a table has as many rows as are used, with room for a usual scale', async () => {
  const range = (workbook: Awaited<ReturnType<typeof scaleOn>>) =>
    workbook.sheets.flatMap((sheet) => sheet.tables).find((table) => table.name === 'HuidigeStaffel')?.range;
  const few = range(await scaleOn([[20, 0.05]]));
  expect(few!.lastRow - few!.firstRow).toBe(12);
  const many = range(await scaleOn(rowsTo(67)));
  expect(many!.lastRow - many!.firstRow).toBe(53);
});

/** A sheet whose tables end after twelve rows, whatever stands below them. */
const shortened = (sheet: Sheet): Sheet => {
  const tables = sheet.tables.map(({ range, ...table }) => {
    const lastRow = Math.min(range.lastRow, range.firstRow + 12);
    return { ...table, range: { ...range, lastRow } };
  });
  return { ...sheet, tables };
};

test('what is typed below a table counts', async () => {
  const workbook = withCells(await scaleOn(rowsTo(67)), {});
  const { current } = readDossier({ ...workbook, sheets: workbook.sheets.map(shortened) }).dossier!.input;
  expect(current.kind === 'premium' ? current.scale.length : 0).toBe(53);
});
