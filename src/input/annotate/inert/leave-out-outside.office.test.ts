import { afterAll, beforeAll, expect, test } from 'vitest';
import { annotated, at } from '#test/office-package/annotated-workbook.ts';
import { type OfficePrograms, startedOffice } from '#test/office-package/office-programs.ts';
import { workbookReachingOutside } from '#test/office-package/reaching-outside.ts';
import { openedWorkbook, sheetOf } from '#test/office-package/workbook-contents.ts';

let office: OfficePrograms;
beforeAll(async () => {
  office = await startedOffice();
});
afterAll(() => office.close());

test('LibreOffice opens a marked workbook that reached outside, and shows its values', async () => {
  const marked = annotated(workbookReachingOutside(), at('A2'));
  const saved = openedWorkbook(await office.converted('buiten.xlsx', marked, 'xlsx'));
  expect(saved.sheets.map(({ name }) => name)).toEqual(['Fouten', 'Blad1']);
  const values = new Map(sheetOf(saved, 'Blad1').cells.map(({ address, value }) => [address, value]));
  expect(['A2', 'B2', 'B3', 'A4', 'B4', 'B5', 'A6'].map((address) => values.get(address))).toEqual([
    '45000',
    '11',
    '12',
    'klik',
    '8',
    '23',
    'terug',
  ]);
});
