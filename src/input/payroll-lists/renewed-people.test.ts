import { describe, expect, test } from 'vitest';
import { premiumParticipants as table } from '#input/fields/participant-table.ts';
import { renewedPeople } from '#input/payroll-lists/renewed-people.ts';
import type { MappedColumn } from '#input/payroll-lists/source-mapping.ts';
import { day } from '#test/xlsx/filled-template.ts';
import { type ParticipantCells, participantRow } from '#test/xlsx/participant-cells.ts';
import { noChoices } from '#web/features/payroll-lists/first-choices.ts';

const rowsOf = (...people: readonly ParticipantCells[]) =>
  people.map((cells, index) => ({ row: index + 5, values: participantRow(cells) }));

const at = (key: string): number => table.columns.findIndex((column) => column.key === key);

const people = rowsOf(
  { number: '0017', born: day(1980, 5, 17), sex: 'M', fullTimeSalary: 39_006, partTime: 0.5, capital: 1000 },
  { number: '0042', born: day(1990, 2, 28), sex: 'V', fullTimeSalary: 36_120, capital: 2000, premiumWaiver: 0.35 },
  { number: '0101', born: day(2000, 12, 31), sex: 'V', fullTimeSalary: 31_200, capital: 3000 },
  { number: '0102', born: day(2001, 12, 31), sex: 'V', fullTimeSalary: 31_200 },
);

const newer = rowsOf(
  { number: '17', born: day(1980, 5, 17), sex: 'M', fullTimeSalary: 40_000 },
  { number: '977', born: day(1990, 2, 28), sex: 'V', fullTimeSalary: 37_000 },
  { number: '978', born: day(1995, 1, 1), sex: 'V', fullTimeSalary: 30_000 },
);

const payroll = ['number', 'born', 'sex', 'fullTimeSalary'];

/** What came of it: number, salary, part time and capital of each, and who is asked about. */
function brief(keys: readonly string[] = payroll, choices: Partial<typeof noChoices> = {}, list = newer) {
  const columns = keys.map((key): MappedColumn => ({ key, header: key, conversion: { kind: 'same' } }));
  const found = renewedPeople(table, people, list, { sheet: '', columns }, { ...noChoices, ...choices });
  const values = (row: (typeof newer)[number]) =>
    ['number', 'fullTimeSalary', 'partTime', 'capital'].map((key) => row.values[at(key)] ?? null);
  return {
    people: found.rows.map(values),
    asked: found.questions.map(({ kind, rows }) => [kind, rows.map(({ row, who, counts }) => [row, who, counts])]),
    held: found.held,
  };
}

describe('a newer list of the payroll program', () => {
  test('keeps the capital of who is still there, and asks about who is by day of birth only or no longer', () => {
    expect(brief()).toEqual({
      people: [
        ['17', 40_000, null, 1000],
        ['977', 37_000, null, 2000],
        ['978', 30_000, null, null],
      ],
      asked: [
        ['matched', [[6, '977', true]]],
        ['onlyInTemplate', [[-7, '0101', false]]],
      ],
      held: { headers: ['Pensioenkapitaal', 'Premievrijstelling'], people: ['0017', '0042'] },
    });
  });

  test('leaves the capital of who is somebody else, and takes who stays as well', () => {
    const { people: all, asked } = brief(payroll, { matches: { 6: false }, alone: { [-7]: true } });
    expect(all).toEqual([
      ['17', 40_000, null, 1000],
      ['977', 37_000, null, null],
      ['978', 30_000, null, null],
      ['0101', 31_200, null, 3000],
    ]);
    expect(asked.at(-1)?.[1]).toHaveLength(2);
  });

  test('with a capital of its own keeps none, also where it is empty', () => {
    const found = brief([...payroll, 'capital', 'premiumWaiver']);
    expect([found.people.map((values) => values[3]), found.asked, found.held]).toEqual([[null, null, null], [], null]);
  });

  test('that has no numbers is never known by those of its rows', () => {
    const list = rowsOf({ number: '0101', born: day(1980, 5, 17), sex: 'M', fullTimeSalary: 40_000 });
    const found = brief(['born', 'sex', 'fullTimeSalary'], {}, list);
    expect([found.people, found.asked[0]?.[0]]).toEqual([[['0101', 40_000, null, 1000]], 'matched']);
  });
});
