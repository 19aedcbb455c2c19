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

/** What the pages hold. */
export interface PageSpace {
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
