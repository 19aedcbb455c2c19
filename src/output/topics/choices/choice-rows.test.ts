import { expect, it } from 'vitest';
import { subjectOf } from '#output/model/output-content.ts';
import { choiceRows } from '#output/topics/choices/choice-rows.ts';
import { statutoryExample } from '#test/fixtures/statutory-content.ts';
import { spaced } from '#test/fixtures/conclusion-subject.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { tableRows } from '#test/office-package/table-rows.ts';
import { openedWorkbook } from '#test/office-package/workbook-contents.ts';

const kinds = ['dcToDc', 'dbToDc', 'ambitionDbToDc'] as const;

/** Amounts in EUR of a text: "+ € 3.464 (+ 1%)" has 3464. */
const amountsOf = (text: string): readonly number[] =>
  [...spaced(text).matchAll(/€ (\d[\d.]*)(?! ?mln|,)/g)].map(([, digits]) => Number(digits!.replaceAll('.', '')));

it.each(kinds)('the rows of %s have the same amounts and words on the sheet as in the report', async (kind) => {
  const content = await statutoryExample(kind, { gekozen_keuze: 'B' });
  const [, ...onSheet] = tableRows(openedWorkbook(await workbookOf(content)), 'Keuzes');
  const rows = choiceRows(subjectOf(content));
  expect(rows.length).toBeGreaterThan(6);
  expect(onSheet).toHaveLength(rows.flatMap(({ lines }) => lines).length);
  for (const [index, { cells, lines }] of rows.entries()) {
    const start = rows.slice(0, index).flatMap((row) => row.lines).length;
    const own = onSheet.slice(start, start + lines.length);
    for (const [place, cell] of cells.entries()) {
      const values = own.map((row) => row[place + 2] ?? '');
      const figures = values.map((value) => Math.round(Math.abs(Number(value))));
      for (const amount of amountsOf(cell)) expect(figures).toContain(amount);
      if (lines.every(({ format }) => format === 'general')) expect(values).toEqual([cell]);
    }
  }
});
