import { isoDay } from '#core/calendar/days.ts';
import { RefusedFileError } from '#input/scenario-files/refused-file.ts';
import type { Platform } from '#input/gate/platform.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import type { Cell, Sheet } from '#input/reading/workbook/workbook.ts';
import { dayOfNumber } from '#office/sheet/day-number.ts';

/** Cells of a sheet or text file by row and column from zero: numbers, days in international notation, other texts, or nothing. */
export interface CurveGrid {
  readonly name: string;
  readonly rows: readonly (readonly (number | string | null)[])[];
}

const zipStart = [0x50, 0x4b, 0x03, 0x04];
const [mostRows, mostColumns] = [2_000, 1_000];

/** The sheets of a workbook, or the one table of a text file. */
export function curveGrids(bytes: Uint8Array, platform: Platform): readonly CurveGrid[] {
  if (!zipStart.every((byte, index) => bytes[index] === byte)) return [textGrid(bytes)];
  const { sheets, date1904 } = readWorkbook(bytes, platform);
  return sheets.map((sheet) => ({ name: `Blad ${sheet.name}`, rows: sheetRowsOf(sheet, date1904) }));
}

function sheetRowsOf(sheet: Sheet, date1904: boolean): CurveGrid['rows'] {
  const rows: (number | string | null)[][] = [];
  for (const number of Array.from(sheet.rowNumbers).slice(0, mostRows)) {
    if (number > mostRows) break;
    while (rows.length < number) rows.push([]);
    for (const cell of sheet.cells(number)) {
      if (cell.column > mostColumns) break;
      const row = rows[number - 1]!;
      while (row.length < cell.column) row.push(null);
      row[cell.column - 1] = valueOf(cell, date1904);
    }
  }
  return rows;
}

function valueOf({ kind, value }: Cell, date1904: boolean): number | string | null {
  if (kind === 'number') return Number(value);
  const day = kind === 'date' ? dayOfNumber(Math.floor(Number(value)), date1904) : null;
  if (day !== null) return isoDay(day);
  return kind === 'text' || kind === 'isoDate' ? textValue(String(value)) : null;
}

function textGrid(bytes: Uint8Array): CurveGrid {
  const text = new TextDecoder().decode(bytes);
  if (text.includes('\0'))
    throw new RefusedFileError('Dit is geen werkmap (.xlsx) en geen tekstbestand (.csv).', 'Kies een ander bestand.');
  const lines = text.split(/\r?\n/).slice(0, mostRows);
  const separator = [';', '\t', ','].find((sign) => lines.filter((line) => line.includes(sign)).length > 1) ?? ',';
  const rows = lines.map((line) =>
    line
      .split(separator)
      .slice(0, mostColumns)
      .map((field) => textValue(unquoted(field), separator !== ',')),
  );
  return { name: 'Het bestand', rows };
}

const unquoted = (field: string): string => field.trim().replace(/^"(.*)"$/, '$1');

/** What a text means: a day, a number (with a comma for its decimals where that can be), or itself. */
function textValue(text: string, hasDecimalComma = true): number | string | null {
  const plain = text.trim();
  if (plain === '') return null;
  const [, day, month, year] = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})$/.exec(plain) ?? [];
  if (year !== undefined) return `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
  const number = plain.replace(/\s*%$/, '');
  const decimal = hasDecimalComma ? number.replace(',', '.') : number;
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(decimal) ? Number(decimal) : plain;
}
