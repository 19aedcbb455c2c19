import { widthsByShare } from '#output/writers/drawing/column-widths.ts';

/** Characters in the type of tables that fit on a line of the page. */
const lineLength = 96;
/** Room between columns, and for bold words. */
const margin = 2.5;
/** A text up to this length stays on one line. */
const shortText = 24;

const longest = (texts: readonly string[]): number => Math.max(1, ...texts.map((text) => text.length));

/** Room for the longest word, and for all of the texts when they are short. */
function smallestWidth(texts: readonly string[]): number {
  const length = longest(texts);
  return (length <= shortText ? length : longest(texts.flatMap((text) => text.split(/[\s-]+/)))) + margin;
}

const averageLength = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.length, 0) / Math.max(texts.length, 1);

/** Shares of the page that the columns of a table get, from the lines of text in each: by how much there is to read. */
export const tableWidths = (columns: readonly (readonly string[])[]): readonly number[] =>
  widthsByShare(
    columns.map((texts) => ({ least: smallestWidth(texts), share: averageLength(texts) })),
    lineLength,
  ).map((width) => Math.round(10 * width) / 10);
