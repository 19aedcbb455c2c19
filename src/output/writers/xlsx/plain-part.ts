import { headingRow, sentenceRow } from '#output/model/planned-cells.ts';
import type { PlannedChart, PlannedTable, SheetPart } from '#output/model/sheet-plan.ts';

interface PlainPart {
  readonly heading: string;
  /** What the figures are: full sentences. */
  readonly sentences: readonly string[];
  readonly table: PlannedTable;
  readonly charts?: readonly PlannedChart[];
  readonly isPrinted?: false;
}

/** A further part of a sheet: a heading with sentences and figures, which programs find in `Gegevens`. */
export const plainPart = ({ heading, sentences, table, charts = [], ...printed }: PlainPart): SheetPart => ({
  rows: [headingRow(heading), ...sentences.map(sentenceRow)],
  table: { ...table, isPlain: true },
  rowsBelow: [],
  charts,
  ...printed,
});
