import type { Conversion } from '#input/payroll-lists/conversion.ts';

/** Where a value of a participant comes from: a column by its header, or nothing of the file. */
export interface MappedColumn {
  readonly key: string;
  /** Null where no column gives it, as with numbers by row. */
  readonly header: string | null;
  readonly conversion: Conversion;
}

/** How a file of this source is read; holds headers and no values of participants, so that it can be remembered. */
export interface SourceMapping {
  /** The sheet; '' of a text with separated values. */
  readonly sheet: string;
  readonly columns: readonly MappedColumn[];
}
