import { expect, test } from 'vitest';
import type { Finding, FindingCode } from '#input/findings/findings.ts';
import { countedWarnings, inputWarning } from '#output/topics/law/input-warnings.ts';

const warnings = (...codes: readonly FindingCode[]): readonly Finding[] =>
  codes.map((code) => ({
    code,
    severity: 'warning',
    sheet: null,
    cell: null,
    field: null,
    found: null,
    message: '',
    remedy: '',
  }));

test('warnings about the input are counted, and said where they are to who has them: a board has no workbook', () => {
  expect(inputWarning([])).toBeNull();
  expect(inputWarning(warnings('TOTAL_ROW'))).toBe('Let op: het invoerbestand gaf 1 waarschuwing.');
  expect(inputWarning(warnings('TOTAL_ROW', 'VALUE_UNUSUAL'), 'het blad Toetsen')).toBe(
    'Let op: het invoerbestand gaf 2 waarschuwingen; zie het blad Toetsen.',
  );
});

test('warnings that are too many to list are counted too', () => {
  const more = warnings('MORE_FINDINGS').map((item) => Object.assign(item, { found: '1500' }));
  expect(countedWarnings([...warnings('VALUE_UNUSUAL'), ...more])).toBe('1.501 waarschuwingen');
  expect(countedWarnings([])).toBe('geen waarschuwingen');
});

test('data that seem wrong, and were calculated with all the same, come first', () => {
  expect(inputWarning(warnings('TOTAL_ROW', 'COLUMN_HOURS'))).toBe(
    'Let op: gegevens lijken niet te kloppen, maar er is op verzoek mee gerekend.',
  );
});
