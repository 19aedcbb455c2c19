import { pageColumns } from '#output/writers/xlsx/page-columns.ts';
import { jumpRow } from '#output/model/planned-cells.ts';
import { textLines } from '#office/sheet/text-lines.ts';
import type { PlannedRow, SheetPlan } from '#output/model/sheet-plan.ts';
import type { Cell } from '#output/model/table.ts';

/** Bold text, and a font that takes the place of Calibri, are wider than the widths of columns assume. */
const roomForText = 0.92;

const runsOn: ReadonlySet<Cell['look']> = new Set<Cell['look']>(['text', 'subtitle', 'conclusion']);

/** Characters that fit on a printed page beside each other; columns that are out of sight have no room for any. */
function pageWidth(plan: SheetPlan): number {
  const isHidden = (column: number): boolean =>
    (plan.groupedColumns ?? []).some(([first, last]) => first <= column && column <= last);
  const shown = plan.widths.slice(0, pageColumns(plan)[0]?.[1]).filter((_, index) => !isHidden(index + 1));
  return Math.floor(shown.reduce((sum, width) => sum + width, 0) * roomForText);
}

/** A text that runs on over empty neighbours, in as many rows as it needs to stay on the page. */
function fittedRows(row: PlannedRow, width: number): readonly PlannedRow[] {
  const [cell, ...others] = row;
  if (!cell || others.length > 0 || cell.wraps || !runsOn.has(cell.look) || typeof cell.content !== 'string')
    return [row];
  return textLines(cell.content, width).map((content) => [{ ...cell, content }]);
}

/** The sheet with its conclusion and a link back under the title, and with texts that stay on the page. */
export function withOpening(plan: SheetPlan, conclusion: string): SheetPlan {
  const [title = [], ...rows] = plan.rows;
  const width = pageWidth(plan);
  const back = plan.name === 'Samenvatting' ? [] : [jumpRow('Samenvatting')];
  const opening: readonly PlannedRow[] = [title, [{ content: conclusion, look: 'conclusion' }], ...back, ...rows];
  const fitted = (all: readonly PlannedRow[]): readonly PlannedRow[] => all.flatMap((row) => fittedRows(row, width));
  const further = (plan.further ?? []).map((part) =>
    Object.assign({}, part, { rows: fitted(part.rows), rowsBelow: fitted(part.rowsBelow) }),
  );
  return { ...plan, rows: fitted(opening), rowsBelow: fitted(plan.rowsBelow), further };
}
