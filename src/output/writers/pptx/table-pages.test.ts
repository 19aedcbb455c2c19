import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineHeight, wrappedLines } from '#output/writers/drawing/fitted-text.ts';
import { roomIn } from '#output/writers/pptx/slide-columns.ts';
import type { SlideTable } from '#output/writers/pptx/table-model.ts';
import { tablePages } from '#output/writers/pptx/table-pages.ts';
import { propertyRuns } from '#test/property-runs.ts';

const table = (rows: readonly (readonly string[])[], emphasised: readonly number[] = []): SlideTable => ({
  name: 'Tabel',
  alternativeText: '',
  columns: [
    { head: 'Groep', share: 1, align: 'left' },
    { head: 'Tekst', share: 3, align: 'left' },
  ],
  rows,
  emphasised,
  box: { x: 0, y: 0, w: 8, h: 3 },
  largest: 11,
});

const words = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 30 }).map((found) => found.join(' '));
const rowsOf = fc.array(
  words.map((text, index = 0) => [`g${index}`, text] as const),
  { minLength: 1, maxLength: 40 },
);

describe('a table over several slides', () => {
  it('keeps every row in its order, whole, within its box', () => {
    fc.assert(
      fc.property(rowsOf, (rows) => {
        const pages = tablePages(table(rows));
        expect(pages.flatMap((page) => page.rows)).toEqual(rows);
        for (const { heights = [], rows: shown, widths: [, width = 0] = [] } of pages) {
          expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(3 + 1e-9);
          shown.forEach(([, text = ''], index) => {
            const lines = wrappedLines(text, roomIn(width), 11).length;
            expect((lines * 11 * lineHeight) / 72).toBeLessThanOrEqual((heights[index + 1] ?? 0) + 1e-9);
          });
        }
      }),
      propertyRuns(50),
    );
  });

  it('takes one page where that is enough, and pages about as full as each other where not', () => {
    const rows = (count: number) => Array.from({ length: count }, (_, index) => [String(index), 'kort']);
    expect(tablePages(table(rows(5)))).toHaveLength(1);
    const counts = tablePages(table(rows(20))).map((page) => page.rows.length);
    expect(counts).toEqual([10, 10]);
  });

  it('says again at the top of a page what the first cell left out, and keeps rows that stand out', () => {
    const rows = Array.from({ length: 20 }, (_, index) => [index === 0 ? 'Rente' : '', 'kort']);
    const [first, second] = tablePages(table(rows, [2, 11]));
    expect(first?.emphasised).toEqual([2]);
    expect(second?.rows[0]).toEqual(['Rente', 'kort']);
    expect(second?.rows[1]).toEqual(['', 'kort']);
    expect(second?.emphasised).toEqual([1]);
  });
});
