import type { MarkedCell, TableColumn } from '#output/model/section.ts';
import type { Box } from '#output/writers/drawing/box.ts';

/** A native table. */
export interface SlideTable {
  readonly name: string;
  readonly alternativeText: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly box: Box;
  /** Rows that stand out. */
  readonly emphasised?: readonly number[];
  /** Rows about what the law does not allow: red. */
  readonly barred?: readonly number[];
  /** Columns that stand out: filled, their heading too. */
  readonly strongColumns?: readonly number[];
  /** Columns about what the law does not allow: red. */
  readonly barredColumns?: readonly number[];
  /** Cells that stand out as best or worst of their column. */
  readonly marked?: readonly MarkedCell[];
  /** How many of their first cells are bold; all of them where this is not given. */
  readonly boldColumns?: number;
  /** Largest text, in points, where it is more than the smallest of a slide. */
  readonly largest?: number;
  /** Largest height of a row, in inches. */
  readonly tallest?: number;
  /** Heights of the heading and of each row, in inches, where they differ; the text then has its largest size. */
  readonly heights?: readonly number[];
  /** Widths of the columns, in inches, where they are those of a longer table. */
  readonly widths?: readonly number[];
  /** Above and below the text of such a row, in inches. */
  readonly margin?: number;
}
