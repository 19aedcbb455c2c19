import { describe, expect, test } from 'vitest';
import { isCitizenNumber } from '#input/reading/repair/citizen-number.ts';
import { readDossier } from '#input/reading/dossier/read-dossier.ts';
import { filledWorkbook, withCells } from '#test/xlsx/filled-template.ts';
import { cellBehindTable } from '#test/xlsx/participant-cells.ts';
import { findingsOf, brief, text, number, participant } from '#test/xlsx/read-findings.ts';

describe('citizen service numbers', () => {
  /** Pass the eleven-test, made for this test. */
  const passing = ['111222333', '123456782', '999999990'];

  test('a column that says so is refused, without its values', async () => {
    const workbook = withCells(await filledWorkbook(), {
      [cellBehindTable(4)]: text('BSN'),
      [cellBehindTable(5)]: text('geheim'),
    });
    const { dossier, findings } = readDossier(workbook);
    expect(dossier).toBeNull();
    expect(brief(findings)).toEqual([`error BSN_COLUMN ${cellBehindTable(4)} -`]);
  });

  test.each([
    ['as text', passing],
    ['with dots', passing.map((digits) => `${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6)}`)],
  ])('a column with three of them is refused, whatever it is called (%s)', async (_, numbers) => {
    const rows = [...numbers, '5', '5'].map((value) => participant(value));
    const findings = await findingsOf({}, { Deelnemers: rows });
    expect(brief(findings)).toEqual(['error BSN_COLUMN Deelnemers!A4 -']);
    expect(JSON.stringify(findings)).not.toMatch(/\d{9}|\d{3}\.\d{3}/);
  });

  test('numbers in number cells are seen too', async () => {
    const workbook = withCells(await filledWorkbook(), {
      [cellBehindTable(4)]: text('nummer'),
      ...Object.fromEntries(passing.map((digits, index) => [cellBehindTable(5 + index), number(Number(digits))])),
    });
    expect(brief(readDossier(workbook).findings)).toEqual([`error BSN_COLUMN ${cellBehindTable(4)} -`]);
  });

  test('nine digits that do not pass the test are a personnel number', async () => {
    const rows = ['111222334', '123456783', '999999991', '100000001'].map((value) => participant(value));
    expect(await findingsOf({}, { Deelnemers: rows })).toEqual([]);
  });
});

test('separators do not hide a number, and nine zeros are none', () => {
  expect(
    ['1234 56 782', '1234.56.782', '1234-56-782\u00A0', '\t123456782\n', 123_456_782].map(isCitizenNumber),
  ).toEqual(Array.from({ length: 5 }, () => true));
  expect(['000000000', '123456789', '12345678', '1234567820', 12_345_672, -123_456_782].map(isCitizenNumber)).toEqual(
    Array.from({ length: 6 }, () => false),
  );
});
