import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fittedColumns, sharedWidth } from '#output/documents/drawing/column-widths.ts';
import type { ExhibitTable } from '#output/exhibits/model/section.ts';

const tableOf = (shares: readonly number[], row: readonly string[]): ExhibitTable => ({
  columns: shares.map((share) => ({ head: 'kop', share, align: 'left' })),
  rows: [row],
  emphasised: [],
  barred: [],
});

const total = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

it('shared widths are whole and add up', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(parts, fc.integer({ min: 1000, max: 10_000 }), (shares, width) => {
      const widths = sharedWidth(shares, width);
      expect(total(widths)).toBe(width);
      expect(widths.every(Number.isInteger)).toBe(true);
    }),
  );
});

it('a column is as wide as its longest word, however little it asked for', () => {
  const { widths, fontSize } = fittedColumns(tableOf([5, 95], ['Arbeidsongeschiktheid', 'x']), 9000);
  expect(fontSize).toBe(8.5);
  expect(widths[0]).toBeGreaterThan(1700);
  expect(total(widths)).toBe(9000);
});

it('what is left goes to who asked for more than a word', () => {
  const { widths } = fittedColumns(tableOf([20, 80], ['aap', 'noot mies wim zus jet']), 9000);
  expect(widths[1]! / widths[0]!).toBeGreaterThan(3);
});

it('letters become smaller before a word is broken', () => {
  const words = Array.from({ length: 8 }, () => '€ 1.234.567.890'.replaceAll(' ', '\u00a0'));
  const shares = words.map(() => 10);
  expect(fittedColumns(tableOf(shares, words), 13_000).fontSize).toBe(8.5);
  expect(fittedColumns(tableOf(shares, words), 10_600).fontSize).toBeLessThan(8.5);
  expect(total(fittedColumns(tableOf(shares, words), 4000).widths)).toBe(4000);
});
