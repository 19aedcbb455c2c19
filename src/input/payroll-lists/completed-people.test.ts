import { describe, expect, test } from 'vitest';
import { premiumParticipants as table } from '#input/fields/participant-table.ts';
import { completedPeople } from '#input/payroll-lists/completed-people.ts';
import { noChoices } from '#web/features/payroll-lists/first-choices.ts';
import { day } from '#test/xlsx/filled-template.ts';
import { type ParticipantCells, participantRow } from '#test/xlsx/participant-cells.ts';

const rowsOf = (...people: readonly ParticipantCells[]) =>
  people.map((cells, index) => ({ row: index + 5, values: participantRow(cells) }));

const capitalOf = (values: readonly unknown[]) => values[table.columns.findIndex(({ key }) => key === 'capital')];
const numberOf = (values: readonly unknown[]) => values[0];

const people = rowsOf(
  { number: '0017', born: day(1980, 5, 17), sex: 'M', fullTimeSalary: 39_006 },
  { number: '0042', born: day(1990, 2, 28), sex: 'V', fullTimeSalary: 36_120 },
  { number: '0101', born: day(2000, 12, 31), sex: 'V', fullTimeSalary: 31_200 },
);

/** What came of it: number and capital of each, and what is asked of whom. */
function brief(list: ReturnType<typeof rowsOf>, alone: Record<number, boolean> = {}, matches = alone) {
  const { rows, questions, kept } = completedPeople(table, people, list, { ...noChoices, alone, matches });
  return {
    people: rows.map(({ values }) => [numberOf(values), capitalOf(values)]),
    asked: questions.map(({ kind, rows: asked }) => [kind, asked.map(({ row, who }) => [row, who])]),
    kept,
  };
}

describe('a second list', () => {
  test('fills what is empty by number, whatever zeros stand in front, and replaces nothing', () => {
    const found = brief(
      rowsOf(
        { number: '17', fullTimeSalary: 50_000, capital: 1000 },
        { number: '42', capital: 2000 },
        { number: '101', capital: 3000 },
      ),
    );
    expect(found).toEqual({
      people: [
        ['0017', 1000],
        ['0042', 2000],
        ['0101', 3000],
      ],
      asked: [],
      // The salary.
      kept: 1,
    });
  });

  test('asks about who is the same by day of birth and sex only, and not where two can be', () => {
    const other = { number: '900', born: day(1990, 2, 28), sex: 'V', capital: 2000 } as const;
    const found = brief(rowsOf(other));
    expect(found.people[1]).toEqual(['0042', 2000]);
    expect(found.asked).toEqual([
      ['matched', [[5, '900']]],
      [
        'onlyInTemplate',
        [
          [-5, '0017'],
          [-7, '0101'],
        ],
      ],
    ]);
    const declined = brief(rowsOf(other), {}, { 5: false });
    expect(declined.people[1]).toEqual(['0042', null]);
    expect(declined.asked.at(-1)).toEqual(['onlyInList', [[5, '900']]]);
    expect(brief(rowsOf(other, { ...other, number: '901' })).people[1]).toEqual(['0042', null]);
  });

  test('takes no number for somebody of another birth date or sex: numbers may be of the other program', () => {
    const shifted = brief(
      rowsOf(
        { number: '17', born: day(1990, 2, 28), sex: 'V', capital: 2000 },
        { number: '42', born: day(1980, 5, 17), sex: 'M', capital: 1000 },
        { number: '101', born: day(1961, 1, 1), sex: 'V', capital: 7000 },
      ),
    );
    expect(shifted.people).toEqual([
      ['0017', 1000],
      ['0042', 2000],
      ['0101', null],
    ]);
    expect(shifted.asked.slice(0, 2)).toEqual([
      [
        'matched',
        [
          [6, '42'],
          [5, '17'],
        ],
      ],
      ['sameNumber', [[7, '101']]],
    ]);
    const typo = rowsOf({ number: '101', born: day(1900, 12, 31), sex: 'V', capital: 7000 });
    expect(brief(typo).people[2]).toEqual(['0101', null]);
    expect(brief(typo, {}, { 5: true }).people[2]).toEqual(['0101', 7000]);
  });

  test('takes of two rows with one number the one that can be of that person, and a number first as it is written', () => {
    const found = brief(
      rowsOf(
        { number: '0017', born: day(1980, 5, 17), sex: 'M', capital: 1000 },
        { number: '0017', born: day(1966, 4, 3), sex: 'V', capital: 700 },
        { number: '42', capital: 1 },
        { number: '0042', capital: 2000 },
      ),
    );
    expect(found.people.slice(0, 2)).toEqual([
      ['0017', 1000],
      ['0042', 2000],
    ]);
  });

  test('shows who is in one of the two only: they stay, and others come when somebody says so', () => {
    const list = rowsOf({ number: '977', born: day(1960, 1, 1), capital: 5000 });
    expect(brief(list).people.map(([number]) => number)).toEqual(['0017', '0042', '0101']);
    expect(brief(list, { [-5]: false, 5: true }).people).toEqual([
      ['0042', null],
      ['0101', null],
      ['977', 5000],
    ]);
  });
});
