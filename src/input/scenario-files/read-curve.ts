import type { PlainDate } from '#core/calendar/plain-date.ts';
import { isoDay } from '#core/calendar/days.ts';
import { refusedFile, RefusedFileError, wrongContents } from '#input/scenario-files/refused-file.ts';
import type { Platform } from '#input/gate/platform.ts';
import { dateText, percentage } from '#office/document/dutch-format.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import type { Cell, Sheet } from '#input/reading/workbook/workbook.ts';
import { dayOfNumber } from '#office/sheet/day-number.ts';

/** Cells of a sheet or text file by row and column from zero: numbers, days in international notation, other texts, or nothing. */
interface CurveGrid {
  readonly name: string;
  readonly rows: readonly (readonly (number | string | null)[])[];
}

const zipStart = [0x50, 0x4b, 0x03, 0x04];
const [mostRows, mostColumns] = [2_000, 1_000];

/** The sheets of a workbook, or the one table of a text file. */
function curveGrids(bytes: Uint8Array, platform: Platform): readonly CurveGrid[] {
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

/** Terms that a curve must have at least, years. */
const leastTerms = 50;
const mostTerms = 150;
/** On the mean over its terms no curve is this high as a fraction, and none this low as percentages. */
const mostFraction = 0.15;
const [lowest, highest] = [-0.05, 0.2];
/** Rates of terms beside each other differ by less. */
const mostStep = 0.02;

/**
 * Reads a zero curve of a day as the central bank publishes it each month: a workbook or text file with the terms 1, 2, 3 and so on ("1 jaar" is one too)
 * below each other and the rates beside them, in percentages or fractions; of several columns the one with that day above it. Or the same with the terms
 * beside each other, and a row for each day. Gives the rate for each whole term, a fraction.
 * Throws `RefusedFileError`.
 */
export function readCurve(bytes: Uint8Array, day: PlainDate, platform: Platform): readonly number[] {
  try {
    return checkedRates(ratesOf(curveGrids(bytes, platform), day));
  } catch (error) {
    throw refusedFile(error);
  }
}

const remedy =
  'Upload een werkmap of csv-bestand met de looptijden 1, 2, 3 enzovoort onder of naast elkaar en de rentes ernaast of eronder.';

/** A table with its terms below each other, as it is or turned; what its lines and series of rates are called in the file. */
interface TermGrid extends CurveGrid {
  readonly line: 'rij' | 'kolom';
  readonly series: 'kolom' | 'rij';
}

function ratesOf(grids: readonly CurveGrid[], day: PlainDate): readonly number[] {
  const asIs = grids.map((grid): TermGrid => ({ ...grid, line: 'rij', series: 'kolom' }));
  for (const grid of [...asIs, ...grids.map(turned)]) {
    const { rows } = grid;
    const start = rows.findIndex((_, row) => isTermTable(rows, row));
    if (start < 0) continue;
    const termColumn = firstTerm(rows[start]!);
    return termRates(grid, start, termColumn, rateColumn(grid, start, termColumn, day));
  }
  throw new RefusedFileError('In dit bestand staan geen looptijden 1, 2, 3 enzovoort onder of naast elkaar.', remedy);
}

function turned({ name, rows }: CurveGrid): TermGrid {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const columns = Array.from({ length: width }, (_, column) => rows.map((row) => row[column] ?? null));
  return { name, rows: columns, line: 'kolom', series: 'rij' };
}

/** Years of a cell that names a term: 1, "1 jaar", "1Y"; null when it does not. */
function termIn(value: number | string | null | undefined): number | null {
  if (typeof value !== 'string') return value ?? null;
  const [, years] = /^(\d{1,3})\s*(?:jaar|jr\.?|j|years?|y)$/i.exec(value) ?? [];
  return years === undefined ? null : Number(years);
}

const firstTerm = (row: CurveGrid['rows'][number]): number => row.findIndex((value) => termIn(value) === 1);

const isTermTable = (rows: CurveGrid['rows'], start: number): boolean => {
  const column = firstTerm(rows[start]!);
  return column >= 0 && [2, 3, 4].every((term) => termIn(rows[start + term - 1]?.[column]) === term);
};

/** The column with the day above it, or the only one with rates where no days are given. */
function rateColumn({ name, rows, series }: TermGrid, start: number, termColumn: number, day: PlainDate): number {
  const days = new Map<string, number>();
  for (const row of rows.slice(0, start))
    for (const [column, value] of row.entries())
      if (column > termColumn && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
        days.set(value, column);
  const found = days.get(isoDay(day));
  if (found !== undefined) return found;
  if (days.size > 0) {
    const newest = [...days.keys()].toSorted().at(-1)!;
    throw new RefusedFileError(
      `${name}: er is geen ${series} voor ${dateText(day)}; de nieuwste is ${newest.split('-').toReversed().join('-')}.`,
      `Kies de dag van een ${series} in het bestand.`,
    );
  }
  const columns = rows[start]!.flatMap((value, column) =>
    column > termColumn && typeof value === 'number' ? [column] : [],
  );
  if (columns.length !== 1)
    throw new RefusedFileError(
      `${name}: naast de looptijden staan ${columns.length} ${series === 'rij' ? 'rijen' : 'kolommen'} met getallen, zonder dag erbij.`,
      `Laat één ${series} met rentes staan, of zet bij elke ${series} de dag.`,
    );
  return columns[0]!;
}

function termRates({ name, rows, line }: TermGrid, start: number, termColumn: number, column: number): number[] {
  const rates: number[] = [];
  for (let row = start; termIn(rows[row]?.[termColumn]) !== null; row++) {
    const term = rates.length + 1;
    if (termIn(rows[row]![termColumn]) !== term)
      throw wrongContents(`${name}, ${line} ${row + 1}: hier hoort looptijd ${term}.`);
    const rate = rows[row]![column];
    if (typeof rate !== 'number')
      throw wrongContents(`${name}, ${line} ${row + 1}: de rente van looptijd ${term} ontbreekt.`);
    rates.push(rate);
  }
  if (rates.length < leastTerms || rates.length > mostTerms)
    throw wrongContents(
      `${name} heeft ${rates.length} looptijden; het moeten er ${leastTerms} tot en met ${mostTerms} zijn.`,
    );
  return rates;
}

function checkedRates(found: readonly number[]): readonly number[] {
  const isPercentage = found.reduce((sum, rate) => sum + Math.abs(rate), 0) > mostFraction * found.length;
  const rates = found.map((rate) => (isPercentage ? Number((rate / 100).toPrecision(15)) : rate));
  for (const [index, rate] of rates.entries()) {
    if (rate < lowest || rate > highest)
      throw wrongContents(
        `De rente van looptijd ${index + 1} is ${percentage(rate, 2)}; dat hoort tussen ${percentage(lowest, 0)} en ${percentage(highest, 0)} te liggen.`,
      );
    const before = rates[index - 1] ?? rate;
    if (Math.abs(rate - before) > mostStep)
      throw wrongContents(
        `De rente springt tussen looptijd ${index} en ${index + 1} van ${percentage(before, 2)} naar ${percentage(rate, 2)}.`,
      );
  }
  return rates;
}
