import { certain } from '#office/sheet/page-size.ts';

/** Rows that belong together: a heading with all that is under it, a table, a chart. */
export interface Block {
  readonly firstRow: number;
  readonly height: number;
}

/** A block that is longer than a page may as well start on the page before it, when most of that is empty. */
const hardlyFilled = 0.4;

/**
 * First rows of the printed pages, so that no block is cut that fits on a page. The first block starts the first page;
 * `height` is what a page holds in every program.
 */
export function pageRows(blocks: readonly Block[], height: number): readonly number[] {
  const isWhole = (begin: number, size: number, page: number): boolean => (begin % page) + size <= page;
  const starts: number[] = [];
  let begin = 0;
  for (const { firstRow, height: size } of blocks) {
    // Under a block of several pages it depends on the program where on its page the next one begins.
    const isSure = isWhole(begin, size, height) && isWhole(begin, size, height / certain);
    const isHopeless = size > height / certain && begin % height < hardlyFilled * height;
    if (starts.length === 0 || (begin > 0 && !isSure && !isHopeless)) {
      starts.push(firstRow);
      begin = 0;
    }
    begin += size;
  }
  return starts;
}
