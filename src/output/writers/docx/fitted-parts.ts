import type { ExhibitTable } from '#output/model/section.ts';
import { type AskedColumn, wholeWidths, widthsByText } from '#output/writers/drawing/column-widths.ts';
import { twipsPerInch } from '#output/writers/docx/sheet-of-paper.ts';
import { textWidth as inchesOf } from '#output/writers/drawing/text-width.ts';

/** Left and right of the text of a cell, as the style of tables has it, and a hair more. */
const cellRoom = 2 * 85 + 15;

/** The size of the text of tables, in points. */
export const tableFontSize = 9;

/** Columns beside each other: all of a table, or as many as fit. */
export interface FittedPart {
  /** Their places in the table. */
  readonly places: readonly number[];
  /** Twentieths of a point, together the width of the text. */
  readonly widths: readonly number[];
}

/** Words end at a space or behind a hyphen, dates with "vóór" do not; a space that may not break is part of its word. */
const words = (text: string): readonly string[] => text.split(/(?<!vóór)[ \n\t]+|(?<=\p{L}-)/u);

const twips = (text: string): number => inchesOf(text, tableFontSize, true) * twipsPerInch;
const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(twips));

/**
 * By how much letters may be wider where a computer has no Arial and takes another font for it. All texts are measured as bold:
 * for those that are not, most of it is in that.
 */
const widerFont = { bold: 1.25, plain: 1.15 } as const;

/** Lines of text leave some room at their ends. */
const looseness = 1.08;

/** What a column asks for; in a wider font a figure that breaks reads as two. */
interface WordColumn extends AskedColumn {
  readonly wider: number;
}

function askedColumns({ columns, rows, emphasised }: ExhibitTable): readonly WordColumn[] {
  return columns.map(({ head, share }, column) => {
    const texts = rows.map((row) => row[column] ?? '');
    const strong = [head, ...emphasised.map((row) => texts[row] ?? '')];
    const wider = Math.max(
      widerFont.bold * longest(strong.flatMap(words)),
      widerFont.plain * longest(texts.flatMap(words)),
    );
    return {
      least: Math.ceil(longest([head, ...texts].flatMap(words))) + cellRoom,
      wider: Math.ceil(wider) + cellRoom,
      texts: [head, ...texts].map((text) => Math.ceil(looseness * twips(text)) + cellRoom),
      share,
    };
  });
}

const total = (columns: readonly WordColumn[], of: 'least' | 'wider'): number =>
  columns.reduce((sum, column) => sum + column[of], 0);

/** The longest words, and as far as there is room those in a wider font. */
function withWiderWords(columns: readonly WordColumn[], width: number): readonly WordColumn[] {
  const room = Math.max(0, width - total(columns, 'least'));
  const part = Math.min(1, room / Math.max(1, total(columns, 'wider') - total(columns, 'least')));
  return columns.map((column) => ({
    ...column,
    least: column.least + Math.floor(part * (column.wider - column.least)),
  }));
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
  const asked = askedColumns(table);
  const of = (places: readonly number[]): readonly WordColumn[] => places.map((place) => asked[place]!);
  const partOf = (places: readonly number[]): FittedPart => ({
    places,
    widths: wholeWidths(widthsByText(withWiderWords(of(places), width), width)),
  });
  const all = [...asked.keys()];
  const others = all.slice(1);
  for (let count = 1; count < others.length; count += 1) {
    const parts = inRows(others, count).map((places) => [0].concat(places));
    if (parts.every((places) => total(of(places), 'least') <= width)) return parts.map(partOf);
  }
  return [partOf(all)];
}
