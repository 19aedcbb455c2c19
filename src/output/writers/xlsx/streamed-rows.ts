import { columnLetters } from '#office/sheet/cell-name.ts';
import { wrappedHeight } from '#office/sheet/row-height.ts';
import { formulaXml } from '#output/writers/xlsx/formula-xml.ts';
import type { SharedParts } from '#output/writers/xlsx/shared-parts.ts';
import { isTextFormat } from '#output/model/number-formats.ts';
import type { PlacedTable } from '#output/model/sheet-layout.ts';
import { type Row, type Table, isCell } from '#output/model/table.ts';
import { looksLikeFormula, storedValue } from '#output/writers/xlsx/stored-value.ts';
import { xmlCellText } from '#office/package/xml/xml-text.ts';

/** Numbers of the styles that a column's cells have, for plain values and for quoted text. */
interface ColumnStyle {
  readonly letters: string;
  readonly plain: number;
  readonly quoted: number;
}

/** What is written row by row, where, and into columns of which widths. */
interface Streamed extends PlacedTable {
  readonly widths: readonly number[];
}

const rowsPerPiece = 500;

function cellXml(style: ColumnStyle, row: number, cell: Row[number]): string {
  const value = storedValue(isCell(cell) ? cell.content : cell);
  const formula = isCell(cell) ? cell.formula : undefined;
  const start = `<c r="${style.letters}${row}" s="${looksLikeFormula(value) ? style.quoted : style.plain}"`;
  if (formula !== undefined) return `${start}${formulaXml(formula, value)}</c>`;
  if (value === null) return `${start}/>`;
  if (typeof value === 'number') return `${start}><v>${value}</v></c>`;
  return `${start} t="inlineStr"><is><t xml:space="preserve">${xmlCellText(value)}</t></is></c>`;
}

/** Only tables with wrapped texts need heights; they are left out of all other rows. */
const needsHeights = ({ table }: Streamed): boolean => table.columns.some(({ wraps }) => wraps);

function heightAttribute(plan: Streamed, contents: Row): string {
  const texts = plan.table.columns.map(({ wraps }, index) => {
    const content = contents[index];
    return wraps && typeof content === 'string' ? content : null;
  });
  return ` ht="${wrappedHeight(texts, plan.widths)}" customHeight="1"`;
}

function rowXml(styles: readonly ColumnStyle[], row: number, contents: Row, height: string): string {
  let cells = '';
  for (let index = 0; index < styles.length; index++) cells += cellXml(styles[index]!, row, contents[index] ?? null);
  return `<row r="${row}"${height}>${cells}</row>`;
}

/** A table whose rows are made as they are asked for. */
export interface StreamedTable {
  readonly pieces: () => Iterable<string>;
}

function columnStyles(table: Table, shared: SharedParts): readonly ColumnStyle[] {
  return table.columns.map(({ format, wraps = false }, index) => {
    const style = { look: 'value', format, wraps } as const;
    return {
      letters: columnLetters(index + 1),
      plain: shared.styleOf({ ...style, isRight: !isTextFormat(format), isQuoted: false }),
      quoted: shared.styleOf({ ...style, isRight: false, isQuoted: true }),
    };
  });
}

/** The rows of a table, under its header. Its texts stand in its cells: those of thousands of rows are held nowhere. */
export function streamedTable(plan: Streamed, shared: SharedParts): StreamedTable {
  const { table, layout } = plan;
  const styles = columnStyles(table, shared);
  const rows = table.rows.length === 0 ? [[]] : table.rows;
  const heightOf = needsHeights(plan) ? (row: Row) => heightAttribute(plan, row) : () => '';
  return {
    *pieces() {
      for (let first = 0; first < rows.length; first += rowsPerPiece) {
        let piece = '';
        for (const [index, row] of rows.slice(first, first + rowsPerPiece).entries())
          piece += rowXml(styles, layout.firstTableRow + first + index, row, heightOf(row));
        yield piece;
      }
    },
  };
}
