import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemeKinds } from '#core/scheme-kind.ts';
import { readDossier } from '#input/dossier/read-dossier.ts';
import { readWorkbook } from '#input/reader/read-workbook.ts';
import { templateWorkbook } from '#input/template/template.ts';
import type { Workbook } from '#input/reader/workbook.ts';
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

const ready = '✓ Alle bladen zijn compleet: bewaar en upload.';
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
      expect(Object.keys(values).length).toBeGreaterThan(100);
      const again = await recalculated(`${kind}-${state}.xlsx`, bytes);
      expect(formulaValues(again)).toEqual(values);
      expect(sheetStatuses(again)['werkboek'] === ready).toBe(state !== 'empty');
      expect(errorsOf(again).length === 0).toBe(state !== 'empty');
    },
  );
});

test('LibreOffice counts citizen service numbers as the file says, however they are written', async () => {
  const numbers = [
    '123456782',
    '1234.56.782',
    ' 1234-56-782\u00A0',
    '1234\u202F56\t782',
    123_456_782,
    '000000000',
    '12345678',
    12_345_672,
    'P-1',
    '010000008',
  ];
  const people = numbers.map((number) => [
    number,
    { year: 1980, month: 5, day: 17 },
    'M',
    null,
    52_000,
    1,
    0,
    null,
    null,
    null,
  ]);
  const { dcToDc } = soundFillings;
  const bytes = await templateWorkbook('dcToDc', { ...dcToDc, tables: { ...dcToDc.tables, Deelnemers: people } });
  const own = opened(bytes);
  expect(sheetStatuses(own)['deelnemers']).toContain('lijken burgerservicenummers');
  expect(formulaValues(await recalculated('bsn.xlsx', bytes))).toEqual(formulaValues(own));
});

describe.concurrent('the status of a file that someone worked on', () => {
  const sound = () => templateWorkbook('dcToDc', soundFillings.dcToDc);

  test('half filled in, it names what is left, and the reader finds as much', async () => {
    const workbook = await recalculated(
      'half.xlsx',
      await templateWorkbook('dcToDc'),
      `
import datetime
dossier = workbook['Dossier']
dossier['B6'], dossier['B8'] = 'Bakkerij', 'Regeling'
dossier['B13'] = datetime.date(2026, 1, 1)
workbook['Huidige regeling']['B6'] = 19172
workbook['Deelnemers']['A5'] = 'P1'
workbook['Deelnemers']['E5'] = 40000
`,
    );
    const statuses = sheetStatuses(workbook);
    expect(statuses['dossier']).toBe(
      '▲ Nog 2 verplichte velden leeg of niet af: Transitiedatum, Soort regeling op 30 juni 2023.',
    );
    expect(statuses['deelnemers']).toBe('▲ Nog niet klaar: 1 deelnemer ingevuld. 2 verplichte cellen leeg.');
    const errors = errorsOf(workbook);
    expect(errors.filter((text) => text.startsWith('Dossier'))).toHaveLength(2);
    expect(errors.filter((text) => text.startsWith('Deelnemers'))).toHaveLength(2);
  });

  test('with wrong values pasted over the rules, it says so on every sheet', async () => {
    const workbook = await recalculated(
      'wrong.xlsx',
      await sound(),
      `
workbook['Dossier']['B14'] = 'morgen'
workbook['Huidige regeling']['B7'] = '=1/0'
workbook['Nieuwe regeling']['B6'] = 'iets anders'
workbook['Aannames']['B6'] = 24
workbook['Tabellen']['A9'] = 10
people = workbook['Deelnemers']
people['A6'], people['B7'], people['F5'] = 'P001', None, 80
`,
    );
    const statuses = sheetStatuses(workbook);
    expect(statuses['dossier']).toBe('✖ 1 waarde klopt niet: Transitiedatum.');
    expect(statuses['huidige_regeling']).toBe('✖ 1 waarde klopt niet: Maximum pensioengevend salaris.');
    expect(statuses['tabellen']).toBe('✖ 1 waarde klopt niet: Huidige staffel.');
    expect(statuses['nieuwe_regeling']).toBe('✖ 1 waarde klopt niet: Soort contract.');
    expect(statuses['aannames']).toBe('✖ 1 waarde klopt niet: Loonstijging.');
    expect(statuses['deelnemers']).toBe(
      '▲ Nog niet klaar: 3 deelnemers ingevuld. 1 verplichte cel leeg; 1 dubbel personeelsnummer; 1 waarde klopt niet. Let op: 1 salaris of deeltijdpercentage is ongewoon; 1 deelnemer telt niet mee.',
    );
    expect(statuses['werkboek']).toBe('▲ 6 bladen zijn nog niet compleet.');
    expect(errorsOf(workbook)).toHaveLength(8);
  });

  test('with a formula that fails among the participants, it still counts them and names the fault', async () => {
    const workbook = await recalculated('error.xlsx', await sound(), "workbook['Deelnemers']['E6'] = '=1/0'");
    expect(sheetStatuses(workbook)['deelnemers']).toMatch(
      /^▲ Nog niet klaar: 3 deelnemers ingevuld\. .*1 foutwaarde of ontbrekende kolom/,
    );
    expect(errorsOf(workbook)).toHaveLength(1);
  });

  test('with thousands of rows below the table and columns in another order, every row counts', async () => {
    const workbook = await recalculated(
      'groot.xlsx',
      await sound(),
      `
import datetime
people = workbook['Deelnemers']
people['I4'], people['J4'] = 'Categorie', 'Meerekenen'
for row in (5, 6, 7):
    people.cell(row, 9).value, people.cell(row, 10).value = people.cell(row, 10).value, people.cell(row, 9).value
for index in range(4000):
    people.append([f'N{index}', datetime.date(1975, 3, 1), 'V', None, 45000, 0.6, 0])
people['E3000'] = None
people['A1500'] = 'n1'
`,
    );
    expect(sheetStatuses(workbook)['deelnemers']).toMatch(
      /^▲ Nog niet klaar: 4003 deelnemers ingevuld\. 1 verplichte cel leeg; 1 dubbel personeelsnummer\. Let op: .*eerste 2\.000 rijen/,
    );
    expect(errorsOf(workbook)).toHaveLength(2);
    const sheet = workbook.sheets.find((item) => item.name === 'Deelnemers');
    expect(sheet?.cell(3, 5)?.value).toBe('▲ 1 leeg, eerste: rij 3000');
    expect(sheet?.cell(3, 1)?.value).toBe('✖ 1 dubbel, eerste: rij 1500');
  });
});
