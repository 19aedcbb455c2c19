import { expect, it } from 'vitest';
import { existingPageIndex, pageIndexFor, pageSizes } from '#web/ui/table/page-number.ts';

it('pages are counted from one by people and from zero by the table', () => {
  expect(pageIndexFor('1', 4)).toBe(0);
  expect(pageIndexFor(' 4 ', 4)).toBe(3);
});

it('a number outside the list goes to its first or last page', () => {
  expect(pageIndexFor('0', 4)).toBe(0);
  expect(pageIndexFor('99', 4)).toBe(3);
  expect(pageIndexFor('3', 0)).toBe(0);
});

it.each(['', '-', '1,5', 'x', '2e1'])('%j is no page number', (typed) => {
  expect(pageIndexFor(typed, 4)).toBeNull();
});

it('a page that has disappeared becomes the last one that is left', () => {
  expect(existingPageIndex(3, 2)).toBe(1);
  expect(existingPageIndex(0, 0)).toBe(0);
  expect(existingPageIndex(1, 5)).toBe(1);
});

it('10, 25 and 50 rows a page are offered', () => {
  expect(pageSizes).toEqual([10, 25, 50]);
});
