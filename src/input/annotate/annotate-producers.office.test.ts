import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { annotatedWorkbook } from '#input/annotate/annotate.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { templateWorkbook } from '#input/template/template.ts';
import { type OfficePrograms, startedOffice } from '#test/office-package/office-programs.ts';
import { annotatedFileProblems } from '#test/office-package/problems.ts';
import { sheetOf, openedWorkbook } from '#test/office-package/workbook-contents.ts';
import { fillingWith } from '#test/xlsx/filled-template.ts';
import { cellBehindTable, columnBehindTable } from '#test/xlsx/participant-cells.ts';
import { lostContent } from '#test/xlsx/kept-content.ts';
import { commentTexts, markedCells } from '#test/xlsx/marked-cells.ts';
import { plainWorkbook } from '#test/xlsx/plain-workbook.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';

let office: OfficePrograms;
let input: Uint8Array;
beforeAll(async () => {
  office = await startedOffice();
  input = await templateWorkbook('dcToDc', fillingWith({ huidig_franchise: 'veel', loonstijging: 0.9 }));
});
afterAll(() => office.close());

const read = (bytes: Uint8Array) => readDossier(readWorkbook(bytes, nodePlatform));
const annotated = (bytes: Uint8Array): Uint8Array => annotatedWorkbook(bytes, read(bytes).findings, nodePlatform);

async function savedByOpenpyxl(name: string, program: string): Promise<Uint8Array> {
  const script = `
from openpyxl.comments import Comment
from openpyxl.chart import BarChart, Reference
from openpyxl.formatting.rule import CellIsRule
from openpyxl.styles import GradientFill, PatternFill
dossier, people, current, assumptions = [workbook[name] for name in ('Dossier', 'Deelnemers', 'Huidige regeling', 'Verfijning')]
${program}
workbook.save(sys.argv[2])
print('null')
`;
  await office.seenByOpenpyxl(name, input, script);
  return readFile(join(office.folder, `saved-${name}`));
}

const names = `
older = getattr(workbook.defined_names, 'definedName', None)
`;

/** What people do to a template, as a program for openpyxl, and the wrong cells that are then found besides others. */
const edits: readonly (readonly [string, string, readonly string[]])[] = [
  ['nothing', '', ['Huidige regeling!B6', 'Verfijning!B75']],
  [
    'rows inserted above, without names',
    `${names}
older.clear() if older is not None else workbook.defined_names.clear()
dossier.insert_rows(3, 2)
dossier['B8'] = None`,
    ['Dossier!B8', 'Verfijning!B75'],
  ],
  [
    'columns added behind the table',
    `people.cell(4, ${columnBehindTable}).value = 'Afdeling'
people.cell(5, ${columnBehindTable}).value = 'winkel'`,
    [cellBehindTable(4)],
  ],
  [
    'rows far below the table, some hidden, and a filter',
    `people.append(['N1', 'geen datum', 'V', None, 45000, 0.6, 0])
people.row_dimensions[people.max_row].hidden = True
people.auto_filter.ref = 'A3:J6'`,
    ['Huidige regeling!B6'],
  ],
  [
    'comments at wrong cells and at others',
    "current['B6'].comment = Comment('Navragen bij Jan', 'Piet')\ncurrent['A1'].comment = Comment('Let op', 'Piet')",
    ['Huidige regeling!B6'],
  ],
  [
    'a chart, a conditional format and own sheets with odd names',
    `extra = workbook.create_sheet("Jan's & \\"lijst\\"")
for index in range(1, 5):
    extra.append([index, index * 2])
chart = BarChart()
chart.add_data(Reference(extra, min_col=1, min_row=1, max_row=4))
extra.add_chart(chart, 'D2')
assumptions.conditional_formatting.add('B75:B78', CellIsRule(operator='greaterThan', formula=['1'], fill=PatternFill(bgColor='FFFF0000')))
workbook.create_sheet('Fouten')['A1'] = 'mijn eigen fouten'`,
    ['Verfijning!B75'],
  ],
  [
    'merged cells, colours and gradients on wrong cells',
    `current['B6'].fill = PatternFill('solid', fgColor='FF00B050')
assumptions['B75'].fill = GradientFill(stop=('FFFFFFFF', 'FF0000FF'))
current.merge_cells('D20:F22')`,
    ['Huidige regeling!B6', 'Verfijning!B75'],
  ],
  [
    'a protected book and sheet',
    'people.protection.sheet = True\nworkbook.security = openpyxl.workbook.protection.WorkbookProtection(lockStructure=True)',
    ['Verfijning!B75'],
  ],
  ['days counted from 1904', 'workbook.epoch = openpyxl.utils.datetime.CALENDAR_MAC_1904', ['Verfijning!B75']],
];

describe.concurrent.each(edits)('a template saved by openpyxl with %s', (name, program, wrong) => {
  const file = `${name.replaceAll(/\W+/g, '-')}.xlsx`;

  test('comes back sound, marked and whole, and as it was once the marks are taken away', async () => {
    const saved = await savedByOpenpyxl(file, program);
    const marked = annotated(saved);
    expect(annotatedFileProblems(marked)).toEqual([]);
    expect(lostContent(saved, marked)).toEqual([]);
    expect(markedCells(marked)).toEqual(expect.arrayContaining([...wrong]));
    expect(read(marked).findings).toEqual(read(saved).findings);
    const again = annotated(marked);
    expect(markedCells(again)).toEqual(markedCells(marked));
    expect(commentTexts(again)).toEqual(commentTexts(marked));
    const clean = annotatedWorkbook(again, [], nodePlatform);
    expect(markedCells(clean)).toEqual([]);
    expect(commentTexts(clean)).toEqual(commentTexts(saved));
  });

  test('is opened by LibreOffice, which shows the list, and marked afresh after LibreOffice saved it', async () => {
    const marked = annotated(await savedByOpenpyxl(`l-${file}`, program));
    const saved = await office.converted(`lo-${file}`, marked, 'xlsx');
    const again = annotated(saved);
    expect(annotatedFileProblems(again)).toEqual([]);
    expect(markedCells(again)).toEqual(markedCells(marked));
    expect(commentTexts(again).toSorted()).toEqual(commentTexts(marked).toSorted());
    expect(markedCells(annotatedWorkbook(again, [], nodePlatform))).toEqual([]);
  });
});

test('openpyxl opens what was marked in a file without a styles part', async () => {
  const remark = { code: 'VALUE_WRONG_TYPE', severity: 'error', field: null, found: '12,5', remedy: '' } as const;
  const finding = { ...remark, sheet: 'Blad', cell: 'A1', message: 'Dit klopt niet.' };
  const marked = annotatedWorkbook(plainWorkbook(), [finding], nodePlatform);
  const shown = "print(json.dumps([workbook.sheetnames, workbook['Blad']['A1'].fill.fgColor.rgb]))\n";
  expect(await office.seenByOpenpyxl('zonder-opmaak.xlsx', marked, shown)).toEqual([['Fouten', 'Blad'], 'FFFF9C94']);
});

test('LibreOffice turns the status of a cell that somebody changed, and of no other', async () => {
  const marked = annotated(input);
  const change = "workbook['Huidige regeling']['B6'] = 19172\nworkbook.save(sys.argv[2])\nprint('null')\n";
  await office.seenByOpenpyxl('status.xlsx', marked, change);
  const calculated = await office.converted(
    'berekend.xlsx',
    await readFile(join(office.folder, 'saved-status.xlsx')),
    'xlsx',
  );
  const list = sheetOf(openedWorkbook(calculated), 'Fouten').cells;
  const value = (address: string) => list.find((cell) => cell.address === address)?.value;
  expect([value('D7'), value('H7'), value('D8'), value('H8')]).toEqual([
    'Franchise',
    'gewijzigd',
    'Loonstijging',
    'open',
  ]);
  expect(value('F2')).toBe('Cellen die nog open staan: 1');
});
