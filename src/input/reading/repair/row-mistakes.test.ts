import { describe, expect, test } from 'vitest';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { day, filledWorkbook, fillingWith } from '#test/xlsx/filled-template.ts';
import { brief, participant } from '#test/xlsx/read-findings.ts';

type Row = readonly EnteredValue[];

async function readRows(rows: readonly Row[]) {
  const { dossier, findings } = readDossier(await filledWorkbook(fillingWith({}, { Deelnemers: rows })));
  return { numbers: (dossier?.input.participants ?? []).map(({ number }) => number), findings };
}

const people = [
  participant('P1', { 4: 40_000, 6: 1000 }),
  participant('P2', { 4: 50_000, 6: 2000 }),
  participant('P3', { 4: 60_000, 6: 6000 }),
];
const row = (values: Readonly<Record<number, EnteredValue>>): Row =>
  Array.from({ length: 10 }, (_, index) => values[index] ?? null);

describe('a row of totals', () => {
  test.each<[string, Row]>([
    ['that says so', row({ 0: 'Totaal', 4: 150_000, 6: 9000 })],
    ['that says so behind empty cells', row({ 3: 'Eindtotaal:', 4: 151_000 })],
    ['of means that says so', row({ 0: 'Gemiddelde', 4: 50_000, 5: 1 })],
    ['of means that says so in another form', row({ 0: 'Gemiddeld', 4: 50_001, 5: 0.87 })],
    ['that is the sum', row({ 4: 150_000 })],
    ['that is the sum of another column', row({ 6: 9000 })],
    ['that is the mean', row({ 4: 50_000 })],
  ])('%s is left out, with one finding', async (_, total) => {
    const { numbers, findings } = await readRows([...people, total]);
    expect(numbers).toEqual(['P1', 'P2', 'P3']);
    expect(findings.map(({ severity, code }) => [severity, code])).toEqual([['warning', 'TOTAL_ROW']]);
    expect(findings[0]?.message).toBe('Deze rij is een totaalrij en is niet meegelezen.');
    expect(findings[0]?.cell).toMatch(/^[A-J]8$/);
  });

  test('per department, and one of all, are one finding together', async () => {
    const [first, second, third] = people;
    const subtotal = (sum: number) => row({ 4: sum });
    const rows = [first, second, subtotal(90_000), third, participant('P4'), subtotal(112_000), row({ 0: 'Totaal' })];
    const { numbers, findings } = await readRows(rows.flatMap((item) => (item ? [item] : [])));
    expect(numbers).toEqual(['P1', 'P2', 'P3', 'P4']);
    expect(brief(findings)).toEqual(['warning TOTAL_ROW Deelnemers!E7 90.000']);
    expect(findings[0]?.message).toMatch(/^Er staan 3 totaalrijen tussen de deelnemers; dit is de eerste\./);
  });

  test('does not turn percentages typed as numbers into errors', async () => {
    const rows = [participant('P1', { 5: 80 }), participant('P2', { 5: 100 }), row({ 0: 'Totaal', 5: 1.8 })];
    expect((await readRows(rows)).findings.map(({ code }) => code)).toEqual(['TOTAL_ROW', 'COLUMN_PERCENT_AS_NUMBER']);
  });

  test.each<[string, Row]>([
    ['has a birth date', participant('Totaal')],
    ['has a sex', row({ 0: 'Som', 2: 'V', 4: 150_000 })],
    ['is no sum', row({ 4: 150_001 })],
    ['is a number that starts like the word', row({ 0: 'Som-12', 4: 45_000 })],
  ])('is not seen in a row that %s', async (_, other) => {
    const { findings } = await readRows([...people, other]);
    expect(findings.map(({ code }) => code)).not.toContain('TOTAL_ROW');
  });

  test('is not seen in what repeats the pay of the only participant above it', async () => {
    const { findings } = await readRows([people[0]!, row({ 4: 40_000 })]);
    expect(findings.map(({ code }) => code)).not.toContain('TOTAL_ROW');
  });

  test('alone makes no participants', async () => {
    const { findings } = await readRows([row({ 0: 'Totaal', 4: 1 })]);
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
    const full = participant('10234', { 3: day(2010, 1, 1), 7: 'ja', 8: 'kantoor', 9: 'x' });
    const number = row({ 1: 10_234, 2: 29_358, 3: 'M', 4: 40_179, 5: 52_000, 6: 1, 7: 1000, 8: 'ja', 9: 'kantoor' });
    for (const item of [shifted(full, 1), number])
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
    const rows = Array.from({ length: 30 }, (_, index) => participant(`P${index}`, { 3: day(2015, 3, 1), 6: 1200 }));
    const { numbers, findings } = await readRows(
      rows.map((item, index) => (index < 10 ? item : shiftedAfterBirth(item, by))),
    );
    expect(numbers).toEqual([]);
    expect(findings.map((item) => [item.severity, item.code, item.cell])).toEqual([['error', 'ROWS_SHIFTED', 'E15']]);
    expect(findings[0]?.message).toBe(
      `In 20 rijen, waarvan dit de eerste is, staan gegevens na de geboortedatum ${where} van hun koppen: het salaris in kolom ${columns}.`,
    );
  });

  test.each<[string, Readonly<Record<number, EnteredValue>>]>([
    ['salary and part time are swapped', { 4: 0.8, 5: 52_000, 6: 0 }],
    ['the salary is missing', { 4: null, 6: 1200 }],
    ['the part time is missing', { 5: null, 6: 1200 }],
    ['the salary is a share', { 3: day(2010, 1, 1), 4: 0.8, 5: null, 6: 1200 }],
    ['salary and part time are missing', { 3: day(2010, 1, 1), 4: null, 5: null, 6: 100 }],
  ])('are not seen in a row of which %s', async (_, cells) => {
    const { findings } = await readRows([...people, participant('P4', cells)]);
    expect(findings.map(({ code }) => code)).not.toContain('ROWS_SHIFTED');
    expect(findings).not.toEqual([]);
  });

  test('are not seen in a row that only lacks a birth date', async () => {
    const missing = participant('P4', { 1: null, 3: day(2010, 1, 1) });
    expect(brief((await readRows([...people, missing])).findings)).toEqual(['error FIELD_EMPTY Deelnemers!B8 -']);
  });
});

describe('days under the wrong heads', () => {
  test('are one finding, however many there are, and no fault of the program', async () => {
    const rows = Array.from({ length: 30 }, (_, index) =>
      participant(`P${index}`, { 1: day(2018 + (index % 8), 1, 1), 3: day(1980, 5, 17) }),
    );
    const { numbers, findings } = await readRows(rows);
    expect(numbers).toEqual([]);
    expect(brief(findings)).toEqual(['error VALUE_CONFLICT Deelnemers!B5 01-01-2018']);
    expect(findings[0]?.message).toMatch(/^Bij 30 van de 30 deelnemers .* Zijn de twee kolommen verwisseld\?$/);
  });

  test('are a finding at the birth date of who is too young to work', async () => {
    const { findings } = await readRows([...people, participant('P4', { 1: day(2024, 1, 1) })]);
    expect(brief(findings)).toContain('error VALUE_OUT_OF_RANGE Deelnemers!B8 01-01-2024');
  });
});
