import { AlignmentType, Paragraph, Table, TableCell, TableLayoutType, TableRow, TextRun, WidthType } from 'docx';
import { printableText } from '#office/package/xml-text.ts';
import { captionOf } from '#output/documents/drawing/caption.ts';
import { fittedColumns, sharedWidth } from '#output/documents/drawing/column-widths.ts';
import { forbidden, styles } from '#output/documents/drawing/styles.ts';
import { textWidth } from '#output/documents/drawing/sheet-of-paper.ts';
import type { TableBlock } from '#output/documents/model/document-draft.ts';
import type { TableColumn } from '#output/exhibits/model/section.ts';

const alignments = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
} as const satisfies Record<TableColumn['align'], string>;

interface CellLook {
  readonly isHead?: boolean;
  readonly isBold?: boolean;
  readonly isBarred?: boolean;
  /** Stays on the page of the next row. */
  readonly keepNext?: boolean;
  /** Points; as the style has it where it is not given. */
  readonly fontSize?: number;
}

const run = (text: string, { isBold, isBarred, fontSize }: CellLook): TextRun =>
  new TextRun({
    text,
    ...(isBold === true ? { bold: true } : {}),
    ...(isBarred === true ? { color: forbidden } : {}),
    ...(fontSize === undefined ? {} : { size: 2 * fontSize }),
  });

const cell = (text: string, width: number, align: TableColumn['align'], look: CellLook): TableCell =>
  new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(look.isHead === true ? { shading: { fill: { theme: 'light2' } } } : {}),
    children: printableText(text)
      .split('\n')
      .map(
        (line) =>
          new Paragraph({
            style: look.isHead === true ? styles.tableHead : styles.tableText,
            alignment: alignments[align],
            ...(look.keepNext === true ? { keepNext: true } : {}),
            children: [run(line, look)],
          }),
      ),
  });

const tableOf = (rows: readonly TableRow[], widths: readonly number[], firstRow: boolean): Table =>
  new Table({
    style: styles.table,
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: [...widths],
    layout: TableLayoutType.FIXED,
    tableLook: { firstRow, lastRow: false, firstColumn: !firstRow, lastColumn: false, noHBand: true, noVBand: true },
    rows,
  });

/** So many rows stay together with the heading; a longer table goes on over pages under its heading row. */
const mostTogether = 8;

/** The size that the style of tables has, in points. */
export const tableFontSize = 8.5;

/** A native table under its caption; its first row is the heading, repeated on every page. */
export function drawnTable(block: TableBlock, number: number): readonly (Paragraph | Table)[] {
  const { columns, rows, emphasised, barred } = block.table;
  const { widths, fontSize } = fittedColumns(block.table, textWidth);
  const size = fontSize === tableFontSize ? {} : { fontSize };
  const row = (texts: readonly string[], look: CellLook): TableRow =>
    new TableRow({
      cantSplit: true,
      ...(look.isHead === true ? { tableHeader: true } : {}),
      children: columns.map(({ align }, column) =>
        cell(texts[column] ?? '', widths[column] ?? 0, align, {
          ...look,
          ...size,
          isBold: look.isBold === true || block.columnLooks?.emphasised.includes(column) === true,
          isBarred: look.isBarred === true || block.columnLooks?.barred.includes(column) === true,
        }),
      ),
    });
  const head = row(
    columns.map((column) => column.head),
    { isHead: true, keepNext: true },
  );
  const body = rows.map((texts, index) =>
    row(texts, {
      isBold: emphasised.includes(index),
      isBarred: barred.includes(index),
      keepNext: rows.length <= mostTogether && index < rows.length - 1,
    }),
  );
  return [
    captionOf('Tabel', number, block.name),
    tableOf([head, ...body], widths, true),
    new Paragraph({ style: styles.note, children: [] }),
  ];
}

/** A table without heading row and caption: names in front of their values. */
export function plainTable(rows: readonly (readonly string[])[], shares: readonly number[]): Table {
  const widths = sharedWidth(shares, textWidth);
  const rowOf = (texts: readonly string[]): TableRow =>
    new TableRow({
      cantSplit: true,
      children: texts.map((text, column) => cell(text, widths[column] ?? 0, 'left', { isBold: column === 0 })),
    });
  return tableOf(rows.map(rowOf), widths, false);
}
