import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDossier } from '#documents/excel/read-dossier.ts';
import { readWorkbook } from '#documents/excel/read-workbook.ts';
import { templateWorkbook } from '#documents/excel/template.ts';
import { type OfficeDesk, officeDesk } from '#test/office-package/office-programs.ts';
import { soundFilling } from '#test/xlsx/filled-template.ts';
import { testPlatform } from '#test/xlsx/node-platform.ts';

let desk: OfficeDesk;
let filled: Uint8Array;
beforeAll(async () => {
  desk = await officeDesk();
  filled = await templateWorkbook('dcToDc', soundFilling);
});
afterAll(() => desk.close());

const read = (bytes: Uint8Array) => readDossier(readWorkbook(bytes, testPlatform));

/** The file as openpyxl saves it after running a program on it. */
async function savedByOpenpyxl(name: string, program: string): Promise<Uint8Array> {
  await desk.seenByOpenpyxl(name, filled, `${program}\nworkbook.save(sys.argv[2])\nprint('null')\n`);
  return readFile(join(desk.folder, `saved-${name}`));
}

describe('the template in other programs', () => {
  test('LibreOffice opens it and prints every sheet', async () => {
    const text = await desk.printedText('sjabloon.xlsx', await templateWorkbook('dcToDc'));
    for (const part of [
      'Invoer voor Evenwicht',
      'Franchise *',
      'Huidige staffel *',
      'Rendement aandelen',
      'Personeelsnummer',
    ]) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(part);
    }
  });

  test('a copy saved by LibreOffice is read to the same dossier', async () => {
    expect(read(await desk.converted('libre.xlsx', filled, 'xlsx'))).toEqual(read(filled));
  });

  test('a copy saved by openpyxl is read to the same dossier', async () => {
    expect(read(await savedByOpenpyxl('kopie.xlsx', ''))).toEqual(read(filled));
  });

  test('rows that openpyxl adds below the table are participants too', async () => {
    const saved = await savedByOpenpyxl(
      'groter.xlsx',
      `
import datetime
for index in range(500):
    workbook['Deelnemers'].append([f'N{index}', datetime.date(1975, 3, 1), 'V', None, 45000, 0.6, 0])
`,
    );
    expect(read(saved).dossier?.input.participants).toHaveLength(503);
  });

  test('a formula that LibreOffice calculated counts; one that nobody calculated is explained', async () => {
    const saved = await savedByOpenpyxl('formule.xlsx', "workbook['Huidige regeling']['B6'] = '=19000+172'");
    expect(read(saved).findings.map((item) => [item.code, item.sheet, item.cell])).toEqual([
      ['VALUE_ERROR_CELL', 'Huidige regeling', 'B6'],
    ]);
    const calculated = await desk.converted('berekend.xlsx', saved, 'xlsx');
    expect(read(calculated).dossier?.input.current.offset).toBe(19_172);
  });

  test('openpyxl finds the names, the tables and the locked cells', async () => {
    const seen = await desk.seenByOpenpyxl(
      'gezien.xlsx',
      filled,
      `
dossier = workbook['Dossier']
print(json.dumps({
  'locked': [dossier['A6'].protection.locked, dossier['B6'].protection.locked],
  'tables': sorted(table for sheet in workbook for table in sheet.tables),
  'value': workbook['Deelnemers']['E6'].value,
}))
`,
    );
    expect(seen).toEqual({
      locked: [true, false],
      tables: ['Carriere', 'Deelnemers', 'HuidigeStaffel', 'Lifecycle', 'NieuweStaffel', 'Uitstroom'],
      value: 48_000.5,
    });
  });
});
