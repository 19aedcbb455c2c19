import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { templateTypes } from '#api/dossiers.ts';
import { workbookOf } from '#test/fixtures/made-files.ts';
import { examples } from '#server/example/example-dossier.ts';
import { calculatedContent } from '#test/fixtures/calculated-content.ts';
import { startedOffice, type OfficePrograms } from '#test/office-package/office-programs.ts';

let office: OfficePrograms;
beforeAll(async () => {
  office = await startedOffice();
});
afterAll(() => office.close());

/** Saves the file without the values of its formulas: who opens it must calculate them. */
const withoutValues = `
workbook.save(sys.argv[2])
print('null')
`;

/** What the file says in all its cells and names, and whether each of its links leads to a cell with something in it. */
const contents = `
import zipfile
read = openpyxl.load_workbook(sys.argv[1], data_only=True)
cells = {}
for sheet in read:
    for row in sheet.iter_rows():
        for cell in row:
            if cell.value is not None and cell.value != '': cells[f'{sheet.title}!{cell.coordinate}'] = cell.value
lost = []
links = 0
for sheet in workbook:
    for row in sheet.iter_rows():
        for cell in row:
            if not cell.hyperlink: continue
            links += 1
            sheet_part, _, place = (cell.hyperlink.location or '').rpartition('!')
            name = sheet_part.strip("'").replace("''", "'")
            if name not in workbook.sheetnames or read[name][place.split(':')[0]].value is None: lost.append(f'{sheet.title}!{cell.coordinate}')
items = workbook.defined_names.items() if hasattr(workbook.defined_names, 'items') else [(n.name, n) for n in workbook.defined_names.definedName]
names = {}
for name, defined in items:
    if name.startswith('_xlnm'): continue
    places = list(defined.destinations)
    names[name] = len(places) == 1 and places[0][0] in workbook.sheetnames
charts = len([part for part in zipfile.ZipFile(sys.argv[1]).namelist() if part.startswith('xl/charts/chart')])
print(json.dumps({'cells': cells, 'links': links, 'lost': lost, 'names': names, 'charts': charts}, default=str))
`;

interface Contents {
  readonly cells: Readonly<Record<string, string | number | boolean>>;
  readonly links: number;
  readonly lost: readonly string[];
  readonly names: Readonly<Record<string, boolean>>;
  readonly charts: number;
}

const closeness = 1e-9;

const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= closeness * Math.max(1, Math.abs(one))
    : String(one) === String(other);

/** Cells that do not say the same in both, at most a few. */
function differences(before: Contents['cells'], after: Contents['cells']): readonly string[] {
  const places = new Set([...Object.keys(before), ...Object.keys(after)]);
  const wrong = [...places].filter((place) => !isSame(before[place], after[place]));
  return wrong.slice(0, 5).map((place) => `${place}: ${before[place]}, then ${after[place]}`);
}

const openedBy = async (name: string, bytes: Uint8Array): Promise<Contents> =>
  (await office.seenByOpenpyxl(name, bytes, contents)) as Contents;

/** The file after LibreOffice calculated all its formulas. */
async function recalculated(name: string, bytes: Uint8Array): Promise<Uint8Array> {
  await office.seenByOpenpyxl(name, bytes, withoutValues);
  return office.converted(`saved-${name}`, await readFile(join(office.folder, `saved-${name}`)), 'xlsx');
}

describe.concurrent.each(templateTypes)('the output workbook of the example of kind %s', (kind) => {
  const made = async (): Promise<Uint8Array> => workbookOf(await calculatedContent(examples[kind].filling, kind));
  let opened: Promise<Contents> | null = null;
  const asMade = (): Promise<Contents> => (opened ??= made().then((bytes) => openedBy(`${kind}.xlsx`, bytes)));

  test('says the same after LibreOffice saved it, with its charts, names and links', async () => {
    const bytes = await made();
    const before = await asMade();
    const after = await openedBy(`${kind}-libre.xlsx`, await office.converted(`${kind}.xlsx`, bytes, 'xlsx'));
    expect(Object.keys(before.cells).length).toBeGreaterThan(2_000);
    expect(differences(before.cells, after.cells)).toEqual([]);
    expect(before.lost).toEqual([]);
    expect(before.links).toBeGreaterThan(30);
    expect(after.charts).toBe(before.charts);
    expect(before.charts).toBe(5);
    expect(Object.entries(before.names).filter(([, isThere]) => !isThere)).toEqual([]);
    expect(Object.keys(after.names)).toEqual(expect.arrayContaining(Object.keys(before.names)));
  });

  test('has formulas from which LibreOffice calculates the values that they were written with', async () => {
    const bytes = await made();
    const before = await asMade();
    const again = await openedBy(`${kind}-again.xlsx`, await recalculated(`${kind}-empty.xlsx`, bytes));
    expect(differences(before.cells, again.cells)).toEqual([]);
  });

  test('prints without errors, and without numbers that do not fit', async () => {
    const text = await office.printedText(`${kind}-print.xlsx`, await made());
    expect(text).toContain('Eerste 30 jaar opgeteld');
    expect(text).not.toMatch(/###|#REF!|#NAME\?|#N\/A|#VALUE!|#DIV|Err:\d/);
  });
});
