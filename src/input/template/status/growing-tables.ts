import type { SheetDescription } from '#input/fields/templates.ts';
import type { Formula } from '#input/template/status/formula.ts';
import { columnRanges } from '#input/template/status/growing-rows.ts';
import { filledRows } from '#input/template/status/row-tests.ts';
import type { FormTable } from '#input/template/status/table-status.ts';

/** The sheet on which tables of any length stand. */
export const tableSheetName = 'Tabellen';

/** Its rows above those that are filled in. */
export const tableSheetRows = { title: 4, help: 5, status: 6, header: 7 } as const;

/** The tables of the sheet where they stand: beside each other, with an empty column between them. */
export function growingTables({ tables }: Pick<SheetDescription, 'tables'>): readonly FormTable[] {
  let firstColumn = 1;
  return tables.map((table) => {
    const form = { table, firstColumn, headerRow: tableSheetRows.header, rowCount: table.maximumRows };
    firstColumn += table.columns.length + 1;
    return form;
  });
}

/** Whether a table that grows has a row with anything in it; an error value is something. */
export function hasRows(descriptions: readonly SheetDescription[], table: string): Formula {
  const sheet = descriptions.find(({ name }) => name === tableSheetName);
  const form = sheet && growingTables(sheet).find((one) => one.table.name === table);
  if (form === undefined) throw new Error(`no table ${table} that grows`);
  const filled = filledRows({ columns: columnRanges(form, { name: tableSheetName }) });
  return `IFERROR(SUMPRODUCT(--(${filled}))>0,TRUE)`;
}
