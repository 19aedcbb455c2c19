import { expect, it } from 'vitest';
import { acrossTable } from '#output/model/across-table.ts';
import { type Table, isCell } from '#output/model/table.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { attribute, tagTexts } from '#test/office-package/package-contents.ts';
import { openedWorkbook, sheetOf } from '#test/office-package/workbook-contents.ts';

const long: Table = {
  name: 'Lang',
  columns: [
    { header: 'Cohort', format: 'general' },
    { header: 'Aantal', format: 'count' },
    { header: 'Jaar', format: 'year' },
    { header: 'Alternatief', format: 'general' },
    { header: 'Bedrag', format: 'euro' },
  ],
  rows: [
    ['20 t/m 24 jaar', 2, 2030, 'Vlak', 10],
    ['25 t/m 29 jaar', 3, 2031, 'Vlak', 32],
    ['20 t/m 24 jaar', 2, 2030, 'Staffel', 'n.v.t.'],
    ['25 t/m 29 jaar', 3, 2031, 'Staffel', 'n.v.t.'],
  ],
  isStreamed: false,
};
const across = (table: Table): Table =>
  acrossTable(table, { name: 'Kort', keys: ['Cohort', 'Aantal', 'Jaar'], value: 'Bedrag', hasTotal: true });

it('adds up what can be added up, and neither years nor what does not apply', () => {
  const { rows } = across(long);
  expect(rows).toHaveLength(3);
  const total = rows.at(-1)!.map((cell) => (isCell(cell) ? cell.content : cell));
  expect(total).toEqual(['Samen', 5, null, 42, 'n.v.t.']);
});

it('leaves one row without a sum, and leaves out the column of what is compared with', () => {
  expect(across({ ...long, rows: long.rows.slice(0, 1) }).rows).toHaveLength(1);
  const { columns } = acrossTable(long, { name: 'Kort', keys: ['Cohort'], value: 'Bedrag', without: 'Staffel' });
  expect(columns.map(({ header }) => header)).toEqual(['Cohort', 'Vlak']);
});

it('is a row of sums to programs, outside what they filter and sort', async () => {
  const workbook = openedWorkbook(await workbookOf(await calculatedContent()));
  const xml =
    [...workbook.contents.texts.values()].find((text) => text.includes('displayName="CompensatiePerJaar"')) ?? '';
  const table = tagTexts(xml, 'table')[0] ?? '';
  const lastOf = (reference: string | null): number => Number(/(\d+)$/.exec(reference ?? '')?.[1]);
  const last = lastOf(attribute(table, 'ref'));
  expect(attribute(table, 'totalsRowCount')).toBe('1');
  expect(lastOf(attribute(tagTexts(xml, 'autoFilter')[0] ?? '', 'ref'))).toBe(last - 1);
  const { cells } = sheetOf(workbook, 'Compensatie');
  const [name, cost] = ['A', 'B'].map((column) => cells.find(({ address }) => address === `${column}${last}`));
  expect(name?.value).toBe('Samen');
  const formula = /<totalsRowFormula>(SUBTOTAL\(109,[^<]*\$B\$\d+:\$B\$(\d+)\))</.exec(xml);
  expect(Number(formula?.[2])).toBe(last - 1);
  expect(cost?.formula).toBe(formula?.[1]);
});
