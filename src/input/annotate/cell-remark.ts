import { cellPlace, type CellPlace } from '#office/sheet/cell-name.ts';
import { remarkText } from '#input/annotate/remark-text.ts';
import type { Finding } from '#input/findings/findings.ts';

/** What is said at one wrong cell: all findings about it together. */
export interface CellRemark {
  readonly address: string;
  readonly place: CellPlace;
  readonly text: string;
  /** The gravest of the findings. */
  readonly severity: Finding['severity'];
}

const sentences = ({ severity, message, remedy }: Finding): string =>
  `${severity === 'warning' ? 'Waarschuwing: ' : ''}${message}\n${remedy}`;

/** One remark per cell of this sheet, in the order of the findings, at most `limit`. */
export function cellRemarks(findings: readonly Finding[], sheet: string, limit: number): readonly CellRemark[] {
  const found = new Map<string, Finding[]>();
  for (const finding of findings) {
    if (finding.sheet !== sheet || finding.cell === null) continue;
    const former = found.get(finding.cell);
    if (former) former.push(finding);
    else if (found.size < limit) found.set(finding.cell, [finding]);
  }
  return [...found].flatMap(([address, list]) => {
    const place = cellPlace(address);
    const severity = list.some((finding) => finding.severity === 'error') ? 'error' : 'warning';
    const text = remarkText(list.map(sentences).join('\n\n'));
    return place ? [{ address, place, text, severity }] : [];
  });
}
