import { cellName } from '#office/sheet/cell-name.ts';
import type { PlacedTable } from '#output/model/sheet-layout.ts';
import { type Table, isCell } from '#output/model/table.ts';
import { xmlCellText, xmlText } from '#office/package/xml/xml-text.ts';

/** The end of the element of a column, with what the row of sums has there: a text or a formula. */
function totalOf({ hasTotalRow, rows }: Table, place: number): string {
  const cell = hasTotalRow ? (rows.at(-1)?.[place] ?? null) : null;
  if (!isCell(cell)) return '/>';
  if (typeof cell.content === 'string') return ` totalsRowLabel="${xmlCellText(cell.content)}"/>`;
  if (cell.formula === undefined) return '/>';
  return ` totalsRowFunction="custom"><totalsRowFormula>${xmlText(cell.formula)}</totalsRowFormula></tableColumn>`;
}

/** The part that describes an Excel table over all its rows, those of a streamed table included. */
export function tableXml({ table, layout }: PlacedTable, id: number): string {
  const [first, count] = [`A${layout.headerRow}`, table.columns.length];
  const range = `${first}:${cellName(layout.lastTableRow, count)}`;
  const filtered = `${first}:${cellName(layout.lastTableRow - (table.hasTotalRow ? 1 : 0), count)}`;
  const columns = table.columns.map(
    ({ header }, index) => `<tableColumn id="${index + 1}" name="${xmlCellText(header)}"${totalOf(table, index)}`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    `<table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" id="${id}" name="${table.name}" ` +
    `displayName="${table.name}" ref="${range}"${table.hasTotalRow ? ' totalsRowCount="1"' : ''}><autoFilter ref="${filtered}"/>` +
    `<tableColumns count="${columns.length}">${columns.join('')}</tableColumns>` +
    '<tableStyleInfo name="TableStyleLight1" showFirstColumn="0" showLastColumn="0" showRowStripes="1" showColumnStripes="0"/></table>'
  );
}
