import { CitizenNumberWatch, isCitizenNumberHeader } from '#input/reading/repair/citizen-number.ts';
import { isEmpty, saysNothing } from '#input/reading/cells/cell-reader.ts';
import { type ChosenRows, headerTexts } from '#input/payroll-lists/chosen-rows.ts';
import { wholeHeaders } from '#input/payroll-lists/column-words.ts';
import { headerWords, isPersonalHeader } from '#input/payroll-lists/header-meaning.ts';
import type { Cell, Sheet } from '#input/reading/workbook/workbook.ts';

/** A column of the other file. */
export interface SourceColumn {
  /** From 1. */
  readonly column: number;
  /** As written, on one line. */
  readonly header: string;
  /** The filled cells of the list. */
  readonly cells: readonly Cell[];
}

/** What a file has: columns that can be used, and headers of those that may not or tell who somebody is. */
export interface SourceColumns {
  readonly usable: readonly SourceColumn[];
  readonly citizenNumbers: readonly string[];
  readonly personal: readonly string[];
}

const mailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const bankAccount = /^[A-Z]{2}\d{2} ?(?:[A-Z0-9]{4} ?){2,7}[A-Z0-9]{0,3}$/;

/** The columns that are headed employee hold numbers in one program and names in another. */
const isNameOfEmployee = ({ header, cells }: SourceColumn): boolean =>
  wholeHeaders['number']?.includes(headerWords(header)) === true &&
  cells.filter(({ kind, value }) => kind === 'text' && !/\d/.test(String(value))).length * 2 > cells.length;

function isPersonal(source: SourceColumn): boolean {
  const { header, cells } = source;
  const texts = cells.filter(({ kind }) => kind === 'text').map(({ value }) => String(value).trim());
  const telling = texts.filter((text) => mailAddress.test(text) || bankAccount.test(text));
  return isPersonalHeader(header) || isNameOfEmployee(source) || telling.length * 2 > cells.length;
}

function hasCitizenNumbers({ cells, header, column }: SourceColumn): boolean {
  const watch = new CitizenNumberWatch();
  for (const cell of cells) watch.see(cell);
  return isCitizenNumberHeader({ row: 0, column, kind: 'text', value: header, isFormula: false }) || watch.isSuspect;
}

/** How programs write an amount of nothing and a day that is not there. */
const nothing = /^(?:(?:€|EUR) ?[-–—]+|0{2}[-/.]0{2}[-/.]0{4}|0{4}[-/.]0{2}[-/.]0{2}|0{8})$/i;

const isNothing = (cell: Cell): boolean =>
  isEmpty(cell) || saysNothing(cell) || (cell.kind === 'text' && nothing.test(String(cell.value).trim()));

function columnsOf(sheet: Sheet, { first, last }: ChosenRows): ReadonlyMap<number, Cell[]> {
  const columns = new Map<number, Cell[]>();
  for (const row of Array.from(sheet.rowNumbers)) {
    if (row < first || row > last) continue;
    for (const cell of sheet.cells(row)) {
      if (isNothing(cell)) continue;
      const known = columns.get(cell.column);
      if (known) known.push(cell);
      else columns.set(cell.column, [cell]);
    }
  }
  return columns;
}

/** The columns of the chosen rows; those without a header are left out. */
export function sourceColumns(sheet: Sheet, rows: ChosenRows): SourceColumns {
  const cells = columnsOf(sheet, rows);
  const usable: SourceColumn[] = [];
  const citizenNumbers: string[] = [];
  const personal: string[] = [];
  const seen = new Map<string, number>();
  for (const [column, written] of headerTexts(sheet, rows)) {
    const times = (seen.get(written) ?? 0) + 1;
    seen.set(written, times);
    // Two columns may be called the same.
    const header = times === 1 ? written : `${written} (${times})`;
    const source = { column, header, cells: cells.get(column) ?? [] };
    if (hasCitizenNumbers(source)) citizenNumbers.push(header);
    else if (isPersonal(source)) personal.push(header);
    else usable.push(source);
  }
  return { usable, citizenNumbers, personal };
}
