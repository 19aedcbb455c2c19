import { cellPlace, type CellPlace } from '#documents/excel/annotate/cell-place.ts';
import type { Finding } from '#contract/findings.ts';

/** What is said at one wrong cell: all findings about it together. */
export interface CellRemark {
  readonly address: string;
  readonly place: CellPlace;
  readonly text: string;
}

const remarkText = ({ message, remedy }: Finding): string => `${message}\n${remedy}`;

/** One remark per cell of this sheet, in the order of the findings, at most `limit`. */
export function cellRemarks(findings: readonly Finding[], sheet: string, limit: number): readonly CellRemark[] {
  const remarks = new Map<string, CellRemark>();
  for (const finding of findings) {
    if (finding.sheet !== sheet || finding.cell === null) continue;
    const place = cellPlace(finding.cell);
    if (!place) continue;
    const former = remarks.get(finding.cell);
    if (!former && remarks.size >= limit) continue;
    const text = former ? `${former.text}\n\n${remarkText(finding)}` : remarkText(finding);
    remarks.set(finding.cell, { address: finding.cell, place, text });
  }
  return [...remarks.values()];
}
