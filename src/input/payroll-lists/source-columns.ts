import { CitizenNumberWatch, isCitizenNumberHeader } from '#input/reading/repair/citizen-number.ts';
import { isEmpty } from '#input/reading/cells/cell-reader.ts';
import { printable } from '#input/reading/cells/shown-value.ts';
import { headerWords, personalHeaders } from '#input/payroll-lists/column-words.ts';
import type { Cell, Sheet } from '#input/reading/workbook/workbook.ts';

/** A column of the other file. */
export interface SourceColumn {
  /** From 1. */
  readonly column: number;
  /** As written, on one line. */
  readonly header: string;
  /** The filled cells below the header. */
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

/** Whether one word of a header, or words in their order, say that the column tells who somebody is. */
function isPersonalHeader(header: string): boolean {
  const words = ` ${headerWords(header)} `;
  return personalHeaders.some((known) => words.includes(` ${known} `) || words.trim().endsWith(known));
}

function isPersonal({ header, cells }: SourceColumn): boolean {
  const texts = cells.filter(({ kind }) => kind === 'text').map(({ value }) => String(value).trim());
  const telling = texts.filter((text) => mailAddress.test(text) || bankAccount.test(text));
  return isPersonalHeader(header) || telling.length * 2 > cells.length;
}

function hasCitizenNumbers({ cells }: SourceColumn, header: Cell): boolean {
  const watch = new CitizenNumberWatch();
  for (const cell of cells) watch.see(cell);
  return isCitizenNumberHeader(header) || watch.isSuspect;
}

function columnsBelow(sheet: Sheet, row: number): ReadonlyMap<number, Cell[]> {
  const columns = new Map<number, Cell[]>();
  for (let index = 0; index < sheet.rowNumbers.length; index++) {
    const at = sheet.rowNumbers[index] ?? 0;
    if (at <= row) continue;
    for (const cell of sheet.cells(at)) {
      if (isEmpty(cell)) continue;
      const known = columns.get(cell.column);
      if (known) known.push(cell);
      else columns.set(cell.column, [cell]);
    }
  }
  return columns;
}

/** The columns below a row of headers; those without a header are left out. */
export function sourceColumns(sheet: Sheet, headerRow: number): SourceColumns {
  const below = columnsBelow(sheet, headerRow);
  const usable: SourceColumn[] = [];
  const citizenNumbers: string[] = [];
  const personal: string[] = [];
  const seen = new Map<string, number>();
  for (const cell of sheet.cells(headerRow).filter((item) => !isEmpty(item))) {
    const written = printable(String(cell.value));
    const times = (seen.get(written) ?? 0) + 1;
    seen.set(written, times);
    // Two columns may be called the same.
    const header = times === 1 ? written : `${written} (${times})`;
    const column = { column: cell.column, header, cells: below.get(cell.column) ?? [] };
    if (hasCitizenNumbers(column, cell)) citizenNumbers.push(header);
    else if (isPersonal(column)) personal.push(header);
    else usable.push(column);
  }
  return { usable, citizenNumbers, personal };
}
