import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalText, type ThousandsReading } from '#input/reading/cells/number-value.ts';

const amounts: ThousandsReading = { point: 'thousands', comma: 'ambiguous' };
const others: ThousandsReading = { point: 'ambiguous', comma: 'decimal' };

describe('numbers typed as text', () => {
  test.each<[text: string, value: number]>([
    ['12', 12],
    ['-12', -12],
    ['1.234', 1234],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['12,50', 12.5],
    ['12.50', 12.5],
    ['1234,567', 1234.567],
    ['0,125', 0.125],
    ['€ 1.234,00', 1234],
    ['1.234 EUR', 1234],
    ['- 5', -5],
    [',5', 0.5],
    ['12,3456', 12.3456],
    ['58.400,-', 58_400],
    ['€ 58.400,-', 58_400],
    ['58.400,--', 58_400],
    ['58400,=', 58_400],
    ['€58.400,–', 58_400],
    ['€ 58.400', 58_400],
    ['58.400,00 euro', 58_400],
    ['58 400', 58_400],
    ['€ 1 058 400,50', 1_058_400.5],
    ['58\u00A0400,5', 58_400.5],
  ])('%j is %d', (text, value) => {
    expect(decimalText(text, amounts)).toBe(value);
  });

  test('one separator before three digits is taken as the kind of value allows', () => {
    expect(decimalText('1,234', amounts)).toBe('ambiguous');
    expect(decimalText('1,234', others)).toBe(1.234);
    expect(decimalText('1.234', others)).toBe('ambiguous');
    expect(decimalText('0.125', others)).toBe(0.125);
  });

  test.each([
    '',
    'veel',
    '12a',
    '1.2.3',
    '1,2,3',
    '1.23.456',
    '12..5',
    '1,',
    '12.345.67',
    '1 23',
    '1 234 5',
    '1.2 345',
    '-,-',
    ',-',
    '5.84,-',
    '58.400,- 5',
    '€ € 5',
    '4.800 p/m',
    '€',
    '%',
    '1e5',
    `€${' '.repeat(30_000)}x`,
  ])('%j is no number', (text) => {
    expect(decimalText(text, amounts)).toBe('none');
  });

  test('without cents there is no doubt about what a separator means', () => {
    expect(decimalText('58,400.-', amounts)).toBe(58_400);
    expect(decimalText('58.400,-', others)).toBe(58_400);
  });

  test('what Dutch notation writes is read back', () => {
    const dutch = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
        expect(decimalText(dutch.format(cents / 100), amounts)).toBe(cents === 0 ? 0 : cents / 100);
      }),
    );
  });
});
