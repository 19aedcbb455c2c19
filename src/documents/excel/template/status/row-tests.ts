import type { Column } from '#contract/fields/table.ts';
import { type CellValue, dayFormula, isAllowed } from '#documents/excel/template/status/cell-tests.ts';
import type { FoundRange, ParticipantRanges } from '#documents/excel/template/status/participant-ranges.ts';

/** What is asked of every row at once: an array of ones and zeros, and the same of the values that are written. */
export interface RowTest {
  readonly text: string;
  readonly rows: readonly boolean[];
  /** Counted instead where an error value in the cells spoils the test. */
  readonly despiteErrors?: string;
}

export const isFilledValue = (value: CellValue): boolean => value !== null && String(value).trim() !== '';

/** Rows in which any column holds something. */
export function filledRows({ columns, lastIndex }: ParticipantRanges): RowTest {
  return {
    text: `(${columns.map(({ cells }) => `(LEN(TRIM(${cells}))>0)`).join('+')}>0)`,
    rows: Array.from({ length: lastIndex.value }, (_, row) =>
      columns.some(({ values }) => isFilledValue(values[row] ?? null)),
    ),
    despiteErrors: `(${columns.map(({ cells }) => `(1-ISBLANK(${cells}))`).join('+')}>0)`,
  };
}

/** Rows that hold something, but not in this column. */
export const missingIn = (range: FoundRange, filled: RowTest): RowTest => ({
  text: `(LEN(TRIM(${range.cells}))=0)*${filled.text}`,
  rows: filled.rows.map((isFilled, row) => isFilled && !isFilledValue(range.values[row] ?? null)),
});

/** What every cell of a column must be, as a product of ones and zeros; null when anything may stand there. */
function allowedText(column: Column, cells: string): string | null {
  if (column.type === 'choice') return column.choices.map(({ text }) => `(TRIM(${cells})="${text}")`).join('+');
  if (column.type === 'text') return column.unique ? `(LEN(${cells})<=${column.maximumLength})` : null;
  const [minimum, maximum] =
    column.type === 'date'
      ? [dayFormula(column.minimum), dayFormula(column.maximum)]
      : [column.minimum, column.maximum];
  return `ISNUMBER(${cells})*(${cells}>=${minimum})*(${cells}<=${maximum})`;
}

function isAllowedValue(column: Column, value: CellValue): boolean {
  if (column.type === 'text') return !column.unique || String(value).length <= column.maximumLength;
  return isAllowed(column, { reference: '', value }, '').value;
}

/** Rows with something in this column that may not stand there; null when anything may. */
export function wrongIn({ column, cells, values }: FoundRange): RowTest | null {
  const allowed = allowedText(column, cells);
  if (allowed === null) return null;
  return {
    text: `(LEN(TRIM(${cells}))>0)*(1-(${allowed}))`,
    rows: values.map((value) => isFilledValue(value) && !isAllowedValue(column, value)),
  };
}

/** Rows of which the number in a column passes a test; `text` makes that test of the address of the cells. */
export const numbersThat = (
  { cells, values }: FoundRange,
  text: (cells: string) => string,
  passes: (value: number) => boolean,
): RowTest => ({
  text: `ISNUMBER(${cells})*${text(cells)}`,
  rows: values.map((value) => typeof value === 'number' && passes(value)),
});

/** Rows down to which numbers are compared with each other: the work grows with the square. Uploading compares all. */
export const comparedRows = 2000;

/** The cells of a column down to the last row that is compared. */
export const comparedCells = ({ cellsDownTo }: FoundRange, { lastIndex }: ParticipantRanges): string =>
  cellsDownTo(`MIN(${lastIndex.text},${comparedRows})`);

/** Rows with a number that stands in a row above as well, capitals aside. */
export function repeatedIn({ values }: FoundRange, bounded: string, headerRow: number): RowTest {
  const texts = `TRIM(${bounded})&""`;
  const keys = values.slice(0, comparedRows).map((value) =>
    String(value ?? '')
      .trim()
      .toLowerCase(),
  );
  const firstRows = new Map(keys.map((key, row) => [key, row] as const).toReversed());
  return {
    text: `(LEN(TRIM(${bounded}))>0)*(MATCH(${texts},${texts},0)<>ROW(${bounded})-${headerRow})`,
    rows: keys.map((key, row) => key !== '' && firstRows.get(key) !== row),
  };
}

/** Rows with nine digits that pass the eleven-test of citizen service numbers. */
export function citizenNumbersIn({ cells, values }: FoundRange): RowTest {
  const text = `TRIM(${cells})`;
  const digit = (place: number): string => `(FIND(MID(${text},${place},1),"0123456789"&MID(${text},${place},1))-1)`;
  const weights = [9, 8, 7, 6, 5, 4, 3, 2, -1];
  const total = weights.map((weight, index) => `${weight}*${digit(index + 1)}`).join('+');
  const passes = (value: CellValue): boolean => {
    const digits = String(value ?? '').trim();
    if (!/^\d{9}$/.test(digits)) return false;
    return weights.reduce((all, weight, index) => all + weight * Number(digits[index]), 0) % 11 === 0;
  };
  return { text: `(LEN(${text})=9)*ISNUMBER(-${text})*(MOD(${total},11)=0)`, rows: values.map(passes) };
}
