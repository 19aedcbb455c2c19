import type { NumberFormat } from '#output/model/number-formats.ts';
import { emptyRow, headingRow, sentenceRow, valueCell } from '#output/model/planned-cells.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';
import { type Cell, type CellContent, isCell } from '#output/model/table.ts';

interface BlockColumn {
  readonly header: string;
  readonly format: NumberFormat;
}

interface FigureBlock {
  readonly heading: string;
  /** What the figures are: full sentences. */
  readonly sentences: readonly string[];
  readonly columns: readonly BlockColumn[];
  readonly rows: readonly (readonly (Cell | CellContent)[])[];
}

const isText = (format: NumberFormat): boolean => format === 'general';

/** Figures that follow from the table of a sheet, below it: sums, differences, merged groups. Nothing without rows. */
export function figureBlock({ heading, sentences, columns, rows }: FigureBlock): readonly PlannedRow[] {
  if (rows.length === 0) return [];
  return [
    headingRow(heading),
    ...sentences.map(sentenceRow),
    columns.map(({ header, format }) => ({ content: header, look: 'header', wraps: true, isRight: !isText(format) })),
    ...rows.map((row) =>
      row.map((cell, index): Cell => {
        if (isCell(cell)) return cell;
        const { format } = columns[index]!;
        // Without figure the line under the row goes on.
        if (cell === null) return valueCell(null, format);
        return isText(format) ? { content: cell, look: 'label', wraps: true } : valueCell(cell, format);
      }),
    ),
    emptyRow,
  ];
}
