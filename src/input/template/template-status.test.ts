import { describe, expect, test } from 'vitest';
import published from '#cases/law/published-values.json' with { type: 'json' };
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { schemeKinds } from '#core/dossier/scheme-kind.ts';
import { readWorkbook } from '#input/reading/workbook/read-workbook.ts';
import { templateWorkbook } from '#input/template/template.ts';
import type { Workbook } from '#input/reading/workbook/workbook.ts';
import { nodePlatform } from '#server/calculation/node-platform.ts';
import { filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';
import { participantColumn, type ParticipantKey } from '#test/xlsx/participant-cells.ts';
import { participant } from '#test/xlsx/read-findings.ts';
import { sheetStatuses } from '#test/xlsx/sheet-statuses.ts';

/** The content of a column in the row that begins with a text. */
function besideLabel(workbook: Workbook, sheetName: string, label: string, column: number): string {
  const sheet = workbook.sheets.find((item) => item.name === sheetName);
  const row = Array.from(sheet?.rowNumbers ?? []).find((item) => sheet?.cell(item, 1)?.value === label);
  return String(sheet?.cell(row ?? 0, column)?.value ?? '');
}

const missing = (count: number): string => `▲ Aantal verplichte cellen dat ontbreekt: ${count}`;
const complete = '✓ Alle verplichte cellen zijn ingevuld.';

test.each([
  ['dcToDc', 3],
  ['dbToDc', 5],
  ['ambitionDbToDc', 7],
] as const)('an empty template %s counts what is missing, sheet by sheet', async (kind, ofCurrent) => {
  const workbook = readWorkbook(await templateWorkbook(kind), nodePlatform);
  expect(sheetStatuses(workbook)).toEqual({
    werkboek: '▲ Er ontbreken nog verplichte cellen.',
    dossier: missing(5),
    huidige_regeling: missing(ofCurrent),
    nieuwe_regeling: complete,
    verfijning: complete,
    deelnemers: '▲ Nog geen deelnemers ingevuld.',
  });
});

test.each(schemeKinds)('a complete template %s says so', async (kind) => {
  const workbook = await filledWorkbook(fillingWith({}, {}, kind), kind);
  expect(sheetStatuses(workbook)).toMatchObject({
    werkboek: '✓ Alle verplichte cellen zijn ingevuld: bewaar en upload.',
    dossier: complete,
    deelnemers: `${complete} Aantal deelnemers: ${kind === 'dcToDc' ? 3 : 2}`,
  });
});

test.each<[string, Readonly<Record<string, EnteredValue>>, string, string]>([
  ['Naam werkgever *', {}, 'Dossier', '✓ ingevuld'],
  ['Naam werkgever *', { werkgever_naam: '  ' }, 'Dossier', '▲ ontbreekt'],
  ['Adviseur', {}, 'Dossier', ''],
  ['Franchise', {}, 'Nieuwe regeling', '✓ ingevuld'],
  ['Franchise', { nieuw_franchise: null }, 'Nieuwe regeling', ''],
])('%s at %j on %s says %s', async (label, values, sheet, status) => {
  expect(besideLabel(await filledWorkbook(fillingWith(values)), sheet, label, 3)).toBe(status);
});

test('a table that only some choices require is not counted as missing', async () => {
  const at = async (rows: EnteredValue[][]) => {
    const workbook = await filledWorkbook(fillingWith({}, { HuidigeStaffel: rows }));
    return [
      workbook.sheets.find(({ name }) => name === 'Huidige regeling')?.cell(30, 3)?.value ?? '',
      sheetStatuses(workbook)['huidige_regeling'],
    ];
  };
  expect(await at([])).toEqual(['', complete]);
  expect(await at([[20, 0.1]])).toEqual(['✓ ingevuld', complete]);
});

test('beside a field is the latest known law, with its first day', async () => {
  const shown = besideLabel(await filledWorkbook(), 'Huidige regeling', 'Franchise *', 6);
  const { day: from, minimumOffset } = published.amounts.at(-1)!;
  const amount = minimumOffset.toLocaleString('nl-NL');
  expect(shown.split('\n')[1]).toBe(`Wet: minimale franchise €\u00a0${amount} (vanaf 01-01-${from.slice(0, 4)})`);
});

describe('the status of the participants', () => {
  test('counts the required cells that are missing, in all and above their column', async () => {
    const rows = [
      participant('A1'),
      participant('A1', { fullTimeSalary: '' }),
      participant('', { fullTimeSalary: '' }),
    ];
    const workbook = await filledWorkbook(fillingWith({}, { Deelnemers: rows }));
    expect(sheetStatuses(workbook)['deelnemers']).toBe(missing(3));
    const people = workbook.sheets.find(({ name }) => name === 'Deelnemers');
    const above = (key: ParticipantKey) => people?.cell(3, participantColumn(key))?.value;
    expect([above('number'), above('born'), above('fullTimeSalary'), above('capital')]).toEqual([
      '▲ ontbreekt: 1',
      'verplicht\nbijv. 14-05-1980',
      '▲ ontbreekt: 2',
      expect.stringMatching(/^mag leeg/),
    ]);
  });
});
