import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formulaExpression } from '#office/formula/formula-expression.ts';
import { relativeFormula } from '#office/formula/formula-tokens.ts';
import { type Area, type CellValue, valueOf } from '#office/formula/formula-value.ts';

/** Sheet "Blad": A1:A4 are 0, 20, 40 and a text; B1:B4 are 1 to 4. The name `groei` is B2. */
const cells: readonly (readonly CellValue[])[] = [
  [0, 1],
  [20, 2],
  [40, 3],
  ['', 4],
];
const named: Area = { sheet: 'Blad', firstRow: 2, firstColumn: 2, lastRow: 2, lastColumn: 2 };

function worked(formula: string, row = 1): CellValue {
  const place = {
    row,
    valueAt: (_sheet: string, number: number, column: number): CellValue => cells[number - 1]?.[column - 1] ?? null,
    areaOf: (name: string): Area => {
      if (name !== 'groei') throw new Error(`there is no name ${name}`);
      return named;
    },
  };
  return valueOf(formulaExpression(relativeFormula(formula, row), 'Blad')(place), place);
}

describe('formulas are worked out as spreadsheets do', () => {
  test.each([
    ['1+2*3^2', 19],
    ['-2^2', 4],
    ['2^-1', 0.5],
    ['(1+0.5)*2-1', 2],
    ['10/4', 2.5],
    ['7-3-2', 2],
    ['"a"&1&"b"', 'a1b'],
    ['IF(""="",1,2)', 1],
    ['IF("JA"="ja",1,2)', 1],
    ['IF(5="","leeg",5)', 5],
    ['IF("x">99999,1,2)', 1],
    ['INT(-1.5)', -2],
    ['MOD(-1,12)', 11],
    ['MAX(1,A3,2)', 40],
    ['MIN(3,2)', 2],
    ['SUM($A$1:$A$4)', 60],
    ['ABS(-3)', 3],
    ['MAX($A$4)', 0],
    ['AND(1=1,0)', false],
    ['OR(1=1,0)', true],
    ['groei*2', 4],
    ["'Blad'!$B$3+1", 4],
    ['INDEX($A$1:$B$4,2,2)', 2],
    ['INDEX($A$1:$A$4,2)', 20],
    ['MATCH(39,$A$1:$A$4,1)', 2],
    ['MATCH(40,$A$1:$A$4,0)', 3],
    ['SUMIFS($B$1:$B$4,$A$1:$A$4,20)', 2],
    ['YEAR(EDATE(46054,12))', 2027],
    ['MONTH(46054)', 2],
    ['LOWER("Verwacht")&" "', 'verwacht '],
    ['-"12"', -12],
  ])('%s', (formula, value) => {
    expect(worked(formula)).toBe(value);
  });

  test('of the two ways of an IF only the one that is taken', () => {
    expect(worked('IF(1=1,2,INDEX($A$1:$A$2,9,1))')).toBe(2);
  });

  test('with relative references counted from the own row', () => {
    expect(relativeFormula('B4*$C$1+B$5&"B4"', 5)).toBe('B[-1]*$C$1+B$5&"B4"');
    expect(worked('B1+B2', 2)).toBe(3);
  });

  test('of which the rows are found as a pattern finds them', () => {
    const words = [
      'B4',
      '$C7',
      'D$9',
      '$E$1',
      'ABC12',
      'ABCD1',
      'LOG10(2)',
      'DAYS360',
      'b4',
      'A1b',
      '1E5',
      '"B4 ""C5"""',
    ];
    const signs = ['+', '*', ',', '(', ')', ':', '&', "'Lasten 2030'!", 'Blad!', '_'];
    const pattern = /"[^"]*"|(?<![\w])(\$?[A-Z]{1,3})(\d+)(?![\w(])/g;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words, ...signs), { maxLength: 12 }), fc.nat(20), (parts, row) => {
        const expected = parts
          .join('')
          .replaceAll(pattern, (text, column?: string, number?: string) =>
            column === undefined ? text : `${column}[${Number(number) - row}]`,
          );
        expect(relativeFormula(parts.join(''), row)).toBe(expected);
      }),
    );
  });

  test.each([
    '1+',
    '(1',
    'NOW()',
    'onbekend',
    '1;2',
    'A4+1',
    'SUM(1',
    '1 2',
    'INDEX($A$1:$A$2,3,1)',
    'MATCH(-1,$A$1:$A$3,1)',
    '1/0',
    '$A$1:$A$3',
  ])('and refuses %s', (formula) => {
    expect(() => worked(formula)).toThrow(Error);
  });
});
