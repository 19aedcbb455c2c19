import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { annotatedWorkbook } from '#input/annotate/annotate.ts';
import { findingsWorkbook } from '#input/annotate/findings-workbook.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { templateWorkbook } from '#input/template/template.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { exampleFilling } from '#server/example/example-filling.ts';
import { startedOffice, type OfficePrograms } from '#test/office-package/office-programs.ts';
import { annotatedFileProblems } from '#test/office-package/problems.ts';

let office: OfficePrograms;
let input: Uint8Array;
beforeAll(async () => {
  office = await startedOffice();
  input = await templateWorkbook('dcToDc', {
    ...exampleFilling,
    values: { ...exampleFilling.values, huidig_franchise: 'veel', loonstijging: 0.9 },
  });
});
afterAll(() => office.close());

const read = (bytes: Uint8Array) => readDossier(readWorkbook(bytes, nodePlatform));

const marks = `
marked = {}
for sheet in workbook:
    for row in sheet.iter_rows():
        for cell in row:
            if cell.fill.fgColor.rgb == 'FFFF9C94':
                marked[sheet.title + '!' + cell.coordinate] = cell.comment.text if cell.comment else None
print(json.dumps({'sheets': workbook.sheetnames, 'active': workbook.active.title, 'marked': marked}))
`;

interface Marks {
  readonly sheets: readonly string[];
  readonly active: string;
  readonly marked: Readonly<Record<string, string | null>>;
}

/** The same file as saved by another program. */
const producers: readonly (readonly [string, () => Promise<Uint8Array>])[] = [
  ['as we make it', () => Promise.resolve(input)],
  ['saved by LibreOffice', () => office.converted('invoer.xlsx', input, 'xlsx')],
  [
    'saved by openpyxl with a comment',
    async () => {
      const program = `
from openpyxl.comments import Comment
workbook['Dossier']['A1'].comment = Comment('Van mij', 'Jan')
workbook.save(sys.argv[2])
print('null')
`;
      await office.seenByOpenpyxl('zelf.xlsx', input, program);
      return readFile(join(office.folder, 'saved-zelf.xlsx'));
    },
  ],
];

describe.concurrent('the marked file of a user in other programs', () => {
  test.each(producers)('%s: sound, and openpyxl sees every mark with its comment', async (name, produced) => {
    const bytes = await produced();
    const { findings } = read(bytes);
    const marked = annotatedWorkbook(bytes, findings, nodePlatform);
    expect(annotatedFileProblems(marked)).toEqual([]);
    const seen = (await office.seenByOpenpyxl('gemerkt.xlsx', marked, marks)) as Marks;
    const wrong = findings.filter(({ cell }) => cell !== null).map(({ sheet, cell }) => `${sheet}!${cell}`);
    expect(wrong.length, name).toBeGreaterThanOrEqual(2);
    expect(Object.keys(seen.marked).toSorted()).toEqual([...new Set(wrong)].toSorted());
    expect(Object.values(seen.marked).every((text) => text !== null && text.length > 20)).toBe(true);
    expect([seen.sheets[0], seen.active]).toEqual(['Fouten', 'Fouten']);
  });

  test('LibreOffice opens it, shows the findings, and saves it so that it is read the same again', async () => {
    const { findings } = read(input);
    const marked = annotatedWorkbook(input, findings, nodePlatform);
    expect(await office.printedText('gemerkt2.xlsx', marked)).toContain('Fouten in het invoerbestand');
    const saved = await office.converted('gemerkt3.xlsx', marked, 'xlsx');
    const cells = (bytes: Uint8Array) => read(bytes).findings.map(({ code, sheet, cell }) => [code, sheet, cell]);
    expect(cells(saved)).toEqual(cells(input));
  });

  test('a file saved by LibreOffice after it was marked is marked afresh, without what was left of before', async () => {
    const first = annotatedWorkbook(input, read(input).findings, nodePlatform);
    const saved = await office.converted('opnieuw.xlsx', first, 'xlsx');
    const [one] = read(saved).findings;
    if (!one) throw new Error('the saved file has no findings left');
    const second = annotatedWorkbook(saved, [one], nodePlatform);
    expect(annotatedFileProblems(second)).toEqual([]);
    const seen = (await office.seenByOpenpyxl('tweede.xlsx', second, marks)) as Marks;
    expect(Object.keys(seen.marked)).toEqual([`${one.sheet}!${one.cell}`]);
    expect(seen.sheets.filter((name) => name.startsWith('Fouten'))).toEqual(['Fouten']);
  });
});

test('LibreOffice shows the findings of a file that is no workbook', async () => {
  const bytes = findingsWorkbook([
    {
      code: 'FILE_NOT_XLSX',
      severity: 'error',
      sheet: null,
      cell: null,
      field: null,
      found: null,
      message: 'Dit is geen werkmap.',
      remedy: 'Sla het bestand op als .xlsx.',
    },
  ]);
  const text = await office.printedText('fouten.xlsx', bytes);
  expect(text).toContain('Dit is geen werkmap.');
  expect(text).toContain('1 fout.');
});
