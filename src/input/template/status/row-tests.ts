import { choiceWords } from '#input/fields/choice-words.ts';
import type { Choice } from '#input/fields/field.ts';
import { type Column, isDateColumn } from '#input/fields/table.ts';
import { dayFormula } from '#input/template/status/cell-tests.ts';
import { type Formula, words } from '#input/template/status/formula.ts';
import type { FoundRange, ParticipantRanges } from '#input/template/status/participant-ranges.ts';

/** What is asked of every row at once: formulas that give an array of ones and zeros. */

const anyOf = (tests: readonly Formula[]): Formula => `(${tests.join('+')}>0)`;

/** Rows in which any column holds something. */
export const filledRows = ({ columns }: { readonly columns: readonly Pick<FoundRange, 'cells'>[] }): Formula =>
  anyOf(columns.map(({ cells }) => `(LEN(TRIM(${cells}))>0)`));

/** The same where an error value in the cells spoils that test. */
export const filledDespiteErrors = (columns: readonly Pick<FoundRange, 'cells'>[]): Formula =>
  anyOf(columns.map(({ cells }) => `(1-ISBLANK(${cells}))`));

/** Rows that hold something, but not in this column. */
export const missingIn = ({ cells }: Pick<FoundRange, 'cells'>, filled: Formula): Formula =>
  `(LEN(TRIM(${cells}))=0)*${filled}`;

/** Rows in which a choice is made, in any of its words. */
export const saidIn = (choice: Choice, cells: string): Formula =>
  choiceWords(choice)
    .map((word) => `(TRIM(${cells})=${words(word)})`)
    .join('+');

/**
 * What every cell of a column must be, as a product of ones and zeros; null when anything is accepted. Whether a day is the first of
 * its month the cell itself asks, and the reader: DAY of a text is an error for the whole column.
 */
function allowedIn(column: Column, cells: string): Formula | null {
  if (column.type === 'choice') return column.choices.map((choice) => saidIn(choice, cells)).join('+');
  if (column.type === 'text') return column.unique ? `(LEN(${cells})<=${column.maximumLength})` : null;
  const [minimum, maximum] = isDateColumn(column)
    ? [dayFormula(column.minimum), dayFormula(column.maximum)]
    : [column.minimum, column.maximum];
  return `ISNUMBER(${cells})*(${cells}>=${minimum})*(${cells}<=${maximum})`;
}

/** Rows whose value in this column is not accepted; null when anything is. */
export function wrongIn({ column, cells }: Pick<FoundRange, 'column' | 'cells'>): Formula | null {
  const allowed = allowedIn(column, cells);
  return allowed === null ? null : `(LEN(TRIM(${cells}))>0)*(1-(${allowed}))`;
}

/** Rows of which the number in a column passes a test. */
export const numbersThat = (cells: string, test: Formula): Formula => `ISNUMBER(${cells})*${test}`;

/** Rows down to which numbers are compared with each other: the work grows with the square. Uploading compares all. */
export const comparedRows = 2000;

/** The cells of a column down to the last row that is compared. */
export const comparedCells = ({ cellsDownTo }: FoundRange, { lastIndex }: ParticipantRanges): string =>
  cellsDownTo(`MIN(${lastIndex},${comparedRows})`);

/** Rows with a number that a row above has as well, capitals aside. */
export function repeatedIn(cells: string, headerRow: number): Formula {
  const texts = `TRIM(${cells})&""`;
  return `(LEN(TRIM(${cells}))>0)*(MATCH(${texts},${texts},0)<>ROW(${cells})-${headerRow})`;
}
