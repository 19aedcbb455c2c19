import { columnLetters } from '#office/sheet/cell-name.ts';
import { wrappedHeight } from '#office/sheet/row-height.ts';
import type { PlacedTable } from '#output/workbook/sheet-layout.ts';
import { isPlanned, type PlannedTable, type TableRow } from '#output/workbook/sheet-plan.ts';
import { looksLikeFormula, storedValue } from '#output/workbook/frame/stored-value.ts';
import { xmlCellText, xmlText } from '#office/package/xml-text.ts';

/** Numbers of the styles that a column's cells have in the frame, for plain values and for quoted text. */
interface ColumnStyle {
  readonly letters: string;
  readonly plain: string;
  readonly quoted: string;
}

/** What is written row by row, where, and into columns of which widths. */
export interface Streamed extends PlacedTable {
  readonly widths: readonly number[];
  /** The last cell of the whole sheet. */
  readonly lastCell: string;
}

const rowsPerPiece = 500;

function cellXml(style: ColumnStyle, row: number, cell: TableRow[number]): string {
  const { content, formula } = isPlanned(cell) ? cell : { content: cell };
  const value = storedValue(content);
  const start = `<c r="${style.letters}${row}" s="${looksLikeFormula(value) ? style.quoted : style.plain}"`;
  if (formula !== undefined) return `${start}${formulaXml(formula, value)}</c>`;
  if (value === null) return `${start}/>`;
  if (typeof value === 'number') return `${start}><v>${value}</v></c>`;
  return `${start} t="inlineStr"><is><t xml:space="preserve">${xmlCellText(value)}</t></is></c>`;
}

const formulaXml = (formula: string, value: number | string | null): string =>
  `${typeof value === 'number' ? '' : ' t="str"'}><f>${xmlText(formula)}</f><v>${xmlText(String(value ?? ''))}</v>`;

/** Only tables with wrapped texts need heights; they are left out of all other rows. */
function heightAttribute(plan: Streamed, contents: TableRow): string {
  if (!plan.table.columns.some(({ wraps }) => wraps)) return '';
  const texts = plan.table.columns.map(({ wraps }, index) => {
    const content = contents[index];
    return wraps && typeof content === 'string' ? content : null;
  });
  return ` ht="${wrappedHeight(texts, plan.widths)}" customHeight="1"`;
}

function rowXml(plan: Streamed, styles: readonly ColumnStyle[], row: number, contents: TableRow): string {
  const cells = styles.map((style, index) => cellXml(style, row, contents[index] ?? null)).join('');
  return `<row r="${row}"${heightAttribute(plan, contents)}>${cells}</row>`;
}

function styleIn(sheetXml: string, address: string): string {
  const style = new RegExp(`<c r="${address}" s="(\\d+)"`).exec(sheetXml)?.[1];
  if (style === undefined) throw new Error(`the frame has no styled cell ${address}`);
  return style;
}

const columnStyles = (sheetXml: string, table: PlannedTable, sampleRow: number): readonly ColumnStyle[] =>
  table.columns.map((_, index) => {
    const letters = columnLetters(index + 1);
    return {
      letters,
      plain: styleIn(sheetXml, `${letters}${sampleRow}`),
      quoted: styleIn(sheetXml, `${letters}${sampleRow + 1}`),
    };
  });

/** Start and end of the two sample rows in the sheet's XML. */
function samples(sheetXml: string, sampleRow: number): { start: number; end: number } {
  const start = sheetXml.indexOf(`<row r="${sampleRow}"`);
  const second = sheetXml.indexOf(`<row r="${sampleRow + 1}"`);
  const end = sheetXml.indexOf('</row>', second) + '</row>'.length;
  if (start < 0 || second < start || end < second) throw new Error('the frame has no sample rows');
  return { start, end };
}

/** The sheet's XML with all rows of its table in place of the sample rows, in pieces that are made as they are asked for. */
export function* streamedSheet(sheetXml: string, plan: Streamed): Generator<Uint8Array> {
  const { table, layout, lastCell } = plan;
  const encoder = new TextEncoder();
  const styles = columnStyles(sheetXml, table, layout.firstTableRow);
  const { start, end } = samples(sheetXml, layout.firstTableRow);
  yield encoder.encode(
    sheetXml.slice(0, start).replace(/<dimension ref="[^"]*"\/>/, `<dimension ref="A1:${lastCell}"/>`),
  );
  const rows = table.rows.length === 0 ? [[]] : table.rows;
  for (let first = 0; first < rows.length; first += rowsPerPiece) {
    const piece = rows
      .slice(first, first + rowsPerPiece)
      .map((row, index) => rowXml(plan, styles, layout.firstTableRow + first + index, row));
    yield encoder.encode(piece.join(''));
  }
  yield encoder.encode(sheetXml.slice(end));
}
