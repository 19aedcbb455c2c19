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

/** A page that holds less gets blocks of the page before it, as long as that one holds no less. */
const nearlyEmpty = 0.4;

/** The first row of a page between those around it, with so many blocks of the page before it that neither is nearly empty. */
function balancedStart(page: Stretch, blocks: readonly Block[], height: number): number {
  const { before, end } = page;
  const least = nearlyEmpty * height;
  const from = (first: number, last: number): number =>
    blocks.filter(({ firstRow }) => firstRow >= first && firstRow < last).reduce((sum, block) => sum + block.height, 0);
  let { start } = page;
  for (const { firstRow } of blocks.toReversed()) {
    if (firstRow >= start || firstRow <= before) continue;
    if (from(start, end) >= least || from(firstRow, end) > height || from(before, firstRow) < least) break;
    start = firstRow;
  }
  return start;
}

/** A page by its first row, with the first rows of the page before it and of the one after it. */
interface Stretch {
  readonly before: number;
  readonly start: number;
  readonly end: number;
}

function balanced(starts: readonly number[], blocks: readonly Block[], height: number): readonly number[] {
  const pages = [...starts];
  for (let page = pages.length - 1; page > 0; page--) {
    const stretch = { before: pages[page - 1]!, start: pages[page]!, end: pages[page + 1] ?? Infinity };
    pages[page] = balancedStart(stretch, blocks, height);
  }
  return pages;
}

/** What the pages hold. */
interface PageSpace {
  /** Points of a page that rows fit in, in every program. */
  readonly height: number;
  /** The same in a program that prints these columns smaller than another; absent where none does. */
  readonly highest?: number;
  /** Of that the points which the rows that are repeated take, on every page but the one on which they stand. */
  readonly repeated: number;
  /** Whether they stand on the first page themselves. */
  readonly isOwnOfFirst: boolean;
}

/** Where something is on its page: the pages follow each other, and what is above the first is its own repeated rows. */
const pageOf = (place: number, room: number): number => Math.max(0, Math.floor(place / room));

/** First rows of the printed pages, so that no block is cut that fits on a page. The first block starts the first page. */
export function pageRows(
  blocks: readonly Block[],
  { height, highest = height, repeated, isOwnOfFirst }: PageSpace,
): readonly number[] {
  const [room, fullest] = [height - repeated, highest / certain - repeated];
  const isWhole = (begin: number, size: number, page: number): boolean =>
    begin - pageOf(begin, page) * page + size <= page;
  const starts: number[] = [];
  let begin = isOwnOfFirst ? -repeated : 0;
  for (const { firstRow, height: size, blank = 0 } of blocks) {
    const shown = size - blank;
    const isAtTop = begin === 0;
    // Under a block of several pages it depends on the program where on its page the next one begins.
    const isSure = isWhole(begin, shown, room) && isWhole(begin, shown, fullest);
    const onPage = begin - pageOf(begin, room) * room;
    const isHopeless = size > fullest && onPage < hardlyFilled * room;
    if (starts.length === 0) starts.push(firstRow);
    else if (!isAtTop && !isSure && !isHopeless) {
      starts.push(firstRow);
      begin = 0;
    }
    const pageEnd = (pageOf(begin, room) + 1) * room;
    // Empty rows that are off the page leave no room below them, and take none of the next one.
    begin = begin + shown <= pageEnd && begin + size > pageEnd ? pageEnd - leastRow : begin + size;
  }
  return balanced(starts, blocks, room);
}
