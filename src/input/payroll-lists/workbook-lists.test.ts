import { type CellValue, Workbook, type Worksheet } from '@cj-tech-master/excelts';
import { readAsProposed } from '#test/fixtures/read-payroll-list.ts';
import { describe, expect, test } from 'vitest';
import { premiumParticipants as table } from '#input/fields/participant-table.ts';
import { lookedAtFile } from '#input/payroll-lists/look-at-file.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { day } from '#test/xlsx/filled-template.ts';
import { proposedSettings } from '#web/features/payroll-lists/first-choices.ts';

type Rows = readonly (readonly CellValue[])[];

async function workbookOf(
  sheets: Readonly<Record<string, Rows>>,
  finish: (sheet: Worksheet) => void = () => undefined,
) {
  const workbook = new Workbook();
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = workbook.addWorksheet(name);
    for (const row of rows) sheet.addRow([...row]);
    finish(sheet);
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

const born = (year: number): Date => new Date(Date.UTC(year, 4, 17));
const headers = ['Personeelsnummer', 'Geboortedatum', 'Jaarsalaris', 'Deeltijd', 'Pensioenkapitaal'];

describe('a list in a workbook', () => {
  test('counts rows that a filter hides, and says so', async () => {
    const rows = [headers, [1, born(1980), 39_006, 1, 0], [2, born(1990), 36_120, 0.8, 0]];
    const bytes = await workbookOf({ Lijst: rows }, (sheet) => {
      sheet.getRow(3).hidden = true;
    });
    const { questions, rows: read } = readAsProposed(bytes);
    expect(questions.find(({ kind }) => kind === 'hidden')?.rows.map(({ who, counts }) => [who, counts])).toEqual([
      ['2', true],
    ]);
    expect(read).toHaveLength(2);
  });

  test('with formulas that were never calculated is refused: they are no 0', async () => {
    const bytes = await workbookOf({ Lijst: [headers, [1, born(1980), 39_006, 1, { formula: 'C2*2' }]] });
    expect(() => readAsProposed(bytes)).toThrow('In de kolom Pensioenkapitaal zijn formules nog niet berekend.');
  });

  test('takes sheets with the same headers together that belong to the list, in whatever order they stand', async () => {
    const bytes = await workbookOf({
      Utrecht: [['Personeelslijst'], headers, [1, born(1980), 39_006, 1, 0]],
      Zeist: [headers.toReversed(), [0, 0.8, 36_120, born(1990), 2], [0, 1, 31_200, born(1991), 3]],
      'Zeist oud': [headers, [3, born(1991), 30_000, 1, 0]],
      Toelichting: [['Dit is een lijst'], ['van alle vestigingen']],
    });
    expect(readAsProposed(bytes).file.alike).toEqual(['Zeist', 'Zeist oud']);
    expect(readAsProposed(bytes).rows).toHaveLength(1);
    const { rows, file, placeOf } = readAsProposed(bytes, { settings: { alikeSheets: ['Zeist'] } });
    expect(rows.map(({ row }) => placeOf(row))).toEqual([
      { sheet: 'Utrecht', row: 3 },
      { sheet: 'Zeist', row: 2 },
      { sheet: 'Zeist', row: 3 },
    ]);
    expect(file.inView.map(({ row }) => row)).toEqual([1, 2, 3]);
    expect(rows.map(({ values }) => [values[0], values[4]])).toEqual([
      ['1', 39_006],
      ['2', 36_120],
      ['3', 31_200],
    ]);
  });

  test('has the name of a group in merged cells in the header of each of its columns', async () => {
    const bytes = await workbookOf(
      {
        Lijst: [
          ['Personeelslijst'],
          ['', 'Partner', '', 'Werknemer', '', 'Salaris', '', ''],
          ['Nr', 'Geboortedatum', 'Naam', 'Geboortedatum', 'Naam', 'Voltijd', 'Feitelijk', 'Schaal'],
          [1, born(1979), 'Smit', born(1980), 'Vries', 3250.5, 3250.5, 8],
          [2, born(1988), 'Bakker', born(1990), 'Jansen', 3010, 2408, 7],
        ],
      },
      (sheet) => {
        for (const range of ['A1:H1', 'B2:C2', 'D2:E2', 'F2:H2']) sheet.mergeCells(range);
      },
    );
    const { file, rows, questions } = readAsProposed(bytes);
    expect(file.settings.rows).toMatchObject({ firstHeader: 2, lastHeader: 3, first: 4 });
    expect(file.personal).toEqual(['Partner: Geboortedatum', 'Partner: Naam', 'Werknemer: Naam']);
    expect(file.columns.map(({ header }) => header)).toEqual([
      'Nr',
      'Werknemer: Geboortedatum',
      'Salaris: Voltijd',
      'Salaris: Feitelijk',
      'Salaris: Schaal',
    ]);
    expect(rows.map(({ values }) => [values[0], values[1], values[4]])).toEqual([
      ['1', day(1980, 5, 17), 39_006],
      ['2', day(1990, 5, 17), 36_120],
    ]);
    expect(questions.map(({ kind }) => kind)).not.toContain('born');
  });

  test('is the sheet with birth dates, not one with more columns', async () => {
    const bytes = await workbookOf({
      Tabellen: [
        ['Vanaf leeftijd', 'Premie', 'Jaar', 'Bedrag', 'Soort'],
        [20, 0.05, 2026, 100, 'x'],
      ],
      Deelnemers: [
        ['Nr', 'Geboortedatum', 'Jaarsalaris'],
        [1, new Date('1980-05-17'), 39_006],
      ],
    });
    expect(lookedAtFile(bytes, table, proposedSettings, null, nodePlatform).settings.sheet).toBe('Deelnemers');
  });

  test('has groups above headers of two lines, in a sheet that is hidden behind one with no list', async () => {
    const bytes = await workbookOf(
      {
        Toelichting: [['Dit is een lijst']],
        Lijst: [
          ['', 'Werknemer', '', 'Partner', '', ''],
          ['Personeels', 'Geboorte-', '', 'Geboorte-', '', 'Salaris'],
          ['nummer', 'datum', 'm/v', 'datum', 'm/v', 'per maand'],
          [1, born(1980), 'M', born(1982), 'V', 3250.5],
          [2, born(1990), 'V', born(1988), 'M', 3010],
        ],
      },
      (sheet) => {
        if (sheet.name !== 'Lijst') return;
        sheet.state = 'hidden';
        for (const range of ['B1:C1', 'D1:E1']) sheet.mergeCells(range);
      },
    );
    const { file, rows } = readAsProposed(bytes);
    expect([file.settings.sheet, file.settings.rows.firstHeader, file.settings.rows.first]).toEqual(['Lijst', 1, 4]);
    expect(rows.map(({ values }) => values.slice(0, 3))).toEqual([
      ['1', day(1980, 5, 17), 'M'],
      ['2', day(1990, 5, 17), 'V'],
    ]);
  });

  test('has no title in its headers, however many cells it is merged over', async () => {
    const rows = [['Overzicht salaris', '', '', '', ''], headers, [1, born(1980), 39_006, 1, 0]];
    const bytes = await workbookOf({ Lijst: rows }, (sheet) => sheet.mergeCells('A1:E1'));
    expect(readAsProposed(bytes).file.columns.map(({ header }) => header)).toEqual(headers);
  });

  test('shows rows around its headers as they stand, without those that tell who somebody is', async () => {
    const bytes = await workbookOf({
      Lijst: [['Lijst'], ['Naam', ...headers], ['Vries', 1, born(1980), 39_006, 1, 0]],
    });
    expect(readAsProposed(bytes).file.inView).toEqual([
      { row: 1, texts: ['', '', '', '', ''] },
      { row: 2, texts: headers },
      { row: 3, texts: ['1', '17-05-1980', '39.006', '1', '0'] },
    ]);
  });
});
