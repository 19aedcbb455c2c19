import { describe, expect, test } from 'vitest';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { day, filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';
import { type ParticipantCells, participantRow } from '#test/xlsx/participant-cells.ts';
import { brief, participant } from '#test/xlsx/read-findings.ts';

type Row = readonly EnteredValue[];

async function readRows(rows: readonly Row[]) {
  const { dossier, findings } = readDossier(await filledWorkbook(fillingWith({}, { Deelnemers: rows })));
  return { numbers: (dossier?.input.participants ?? []).map(({ number }) => number), findings };
}

const people = [
  participant('P1', { fullTimeSalary: 40_000, capital: 1000 }),
  participant('P2', { fullTimeSalary: 50_000, capital: 2000 }),
  participant('P3', { fullTimeSalary: 60_000, capital: 6000 }),
];

describe('a row of totals', () => {
  test.each<[string, Row]>([
    ['that says so', participantRow({ number: 'Totaal', fullTimeSalary: 150_000, capital: 9000 })],
    ['that says so behind empty cells', participantRow({ hired: 'Eindtotaal:', fullTimeSalary: 151_000 })],
    ['of means that says so', participantRow({ number: 'Gemiddelde', fullTimeSalary: 50_000, partTime: 1 })],
    [
      'of means that says so in another form',
      participantRow({ number: 'Gemiddeld', fullTimeSalary: 50_001, partTime: 0.87 }),
    ],
    ['that is the sum', participantRow({ fullTimeSalary: 150_000 })],
    ['that is the sum of another column', participantRow({ capital: 9000 })],
    ['that is the mean', participantRow({ fullTimeSalary: 50_000 })],
  ])('%s is left out, with one finding', async (_, total) => {
    const { numbers, findings } = await readRows([...people, total]);
    expect(numbers).toEqual(['P1', 'P2', 'P3']);
    expect(findings.map(({ severity, code }) => [severity, code])).toEqual([['warning', 'TOTAL_ROW']]);
    expect(findings[0]?.message).toBe('Deze rij is een totaalrij en is niet meegelezen.');
    expect(findings[0]?.cell).toMatch(/^[A-J]8$/);
  });

  test('per department, and one of all, are one finding together', async () => {
    const [first, second, third] = people;
    const subtotal = (sum: number) => participantRow({ fullTimeSalary: sum });
    const rows = [
      first,
      second,
      subtotal(90_000),
      third,
      participant('P4'),
      subtotal(112_000),
      participantRow({ number: 'Totaal' }),
    ];
    const { numbers, findings } = await readRows(rows.flatMap((item) => (item ? [item] : [])));
    expect(numbers).toEqual(['P1', 'P2', 'P3', 'P4']);
    expect(brief(findings)).toEqual(['warning TOTAL_ROW Deelnemers!E7 90.000']);
    expect(findings[0]?.message).toMatch(/^Er staan 3 totaalrijen tussen de deelnemers; dit is de eerste\./);
  });

  test('does not turn percentages typed as numbers into errors', async () => {
    const rows = [
      participant('P1', { partTime: 80 }),
      participant('P2', { partTime: 100 }),
      participantRow({ number: 'Totaal', partTime: 1.8 }),
    ];
    expect((await readRows(rows)).findings.map(({ code }) => code)).toEqual(['TOTAL_ROW', 'COLUMN_PERCENT_AS_NUMBER']);
  });

  test.each<[string, Row]>([
    ['has a birth date', participant('Totaal')],
    ['has a sex', participantRow({ number: 'Som', sex: 'V', fullTimeSalary: 150_000 })],
    ['is no sum', participantRow({ fullTimeSalary: 150_001 })],
    ['is a number that starts like the word', participantRow({ number: 'Som-12', fullTimeSalary: 45_000 })],
  ])('is not seen in a row that %s', async (_, other) => {
    const { findings } = await readRows([...people, other]);
    expect(findings.map(({ code }) => code)).not.toContain('TOTAL_ROW');
  });

  test('is not seen in what repeats the pay of the only participant above it', async () => {
    const { findings } = await readRows([people[0]!, participantRow({ fullTimeSalary: 40_000 })]);
    expect(findings.map(({ code }) => code)).not.toContain('TOTAL_ROW');
  });

  test('alone makes no participants', async () => {
    const { findings } = await readRows([participantRow({ number: 'Totaal', fullTimeSalary: 1 })]);
    expect(findings.map(({ code }) => code)).toEqual(['PARTICIPANTS_NONE', 'TOTAL_ROW']);
  });
});

describe('rows that stand beside their headers', () => {
  const shifted = (item: Row, by: number): Row => (by > 0 ? [null, ...item.slice(0, -1)] : [...item.slice(1), null]);

  test.each([
    [1, 'één kolom naar rechts', 'C in plaats van B', 'B5'],
    [-1, 'één kolom naar links', 'A in plaats van B', 'B5'],
  ])('by %d column are one finding, however many there are', async (by, where, columns, cell) => {
    const rows = Array.from({ length: 120 }, (_, index) => participant(`P${index}`));
    const { numbers, findings } = await readRows(rows.map((item) => shifted(item, by)));
    expect(numbers).toEqual([]);
    expect(findings.map((item) => [item.severity, item.code, item.cell])).toEqual([['error', 'ROWS_SHIFTED', cell]]);
    expect(findings[0]?.message).toBe(
      `In 120 rijen, waarvan dit de eerste is, staan de gegevens ${where} van hun koppen: de geboortedatum in kolom ${columns}.`,
    );
  });

  test('are seen too when all of the template is filled in, and numbers could be days', async () => {
    const others = { premiumWaiver: 0, counts: 'ja', category: 'kantoor' };
    const full = participant('10234', { hired: day(2010, 1, 1), ...others, remark: 'x' });
    const numbers = participant('', { number: 10_234, born: 29_358, hired: 40_179, ...others });
    for (const item of [full, numbers].map((one) => shifted(one, 1)))
      expect((await readRows([item])).findings.map(({ code }) => code)).toEqual(['ROWS_SHIFTED']);
  });

  test('are told apart from those that stand well', async () => {
    const { findings } = await readRows([...people, shifted(participant('P4'), 1)]);
    expect(brief(findings)).toEqual(['error ROWS_SHIFTED Deelnemers!B8 P4']);
    expect(findings[0]?.message).toMatch(/^In deze rij staan de gegevens één kolom naar rechts/);
  });

  const shiftedAfterBirth = (item: Row, by: number): Row => [...item.slice(0, 2), ...shifted(item.slice(2), by)];

  test.each([
    [1, 'één kolom naar rechts', 'F in plaats van E'],
    [-1, 'één kolom naar links', 'D in plaats van E'],
  ])('by %d after the birth date only are one finding too, in a part of the rows', async (by, where, columns) => {
    const rows = Array.from({ length: 30 }, (_, index) =>
      participant(`P${index}`, { hired: day(2015, 3, 1), capital: 1200 }),
    );
    const { numbers, findings } = await readRows(
      rows.map((item, index) => (index < 10 ? item : shiftedAfterBirth(item, by))),
    );
    expect(numbers).toEqual([]);
    expect(findings.map((item) => [item.severity, item.code, item.cell])).toEqual([['error', 'ROWS_SHIFTED', 'E15']]);
    expect(findings[0]?.message).toBe(
      `In 20 rijen, waarvan dit de eerste is, staan gegevens na de geboortedatum ${where} van hun koppen: het salaris in kolom ${columns}.`,
    );
  });

  test.each<[string, ParticipantCells]>([
    ['salary and part time are swapped', { fullTimeSalary: 0.8, partTime: 52_000, capital: 0 }],
    ['the salary is missing', { fullTimeSalary: null, capital: 1200 }],
    ['the part time is missing', { partTime: null, capital: 1200 }],
    ['the salary is a share', { hired: day(2010, 1, 1), fullTimeSalary: 0.8, partTime: null, capital: 1200 }],
    [
      'salary and part time are missing',
      { hired: day(2010, 1, 1), fullTimeSalary: null, partTime: null, capital: 100 },
    ],
  ])('are not seen in a row of which %s', async (_, cells) => {
    const { findings } = await readRows([...people, participant('P4', cells)]);
    expect(findings.map(({ code }) => code)).not.toContain('ROWS_SHIFTED');
    expect(findings).not.toEqual([]);
  });

  test('are not seen in a row that only lacks a birth date', async () => {
    const missing = participant('P4', { born: null, hired: day(2010, 1, 1) });
    expect(brief((await readRows([...people, missing])).findings)).toEqual(['error FIELD_EMPTY Deelnemers!B8 -']);
  });
});

describe('days under the wrong heads', () => {
  test('are one finding, however many there are, and no fault of the program', async () => {
    const rows = Array.from({ length: 30 }, (_, index) =>
      participant(`P${index}`, { born: day(2018 + (index % 8), 1, 1), hired: day(1980, 5, 17) }),
    );
    const { numbers, findings } = await readRows(rows);
    expect(numbers).toEqual([]);
    expect(brief(findings)).toEqual(['error VALUE_CONFLICT Deelnemers!B5 01-01-2018']);
    expect(findings[0]?.message).toMatch(/^Bij 30 van de 30 deelnemers .* Zijn de twee kolommen verwisseld\?$/);
  });

  test('are a finding at the birth date of who is too young to work', async () => {
    const { findings } = await readRows([...people, participant('P4', { born: day(2024, 1, 1) })]);
    expect(brief(findings)).toContain('error VALUE_OUT_OF_RANGE Deelnemers!B8 01-01-2024');
  });
});
