import type { MarkedCell } from '#output/model/section.ts';
import type { SlideTable } from '#output/writers/pptx/table-model.ts';
import { isBoldCell, isStrong, markOf } from '#output/writers/pptx/cell-marks.ts';
import { columnWidths, hasRoom, roomIn, sideMargin } from '#output/writers/pptx/slide-columns.ts';
import { nextShapeId, type SlideDraft, smallestText } from '#output/writers/pptx/draft.ts';
import { lineHeight, linesThatFit, shortenedText, wrappedLines } from '#output/writers/drawing/fitted-text.ts';
import { graphicFrameXml } from '#output/writers/pptx/graphic-frame-xml.ts';
import { layoutNamed } from '#output/writers/pptx/layouts.ts';
import { type TableCell, type TableRow, tableXml } from '#output/writers/pptx/table-xml.ts';
import { textWidth } from '#output/writers/drawing/text-width.ts';
import { typesetText } from '#output/writers/pptx/typeset-text.ts';
import { decimalNumber } from '#office/document/dutch-format.ts';

/** Euros in full, from a million on. */
const millions = /€([\u00a0 ])(\d{1,3}(?:\.\d{3}){2,})(?![\d,])/g;

/** "€ 24.514.123" as "€ 24,51 mln": for a table that has no room for its amounts. */
export const shorterAmounts = (text: string): string =>
  text.replaceAll(
    millions,
    (_, space: string, digits: string) =>
      `€${space}${decimalNumber(Number(digits.replaceAll('.', '')) / 1e6, 2)}\u00a0mln`,
  );

/** The table with its texts as a slide shows them: what does not break is measured so, too. */
export const typesetTable = <Table extends Pick<SlideTable, 'columns' | 'rows'>>(table: Table): Table => ({
  ...table,
  columns: table.columns.map((column) => Object.assign({}, column, { head: typesetText(column.head) })),
  rows: table.rows.map((row) => row.map(typesetText)),
});

/** Above and below the text of a row, in inches; in a full table less. */
export const topMargin = 0.03;
export const tightest = 0.008;
const topMargins = [topMargin, tightest];
interface Layout {
  readonly fontSize: number;
  readonly rowHeight: number;
  readonly topMargin: number;
  readonly widths: readonly number[];
}

/** Whether every cell fits its row without breaking a word. */
function fits(table: SlideTable, { fontSize, rowHeight, topMargin, widths }: Layout): boolean {
  const lines = linesThatFit(rowHeight - 2 * topMargin, fontSize);
  const cellFits = (text: string, column: number, bold: boolean): boolean => {
    const room = roomIn(widths[column] ?? 1);
    const isWhole = text.split(' ').every((word) => textWidth(word, fontSize, bold) <= room);
    return isWhole && wrappedLines(text, room, fontSize, bold).length <= lines;
  };
  const headFits = table.columns.every(({ head }, column) => cellFits(head, column, true));
  return (
    headFits &&
    table.rows.every((row, at) => row.every((text, column) => cellFits(text, column, isBoldCell(table, at, column))))
  );
}

const widthsOf = (table: SlideTable, fontSize: number): readonly number[] =>
  table.widths ?? columnWidths(table, fontSize);

/** Heights that are given come with the size of the text. */
function givenLayout(table: SlideTable, rowHeight: number): Layout {
  const { largest: fontSize = smallestText, margin = topMargin } = table;
  return { fontSize, rowHeight, topMargin: margin, widths: widthsOf(table, fontSize) };
}

/** Height of the rows and the largest text at which every cell is whole; null when there is none. */
function wholeLayout(table: SlideTable, rowHeight: number): Layout | null {
  for (const topMargin of topMargins) {
    for (let fontSize = table.largest ?? smallestText; fontSize >= smallestText; fontSize -= 0.5) {
      const layout = { fontSize, rowHeight, topMargin, widths: widthsOf(table, fontSize) };
      if (fontSize * lineHeight <= (rowHeight - 2 * topMargin) * 72 + 0.01 && fits(table, layout)) return layout;
    }
  }
  return null;
}

const rowHeightOf = ({ tallest = 0.42, box, rows }: SlideTable): number => Math.min(tallest, box.h / (rows.length + 1));

/** Height of the rows and size of the text at which the table fits its box. */
export function tableLayout(table: SlideTable): Layout {
  const rowHeight = rowHeightOf(table);
  if (table.heights !== undefined) return givenLayout(table, rowHeight);
  return (
    wholeLayout(table, rowHeight) ?? {
      fontSize: smallestText,
      rowHeight,
      topMargin: tightest,
      widths: widthsOf(table, smallestText),
    }
  );
}

/** Whether every cell is whole in rows of one height. */
export const hasWholeRows = (table: SlideTable): boolean => wholeLayout(table, rowHeightOf(table)) !== null;

const withShorterAmounts = (table: SlideTable): SlideTable => ({
  ...table,
  rows: table.rows.map((row) => row.map(shorterAmounts)),
});

/** The table with its amounts written shorter, where they have no room in text of this size. */
export const readableTable = (table: SlideTable, fontSize: number): SlideTable =>
  hasRoom(table, fontSize) ? table : withShorterAmounts(table);

/** The same where the text may be smaller, but no cell may be cut off. */
const withWholeCells = (table: SlideTable): SlideTable =>
  table.heights !== undefined || hasWholeRows(table) ? table : withShorterAmounts(table);

/** How the cells of a row look. */
type RowLook = {
  readonly colour: string;
  readonly fill: string | null;
  readonly line: string;
  /** Of the line, in points. */
  readonly width: number;
};

const headLook: RowLook = { colour: 'tx2', fill: null, line: 'tx2', width: 1.25 };
const plainLook: RowLook = { colour: 'tx1', fill: null, line: 'bg2', width: 1 };
const strongLook: RowLook = { colour: 'tx1', fill: 'bg2', line: 'bg2', width: 1 };

function rowLook(table: SlideTable, at: number): RowLook {
  if (at === 0) return headLook;
  const look = isStrong(table, at - 1) ? strongLook : plainLook;
  return table.barred?.includes(at - 1) === true ? { ...look, colour: 'forbidden' } : look;
}

const markColours: Readonly<Record<MarkedCell['mark'], string>> = { best: 'tx2', worst: 'least' };

/** One row, the heading at 0; texts that are too long are cut off. */
function tableRow(table: SlideTable, layout: Layout, texts: readonly string[], at: number): TableRow {
  const { fontSize, topMargin, widths } = layout;
  const height = table.heights?.[at] ?? layout.rowHeight;
  const lines = linesThatFit(height - 2 * topMargin, fontSize);
  const { colour: rowColour, ...look } = rowLook(table, at);
  const cells = table.columns.map(({ align }, column): TableCell => {
    const mark = markOf(table, at - 1, column);
    const bold = at === 0 || isBoldCell(table, at - 1, column);
    const text = shortenedText(texts[column] ?? '', roomIn(widths[column] ?? 1), lines, fontSize, bold);
    const colour = table.barredColumns?.includes(column) === true ? 'forbidden' : rowColour;
    const fill = table.strongColumns?.includes(column) === true ? 'bg2' : look.fill;
    const shown = mark === undefined ? colour : markColours[mark];
    return { text, letters: { fontSize, bold, colour: shown }, align, ...look, fill, sideMargin, topMargin };
  });
  return { height, cells };
}

/** Draws a table with a heading row; one with the name of the layout's placeholder fills that. */
export function drawTable(slide: SlideDraft, given: SlideTable): void {
  const table = withWholeCells(typesetTable(given));
  const { name, alternativeText, columns, box } = table;
  const layout = tableLayout(table);
  const rows = [columns.map(({ head }) => head), ...table.rows].map((texts, at) => tableRow(table, layout, texts, at));
  slide.shapes.push(
    graphicFrameXml({
      shape: { id: nextShapeId(slide), name, alternativeText },
      box: { ...box, h: rows.reduce((sum, { height }) => sum + height, 0) },
      placeholder: layoutNamed(slide.layout).placeholders.find(({ label, type }) => type === 'tbl' && label === name),
      kind: 'table',
      content: tableXml(layout.widths, rows),
    }),
  );
}
