import { cellName } from '#office/sheet/cell-name.ts';
import { placedTables } from '#output/workbook/sheet-layout.ts';
import type { PlannedCell, SheetPlan } from '#output/workbook/sheet-plan.ts';
import { xmlText } from '#office/package/xml-text.ts';

const isLinkedNumber = (value: unknown): value is PlannedCell & { readonly target: string } =>
  typeof value === 'object' &&
  value !== null &&
  'target' in value &&
  'content' in value &&
  typeof value.content === 'number';

/** Links of numbers: the library that draws the frame links texts only. */
export function withNumberLinks(sheetXml: string, plan: SheetPlan): string {
  const links = placedTables(plan).flatMap(({ table, layout }) =>
    table.rows.flatMap((row, index) =>
      row.flatMap((cell, column) =>
        isLinkedNumber(cell)
          ? `<hyperlink ref="${cellName(layout.firstTableRow + index, column + 1)}" location="${xmlText(cell.target)}" tooltip="Naar de bron"/>`
          : [],
      ),
    ),
  );
  if (links.length === 0) return sheetXml;
  return sheetXml.includes('</hyperlinks>')
    ? sheetXml.replace('</hyperlinks>', `${links.join('')}</hyperlinks>`)
    : sheetXml.replace('<pageMargins', `<hyperlinks>${links.join('')}</hyperlinks><pageMargins`);
}
