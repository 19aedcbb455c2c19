import { printableText } from '#documents/package/xml-text.ts';
import type { SlideDraft } from '#documents/slides/draft.ts';
import { lineHeight, linesThatFit, shortenedText, wrappedLines } from '#documents/slides/fitted-text.ts';
import { textWidth } from '#documents/slides/text-width.ts';
import { typesetText } from '#documents/slides/typeset-text.ts';
import type { Box, TableCell } from '#documents/slides/presentation.ts';

interface TableColumn {
  readonly head: string;
  /** Part of the width of the table. */
  readonly share: number;
  readonly align: 'left' | 'right' | 'center';
}

/** A native table. */
export interface SlideTable {
  readonly name: string;
  readonly alternativeText: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly box: Box;
  /** Rows that stand out. */
  readonly emphasised?: readonly number[];
  /** How many of their first cells are bold; all of them where this is not given. */
  readonly boldColumns?: number;
  /** Largest text, in points. */
  readonly largest?: number;
  /** Largest height of a row, in inches. */
  readonly tallest?: number;
  /** Heights of the heading and of each row, in inches, where they differ; the text then has its largest size. */
  readonly heights?: readonly number[];
  /** Above and below the text of such a row, in inches. */
  readonly margin?: number;
}

const sideMargin = 0.07;
/** Above and below the text of a row, in inches; in a full table less. */
export const topMargin = 0.03;
export const tightest = 0.008;
const topMargins = [topMargin, tightest];
/** Points: what is smaller can't be read from a chair. */
const smallest = 10;

interface Layout {
  readonly fontSize: number;
  readonly rowHeight: number;
  readonly topMargin: number;
  readonly widths: readonly number[];
}

/** Width of the text in a column of this width. */
export const roomIn = (width: number): number => width - 2 * sideMargin - 0.02;

const isStrong = (table: SlideTable, row: number): boolean => table.emphasised?.includes(row) === true;

const isBold = (table: SlideTable, row: number, column: number): boolean =>
  isStrong(table, row) && column < (table.boldColumns ?? Infinity);

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
    table.rows.every((row, at) => row.every((text, column) => cellFits(text, column, isBold(table, at, column))))
  );
}

/** Widths of the columns, in inches. */
export function columnWidths({ columns, box }: SlideTable): readonly number[] {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  return columns.map(({ share }) => (box.w * share) / total);
}

/** Height of the rows and size of the text at which the table fits its box. */
export function tableLayout(table: SlideTable): Layout {
  const widths = columnWidths(table);
  const rowHeight = Math.min(table.tallest ?? 0.42, table.box.h / (table.rows.length + 1));
  if (table.heights !== undefined) {
    return { fontSize: table.largest ?? 11, rowHeight, topMargin: table.margin ?? topMargin, widths };
  }
  for (const topMargin of topMargins) {
    for (let fontSize = table.largest ?? 11; fontSize >= smallest; fontSize -= 0.5) {
      const layout = { fontSize, rowHeight, topMargin, widths };
      if (fontSize * lineHeight <= (rowHeight - 2 * topMargin) * 72 + 0.01 && fits(table, layout)) return layout;
    }
  }
  return { fontSize: smallest, rowHeight, topMargin: tightest, widths };
}

type Look = {
  readonly bold: boolean;
  readonly colour: string;
  readonly fill: string | null;
  readonly line: string;
  readonly thick: number;
};

function cell(text: string, column: TableColumn, width: number, layout: Layout, look: Look): TableCell {
  const { topMargin } = layout;
  const lines = linesThatFit(layout.rowHeight - 2 * topMargin, layout.fontSize);
  const none = { type: 'none' } as const;
  return {
    text: shortenedText(typesetText(text), roomIn(width), lines, layout.fontSize, look.bold),
    options: {
      bold: look.bold,
      color: look.colour,
      align: column.align,
      valign: 'middle',
      fontSize: layout.fontSize,
      margin: [topMargin, sideMargin, topMargin, sideMargin],
      border: [none, none, { type: 'solid', color: look.line, pt: look.thick }, none],
      ...(look.fill === null ? {} : { fill: { color: look.fill } }),
    },
  };
}

const headLook: Look = { bold: true, colour: 'tx2', fill: null, line: 'tx2', thick: 1.25 };
const plainLook: Look = { bold: false, colour: 'tx1', fill: null, line: 'bg2', thick: 1 };
const strongLook: Look = { bold: true, colour: 'tx1', fill: 'bg2', line: 'bg2', thick: 1 };

/** Draws a table with a heading row; its placeholder is that of the layout. */
export function drawTable({ slide, alternativeTexts }: SlideDraft, table: SlideTable): void {
  const layout = tableLayout(table);
  const row = (texts: readonly string[], look: Look, at: number): TableCell[] => {
    const ownLayout = { ...layout, rowHeight: table.heights?.[at] ?? layout.rowHeight };
    return table.columns.map((column, index) => {
      const bold = look.bold && (at === 0 || index < (table.boldColumns ?? Infinity));
      return cell(texts[index] ?? '', column, layout.widths[index] ?? 1, ownLayout, { ...look, bold });
    });
  };
  const head = row(
    table.columns.map((column) => column.head),
    headLook,
    0,
  );
  const body = table.rows.map((texts, index) => row(texts, isStrong(table, index) ? strongLook : plainLook, index + 1));
  slide.addTable([head, ...body], {
    x: table.box.x,
    y: table.box.y,
    w: table.box.w,
    colW: [...layout.widths],
    rowH: table.heights === undefined ? layout.rowHeight : [...table.heights],
    objectName: table.name,
  });
  alternativeTexts.set(table.name, printableText(table.alternativeText));
}
