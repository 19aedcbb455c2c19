import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { citizenNumberRule, isCitizenNumber } from '#input/dossier/citizen-number-rule.ts';
import { areCitizenNumbers } from '#input/template/status/citizen-numbers.ts';
import { formulaExpression } from '#office/formula/formula-expression.ts';
import { type CellValue, valueOf } from '#office/formula/formula-value.ts';
import { propertyRuns } from '#test/property-runs.ts';

/** What the template's formula makes of a cell. */
function byFormula(value: CellValue): boolean {
  const area = { sheet: 'Blad', firstRow: 1, firstColumn: 1, lastRow: 1, lastColumn: 1 };
  const place = { row: 1, valueAt: () => value, areaOf: () => area };
  const formula = `IFERROR(SUMPRODUCT(1*(${areCitizenNumbers('$A$1')})),0)`;
  return valueOf(formulaExpression(formula, 'Blad')(place), place) === 1;
}

/** Nine digits of which the last makes the sum right, where a digit can. */
const passing = fc.stringMatching(/^\d{8}$/).map((start) => {
  const sum = Array.from(start).reduce((total, digit, index) => total + (9 - index) * Number(digit), 0);
  return start + String((sum % 11) % 10);
});
const signs = fc.constantFrom(...citizenNumberRule.separators, '', '', 'a', '_', '·');
const separated = fc
  .tuple(fc.oneof(passing, fc.stringMatching(/^0*\d{0,10}$/)), fc.array(signs, { minLength: 12, maxLength: 12 }))
  .map(
    ([digits, between]) =>
      Array.from(digits, (digit, index) => (between[index] ?? '') + digit).join('') + (between[11] ?? ''),
  );
const values = fc.oneof(
  passing,
  separated,
  passing.map(Number),
  fc.integer({ min: -1_000_000_000, max: 2_000_000_000 }),
  fc.integer().map((number) => number / 8),
  fc.string(),
  fc.constantFrom<CellValue>(null, '', '000000000', '000.000.000', '123456782', '12345678-2', true),
);

test('the formula of the template counts what the reader counts as a citizen service number', () => {
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(values, (value) => {
      seen.add(isCitizenNumber(value));
      expect(byFormula(value)).toBe(isCitizenNumber(value));
    }),
    propertyRuns(200),
  );
  expect(seen.size).toBe(2);
});

test('separators do not hide a number, and nine zeros are none', () => {
  expect(
    ['1234 56 782', '1234.56.782', '1234-56-782\u00A0', '\t123456782\n', 123_456_782].map(isCitizenNumber),
  ).toEqual(Array.from({ length: 5 }, () => true));
  expect(['000000000', '123456789', '12345678', '1234567820', 12_345_672, -123_456_782].map(isCitizenNumber)).toEqual(
    Array.from({ length: 6 }, () => false),
  );
});
