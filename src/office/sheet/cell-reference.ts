import { columnLetters } from '#office/sheet/cell-name.ts';

/** The name of a sheet as written in a reference. */
export const quotedSheet = (sheet: string): string => `'${sheet.replaceAll("'", "''")}'`;

/** 'Lasten per jaar'!$B$5, or with an end 'Lasten per jaar'!$B$5:$B$34 */
export function absoluteReference(sheet: string, column: number, firstRow: number, lastRow = firstRow): string {
  const letters = columnLetters(column);
  const end = lastRow === firstRow ? '' : `:$${letters}$${lastRow}`;
  return `${quotedSheet(sheet)}!$${letters}$${firstRow}${end}`;
}
