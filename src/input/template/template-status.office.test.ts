import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { templateWorkbook } from '#input/template/template.ts';
import type { Workbook } from '#input/reading/workbook/workbook.ts';
import { exampleDossier } from '#server/example/example-dossier.ts';
import { type OfficePrograms, startedOffice } from '#test/office-package/office-programs.ts';
import { soundFillings } from '#test/xlsx/filled-template.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { sheetStatuses } from '#test/xlsx/sheet-statuses.ts';

let office: OfficePrograms;
beforeAll(async () => {
  office = await startedOffice();
});
afterAll(() => office.close());

const ready = '✓ Alle verplichte cellen zijn ingevuld: bewaar en upload.';
const opened = (bytes: Uint8Array): Workbook => readWorkbook(bytes, nodePlatform);
const errorsOf = (workbook: Workbook): readonly string[] =>
  readDossier(workbook)
    .findings.filter((item) => item.severity === 'error')
    .map((item) => `${item.sheet} ${item.field} ${item.message}`);

/** Changed by a program with openpyxl, which keeps formulas but not what they came to, and calculated anew by LibreOffice. */
async function recalculated(name: string, bytes: Uint8Array, program = ''): Promise<Workbook> {
  await office.seenByOpenpyxl(name, bytes, `${program}\nworkbook.save(sys.argv[2])\nprint('null')\n`);
  return opened(
    await office.converted(`opnieuw-${name}`, await readFile(join(office.folder, `saved-${name}`)), 'xlsx'),
  );
}

/** All that formulas came to, by sheet and cell; an empty text and no text are the same. */
function formulaValues(workbook: Workbook): Readonly<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const sheet of workbook.sheets) {
    for (const row of Array.from(sheet.rowNumbers)) {
      for (const cell of sheet.cells(row)) {
        if (cell.isFormula && cell.value !== '') values[`${sheet.name} ${row},${cell.column}`] = cell.value;
      }
    }
  }
  return values;
}

describe.concurrent.each(schemeKinds)('the formulas of the template %s', (kind) => {
  test.each(['empty', 'complete', 'example'] as const)(
    'come in LibreOffice to what the file says: %s',
    async (state) => {
      const bytes =
        state === 'example'
          ? (await exampleDossier(kind)).bytes
          : await templateWorkbook(kind, state === 'empty' ? undefined : soundFillings[kind]);
      const own = opened(bytes);
      const values = formulaValues(own);
      expect(Object.keys(values).length).toBeGreaterThan(30);
      const again = await recalculated(`${kind}-${state}.xlsx`, bytes);
      expect(formulaValues(again)).toEqual(values);
      expect(sheetStatuses(again)['werkboek'] === ready).toBe(state !== 'empty');
      expect(errorsOf(again).length === 0).toBe(state !== 'empty');
    },
  );
});

describe.concurrent('the status of a file that someone worked on', () => {
  const sound = () => templateWorkbook('dcToDc', soundFillings.dcToDc);

  test('half filled in, it counts what is missing', async () => {
    const workbook = await recalculated(
      'half.xlsx',
      await templateWorkbook('dcToDc'),
      `
import datetime
dossier = workbook['Dossier']
dossier['B6'], dossier['B8'] = 'Bakkerij', 'Regeling'
dossier['B14'] = datetime.date(2026, 1, 1)
workbook['Huidige regeling']['B6'] = 19172
workbook['Huidige regeling']['A33'], workbook['Huidige regeling']['B33'] = 20, 0.1
workbook['Deelnemers']['A5'] = 'P1'
workbook['Deelnemers']['E5'] = 40000
`,
    );
    expect(sheetStatuses(workbook)).toMatchObject({
      werkboek: '▲ Er ontbreken nog verplichte cellen.',
      dossier: '▲ Aantal verplichte cellen dat ontbreekt: 2',
      huidige_regeling: '▲ Aantal verplichte cellen dat ontbreekt: 2',
      deelnemers: '▲ Aantal verplichte cellen dat ontbreekt: 2',
    });
    const at = (sheet: string, row: number, column: number) =>
      workbook.sheets.find(({ name }) => name === sheet)?.cell(row, column)?.value;
    expect([at('Dossier', 6, 3), at('Dossier', 15, 3)]).toEqual(['✓ ingevuld', '▲ ontbreekt']);
    expect([at('Huidige regeling', 30, 3), at('Deelnemers', 3, 2)]).toEqual(['✓ ingevuld', '▲ ontbreekt: 1']);
  });

  test('with thousands of rows below the table, every row counts', async () => {
    const workbook = await recalculated(
      'groot.xlsx',
      await sound(),
      `
import datetime
people = workbook['Deelnemers']
for index in range(4000):
    people.append([f'N{index}', datetime.date(1975, 3, 1), 'V', None, 45000, 0.6, 0])
people['E3000'] = None
`,
    );
    expect(sheetStatuses(workbook)['deelnemers']).toBe('▲ Aantal verplichte cellen dat ontbreekt: 1');
    expect(workbook.sheets.find(({ name }) => name === 'Deelnemers')?.cell(3, 5)?.value).toBe('▲ ontbreekt: 1');
  });
});
