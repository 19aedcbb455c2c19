import { expect, it } from 'vitest';
import { certain } from '#office/sheet/page-size.ts';
import { type Block, pageRows } from '#office/sheet/page-rows.ts';

const page = { height: 100 * certain, repeated: 0, isOwnOfFirst: true };

/** Blocks of these heights below each other; a row is a point high. */
function blocks(...sizes: readonly (readonly [height: number, blank: number])[]): readonly Block[] {
  let firstRow = 1;
  return sizes.map(([height, blank]) => {
    const block = { firstRow, height, blank };
    firstRow += height;
    return block;
  });
}

it('a block that does not fit starts a page', () => {
  expect(pageRows(blocks([60, 0], [36, 0], [40, 0]), page)).toEqual([1, 97]);
  expect(pageRows(blocks([60, 0], [37, 0], [10, 0]), page)).toEqual([1, 61]);
});

it('empty rows at the end of a block need no place on the page, and leave none', () => {
  expect(pageRows(blocks([60, 0], [40, 4], [40, 0]), page)).toEqual([1, 101]);
  expect(pageRows(blocks([60, 0], [40, 3], [10, 0]), page)).toEqual([1, 61]);
  expect(pageRows(blocks([60, 0], [40, 4], [1, 0], [95, 0]), page)).toEqual([1, 101]);
});

it('a last page with little on it gets blocks of the page before it', () => {
  expect(pageRows(blocks([50, 0], [20, 0], [20, 0], [20, 0]), page)).toEqual([1, 71]);
  expect(pageRows(blocks([50, 0], [20, 0], [20, 0], [40, 0]), page)).toEqual([1, 91]);
  expect(pageRows(blocks([90, 0], [20, 0]), page)).toEqual([1, 91]);
  expect(pageRows(blocks([20, 0], [60, 0], [30, 0]), page)).toEqual([1, 81]);
  expect(pageRows(blocks([20, 0]), page)).toEqual([1]);
});

it('so does a page between others', () => {
  expect(pageRows(blocks([30, 0], [30, 0], [30, 0], [20, 0], [90, 0]), page)).toEqual([1, 61, 111]);
  expect(pageRows(blocks([90, 0], [20, 0], [90, 0]), page)).toEqual([1, 91, 111]);
});

it('rows that are repeated take their room on every page but their own', () => {
  const under = { ...page, repeated: 20 };
  expect(pageRows(blocks([60, 0], [36, 0], [76, 0], [40, 0]), under)).toEqual([1, 97, 173]);
  expect(pageRows(blocks([60, 0], [36, 0], [40, 0], [37, 0]), under)).toEqual([1, 97, 137]);
  expect(pageRows(blocks([60, 0], [36, 0]), { ...under, isOwnOfFirst: false })).toEqual([1, 61]);
});
