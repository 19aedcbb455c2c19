import { xmlText } from '#office/package/xml/xml-text.ts';
import { cellName, columnLetters } from '#office/sheet/cell-name.ts';
import { absoluteReference } from '#office/sheet/cell-reference.ts';
import { type DefinedName, rangeReference } from '#output/writers/xlsx/defined-names.ts';
import { formulaXml } from '#output/writers/xlsx/formula-xml.ts';
import { pictureRowHeight } from '#output/writers/xlsx/frame-picture.ts';
import type { SharedParts } from '#output/writers/xlsx/shared-parts.ts';
import { looksLikeFormula, storedValue } from '#output/writers/xlsx/stored-value.ts';
import { type StreamedTable, streamedTable } from '#output/writers/xlsx/streamed-rows.ts';
import { isTextFormat } from '#output/model/number-formats.ts';
import { rowHeight } from '#output/writers/xlsx/planned-row-height.ts';
import { type PlacedTable, placedParts } from '#output/model/sheet-layout.ts';
import type { PlannedRow, SheetPlan } from '#output/model/sheet-plan.ts';
import type { Cell, Table } from '#output/model/table.ts';
import { tableCells, tableHeaderHeight } from '#output/writers/xlsx/table-cells.ts';

/** The rows of a sheet as its part holds them, and what elsewhere in the workbook goes with them. */
export interface SheetRows {
  /** Pieces in their order: XML, or a table that is written when its turn comes. */
  readonly pieces: readonly (string | StreamedTable)[];
  /** Links of cells. */
  readonly links: string;
  /** Of cells and ranges. */
  readonly names: readonly DefinedName[];
  readonly lastCell: string;
}

/**
 * Writes the rows of sheets ourselves: the library makes an object of each cell, with its style, and goes over them five times,
 * which was a quarter of the time of the workbook of a small dossier.
 */
class RowWriter {
  readonly pieces: (string | StreamedTable)[] = [];
  readonly links: string[] = [];
  readonly names: DefinedName[] = [];
  readonly #plan: SheetPlan;
  readonly #shared: SharedParts;
  #xml = '';
  #lastRow = 1;
  #lastColumn = 1;

  constructor(plan: SheetPlan, shared: SharedParts) {
    this.#plan = plan;
    this.#shared = shared;
  }

  row(row: number, cells: PlannedRow, ownHeight?: number): void {
    const height = ownHeight ?? rowHeight(cells, this.#plan.widths);
    let written = '';
    for (const [index, cell] of cells.entries()) if (cell) written += this.#cell(row, index + 1, cell);
    this.#xml += `<row r="${row}" ht="${height}" customHeight="1">${written}</row>`;
    this.#reach(row, cells.length);
  }

  table({ table, layout }: PlacedTable): void {
    this.row(layout.headerRow, headerCells(table), tableHeaderHeight(table, this.#plan.widths));
    if (table.isStreamed) {
      this.pieces.push(this.#xml, streamedTable({ table, layout, widths: this.#plan.widths }, this.#shared));
      this.#xml = '';
      this.#reach(layout.lastTableRow, table.columns.length);
      return;
    }
    const rows = table.rows.length === 0 ? [[]] : table.rows;
    for (const [index, row] of rows.entries()) this.row(layout.firstTableRow + index, tableCells(table, row));
  }

  written(): SheetRows {
    const { name: sheet, controls } = this.#plan;
    const ranges = (controls?.ranges ?? []).map((range): DefinedName => [rangeReference(sheet, range), range.name]);
    return {
      pieces: [...this.pieces, this.#xml],
      links: this.links.join(''),
      names: [...this.names, ...ranges],
      lastCell: cellName(this.#lastRow, this.#lastColumn),
    };
  }

  #reach(row: number, column: number): void {
    this.#lastRow = Math.max(this.#lastRow, row);
    this.#lastColumn = Math.max(this.#lastColumn, column);
  }

  #cell(row: number, column: number, cell: Cell): string {
    const value = storedValue(cell.content);
    const style = this.#shared.styleOf({
      look: cell.look,
      format: cell.format ?? 'general',
      wraps: cell.wraps ?? false,
      isRight: cell.isRight ?? (typeof value === 'number' && cell.look !== 'label'),
      isQuoted: looksLikeFormula(value),
    });
    for (const name of [cell.name, ...(cell.alsoNamed ?? [])])
      if (name !== undefined) this.names.push([absoluteReference(this.#plan.name, column, row), name]);
    const start = `<c r="${columnLetters(column)}${row}" s="${style}"`;
    if (cell.target !== undefined) this.links.push(linkXml(cellName(row, column), cell.target, value));
    if (cell.formula !== undefined) return `${start}${formulaXml(cell.formula, value)}</c>`;
    if (value === null) return `${start}/>`;
    if (typeof value === 'number') return `${start}><v>${value}</v></c>`;
    return `${start} t="s"><v>${this.#shared.textOf(value)}</v></c>`;
  }
}

/** A text that links says itself where it leads. */
const linkXml = (cell: string, target: string, value: number | string | null): string =>
  `<hyperlink ref="${cell}" location="${xmlText(target)}"${typeof value === 'number' ? ' tooltip="Naar de bron"' : ''}/>`;

const headerCells = ({ columns }: Table): PlannedRow =>
  columns.map(({ header, format }) => ({
    content: header,
    look: 'header',
    wraps: true,
    isRight: !isTextFormat(format),
  }));

/** The rows of a planned sheet. Rows of a streamed table are made when they are asked for. */
export function sheetRows(plan: SheetPlan, shared: SharedParts): SheetRows {
  const writer = new RowWriter(plan, shared);
  for (const { part, layout } of placedParts(plan)) {
    for (const [index, row] of part.rows.entries()) {
      const number = layout.firstRow + index;
      writer.row(number, row, number === 1 && plan.picture ? pictureRowHeight : undefined);
    }
    if (part.table) writer.table({ table: part.table, layout });
    for (const [index, row] of part.rowsBelow.entries()) writer.row(layout.firstRowBelow + index, row);
  }
  return writer.written();
}
