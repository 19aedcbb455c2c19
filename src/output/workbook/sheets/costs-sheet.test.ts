import { describe, expect, test } from 'vitest';
import { costsSheet } from '#output/workbook/sheets/costs-sheet.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';

/** Everything on the sheet, where the law says this of keeping the scale. */
const sheetWhere = (allowed: 'yes' | 'no'): string =>
  JSON.stringify(costsSheet(exampleContent(25, (result) => ({ ...result, grandfathering: { allowed, grounds: [] } }))));

describe('the sheet on cost', () => {
  test('gives the cost of a kept scale, and what who enters pays beside it, only where a scale may be kept', () => {
    for (const text of ['Open groep: Eerbiedigende werking', 'verschil met eerbiedigende werking', '"Premie"']) {
      expect(sheetWhere('yes')).toContain(text);
      expect(sheetWhere('no')).not.toContain(text);
    }
  });

  test('adds up the first 5, 10, 20 and 30 years with formulas, each beside the current scheme', () => {
    const { table } = costsSheet(exampleContent(25));
    const sums = table!.rows.filter(([label]) => JSON.stringify(label).includes('opgeteld'));
    expect(sums.map(([label]) => (label as { content: string }).content)).toEqual(
      [5, 10, 20, 30].map((years) => `Eerste ${years} jaar opgeteld`),
    );
    const place = { row: 9, firstRowOf: () => 100, columnOf: () => '' };
    for (const [index, count] of [5, 10, 20, 30].entries()) {
      const [, current] = sums[index] as unknown as [unknown, { formulaAt: (at: typeof place) => string }];
      expect(current.formulaAt(place)).toBe(`SUM(B100:B${99 + count})`);
    }
  });
});
