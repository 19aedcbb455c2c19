/**
 * Columns with which printed pages start after the first one: groups of columns that are read together stay on one page.
 * `most` is how many columns fit beside those that are repeated on each page; `sizes` are the columns of each group.
 */
export function pageStarts(sizes: readonly number[], most: number): readonly number[] {
  const starts: number[] = [];
  let [column, onPage] = [1, 0];
  for (const size of sizes) {
    if (onPage > 0 && onPage + size > most) {
      starts.push(column);
      onPage = 0;
    }
    column += size;
    onPage += size;
  }
  return starts;
}
