import { textWidth as inchesOf } from '#output/slides/drawing/text-width.ts';
import type { ExhibitTable } from '#output/exhibits/model/section.ts';

/** Twentieths of a point to an inch. */
const twipsPerInch = 1440;
/** Left and right of the text of a cell, as the style of tables has it, and a hair more. */
const cellRoom = 2 * 85 + 15;

/** The size of the text of tables, in points. */
export const tableFontSize = 9;

/** Columns that stand beside each other: all of a table, or as many as fit. */
export interface FittedPart {
  /** Their places in the table. */
  readonly places: readonly number[];
  /** Twentieths of a point, together the width of the text. */
  readonly widths: readonly number[];
}

/** Words end at a space or behind a hyphen; a space that may not break is part of its word. */
const words = (text: string): readonly string[] => text.split(/[ \n\t]+|(?<=-)/);

/** The width that the longest word of each column asks for: a heading is bold. */
function neededWidths({ columns, rows }: ExhibitTable): readonly number[] {
  const wordWidth = (text: string): number =>
    Math.max(0, ...words(text).map((word) => inchesOf(word, tableFontSize, true) * twipsPerInch));
  return columns.map(
    ({ head }, column) =>
      Math.ceil(Math.max(wordWidth(head), ...rows.map((row) => wordWidth(row[column] ?? '')))) + cellRoom,
  );
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** Whole widths that add up to `width`, in proportion to these parts. */
export function sharedWidth(parts: readonly number[], width: number): readonly number[] {
  const total = sumOf(parts);
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

/** Wide enough for the longest words, and what is left in proportion to what else was asked for. */
function partOf(places: readonly number[], needed: readonly number[], shares: readonly number[], width: number) {
  const least = places.map((place) => needed[place] ?? 0);
  const left = width - sumOf(least);
  if (left < 0) return { places, widths: sharedWidth(least, width) };
  const asked = sharedWidth(
    places.map((place) => shares[place] ?? 0),
    width,
  );
  const wished = asked.map((own, column) => Math.max(0, own - (least[column] ?? 0)));
  const more = wished.some((wish) => wish > 0) ? sharedWidth(wished, left) : sharedWidth(asked, left);
  return { places, widths: least.map((own, column) => own + (more[column] ?? 0)) };
}

/** These places in so many rows, as evenly as can be. */
const inRows = (places: readonly number[], count: number): readonly (readonly number[])[] =>
  Array.from({ length: count }, (_, row) =>
    places.slice(Math.round((row * places.length) / count), Math.round(((row + 1) * places.length) / count)),
  );

/**
 * The columns of a table as they fit on the paper at a size that everybody can read: beside each other, or in as few parts
 * below each other as it takes, each with the first column, which names the rows.
 */
export function fittedParts(table: ExhibitTable, width: number): readonly FittedPart[] {
  const needed = neededWidths(table);
  const shares = table.columns.map(({ share }) => share);
  const all = table.columns.map((_, place) => place);
  const others = all.slice(1);
  for (let count = 1; count < others.length; count += 1) {
    const parts = inRows(others, count).map((places) => [0].concat(places));
    if (parts.every((places) => sumOf(places.map((place) => needed[place] ?? 0)) <= width))
      return parts.map((places) => partOf(places, needed, shares, width));
  }
  return [partOf(all, needed, shares, width)];
}
