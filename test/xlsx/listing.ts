import type { Sheet } from '#input/reading/workbook/workbook.ts';

/** All cells of a sheet as text: "D4 =error #DIV/0!". */
export function listing(sheet: Sheet | undefined): readonly string[] {
  if (!sheet) throw new Error('no such sheet');
  return Array.from(sheet.rowNumbers).flatMap((row) =>
    sheet
      .cells(row)
      .map((cell) => `${row},${cell.column} ${cell.isFormula ? '=' : ''}${cell.kind} ${String(cell.value)}`),
  );
}
