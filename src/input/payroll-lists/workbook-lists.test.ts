import { type CellValue, Workbook, type Worksheet } from '@cj-tech-master/excelts';
import { describe, expect, test } from 'vitest';
import { premiumParticipants as table } from '#input/fields/participant-table.ts';
import type { ListSettings } from '#input/payroll-lists/list-settings.ts';
import { lookedAtFile, openedList } from '#input/payroll-lists/look-at-file.ts';
import { readList } from '#input/payroll-lists/read-list.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { day } from '#test/xlsx/filled-template.ts';
import { noChoices, proposedSettings } from '#web/features/payroll-lists/first-choices.ts';

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

function readOf(bytes: Uint8Array, changed: Partial<ListSettings> = {}) {
  const settings = { ...proposedSettings, ...changed };
  const file = lookedAtFile(bytes, table, settings, null, nodePlatform);
  const opened = openedList(bytes, settings, nodePlatform);
  const chosen = { mapping: { sheet: '', columns: file.proposed }, choices: noChoices };
  const days = { valuationDate: day(2026, 1, 1), isOfTemplate: true, transitionDate: day(2027, 1, 1) };
  return { file, ...readList(opened, table, chosen, days) };
}

const born = (year: number): Date => new Date(Date.UTC(year, 4, 17));
const headers = ['Personeelsnummer', 'Geboortedatum', 'Jaarsalaris', 'Deeltijd', 'Pensioenkapitaal'];

describe('a list in a workbook', () => {
  test('counts rows that a filter hides, and says so', async () => {
    const rows = [headers, [1, born(1980), 39_006, 1, 0], [2, born(1990), 36_120, 0.8, 0]];
    const bytes = await workbookOf({ Lijst: rows }, (sheet) => {
      sheet.getRow(3).hidden = true;
    });
    const { questions, rows: read } = readOf(bytes);
    expect(questions.find(({ kind }) => kind === 'hidden')?.rows.map(({ who, counts }) => [who, counts])).toEqual([
      ['2', true],
    ]);
    expect(read).toHaveLength(2);
  });

  test('with formulas that were never calculated is refused: they are no 0', async () => {
    const bytes = await workbookOf({ Lijst: [headers, [1, born(1980), 39_006, 1, { formula: 'C2*2' }]] });
    expect(() => readOf(bytes)).toThrow('In de kolom Pensioenkapitaal zijn formules nog niet berekend.');
  });

  test('takes sheets with the same headers together that belong to the list, in whatever order they stand', async () => {
    const bytes = await workbookOf({
      Utrecht: [['Personeelslijst'], headers, [1, born(1980), 39_006, 1, 0]],
      Zeist: [headers.toReversed(), [0, 0.8, 36_120, born(1990), 2], [0, 1, 31_200, born(1991), 3]],
      'Zeist oud': [headers, [3, born(1991), 30_000, 1, 0]],
      Toelichting: [['Dit is een lijst'], ['van alle vestigingen']],
    });
    expect(readOf(bytes).file.alike).toEqual(['Zeist', 'Zeist oud']);
    expect(readOf(bytes).rows).toHaveLength(1);
    const { rows } = readOf(bytes, { alikeSheets: ['Zeist'] });
    expect(rows.map(({ values }) => [values[0], values[4]])).toEqual([
      ['1', 39_006],
      ['2', 36_120],
      ['3', 31_200],
    ]);
  });

  test('shows rows around its headers as they stand, without those that tell who somebody is', async () => {
    const bytes = await workbookOf({
      Lijst: [['Lijst'], ['Naam', ...headers], ['Vries', 1, born(1980), 39_006, 1, 0]],
    });
    expect(readOf(bytes).file.inView).toEqual([
      { row: 1, texts: ['', '', '', '', ''] },
      { row: 2, texts: headers },
      { row: 3, texts: ['1', '17-05-1980', '39.006', '1', '0'] },
    ]);
  });
});
