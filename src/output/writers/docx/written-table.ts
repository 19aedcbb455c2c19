import { FileChild } from 'docx';
import { xmlText } from '#office/package/xml/xml-text.ts';
import { textWidth } from '#output/writers/docx/sheet-of-paper.ts';
import { forbidden, styles } from '#output/writers/docx/styles.ts';
import type { Palette } from '#output/writers/drawing/palette.ts';

/** A cell as it is drawn. */
export interface CellLook {
  readonly isHead?: boolean;
  readonly isBold?: boolean;
  readonly isBarred?: boolean;
  /** Stays on the page of the next row. */
  readonly keepNext?: boolean;
}

export interface WrittenCell extends CellLook {
  readonly text: string;
  readonly align: 'left' | 'center' | 'right';
}

/** One that is a heading stands above the rest of the table on every page. */
export interface WrittenRow {
  readonly isHead: boolean;
  readonly cells: readonly WrittenCell[];
}

/** What programs read aloud of a table before its cells. */
export interface ToldTable {
  readonly name: string;
  readonly alternativeText: string;
}

/** A table of more rows has less room between them: every year of birth fits on one page. */
const mostLooseRows = 25;
const denseRoom = '<w:tblCellMar><w:top w:w="0" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/></w:tblCellMar>';
const denseLine = '<w:spacing w:before="8" w:after="8"/>';

/** The library sees an empty table; see `withTables`. */
const emptyTable = '<w:tbl/>';

/**
 * A table whose rows we write ourselves: three quarters of a document are cells, of which the library makes ten objects each. To
 * the library it is an empty table, in the place of which the rows come when it has written the document.
 */
export class WrittenTable extends FileChild {
  readonly #rows: readonly WrittenRow[];
  readonly #widths: readonly number[];
  readonly #told: ToldTable | null;
  readonly #isDense: boolean;

  constructor(rows: readonly WrittenRow[], widths: readonly number[], told: ToldTable | null = null) {
    super('w:tbl');
    this.#rows = rows;
    this.#widths = widths;
    this.#told = told;
    this.#isDense = rows.length > mostLooseRows;
  }

  xml(colours: Palette): string {
    const hasHead = this.#rows[0]?.isHead === true;
    const columns = this.#widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('');
    const rows = this.#rows.map((row) => rowXml(row, this.#widths, colours, this.#isDense)).join('');
    return (
      `<w:tbl><w:tblPr><w:tblStyle w:val="${styles.table}"/><w:tblW w:type="dxa" w:w="${textWidth}"/><w:tblLayout w:type="fixed"/>` +
      (this.#isDense ? denseRoom : '') +
      `<w:tblLook w:firstRow="${hasHead}" w:lastRow="false" w:firstColumn="${!hasHead}" w:lastColumn="false" w:noHBand="true" w:noVBand="true"/>` +
      toldXml(this.#told) +
      `</w:tblPr><w:tblGrid>${columns}</w:tblGrid>${rows}</w:tbl>`
    );
  }
}

/** A row of more lines may go on over pages: whole it would leave much of a page empty. */
const mostLinesTogether = 12;

const toldXml = (told: ToldTable | null): string =>
  told === null
    ? ''
    : `<w:tblCaption w:val="${xmlText(told.name)}"/><w:tblDescription w:val="${xmlText(told.alternativeText)}"/>`;

function rowXml({ isHead, cells }: WrittenRow, widths: readonly number[], colours: Palette, isDense: boolean): string {
  const isWhole = cells.every(({ text }) => text.split('\n').length <= mostLinesTogether);
  const drawn = isWhole ? cells : cells.map((cell) => Object.assign({}, cell, { keepNext: false }));
  const written = drawn.map((cell, column) => cellXml(cell, widths[column] ?? 0, colours, isDense)).join('');
  const properties = `${isWhole ? '<w:cantSplit/>' : ''}${isHead ? '<w:tblHeader/>' : ''}`;
  return `<w:tr>${properties === '' ? '' : `<w:trPr>${properties}</w:trPr>`}${written}</w:tr>`;
}

function cellXml(cell: WrittenCell, width: number, { lt2 }: Palette, isDense: boolean): string {
  const shading = cell.isHead === true ? `<w:shd w:fill="${lt2}" w:themeFill="light2" w:val="clear"/>` : '';
  const properties =
    `<w:pPr><w:pStyle w:val="${cell.isHead === true ? styles.tableHead : styles.tableText}"/>` +
    `${cell.keepNext === true ? '<w:keepNext/>' : ''}${isDense && cell.isHead !== true ? denseLine : ''}<w:jc w:val="${cell.align}"/></w:pPr>`;
  const bold = cell.isBold === true ? '<w:b/><w:bCs/>' : '';
  const colour = cell.isBarred === true ? `<w:color w:val="${forbidden}"/>` : '';
  const run = bold === '' && colour === '' ? '' : `<w:rPr>${bold}${colour}</w:rPr>`;
  const lines = cell.text
    .split('\n')
    .map((line) => `<w:p>${properties}<w:r>${run}<w:t xml:space="preserve">${xmlText(line)}</w:t></w:r></w:p>`);
  return `<w:tc><w:tcPr><w:tcW w:type="dxa" w:w="${width}"/>${shading}</w:tcPr>${lines.join('')}</w:tc>`;
}

/** The document with its tables, each in the place of an empty one. */
export function withTables(documentXml: string, tables: readonly string[]): string {
  const parts = documentXml.split(emptyTable);
  if (parts.length !== tables.length + 1)
    throw new Error(`the document has ${parts.length - 1} places for ${tables.length} tables`);
  return parts.flatMap((part, place) => [part, tables[place] ?? '']).join('');
}
