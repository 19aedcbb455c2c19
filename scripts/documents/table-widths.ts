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
  const word = longest(texts.flatMap((text) => text.split(/[\s-]+/)));
  return (length <= shortText ? length : word) + margin;
}

const averageLength = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.length, 0) / Math.max(texts.length, 1);

/**
 * Shares of the page that the columns of a table get, from the lines of text in each: a column has room for its longest
 * word, and what is left goes by how much there is to read.
 */
export function tableWidths(columns: readonly (readonly string[])[]): readonly number[] {
  const smallest = columns.map(smallestWidth);
  const left = Math.max(0, lineLength - smallest.reduce((sum, width) => sum + width, 0));
  const wishes = columns.map((texts, column) => Math.max(0, averageLength(texts) - (smallest[column] ?? 0)) ** 0.8);
  const allWishes = wishes.reduce((sum, wish) => sum + wish, 0) || 1;
  return smallest.map((width, column) => Math.round(10 * (width + (left * (wishes[column] ?? 0)) / allWishes)) / 10);
}
