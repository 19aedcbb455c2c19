import { expect, test } from 'vitest';
import type { Finding } from '#input/findings/findings.ts';
import { findingLine } from '#server/calculation/run-command.ts';

const finding: Finding = {
  code: 'VALUE_WRONG_TYPE',
  severity: 'error',
  sheet: 'Deelnemers',
  cell: 'E7',
  field: 'Fulltime jaarsalaris',
  found: 'veel',
  message: 'Dit is geen bedrag.',
  remedy: 'Vul een getal in.',
};

test('a finding is told as place, what is wrong and remedy', () => {
  expect(findingLine(finding)).toBe('Deelnemers!E7 Dit is geen bedrag. Vul een getal in.');
});

test('a finding about a whole sheet or file and a warning are told as such', () => {
  expect(findingLine({ ...finding, cell: null, severity: 'warning' })).toBe(
    'Deelnemers Waarschuwing: Dit is geen bedrag. Vul een getal in.',
  );
  expect(findingLine({ ...finding, sheet: null, cell: null })).toBe('Dit is geen bedrag. Vul een getal in.');
});

test('a sheet name cannot break the line or steer the terminal', () => {
  expect(findingLine({ ...finding, sheet: 'A\n\u001B[31mB\u202E' })).toBe(
    'A [31mB !E7 Dit is geen bedrag. Vul een getal in.',
  );
});
