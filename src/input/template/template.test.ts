import readExcelFile from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { registers } from '#input/fields/register.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { templateWorkbook } from '#input/template/template.ts';
import { partText, zipParts } from '#office/package/zip-directory.ts';
import { ownWorkbookProblems } from '#test/office-package/problems.ts';
import { soundFillings } from '#test/xlsx/filled-template.ts';
import { participantColumn } from '#test/xlsx/participant-cells.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';

const made = new Map(
  await Promise.all(
    schemeKinds.map(async (kind) => {
      const [empty, filled] = await Promise.all([templateWorkbook(kind), templateWorkbook(kind, soundFillings[kind])]);
      return [kind, { empty, filled }] as const;
    }),
  ),
);

describe.each(schemeKinds)('the input template %s', (kind) => {
  const { empty: template = new Uint8Array(), filled = new Uint8Array() } = made.get(kind) ?? {};
  const parts = new Map(zipParts(template).map((part) => [part.name, partText(part)]));
  const workbook = readWorkbook(template, nodePlatform);
  const register = registers[kind];

  /** XML of a sheet by its place among the tabs. */
  const sheetXml = (name: string): string =>
    parts.get(`xl/worksheets/sheet${workbook.sheets.findIndex((sheet) => sheet.name === name) + 1}.xml`) ?? '';

  test('has the sheets in their order, the lists hidden', () => {
    expect(workbook.sheets.map((sheet) => [sheet.name, sheet.isHidden])).toEqual([
      ['Toelichting', false],
      ['Dossier', false],
      ['Huidige regeling', false],
      ['Nieuwe regeling', false],
      ['Deelnemers', false],
      ['Verfijning', false],
      ['Lijsten', true],
    ]);
  });

  test('names every field once, at a cell of the sheet where it belongs', () => {
    const names = new Map(workbook.definedNames.map((item) => [item.name, item.reference]));
    for (const { field, sheet } of register.fields) {
      expect(names.get(field.name), field.name).toMatch(new RegExp(`^'?${sheet}'?!\\$B\\$\\d+$`));
    }
    expect(new Set(names.values()).size).toBe(names.size);
  });

  test('has the tables with exactly the headers of the description', () => {
    for (const description of register.sheets) {
      const sheet = workbook.sheets.find((item) => item.name === description.name);
      for (const table of description.tables) {
        const range = sheet?.tables.find((item) => item.name === table.name)?.range;
        if (!sheet || !range) throw new Error(`no table ${table.name}`);
        const headers = table.columns.map((_, index) => sheet.cell(range.firstRow, range.firstColumn + index)?.value);
        expect(headers).toEqual(table.columns.map((column) => column.header));
        expect(range.lastColumn - range.firstColumn + 1).toBe(table.columns.length);
      }
    }
  });

  test('is protected without a password, but for the participants', () => {
    for (const { name } of workbook.sheets.filter((sheet) => sheet.name !== 'Lijsten')) {
      const protection = /<sheetProtection [^>]*>/.exec(sheetXml(name))?.[0] ?? null;
      if (name === 'Deelnemers') expect(protection).toBeNull();
      else {
        expect(protection, name).toContain('sheet="1"');
        expect(protection, name).not.toMatch(/hash|password|salt/i);
      }
    }
  });

  test('checks every input cell as it is typed, with a message before and after', () => {
    const counts = register.sheets.map((description) => {
      const rules = sheetXml(description.name).match(/<dataValidation .*?>/g) ?? [];
      for (const rule of rules) {
        expect(rule).toMatch(/ promptTitle="[^"]{1,32}"/);
        expect(rule).toMatch(/ prompt="[^"]{1,255}"/);
        expect(rule).toMatch(/ errorTitle="[^"]{1,32}"/);
        expect(rule).toMatch(/ error="[^"]{1,225}"/);
      }
      return rules.length;
    });
    const inputs = register.sheets.map(
      (description) =>
        description.groups.flatMap((group) => group.fields.filter((field) => field.type !== 'fixed')).length +
        description.tables.flatMap((table) => table.columns).length,
    );
    expect(counts).toEqual(inputs);
  });

  test('leaves room for as many participants as are taken', () => {
    expect(sheetXml('Deelnemers')).toContain(`A5:A${register.participants.maximumRows + 4}`);
  });

  test('is sound by the rules of the package, empty, filled, and with the standards of an office', async () => {
    expect(ownWorkbookProblems(template)).toEqual([]);
    expect(ownWorkbookProblems(filled)).toEqual([]);
    const office = {
      office: 'Jansen & Zonen <advies>',
      adoptedOn: { year: 2026, month: 10, day: 1 },
      reason: '=besluit "van" de adviescommissie',
      values: { loonstijging: 0.021, sterftetafel: 'AG2022' },
      tables: { Uitstroom: Array.from({ length: 30 }, (_, index) => [20 + index, 0.1]) },
    };
    expect(ownWorkbookProblems(await templateWorkbook(kind, { ...soundFillings[kind], office }))).toEqual([]);
  });

  test('has formulas that are whole and not longer than Excel takes', () => {
    const formulas = [...parts.values()].flatMap((xml) => xml.match(/(?<=<f>)[^<]*(?=<\/f>)/g) ?? []);
    expect(formulas.length).toBeGreaterThan(60);
    for (const formula of formulas) {
      const bare = formula
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&')
        .replaceAll(/"[^"]*"/g, '');
      expect(bare.split('(').length, formula).toBe(bare.split(')').length);
      expect(bare).not.toContain('"');
      expect(formula.replaceAll(/&\w+;/g, '.').length).toBeLessThan(8192);
    }
  });

  test('is small, and has the same bytes whenever it is made', async () => {
    expect(template.length).toBeLessThan(100_000);
    expect(Buffer.from(await templateWorkbook(kind)).equals(template)).toBe(true);
  });

  test('tells nothing of who made it, where or when', () => {
    const properties = `${parts.get('docProps/core.xml')}${parts.get('docProps/app.xml')}`;
    expect(properties).not.toMatch(/creator|lastModifiedBy|created|modified|Unknown|Company/);
    expect(properties).toContain('nl-NL');
  });

  test('links to nothing outside itself', () => {
    expect([...parts.keys()].filter((name) => name.includes('external'))).toEqual([]);
    expect([...parts.values()].filter((xml) => xml.includes('TargetMode="External"'))).toEqual([]);
  });

  test('says which kind it is, in a locked cell and in words', () => {
    const place = workbook.definedNames.find((item) => item.name === 'sjabloon_soort')?.reference ?? '';
    expect(place).toMatch(/^Dossier!\$B\$\d+$/);
    const row = Number(place.slice(place.lastIndexOf('$') + 1));
    expect(workbook.sheets.find((sheet) => sheet.name === 'Dossier')?.cell(row, 2)?.value).toBe(kind);
    expect(workbook.sheets[0]?.cell(2, 1)?.value).toMatch(
      kind === 'dcToDc' ? /^Van premieregeling/ : /^Van .*middelloon/,
    );
  });
});

describe('a filled template', () => {
  const { filled = new Uint8Array() } = made.get('dcToDc') ?? {};

  test('keeps text that looks like a formula as text', () => {
    const xml = zipParts(filled)
      .filter((part) => part.name.startsWith('xl/worksheets/'))
      .map(partText)
      .join('');
    expect(xml).not.toContain('<f>1+1');
    expect(xml).not.toContain('<f>=1+1');
    const sheet = readWorkbook(filled, nodePlatform).sheets.find((item) => item.name === 'Deelnemers');
    expect(sheet?.cell(5, participantColumn('remark'))).toMatchObject({
      kind: 'text',
      value: '=1+1',
      isFormula: false,
    });
  });

  test('is read the same by another reader', async () => {
    const sheets = await readExcelFile(Buffer.from(filled));
    const rows = sheets.find((sheet) => sheet.sheet === 'Deelnemers')?.data ?? [];
    expect(rows[3]).toEqual(registers.dcToDc.participants.columns.map((column) => column.header));
    expect(rows[4]?.slice(0, 7)).toEqual([
      'P001',
      new Date(Date.UTC(1980, 4, 17)),
      'M',
      new Date(Date.UTC(2010, 0, 1)),
      52_000,
      1,
      40_000,
    ]);
  });
});
