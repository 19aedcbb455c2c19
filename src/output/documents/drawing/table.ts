import { AlignmentType, Paragraph, Table, TableCell, TableLayoutType, TableRow, TextRun, WidthType } from 'docx';
import { printableText } from '#office/package/xml-text.ts';
import { captionOf } from '#output/documents/drawing/caption.ts';
import { type FittedPart, fittedParts, sharedWidth } from '#output/documents/drawing/column-widths.ts';
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
}

const run = (text: string, { isBold, isBarred }: CellLook): TextRun =>
  new TextRun({
    text,
    ...(isBold === true ? { bold: true } : {}),
    ...(isBarred === true ? { color: forbidden } : {}),
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
/** Of such a table so many rows stand under the heading at least, and as many on the last page. */
const leastTogether = 3;

/** Whether a row stays on the page of the next one. */
const keepsNext = (index: number, count: number): boolean =>
  index < count - 1 && (count <= mostTogether || index < leastTogether - 1 || index >= count - leastTogether);

/** Some columns of a table; the first row is the heading, repeated on every page. */
function partTable({ table, columnLooks }: TableBlock, { places, widths }: FittedPart): Table {
  const { columns, rows, emphasised, barred } = table;
  const row = (texts: readonly string[], look: CellLook): TableRow =>
    new TableRow({
      cantSplit: true,
      ...(look.isHead === true ? { tableHeader: true } : {}),
      children: places.map((place, column) =>
        cell(texts[place] ?? '', widths[column] ?? 0, columns[place]?.align ?? 'left', {
          ...look,
          isBold: look.isBold === true || columnLooks?.emphasised.includes(place) === true,
          isBarred: look.isBarred === true || columnLooks?.barred.includes(place) === true,
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
      keepNext: keepsNext(index, rows.length),
    }),
  );
  return tableOf([head, ...body], widths, true);
}

/** A native table under its caption; columns that do not fit beside the others stand in a table below it. */
export function drawnTable(block: TableBlock, number: number): readonly (Paragraph | Table)[] {
  const [first, ...others] = fittedParts(block.table, textWidth).map((part) => partTable(block, part));
  if (first === undefined) return [];
  return [
    captionOf('Tabel', number, block.name),
    first,
    ...others.flatMap((table) => [continuedLine(number), table]),
    new Paragraph({ style: styles.note, children: [] }),
  ];
}

const continuedLine = (number: number): Paragraph =>
  new Paragraph({
    style: styles.note,
    keepNext: true,
    spacing: { before: 120 },
    children: [new TextRun(`Tabel ${number}, vervolg`)],
  });

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
