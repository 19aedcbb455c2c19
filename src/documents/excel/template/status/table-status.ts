import type { Column, TableDescription } from '#contract/fields/table.ts';
import {
  type CellValue,
  isAllowed,
  isError,
  isFilled,
  type KnownCell,
} from '#documents/excel/template/status/cell-tests.ts';
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
} from '#documents/excel/template/status/formula.ts';
import type { StatusSources } from '#documents/excel/template/status/field-status.ts';
import { signs, statusTexts } from '#documents/excel/template/status/marks.ts';

const rowTexts = {
  unfinished: `${signs.missing} rij niet af`,
  order: { rising: `${signs.wrong} niet hoger dan erboven`, distinct: `${signs.wrong} komt twee keer voor` },
} as const;

/** A table on a form sheet, with what is written into it. */
export interface FormTable {
  readonly table: TableDescription;
  readonly headerRow: number;
  readonly rows: readonly (readonly CellValue[])[];
}

const letters = ['A', 'B'] as const;
const address = (column: number, row: number): string => `$${letters[column] ?? ''}$${row}`;

/** The key of a row, the first column, does not follow on those above it, or occurs twice. */
function isOutOfOrder({ table, headerRow, rows }: FormTable, index: number): Formula<boolean> {
  const keys = rows.map(([key]) => key);
  const key = keys[index];
  const [cell, first] = [address(0, headerRow + 1 + index), address(0, headerRow + 1)];
  if (table.order === 'distinct') {
    const range = `${first}:${address(0, headerRow + rows.length)}`;
    return { text: `COUNTIF(${range},${cell})>1`, value: keys.filter((other) => other === key).length > 1 };
  }
  const above = keys.slice(0, index).filter((other) => typeof other === 'number');
  const range = `${address(0, headerRow)}:${address(0, headerRow + index)}`;
  return {
    text: `IF(COUNT(${range})>0,${cell}<=MAX(${range}),FALSE)`,
    value: typeof key === 'number' && above.some((other) => other >= key),
  };
}

/** What stands beside a row of a table; nothing beside an empty one. */
export function rowStatus(form: FormTable, index: number, list: (column: Column) => string): Formula<string> {
  const { table, headerRow, rows } = form;
  const cells: readonly KnownCell[] = table.columns.map((_, column) => ({
    reference: address(column, headerRow + 1 + index),
    value: rows[index]?.[column] ?? null,
  }));
  const filled = cells.map(isFilled);
  const allowed = all(
    ...table.columns.map((column, at) => isAllowed(column, cells[at] ?? { reference: '', value: null }, list(column))),
  );
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

/** How many rows of a table have a status with that sign. */
function rowCount(range: string, statuses: readonly string[], sign: 'missing' | 'wrong' | 'done'): Formula<number> {
  return {
    text: `SUMPRODUCT(--(LEFT(${range},1)="${signs[sign]}"))`,
    value: statuses.filter((status) => status.startsWith(signs[sign])).length,
  };
}

/** Whether the rows are those that the template was delivered with; null when it was delivered empty. */
function isAsDelivered({ table, headerRow, rows }: FormTable, filled: Formula<number>): Formula<boolean> | null {
  if (table.defaultRows.length === 0) return null;
  const cells = table.defaultRows.flatMap((row, index) =>
    row.map((value, column) => ({
      text: `${address(column, headerRow + 1 + index)}=${value}`,
      value: rows[index]?.[column] === value,
    })),
  );
  const count = table.defaultRows.length;
  return all({ text: `${filled.text}=${count}`, value: filled.value === count }, ...cells);
}

/** A scale that must be there must also ask a premium of somebody. */
function isAllZero({ table, headerRow, rows }: FormTable): Formula<boolean> | null {
  const column = table.columns.findIndex((item) => item.key === 'rate');
  if (column < 0 || !(table.required || table.requiredWhenNeeded)) return null;
  const range = `${address(column, headerRow + 1)}:${address(column, headerRow + rows.length)}`;
  return { text: `SUM(${range})=0`, value: rows.every((row) => Number(row[column] ?? 0) === 0) };
}

function filledStatus(form: FormTable, filled: Formula<number>): Formula<string> {
  const count = joined(words(`${signs.done} `), counted(filled, 'rij', 'rijen'));
  const delivered = isAsDelivered(form, filled);
  const status = delivered ? either(delivered, words(statusTexts.standard), count) : count;
  const zero = isAllZero(form);
  return zero ? either(zero, words(`${signs.wrong} alle premies zijn 0%`), status) : status;
}

/** What stands above a table about all of it. `statuses` are those of its rows, in `range`. */
export function tableStatus(
  form: FormTable,
  range: string,
  statuses: readonly string[],
  { answers }: Pick<StatusSources, 'answers'>,
): Formula<string> {
  const { table } = form;
  const needed = answers.needed(table);
  const [wrong, unfinished, filled] = (['wrong', 'missing', 'done'] as const).map((sign) =>
    rowCount(range, statuses, sign),
  ) as [Formula<number>, Formula<number>, Formula<number>];
  const empty = words(table.required || table.requiredWhenNeeded ? statusTexts.missing : statusTexts.optional);
  const good = either(isAbove(filled, 0), filledStatus(form, filled), empty);
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
