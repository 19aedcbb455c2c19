import { expect, test } from 'vitest';
import { cellName, cellPlace, cellRange, columnLetters, columnNumber } from '#office/sheet/cell-name.ts';

test('columns have letters that go on behind Z, and back', () => {
  const columns = [1, 26, 27, 28, 52, 53, 702, 703, 16_384];
  expect(columns.map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA', 'XFD']);
  expect(columns.map(columnLetters).map(columnNumber)).toEqual(columns);
});

test('a name means one cell within a sheet, and nothing else', () => {
  expect(cellPlace(cellName(12, 28))).toEqual({ row: 12, column: 28 });
  expect(cellPlace('XFD1048576')).toEqual({ row: 1_048_576, column: 16_384 });
  const none = ['XFE1', 'A1048577', 'A0', 'A01', 'a1', '$A$1', 'A1:B2', '1A', ''];
  expect(none.map(cellPlace)).toEqual(none.map(() => null));
});

test('a range has its start first, in any way of writing its cells', () => {
  expect(cellRange('A4:J6')).toEqual({ firstRow: 4, firstColumn: 1, lastRow: 6, lastColumn: 10 });
  expect(cellRange('$b$5')).toEqual({ firstRow: 5, firstColumn: 2, lastRow: 5, lastColumn: 2 });
  expect(['J6:A4', 'A1:B2:C3', 'A:B', '$$A1', ''].map(cellRange)).toEqual([null, null, null, null, null]);
});
