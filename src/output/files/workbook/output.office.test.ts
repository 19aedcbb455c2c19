import { definedNames } from '#output/language/defined-names.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { exampleContent } from '#test/fixtures/output-content.ts';
import { averagePayContent } from '#test/fixtures/average-pay-content.ts';
import type { OutputContent } from '#output/model/output-content.ts';
import { statutoryExample, withStatutory } from '#test/fixtures/statutory-content.ts';
import { answerSheetNames } from '#output/model/sheet-plan.ts';
import { startedOffice, type OfficePrograms } from '#test/office-package/office-programs.ts';
import { alternativeOf } from '#core/result/alternative-of.ts';
import { answerKeys } from '#core/dossier/alternative-key.ts';

let office: OfficePrograms;
beforeAll(async () => {
  office = await startedOffice();
});
afterAll(() => office.close());

const namedValues = `
values = {}
for name, defined in workbook.defined_names.items() if hasattr(workbook.defined_names, 'items') else [(n.name, n) for n in workbook.defined_names.definedName]:
    for sheet, place in defined.destinations:
        if ':' not in place: values[name] = workbook[sheet][place].value
tables = {table: [sheet.title, sheet.tables[table].ref] for sheet in workbook for table in sheet.tables}
charts = {sheet.title: len(sheet._charts) for sheet in workbook if sheet._charts}
print(json.dumps({'values': values, 'tables': tables, 'charts': charts}, default=str))
`;

interface Seen {
  readonly values: Readonly<Record<string, number | string>>;
  readonly tables: Readonly<Record<string, readonly [string, string]>>;
  readonly charts: Readonly<Record<string, number>>;
}

describe.concurrent('the output workbook in other programs', () => {
  test('openpyxl finds every named result, table and chart', async () => {
    const content = withStatutory(await calculatedContent());
    const seen = (await office.seenByOpenpyxl('uit.xlsx', await workbookOf(content), namedValues)) as Seen;
    for (const key of answerKeys) {
      expect(seen.values[`${definedNames[key]}_exact`]).toBe(alternativeOf(content.result, key).exact);
      expect(seen.values[`${definedNames[key]}_kosten`]).toBe(alternativeOf(content.result, key).cost);
    }
    expect(seen.values['invoer_sha256']).toBe(content.stamp.inputSha256);
    const last = 15 + content.result.participants.length;
    expect(seen.tables['ResultaatDeelnemers']).toEqual(['Deelnemers', `A15:AR${last}`]);
    for (const name of ['ResultaatLasten', 'ResultaatOpenGroep', 'ResultaatCohorten'])
      expect(seen.tables[name]![0]).toBe('Gegevens');
    expect(seen.tables['ResultaatTransitieEffecten']![0]).toBe('Transitie-effecten');
    expect(seen.charts).toEqual({
      'De vier premies': 1,
      Lasten: 1,
      Medewerkers: 1,
      Compensatie: 1,
      'Transitie-effecten': 1,
      Gevoeligheid: 1,
    });
  });

  test('LibreOffice prints the answer alone, without errors or cells that are too narrow', async () => {
    const text = await office.printedText('druk.xlsx', await workbookOf(withStatutory(await calculatedContent())));
    for (const title of answerSheetNames) expect(text).toContain(title);
    for (const beyond of ['Rekenafspraken', 'Personeelsnummer', 'Herkomst']) expect(text).not.toContain(beyond);
    expect(text).toContain('De Schakel');
    expect(text).not.toMatch(/###|#REF!|#NAME\?|#N\/A|#VALUE!|Err:\d/);
  });

  test.each<[string, () => OutputContent | Promise<OutputContent>]>([
    ['of the example of a premium scheme', () => statutoryExample('dcToDc')],
    ['of the example of average pay', () => statutoryExample('dbToDc')],
    ['of the example of an ambition', () => statutoryExample('ambitionDbToDc')],
    ['of 3.000 participants', () => withStatutory(averagePayContent('scheme', 3_000))],
  ])('LibreOffice prints the workbook on at most twelve pages: %s', async (name, content) => {
    const text = await office.printedText(`${name}.xlsx`, await workbookOf(await content()));
    const pages = text.split('\f').length - 1;
    expect(pages).toBeGreaterThan(5);
    expect(pages).toBeLessThanOrEqual(12);
  });

  test('LibreOffice keeps all rows and figures of a large group', async () => {
    const content = exampleContent(5_000);
    const saved = await office.converted('groot.xlsx', await workbookOf(content), 'xlsx');
    const program = `
sheet = workbook['Deelnemers']
first = openpyxl.utils.range_boundaries(sheet.tables['ResultaatDeelnemers'].ref)[1] + 1
rows = [row for row in sheet.iter_rows(min_row=first, values_only=True) if row[0] is not None]
print(json.dumps([len(rows), rows[0][0], rows[-1][0], rows[-1][4]]))
`;
    const last = content.result.participants.at(-1);
    expect(await office.seenByOpenpyxl('bewaard.xlsx', saved, program)).toEqual([
      5_000,
      '1001',
      last?.number,
      expect.closeTo(alternativeOf(content.result, 'unchanged').participants.at(-1)?.pension ?? 0, 6),
    ]);
  });
});
