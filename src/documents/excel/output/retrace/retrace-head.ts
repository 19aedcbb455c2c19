import { emptyRow, jumpRow, subtitleRow, textLines, titleRow } from '#documents/excel/output/planned-cells.ts';
import type { PlannedRow } from '#documents/excel/output/sheet-plan.ts';

/** What a sheet of formulas says above them. */
interface Head {
  readonly title: string;
  /** What the sheet rebuilds, in one sentence. */
  readonly rebuilds: string;
  /** How it is read, and what it leaves out. */
  readonly remarks: readonly string[];
  /** Characters that fit on the printed page. */
  readonly width: number;
}

/** The rows above the formulas: their number is known before formulas name their own rows. */
export const retraceHead = ({ title, rebuilds, remarks, width }: Head): readonly PlannedRow[] => [
  titleRow(title),
  ...textLines(rebuilds, width).map((content): PlannedRow => [{ content, look: 'conclusion' }]),
  jumpRow('Samenvatting'),
  ...remarks.flatMap((remark) => textLines(remark, width)).map(subtitleRow),
  emptyRow,
];
