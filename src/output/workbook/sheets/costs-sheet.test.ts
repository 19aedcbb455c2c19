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

  test('sets the cost of each year against wages and jobs, with formulas on the table of years', () => {
    const content = exampleContent(25);
    const parts = costsSheet(content).further!.map(({ table }) => table);
    const [shares, jobs] = ['LastenVanLoonsom', 'LastenPerVoltijdbaan'].map((name) =>
      parts.find((table) => table?.name === name)!,
    );
    const { years, alternatives } = content.result;
    for (const [table, of] of [
      [shares!, years.map(({ wageBill }) => wageBill)],
      [jobs!, years.map(({ fullTimeJobs }) => fullTimeJobs)],
    ] as const) {
      const [year, amount, first] = table.rows[3] as unknown as [
        number,
        number,
        { content: number; formulaAt: (at: object) => string },
      ];
      expect([year, amount]).toEqual([years[3]!.year, of[3]]);
      expect(first.content).toBeCloseTo(alternatives[0]!.years[3]!.cost / of[3]!, 12);
      expect(first.formulaAt({ row: 70, firstRowOf: () => 40, columnOf: () => '' })).toBe('B43/$B70');
    }
  });

  test('has a figure in every row of its sums: who takes part now apart from the open group', () => {
    const { table, further } = costsSheet(exampleContent(25));
    const open = further!.map((part) => part.table).find((one) => one?.name === 'LastenSamenOpen');
    for (const { columns, rows } of [table!, open!]) {
      expect(rows.length).toBeGreaterThan(11);
      for (const row of rows) {
        expect(row).toHaveLength(columns.length);
        expect(row.slice(1).some((cell) => cell !== null)).toBe(true);
      }
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
