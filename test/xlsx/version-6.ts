import type { Workbook } from '#input/reading/workbook/workbook.ts';
import { cellName } from '#office/sheet/cell-name.ts';
import { withCells } from '#test/xlsx/filled-template.ts';
import { text } from '#test/xlsx/read-findings.ts';

/**
 * A workbook as if its template were of version 6, whose cells are found by their names. `values`: texts of fields that the newest
 * template does not ask.
 */
export function ofVersion6(workbook: Workbook, values: Readonly<Record<string, string>> = {}): Workbook {
  const version = workbook.definedNames
    .find(({ name }) => name === 'sjabloon_versie')!
    .reference.replaceAll(/[$']/g, '');
  const oneOffs = workbook.sheets
    .flatMap((sheet) => sheet.tables.map((table) => ({ sheet, table })))
    .find(({ table }) => table.name === 'EenmaligeKosten')!;
  const { firstRow, lastColumn } = oneOffs.table.range;
  const added = Object.keys(values).map((name, index) => ({ name, reference: `Dossier!B${300 + index}`, sheet: null }));
  const changed = withCells(workbook, {
    [version]: text('6'),
    [`${oneOffs.sheet.name}!${cellName(firstRow, lastColumn)}`]: text('Alternatief'),
    ...Object.fromEntries(added.map(({ name, reference }) => [reference, text(values[name]!)])),
  });
  return { ...changed, definedNames: [...changed.definedNames, ...added] };
}
