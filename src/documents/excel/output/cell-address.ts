/** Letters of a column that counts from 1: 28 is AB. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCodePoint(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

export const cellAddress = (row: number, column: number): string => `${columnLetters(column)}${row}`;

/** 'Lasten per jaar'!$B$5, or with an end 'Lasten per jaar'!$B$5:$B$34 */
export function absoluteReference(sheet: string, column: number, firstRow: number, lastRow = firstRow): string {
  const [letters, quoted] = [columnLetters(column), `'${sheet.replaceAll("'", "''")}'`];
  const end = lastRow === firstRow ? '' : `:$${letters}$${lastRow}`;
  return `${quoted}!$${letters}$${firstRow}${end}`;
}
