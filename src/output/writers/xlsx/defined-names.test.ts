import { expect, it } from 'vitest';
import { rangeReference, withNames } from '#output/writers/xlsx/defined-names.ts';

const part =
  '<workbook><sheets/><definedNames><definedName name="_xlnm.Print_Area">A!$A$1</definedName></definedNames></workbook>';

it('puts names before what is printed, as texts, with quotes where a sheet needs them', () => {
  expect(
    withNames(part, [
      ["'A & B'!$A$1", 'een'],
      ["'C'!$B$2", 'twee'],
    ]),
  ).toContain(
    `<definedNames><definedName name="een">'A &amp; B'!$A$1</definedName><definedName name="twee">C!$B$2</definedName><definedName name="_xlnm.`,
  );
  expect(() => withNames('<workbook/>', [])).toThrow('no place');
});

it('refers to a range by its corners, and to one cell by itself', () => {
  const rows = { name: 'bereik', firstRow: 5 };
  expect(rangeReference('Narekenen tabellen', { ...rows, column: 2, lastColumn: 4, lastRow: 34 })).toBe(
    "'Narekenen tabellen'!$B$5:$D$34",
  );
  expect(rangeReference('Narekenen tabellen', { ...rows, column: 2, lastRow: 5 })).toBe("'Narekenen tabellen'!$B$5");
});
