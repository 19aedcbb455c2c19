import { certain } from '#office/sheet/page-size.ts';

/** Rows that belong together: a heading with all that is under it, a table, a chart. */
export interface Block {
  readonly firstRow: number;
  readonly height: number;
  /** Of that the empty rows at its end, which need no place on the page. */
  readonly blank?: number;
}

/** A block that is longer than a page may as well start on the page before it, when most of that is empty. */
const hardlyFilled = 0.4;

/** No row is lower, in points. */
const leastRow = 0.5;

/** A last page that holds less gets blocks of the page before it, as long as that one holds no less. */
const nearlyEmpty = 0.4;

function balanced(starts: readonly number[], blocks: readonly Block[], height: number): readonly number[] {
  const [last, before] = starts.toReversed();
  if (last === undefined || before === undefined) return starts;
  const from = (first: number, end: number): number =>
    blocks.filter(({ firstRow }) => firstRow >= first && firstRow < end).reduce((sum, block) => sum + block.height, 0);
  let start = last;
  for (const { firstRow } of blocks.toReversed()) {
    if (firstRow >= start || firstRow <= before) continue;
    const isEnough = from(start, Infinity) >= nearlyEmpty * height;
    if (isEnough || from(firstRow, Infinity) > height || from(before, firstRow) < nearlyEmpty * height) break;
    start = firstRow;
  }
  return [...starts.slice(0, -1), start];
}

/**
 * First rows of the printed pages, so that no block is cut that fits on a page. The first block starts the first page;
 * `height` is what a page holds in every program.
 */
export function pageRows(blocks: readonly Block[], height: number): readonly number[] {
  const isWhole = (begin: number, size: number, page: number): boolean => (begin % page) + size <= page;
  const starts: number[] = [];
  let begin = 0;
  for (const { firstRow, height: size, blank = 0 } of blocks) {
    const shown = size - blank;
    // Under a block of several pages it depends on the program where on its page the next one begins.
    const isSure = isWhole(begin, shown, height) && isWhole(begin, shown, height / certain);
    const isHopeless = size > height / certain && begin % height < hardlyFilled * height;
    if (starts.length === 0 || (begin > 0 && !isSure && !isHopeless)) {
      starts.push(firstRow);
      begin = 0;
    }
    const pageEnd = (Math.floor(begin / height) + 1) * height;
    // Empty rows that are off the page leave no room below them, and take none of the next one.
    begin = begin + shown <= pageEnd && begin + size > pageEnd ? pageEnd - leastRow : begin + size;
  }
  return balanced(starts, blocks, height);
}
