import { describe, expect, test } from 'vitest';
import { mortalityValues } from '#input/scenario-files/mortality-workbook.ts';
import type { Cell, Sheet, Workbook } from '#input/reading/workbook/workbook.ts';

type Value = number | string | null;

/** A sheet as the reader gives it, from rows of values; null is an empty cell. */
function sheet(name: string, rows: readonly (readonly Value[])[]): Sheet {
  const cell = (row: number, column: number): Cell | null => {
    const value = rows[row - 1]?.[column - 1] ?? null;
    if (value === null) return null;
    return { row, column, value, kind: typeof value === 'number' ? 'number' : 'text', isFormula: false };
  };
  const cells = (row: number) =>
    (rows[row - 1] ?? []).map((_, index) => cell(row, index + 1)).filter((found) => found !== null);
  const rowNumbers = rows.map((_, index) => index + 1).filter((row) => cells(row).length > 0);
  return { name, isHidden: false, tables: [], rowNumbers, hiddenRows: new Set(), merges: [], cell, cells };
}

const years = [2024, 2025, 2026];
const chance = (age: number, year: number, sex: number) => (age * 10 + (year - 2024) + sex) / 2000;

function grid(sex: number): Value[][] {
  const ages = Array.from({ length: 121 }, (_, age) => [age, ...years.map((year) => chance(age, year, sex))]);
  return [[null, ...years], ...ages];
}

function workbook(men: Value[][], women: Value[][], names = ['qx mannen 2024', 'qx vrouwen 2024']): Workbook {
  const sheets = [sheet('Toelichting', [['Tekst']]), sheet(names[0] ?? '', men), sheet(names[1] ?? '', women)];
  return { sheets, definedNames: [], date1904: false, asksToCalculate: false };
}

/** The grid for men with one cell replaced. */
function changed(row: number, column: number, value: Value): Value[][] {
  return grid(0).with(
    row,
    (grid(0)[row] ?? []).map((old, index) => (index === column ? value : old)),
  );
}

describe('a workbook with a projection table', () => {
  test('gives every probability by sex, age and year', () => {
    const { firstAge, firstYear, values } = mortalityValues(workbook(grid(0), grid(1)));
    expect({ firstAge, firstYear }).toEqual({ firstAge: 0, firstYear: 2024 });
    expect(values.M).toHaveLength(121);
    expect(values.M[67]).toEqual([chance(67, 2024, 0), chance(67, 2025, 0), chance(67, 2026, 0)]);
    expect(values.V[120]?.[2]).toBe(chance(120, 2026, 1));
  });

  test('may carry another year in its sheet names, and a word in the corner', () => {
    const corner = changed(0, 0, 'Leeftijd');
    const names = ['QX Mannen 2030', 'qx vrouwen'];
    expect(mortalityValues(workbook(corner, grid(1), names)).values.M).toHaveLength(121);
  });

  test.each([
    ['a missing sheet', workbook(grid(0), grid(1), ['qx mannen 2024', 'vrouwen']), /geen blad "qx vrouwen JJJJ"/],
    ['two sheets for men', workbook(grid(0), grid(1), ['qx mannen 2024', 'qx mannen 2022']), /meer bladen.*mannen/],
    [
      'a year that is skipped',
      workbook(changed(0, 2, 2027), grid(1)),
      /rij 1, kolom 3: hier hoort het jaar 2025, er staat 2027/,
    ],
    ['a year as text', workbook(changed(0, 1, '2024'), grid(1)), /rij 1, kolom 2: hier hoort een jaartal/],
    [
      'an age that is repeated',
      workbook(changed(68, 0, 66), grid(1)),
      /rij 69, kolom 1: hier hoort leeftijd 67, er staat 66/,
    ],
    [
      'a note below the table',
      workbook([...grid(0), ['Bron: AG']], grid(1)),
      /rij 123, kolom 1: hier hoort een leeftijd/,
    ],
    ['ages that end early', workbook(grid(0).slice(0, 111), grid(1)), /110 leeftijden/],
    ['an empty cell', workbook(changed(60, 2, null), grid(1)), /rij 61, kolom 3: hier hoort een sterftekans/],
    ['a probability above 1', workbook(changed(60, 2, 1.01), grid(1)), /rij 61, kolom 3: hier hoort een sterftekans/],
    [
      'other years for women',
      workbook(
        grid(0),
        grid(1).map((row) => row.slice(0, 3)),
      ),
      /niet dezelfde jaren/,
    ],
    ['an empty sheet', workbook([], grid(1)), /"qx mannen 2024": hier hoort een jaartal/],
  ])('with %s is refused with the place', (_, book, message) => {
    expect(() => mortalityValues(book)).toThrow(message);
  });
});
