import { isBoldCell } from '#output/writers/pptx/cell-marks.ts';
import type { SlideTable } from '#output/writers/pptx/table-model.ts';
import { widthsByShare } from '#output/writers/drawing/column-widths.ts';
import { textWidth } from '#output/writers/drawing/text-width.ts';

export const sideMargin = 0.07;

/** Around the text of a cell, with what programs differ in. */
const besideText = 2 * sideMargin + 0.02;

/** Width of the text in a column of this width. */
export const roomIn = (width: number): number => width - besideText;

type Cells = Pick<SlideTable, 'columns' | 'rows' | 'box' | 'emphasised' | 'boldColumns' | 'marked'>;

/** Where a program breaks lines: between words, and where there is no room for that behind a hyphen within one too. */
const betweenWords = / /;
const withinWords = / |(?<=\p{L}-)(?=\p{L})/u;

/** What a column takes at least: its widest word. */
function leastWidths(table: Cells, fontSize: number, breaks: RegExp): readonly number[] {
  const widest = (text: string, isBold: boolean): number =>
    Math.max(...text.split(breaks).map((word) => textWidth(word, fontSize, isBold)));
  return table.columns.map(({ head }, column) => {
    const cells = table.rows.map((row, at) => widest(row[column] ?? '', isBoldCell(table, at, column)));
    return Math.max(widest(head, true), ...cells) + besideText + 0.005;
  });
}

const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/** Whether every word and every figure can stand on a line of its column. */
export const hasRoom = (table: Cells, fontSize: number): boolean =>
  total(leastWidths(table, fontSize, withinWords)) <= table.box.w;

/** Widths of the columns, in inches: by their shares, unless the widest word of a column takes more. */
export function columnWidths(table: Cells, fontSize: number): readonly number[] {
  const { columns, box } = table;
  const whole = leastWidths(table, fontSize, betweenWords);
  const narrow = total(whole) <= box.w ? whole : leastWidths(table, fontSize, withinWords);
  // Words break anyhow: then the shares alone count.
  const least = total(narrow) <= box.w ? narrow : narrow.map(() => 0);
  return widthsByShare(
    columns.map(({ share }, column) => ({ share, least: least[column]! })),
    box.w,
  );
}
