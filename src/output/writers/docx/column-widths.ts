import { textWidth as inchesOf } from '#output/writers/drawing/text-width.ts';
import type { ExhibitTable } from '#output/model/section.ts';

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

/** Words end at a space or behind a hyphen, dates with "vóór" do not; a space that may not break is part of its word. */
const words = (text: string): readonly string[] => text.split(/(?<!vóór)[ \n\t]+|(?<=\p{L}-)/u);

const twips = (text: string): number => inchesOf(text, tableFontSize, true) * twipsPerInch;

/**
 * By how much letters may be wider where a computer has no Arial and takes another font for it. All texts are measured as bold:
 * for those that are not, most of it is in that.
 */
const widerFont = { bold: 1.13, plain: 1.05 } as const;
const inArial = { bold: 1, plain: 1 } as const;

/** The width that the longest word of each column takes: a heading is bold, and so are rows that stand out. */
function neededWidths(
  { columns, rows, emphasised }: ExhibitTable,
  font: typeof inArial | typeof widerFont,
): readonly number[] {
  const wordWidth = (text: string): number => Math.max(0, ...words(text).map(twips));
  const bold = new Set(emphasised);
  const rowWidth = (row: readonly string[], index: number, column: number): number =>
    (bold.has(index) ? font.bold : font.plain) * wordWidth(row[column] ?? '');
  return columns.map(
    ({ head }, column) =>
      Math.ceil(Math.max(font.bold * wordWidth(head), ...rows.map((row, index) => rowWidth(row, index, column)))) +
      cellRoom,
  );
}

/** The width that each text of each column takes on one line. */
const textWidths = ({ columns, rows }: ExhibitTable): readonly (readonly number[])[] =>
  columns.map(({ head }, column) => [twips(head), ...rows.map((row) => twips(row[column] ?? ''))]);

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

/** What the texts of a table ask for, column by column. */
interface Asked {
  /** The longest word. */
  readonly words: readonly number[];
  /** The same in a wider font. */
  readonly widerWords: readonly number[];
  /** Each text on one line, the heading first. */
  readonly texts: readonly (readonly number[])[];
  readonly shares: readonly number[];
}

/** Who lacks least gets all of it, as long as that is no more than an equal part of what is left. */
function filledUp(lacks: readonly number[], left: number): readonly number[] {
  const given = lacks.map(() => 0);
  const order = [...lacks.keys()].toSorted((one, other) => (lacks[one] ?? 0) - (lacks[other] ?? 0));
  let rest = left;
  for (const [index, place] of order.entries()) {
    given[place] = Math.min(lacks[place] ?? 0, Math.floor(rest / (order.length - index)));
    rest -= given[place];
  }
  return given;
}

/** Lines of text leave some room at their ends. */
const looseness = 1.08;

/** About how many lines a table has with columns of these widths: a row is as high as its highest cell. */
function lineCount(texts: readonly (readonly number[])[], widths: readonly number[]): number {
  const rows = texts[0]?.keys() ?? [];
  const linesOf = (row: number) => (column: readonly number[], index: number) =>
    Math.ceil(((column[row] ?? 0) * looseness) / ((widths[index] ?? 0) - cellRoom));
  return sumOf(Array.from(rows, (row) => Math.max(1, ...texts.map(linesOf(row)))));
}

/** The longest words, and as far as there is room those in a wider font: a figure that breaks reads as two. */
function leastWidths(
  places: readonly number[],
  { words: needed, widerWords }: Asked,
  width: number,
): readonly number[] {
  const least = places.map((place) => needed[place] ?? 0);
  const more = places.map((place, column) => (widerWords[place] ?? 0) - (least[column] ?? 0));
  const room = Math.max(0, width - sumOf(least));
  const part = Math.min(1, room / Math.max(1, sumOf(more)));
  return least.map((wide, column) => wide + Math.floor(part * (more[column] ?? 0)));
}

/** Of many texts so many widths are tried, the widest among them. */
const mostTried = 8;

/** Widths at which more texts of a column stand on one line. */
function triedWidths(column: readonly number[]): readonly number[] {
  const fitting = [...new Set(column.map((text) => Math.ceil(text * looseness) + cellRoom))].toSorted((a, b) => a - b);
  const step = Math.max(1, fitting.length / mostTried);
  return Array.from(
    { length: Math.min(mostTried, fitting.length) },
    (_, place) => fitting[fitting.length - 1 - Math.floor(place * step)]!,
  );
}

/** What is left, each time to the column where it takes most lines away for its width. */
function wherePays(texts: readonly (readonly number[])[], least: readonly number[], left: number): readonly number[] {
  const tried = texts.map(triedWidths);
  let widths = least;
  for (let rest = left; rest > 0; rest = left - sumOf(widths) + sumOf(least)) {
    const now = widths;
    const lines = lineCount(texts, now);
    const steps = tried.flatMap((wider, column) =>
      [...wider, now[column]! + Math.floor(rest / 3)].flatMap((wide) => {
        const more = wide - now[column]!;
        if (more <= 0 || more > rest) return [];
        const next = now.with(column, wide);
        return [{ next, gain: (lines - lineCount(texts, next)) / more }];
      }),
    );
    const best = steps.reduce<(typeof steps)[number] | null>(
      (found, step) => (step.gain > (found?.gain ?? 0) ? step : found),
      null,
    );
    if (best === null) break;
    widths = best.next;
  }
  return widths.map((wide, column) => wide - least[column]!);
}

/** The same, and what then is left by the shares that were asked for. */
function payingWidths(
  texts: readonly (readonly number[])[],
  least: readonly number[],
  left: number,
  shares: readonly number[],
): readonly number[] {
  const paying = wherePays(texts, least, left);
  const spare = sharedWidth(shares, left - sumOf(paying));
  return paying.map((more, column) => more + spare[column]!);
}

/**
 * Wide enough for the longest words. What is left goes by the shares that the columns asked for, or to those whose texts would
 * break: whichever makes the table lowest.
 */
function partOf(places: readonly number[], asked: Asked, width: number): FittedPart {
  const { texts, shares } = asked;
  const least = leastWidths(places, asked, width);
  const left = width - sumOf(least);
  if (left < 0) return { places, widths: sharedWidth(least, width) };
  const beyond = (wide: readonly number[]): readonly number[] =>
    wide.map((own, column) => Math.max(0, own - (least[column] ?? 0)));
  const own = places.map((place) => texts[place] ?? []);
  const lacks = beyond(own.map((column) => Math.ceil(Math.max(0, ...column)) + cellRoom));
  const askedShares = places.map((place) => shares[place] ?? 0);
  const shared = sharedWidth(askedShares, width);
  const byShares = sharedWidth(beyond(shared).some((wish) => wish > 0) ? beyond(shared) : shared, left);
  // The dearest way to share is tried only where texts would break.
  const ways =
    sumOf(lacks) > left
      ? [
          byShares,
          payingWidths(
            own,
            least,
            left,
            askedShares.map((share) => Math.max(1, share)),
          ),
          sharedWidth(lacks, left),
          filledUp(lacks, left),
        ]
      : [byShares];
  const tried = ways.map((more) => least.map((wide, column) => wide + (more[column] ?? 0)));
  const [widths] = tried.toSorted((one, other) => lineCount(own, one) - lineCount(own, other));
  return { places, widths: widths ?? least };
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
  const needed = neededWidths(table, inArial);
  const asked = {
    words: needed,
    widerWords: neededWidths(table, widerFont),
    texts: textWidths(table),
    shares: table.columns.map(({ share }) => share),
  };
  const all = table.columns.map((_, place) => place);
  const others = all.slice(1);
  for (let count = 1; count < others.length; count += 1) {
    const parts = inRows(others, count).map((places) => [0].concat(places));
    if (parts.every((places) => sumOf(places.map((place) => needed[place] ?? 0)) <= width))
      return parts.map((places) => partOf(places, asked, width));
  }
  return [partOf(all, asked, width)];
}
