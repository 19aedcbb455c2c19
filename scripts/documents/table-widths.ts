/** Characters in the type of tables that fit on a line of the page. */
const lineLength = 88;
/** Room between columns, and for bold words. */
const margin = 2.5;

const longestWord = (texts: readonly string[]): number =>
  Math.max(1, ...texts.flatMap((text) => text.split(/[\s-]+/)).map((word) => word.length));

const averageLength = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.length, 0) / Math.max(texts.length, 1);

/**
 * Shares of the page that the columns of a table get: each column room for its longest word, and what is left by how
 * much text there is to read.
 */
export function tableWidths(columns: readonly (readonly string[])[]): readonly number[] {
  const smallest = columns.map((texts) => longestWord(texts) + margin);
  const left = Math.max(0, lineLength - smallest.reduce((sum, width) => sum + width, 0));
  const wishes = columns.map((texts, column) => Math.max(0, averageLength(texts) - (smallest[column] ?? 0)) ** 0.8);
  const allWishes = wishes.reduce((sum, wish) => sum + wish, 0) || 1;
  return smallest.map((width, column) => Math.round(10 * (width + (left * (wishes[column] ?? 0)) / allWishes)) / 10);
}
