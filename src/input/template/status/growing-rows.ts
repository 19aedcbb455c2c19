import { columnLetters } from '#office/sheet/cell-name.ts';
import { absoluteReference } from '#office/sheet/cell-reference.ts';
import type { FoundRange, WriteStep } from '#input/template/status/participant-ranges.ts';
import type { Formula } from '#input/template/status/formula.ts';
import { filledDespiteErrors, missingIn, wrongIn } from '#input/template/status/row-tests.ts';
import type { FormTable, RowNumbers } from '#input/template/status/table-status.ts';

type CellRange = Pick<FoundRange, 'column' | 'cells'>;

/** A table on the sheet of that name: the hidden sheet looks at it from outside. */
interface NamedSheet {
  readonly name: string;
}

/** The cells of each column, with all rows that the table can get. */
export function columnRanges(
  { table, firstColumn, headerRow, rowCount }: FormTable,
  { name }: NamedSheet,
): readonly CellRange[] {
  return table.columns.map((column, index) => ({
    column,
    cells: absoluteReference(name, firstColumn + index, headerRow + 1, headerRow + rowCount),
  }));
}

/** Rows whose key, in the first column, is not above that of the row before. */
function notRising({ firstColumn, headerRow, rowCount }: FormTable, { name }: NamedSheet): Formula {
  const [above, below] = [
    absoluteReference(name, firstColumn, headerRow + 1, headerRow + rowCount - 1),
    absoluteReference(name, firstColumn, headerRow + 2, headerRow + rowCount),
  ];
  return `SUMPRODUCT(ISNUMBER(${above})*ISNUMBER(${below})*(${below}<=${above}))`;
}

const countOf = (rows: Formula): Formula => `SUMPRODUCT(--(${rows}>0))`;

/**
 * How many rows of a table that grows are wrong, not finished or good: counted over all rows that it can get, on the hidden
 * sheet, so that no formulas stand beside rows that are not there yet. Numbers that do not rise after an empty row are found
 * when the file is sent.
 */
export function growingRows(form: FormTable, sheet: NamedSheet, write: WriteStep): RowNumbers {
  const ranges = columnRanges(form, sheet);
  const errors = write('foutwaarden', ranges.map(({ cells }) => `SUMPRODUCT(--ISERROR(${cells}))`).join('+'));
  const unlessErrors = (name: string, formula: Formula): Formula => write(name, `IF(${errors}>0,0,${formula})`);
  const filled = filledDespiteErrors(ranges);
  const unfinished = unlessErrors('niet af', countOf(ranges.map((range) => missingIn(range, filled)).join('+')));
  const wrongs = ranges.map(wrongIn).filter((test) => test !== null);
  const notAllowed = unlessErrors('niet toegestaan', countOf(wrongs.join('+')));
  const order = form.table.order === 'rising' ? unlessErrors('niet oplopend', notRising(form, sheet)) : '0';
  const wrong = write('kloppen niet', `${errors}+${notAllowed}+${order}`);
  const all = unlessErrors('gevuld', `SUMPRODUCT(--(${filled}))`);
  return { wrong, unfinished, good: write('goed', `MAX(0,${all}-${wrong}-${unfinished})`) };
}

/** Whether a cell of the first row of a table, or of a row like it, is wrong: empty in a row that is filled, or out of order. */
export function isWrongCell(form: FormTable, index: number): Formula {
  const { table, firstColumn, headerRow } = form;
  const row = headerRow + 1;
  const key = columnLetters(firstColumn);
  const cell = `${columnLetters(firstColumn + index)}${row}`;
  const column = table.columns[index];
  const limits = column && 'minimum' in column && 'unit' in column ? column : null;
  const outside = limits ? `OR(ISTEXT(${cell}),${cell}<${limits.minimum},${cell}>${limits.maximum})` : 'FALSE';
  const isKey = index === 0 && table.order === 'rising';
  const above = `$${key}$${headerRow}:$${key}${headerRow}`;
  const order = isKey ? `AND(COUNT(${above})>0,${cell}<=MAX(${above}))` : 'FALSE';
  return `AND(LEN(TRIM(${cell}))>0,OR(${outside},${order}))`;
}
