import { describe, expect, test } from 'vitest';
import { builtInMeaning, formatMeaning } from '#input/reading/workbook/number-format.ts';

describe('what a number format shows', () => {
  test.each([
    'dd-mm-yyyy',
    'd/m/yy;@',
    '[$-413]d mmmm yyyy;@',
    'yyyy\\-mm\\-dd hh:mm',
    'mmm',
    'mmmm yy',
    '[$-F800]dddd, mmmm dd, yyyy',
    'DD-MM-JJJJ',
  ])('%s is a day', (format) => {
    expect(formatMeaning(format)).toBe('date');
  });

  test.each(['h:mm', '[h]:mm', 'mm:ss.0', '[mm]:ss', 'h:mm AM/PM', '[ss]'])('%s is a time', (format) => {
    expect(formatMeaning(format)).toBe('time');
  });

  test.each([
    'General',
    '0',
    '0.00\\d',
    '"Datum "0',
    '0.00" dagen"',
    '#,##0.00\\ "€"',
    '[Red]0.00',
    '0.0%',
    '_-* #,##0.00_-;_-* "-"??_-;_-@_-',
    '0_d',
    '*d0',
    '@',
    '0;"dd"',
    '[>100]0;0',
    '0.00E+00',
    '',
    '"€" #,##0.00',
  ])('%s is a number', (format) => {
    expect(formatMeaning(format)).toBe('number');
  });

  test('built-in formats are known by number', () => {
    expect([0, 2, 9, 11, 14, 17, 22, 18, 21, 45, 47, 44, 49].map(builtInMeaning)).toEqual([
      'number',
      'number',
      'number',
      'number',
      'date',
      'date',
      'date',
      'time',
      'time',
      'time',
      'time',
      'number',
      'number',
    ]);
  });
});
