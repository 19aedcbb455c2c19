import { wrappedHeight } from '#office/sheet/row-height.ts';
import type { PlannedRow } from '#output/model/sheet-plan.ts';
import type { Look } from '#output/model/table.ts';

const looks: Partial<Record<Look, number>> = { title: 30, heading: 22, conclusion: 18 };

/** Height in points; programs do not all find it themselves when they open a file. */
export function rowHeight(cells: PlannedRow, widths: readonly number[]): number {
  const texts = cells.map((cell) => (cell?.wraps && typeof cell.content === 'string' ? cell.content : null));
  return Math.max(wrappedHeight(texts, widths), ...cells.map((cell) => (cell ? (looks[cell.look] ?? 0) : 0)));
}
