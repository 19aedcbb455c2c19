import { cellRange } from '#office/sheet/cell-name.ts';
import { activeFormula } from '#input/gate/active-kinds.ts';
import { FormulaWatch } from '#input/gate/formula-watch.ts';
import { readerLimits } from '#input/gate/reader-limits.ts';
import { activeWorkbook, damagedWorkbook } from '#input/gate/unreadable-workbook.ts';
import type { Table } from '#input/reading/workbook/workbook.ts';
import { XmlScanner, xmlToken } from '#office/package/xml/xml-scanner.ts';

function rowCount(text: string | null, usual: number): number {
  const count = text === null ? usual : Number(text);
  if (!Number.isInteger(count) || count < 0 || count > 1) throw damagedWorkbook('een tabel is ongeldig');
  return count;
}

const activeTable = (table: Table | null): Error =>
  activeWorkbook(
    activeFormula.message,
    `Deze hoort bij tabel ${table?.name.slice(0, readerLimits.sheetNameLength) ?? ''}.`,
    activeFormula.remedy,
  );

/** Name and place of a table; its columns are read from the sheet. */
export function tablePart(bytes: Uint8Array, part: string): Table {
  const scanner = new XmlScanner(bytes, part);
  const formulas = new FormulaWatch();
  let table: Table | null = null;
  for (let token = scanner.next(); token !== xmlToken.end; token = scanner.next()) {
    if (token === xmlToken.open) formulas.open(scanner);
    if (token === xmlToken.text) formulas.text(scanner);
    if (token === xmlToken.close && formulas.close()) throw activeTable(table);
    if (token !== xmlToken.open || scanner.depth !== 1 || !scanner.is('table')) continue;
    const range = cellRange(scanner.attribute('ref') ?? '');
    if (!range) throw damagedWorkbook('een tabel is ongeldig');
    table = {
      name: scanner.attribute('displayName') ?? scanner.attribute('name') ?? '',
      range,
      headerRows: rowCount(scanner.attribute('headerRowCount'), 1),
      totalsRows: rowCount(scanner.attribute('totalsRowCount'), 0),
    };
  }
  if (!table) throw damagedWorkbook('een tabel is ongeldig');
  return table;
}
