import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { libraryPacking } from '#office/package/packing.ts';
import { inflateSync } from 'fflate';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import type { Workbook } from '#input/reading/workbook/workbook.ts';
import type { Platform } from '#input/gate/platform.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { oneSheet, plainWorkbook, workbookWithRows, workbookXml } from '#test/xlsx/plain-workbook.ts';
import { listing } from '#test/xlsx/listing.ts';

const sample = (name: string): Uint8Array =>
  readFileSync(new URL(`../../../../test/xlsx/valid/valid_${name}.xlsx`, import.meta.url));

const read = (bytes: Uint8Array): Workbook => readWorkbook(bytes, nodePlatform);

const everything = [
  '1,1 text Deelnemer',
  '1,2 text   voorloopspatie',
  '1,3 text Rijke tekst',
  '1,4 text A & B <C> é',
  '1,5 text regel1\r\nregel2',
  '1,6 text _x0041_ blijft',
  '1,7 text 0123',
  '1,8 text in lijn',
  '1,9 text los',
  '2,1 date 45292',
  '2,2 date 45292',
  '2,3 date 45292',
  '2,4 date 45292.75',
  '2,5 date 45292',
  '2,6 date 45292.5',
  '2,7 date 59',
  '2,8 date 60',
  '2,9 date 61',
  '2,10 date 1',
  '3,1 number 0.825',
  '3,2 number 12',
  '3,3 time 1.5',
  '3,4 number 1234.5',
  '3,5 number -3',
  '3,6 number 7',
  '3,7 number 8',
  '3,8 number 9.99',
  '3,9 number 0.001',
  '3,10 number 12345678901234568',
  '3,11 number 0.1',
  '3,12 time 0.5',
  '3,13 number 0.02',
  '4,1 boolean true',
  '4,2 boolean false',
  '4,3 error #N/A',
  '4,4 =error #DIV/0!',
  '4,5 =number 12.825',
  '4,6 =text Deelnemerx',
  '4,7 =boolean true',
  '4,8 =date 45292',
  '4,9 =error ',
  '4,10 =number 24',
  '4,11 =number 25.65',
  '4,12 isoDate 2024-01-01T00:00:00',
  '4,13 =text ',
  '5,10 =number 0',
  '6,10 =number 0',
  '10,1 number 10',
  '10,16384 number 16384',
  '12,1 text samengevoegd',
];

describe('reading odd but valid workbooks', () => {
  test.each([
    'all_types_1900',
    'all_types_1904',
    'absolute_targets',
    'part_name_case',
    'prefixed_namespace',
    'stored_not_deflated',
    'strict_ooxml',
    'zip64',
  ])('%s is read cell by cell as Excel shows it', (name) => {
    const workbook = read(sample(name));
    expect(workbook.date1904).toBe(name === 'all_types_1904');
    expect(workbook.sheets.map((sheet) => [sheet.name, sheet.isHidden])).toEqual([
      ['Alles', false],
      ['ZonderR', true],
      ['Diep', true],
    ]);
    expect(listing(workbook.sheets[0])).toEqual(everything);
    expect(listing(workbook.sheets[1])).toEqual(['1,1 number 1', '1,2 number 2', '2,1 text met r']);
    expect(workbook.definedNames).toContainEqual({ name: 'Rente', reference: 'Alles!$A$3', sheet: null });
    expect(workbook.definedNames).toContainEqual({ name: 'lokaal', reference: 'ZonderR!$A$1', sheet: 'ZonderR' });
  });

  test('a byte order mark, comments around cells and character data do not hide a cell', () => {
    const cells = listing(read(sample('bom_comment_cdata')).sheets[0]);
    expect(cells).toEqual([...everything.slice(0, -1), '12,1 text samen & gevoegd']);
  });

  test('cells without references stand behind each other', () => {
    expect(listing(read(sample('no_cell_refs')).sheets[0])).toEqual([
      '1,1 number 1',
      '1,2 number 2',
      '2,1 text zonder r',
    ]);
  });

  test('days that are stored as text keep their text', () => {
    expect(listing(read(sample('strict_iso_dates')).sheets[0])).toEqual([
      '1,1 isoDate 2024-01-01',
      '1,2 isoDate 2024-01-01T18:00:00Z',
      '1,3 isoDate 12:00:00',
      '1,4 number 5',
    ]);
  });

  test('the same file is read the same with other means to inflate it, as in a browser', () => {
    const browser: Platform = {
      inflateRaw: (data, maximumLength) => inflateSync(data, { out: new Uint8Array(maximumLength) }),
      packing: libraryPacking,
      maximumFileSize: 1_000_000,
    };
    expect(listing(readWorkbook(sample('all_types_1900'), browser).sheets[0])).toEqual(everything);
  });

  test('a cell is found by row and column, and nothing where there is no cell', () => {
    const [sheet] = read(
      workbookWithRows(
        '<row r="3"><c r="B3"><v>1</v></c><c r="D3"><v>2</v></c></row><row r="9"><c r="D9"><v>3</v></c></row>',
      ),
    ).sheets;
    expect(sheet?.cell(3, 4)?.value).toBe(2);
    expect(sheet?.cell(9, 4)?.value).toBe(3);
    for (const [row, column] of [
      [3, 3],
      [4, 4],
      [1, 1],
      [9, 5],
      [10, 4],
    ] as const)
      expect(sheet?.cell(row, column)).toBeNull();
  });

  test.each(['1', 'true'])('rows that are hidden (%s) are known, and read like any other', (hidden) => {
    const [sheet] = read(
      workbookWithRows(
        `<row r="2" hidden="${hidden}"><c r="A2"><v>1</v></c></row><row r="3" hidden="0"><c r="A3"><v>2</v></c></row><row r="4"/>`,
      ),
    ).sheets;
    expect([...(sheet?.hiddenRows ?? [])]).toEqual([2]);
    expect(sheet?.cell(2, 1)?.value).toBe(1);
  });

  test('whether it asks to be calculated is known, also where two programs wrote what they ask', () => {
    const asks = (behind: string): boolean =>
      read(plainWorkbook({ 'xl/workbook.xml': workbookXml(oneSheet, behind) })).asksToCalculate;
    expect(asks('')).toBe(false);
    expect(asks('<calcPr calcId="171027"/>')).toBe(false);
    expect(asks('<calcPr calcId="124519" fullCalcOnLoad="1"/><calcPr calcId="171027"/>')).toBe(true);
  });
});
