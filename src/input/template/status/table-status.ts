import { columnLetters } from '#office/sheet/cell-name.ts';
import type { Column, TableDescription } from '#input/fields/table.ts';
import { isAllowed, isError, isFilled } from '#input/template/status/cell-tests.ts';
import {
  all,
  always,
  counted,
  either,
  type Formula,
  isAbove,
  joined,
  some,
  words,
} from '#input/template/status/formula.ts';
import type { StatusSources } from '#input/template/status/field-status.ts';
import { signs, statusTexts } from '#input/template/status/marks.ts';

const rowTexts = {
  unfinished: `${signs.missing} rij niet af`,
  order: { rising: `${signs.wrong} niet hoger dan erboven`, distinct: `${signs.wrong} komt twee keer voor` },
} as const;

/** A table as it stands on a sheet. */
export interface FormTable {
  readonly table: TableDescription;
  /** The first column of the table, from 1. */
  readonly firstColumn: number;
  readonly headerRow: number;
  /** Rows that are looked at: those of the table, and where it grows those that it can get. */
  readonly rowCount: number;
}

/** Columns count from 0 within the table. */
const address = ({ firstColumn }: FormTable, column: number, row: number): string =>
  `$${columnLetters(firstColumn + column)}$${row}`;

/** The key of a row, the first column, does not follow on those above it, or occurs twice. */
function isOutOfOrder(form: FormTable, index: number): Formula {
  const { table, headerRow, rowCount } = form;
  const [cell, first] = [address(form, 0, headerRow + 1 + index), address(form, 0, headerRow + 1)];
  if (table.order === 'distinct') return `COUNTIF(${first}:${address(form, 0, headerRow + rowCount)},${cell})>1`;
  const above = `${address(form, 0, headerRow)}:${address(form, 0, headerRow + index)}`;
  return `IF(COUNT(${above})>0,${cell}<=MAX(${above}),FALSE)`;
}

/** The status beside a row of a table; nothing beside an empty one. */
export function rowStatus(form: FormTable, index: number, list: (column: Column) => string): Formula {
  const { table, headerRow } = form;
  const cells = table.columns.map((_, column) => address(form, column, headerRow + 1 + index));
  const filled = cells.map(isFilled);
  const allowed = all(...table.columns.map((column, at) => isAllowed(column, cells[at] ?? '', list(column))));
  const ordered = table.order
    ? either(isOutOfOrder(form, index), words(rowTexts.order[table.order]), words(statusTexts.done))
    : words(statusTexts.done);
  const complete = either(
    all(...filled),
    either(allowed, ordered, words(statusTexts.wrong)),
    words(rowTexts.unfinished),
  );
  return either(
    some(...cells.map(isError)),
    words(statusTexts.errorValue),
    either(some(...filled), complete, words('')),
  );
}

/** How many rows of a table are wrong, not finished, or good. */
export interface RowNumbers {
  readonly wrong: Formula;
  readonly unfinished: Formula;
  readonly good: Formula;
}

/** The same by the statuses of the rows in a range. */
export function rowNumbers(range: string): RowNumbers {
  const withSign = (sign: 'missing' | 'wrong' | 'done'): Formula => `SUMPRODUCT(--(LEFT(${range},1)="${signs[sign]}"))`;
  return { wrong: withSign('wrong'), unfinished: withSign('missing'), good: withSign('done') };
}

/** Whether the rows are those that the template was delivered with; null when it was delivered empty. */
function isAsDelivered(form: FormTable, filled: Formula): Formula | null {
  const { table, headerRow } = form;
  if (table.defaultRows.length === 0) return null;
  const cells = table.defaultRows.flatMap((row, index) =>
    row.map((value, column) => `${address(form, column, headerRow + 1 + index)}=${value}`),
  );
  return all(`${filled}=${table.defaultRows.length}`, ...cells);
}

/** A scale that must be there must also ask a premium of somebody. */
function isAllZero(form: FormTable, required: Formula | null): Formula | null {
  const { table, headerRow, rowCount } = form;
  const column = table.columns.findIndex((item) => item.key === 'rate');
  if (column < 0 || required === null) return null;
  const isZero = `SUM(${address(form, column, headerRow + 1)}:${address(form, column, headerRow + rowCount)})=0`;
  return all(required, isZero);
}

function filledStatus(form: FormTable, filled: Formula, required: Formula | null): Formula {
  const count = joined(words(`${signs.done} `), counted(filled, 'rij', 'rijen'));
  const delivered = isAsDelivered(form, filled);
  const status = delivered ? either(delivered, words(statusTexts.standard), count) : count;
  const zero = isAllZero(form, required);
  return zero ? either(zero, words(`${signs.wrong} alle percentages zijn 0%`), status) : status;
}

/** The status above a table, about all of it. */
export function tableStatus(
  form: FormTable,
  { wrong, unfinished, good: filled }: RowNumbers,
  { answers }: Pick<StatusSources, 'answers'>,
): Formula {
  const { table } = form;
  const needed = answers.needed(table);
  const required = table.required ? always : answers.required(table);
  const optional = words(statusTexts.optional);
  const empty = required === null ? optional : either(required, words(statusTexts.missing), optional);
  const good = either(isAbove(filled, 0), filledStatus(form, filled, required), empty);
  return either(
    isAbove(wrong, 0),
    joined(words(`${signs.wrong} `), counted(wrong, 'rij klopt niet', 'rijen kloppen niet')),
    either(
      isAbove(unfinished, 0),
      joined(words(`${signs.missing} `), counted(unfinished, 'rij niet af', 'rijen niet af')),
      either(needed ?? always, good, words(statusTexts.unneeded)),
    ),
  );
}
