import type { NumberFormat } from '#output/model/number-formats.ts';
import type { CellContent } from '#output/model/table.ts';

/** A table that formulas search, with a name for each of its columns. */
export interface SearchedTable {
  readonly title: string;
  readonly columns: readonly (readonly [header: string, name: string | null, format: NumberFormat])[];
  readonly rows: readonly (readonly CellContent[])[];
  /** Name of all columns but the first together. */
  readonly body?: string;
}
