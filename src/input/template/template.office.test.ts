import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { registers } from '#input/fields/register.ts';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import { checkedDossier } from '#input/check/checked-file.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { templateWorkbook } from '#input/template/template.ts';
import { type OfficePrograms, startedOffice } from '#test/office-package/office-programs.ts';
import { soundFilling, soundFillings } from '#test/xlsx/filled-template.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';

let office: OfficePrograms;
let filled: Uint8Array;
beforeAll(async () => {
  office = await startedOffice();
  filled = await templateWorkbook('dcToDc', soundFilling);
});
afterAll(() => office.close());

const read = (bytes: Uint8Array) => checkedDossier(readWorkbook(bytes, nodePlatform));

/** The file as openpyxl saves it after running a program on it. */
async function savedByOpenpyxl(name: string, program: string, bytes = filled): Promise<Uint8Array> {
  await office.seenByOpenpyxl(name, bytes, `${program}\nworkbook.save(sys.argv[2])\nprint('null')\n`);
  return readFile(join(office.folder, `saved-${name}`));
}

/** What the printed template of a kind must show, besides what all show; of the heads of participants their second lines, beside each other. */
const ownTexts: Readonly<Record<SchemeKind, readonly string[]>> = {
  dcToDc: ['Huidige staffel', 'Pensioenkapitaal'],
  dbToDc: ['Rekenrente tarief *', 'jaarsalaris ouderdomspensioen'],
  ambitionDbToDc: ['Opbouwpercentage ambitie *', 'Rekenrente ambitie *', 'jaarsalaris ouderdomspensioen'],
};

describe.concurrent.each(schemeKinds)('the template %s in other programs', (kind) => {
  const sound = () => templateWorkbook(kind, soundFillings[kind]);

  test('LibreOffice opens it and prints every sheet', async () => {
    const text = await office.printedText(`${kind}.xlsx`, await templateWorkbook(kind));
    const shared = ['Invoer voor Evenwicht', 'Franchise *', 'Methode compensatie', 'Loopbaanstijging'];
    for (const part of [...shared, 'Looptijd van de obligaties', 'Personeelsnummer', ...ownTexts[kind]]) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain(part);
    }
  });

  test('a copy saved by LibreOffice is read to the same dossier', async () => {
    const bytes = await sound();
    expect(read(await office.converted(`libre-${kind}.xlsx`, bytes, 'xlsx'))).toEqual(read(bytes));
    expect(read(bytes).dossier).not.toBeNull();
  });

  test('a copy saved by openpyxl is read to the same dossier', async () => {
    const bytes = await sound();
    expect(read(await savedByOpenpyxl(`kopie-${kind}.xlsx`, '', bytes))).toEqual(read(bytes));
  });

  test('openpyxl finds every name and every table', async () => {
    const seen = await office.seenByOpenpyxl(
      `namen-${kind}.xlsx`,
      await sound(),
      `
older = getattr(workbook.defined_names, 'definedName', None)
print(json.dumps({
  'names': sorted(workbook.defined_names if older is None else [item.name for item in older]),
  'tables': sorted(table for sheet in workbook for table in sheet.tables),
}))
`,
    );
    expect(seen).toEqual({
      names: expect.arrayContaining(registers[kind].fields.map(({ field }) => field.name)),
      tables: registers[kind].tables.map((table) => table.name).toSorted(),
    });
  });
});

describe.concurrent('the template in other programs', () => {
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
    const calculated = await office.converted('berekend.xlsx', saved, 'xlsx');
    expect(read(calculated).dossier?.input.current.offset).toBe(19_172);
  });

  test('openpyxl finds the locked cells and the values', async () => {
    const seen = await office.seenByOpenpyxl(
      'gezien.xlsx',
      filled,
      `
dossier = workbook['Dossier']
print(json.dumps({
  'locked': [dossier['A6'].protection.locked, dossier['B6'].protection.locked],
  'value': workbook['Deelnemers']['E6'].value,
}))
`,
    );
    expect(seen).toEqual({
      locked: [true, false],
      value: 48_000.5,
    });
  });
});
