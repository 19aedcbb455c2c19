import { cellName } from '#office/sheet/cell-name.ts';
import type { PlacedTable } from '#output/workbook/sheet-layout.ts';
import { xmlCellText } from '#office/package/xml-text.ts';

/** The part that describes an Excel table over all its rows, those of a streamed table included. */
export function tableXml({ table, layout }: PlacedTable, id: number): string {
  const range = `A${layout.headerRow}:${cellName(layout.lastTableRow, table.columns.length)}`;
  const columns = table.columns.map(
    ({ header }, index) => `<tableColumn id="${index + 1}" name="${xmlCellText(header)}"/>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
    `<table xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" id="${id}" name="${table.name}" ` +
    `displayName="${table.name}" ref="${range}"><autoFilter ref="${range}"/>` +
    `<tableColumns count="${columns.length}">${columns.join('')}</tableColumns>` +
    '<tableStyleInfo name="TableStyleLight1" showFirstColumn="0" showLastColumn="0" showRowStripes="1" showColumnStripes="0"/></table>'
  );
}
