import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { TableDescription } from '#input/fields/table.ts';
import type { EnteredRowOf } from '#input/fields/values.ts';

/** Rows by column name, in the order in which the template has the columns. */
export const enteredRows = <T extends TableDescription>(
  { columns }: T,
  rows: readonly EnteredRowOf<T>[],
): readonly (readonly EnteredValue[])[] =>
  rows.map((row: Readonly<Record<string, EnteredValue>>) => columns.map(({ key }) => row[key] ?? null));
