import { textWidth as inchesOf } from '#output/slides/drawing/text-width.ts';
import type { ExhibitTable } from '#output/exhibits/model/section.ts';

/** Twentieths of a point to an inch. */
const twipsPerInch = 1440;
/** Left and right of the text of a cell, as the style of tables has it, and a hair more. */
const cellRoom = 2 * 85 + 15;

/** Sizes of the text of a table, in points: the largest in which no word is broken. */
const sizes = [8.5, 8, 7.5, 7] as const;

interface FittedColumns {
  /** Twentieths of a point, together the width of the text. */
  readonly widths: readonly number[];
  /** Points. */
  readonly fontSize: number;
}

/** Words end at a space or behind a hyphen; a space that may not break is part of its word. */
const words = (text: string): readonly string[] => text.split(/[ \n\t]+|(?<=-)/);

/** The width that the longest word of each column asks for: a heading is bold. */
function neededWidths({ columns, rows }: ExhibitTable, fontSize: number): readonly number[] {
  const wordWidth = (text: string): number =>
    Math.max(0, ...words(text).map((word) => inchesOf(word, fontSize, true) * twipsPerInch));
  return columns.map(
    ({ head }, column) =>
      Math.ceil(Math.max(wordWidth(head), ...rows.map((row) => wordWidth(row[column] ?? '')))) + cellRoom,
  );
}

/** Whole widths that add up to `width`, in proportion to these parts. */
export function sharedWidth(parts: readonly number[], width: number): readonly number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  let reached = 0;
  let last = 0;
  return parts.map((part) => {
    reached += part;
    const end = Math.round((width * reached) / total);
    const own = end - last;
    last = end;
    return own;
  });
}

/** Columns wide enough for their longest word, and what is left in proportion to what else they asked for. */
export function fittedColumns(table: ExhibitTable, width: number): FittedColumns {
  const asked = sharedWidth(
    table.columns.map(({ share }) => share),
    width,
  );
  for (const fontSize of sizes) {
    const needed = neededWidths(table, fontSize);
    const left = width - needed.reduce((sum, own) => sum + own, 0);
    if (left < 0) continue;
    const wished = asked.map((own, column) => Math.max(0, own - (needed[column] ?? 0)));
    const more = wished.some((wish) => wish > 0) ? sharedWidth(wished, left) : sharedWidth(asked, left);
    return { widths: needed.map((own, column) => own + (more[column] ?? 0)), fontSize };
  }
  const smallest = sizes[3];
  return { widths: sharedWidth(neededWidths(table, smallest), width), fontSize: smallest };
}
