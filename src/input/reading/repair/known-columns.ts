import type { DateColumn, NumberColumn } from '#input/fields/table.ts';
import type { FoundColumn } from '#input/reading/tables/table-columns.ts';

/** A column of days or of numbers, and where it is. */
export type DayPlace = FoundColumn & { readonly description: DateColumn };
export type NumberPlace = FoundColumn & { readonly description: NumberColumn };

/** The column of the participants with this key; undefined when it was not found. */
export const columnWith = (columns: readonly FoundColumn[], key: string): FoundColumn | undefined =>
  columns.find(({ description }) => description.key === key);

export const dayColumns = (columns: readonly FoundColumn[]): readonly DayPlace[] =>
  columns.filter((found): found is DayPlace => found.description.type === 'date');

export const numberColumns = (columns: readonly FoundColumn[]): readonly NumberPlace[] =>
  columns.filter((found): found is NumberPlace => 'unit' in found.description);
