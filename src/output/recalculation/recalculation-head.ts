import { emptyRow, jumpRow, subtitleRow, titleRow } from '#output/model/planned-cells.ts';
import { textLines } from '#office/sheet/text-lines.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';

/** The texts above the formulas of a sheet. */
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
export const recalculationHead = ({ title, rebuilds, remarks, width }: Head): readonly PlannedRow[] => [
  titleRow(title),
  ...textLines(rebuilds, width).map((content): PlannedRow => [{ content, look: 'conclusion' }]),
  jumpRow('Samenvatting'),
  ...remarks.flatMap((remark) => textLines(remark, width)).map(subtitleRow),
  emptyRow,
];
