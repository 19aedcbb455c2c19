import { compareDays } from '#core/calendar/days.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { TableDescription } from '#input/fields/table.ts';
import type { Employments } from '#input/payroll-lists/list-choices.ts';
import type { MappedRow } from '#input/payroll-lists/mapped-rows.ts';
import { plainText } from '#input/payroll-lists/plain-text.ts';
import { isDay } from '#input/reading/cells/day-value.ts';

/** A number of an employment behind that of the person: 1042-2. */
const employment = /[-./ ]\d{1,2}$/;

/** What rows of one person have in common: the number without that of an employment, the day of birth and the sex. */
function personKey({ columns }: TableDescription, { values }: MappedRow): string | null {
  const value = (key: string): EnteredValue => values[columns.findIndex((column) => column.key === key)] ?? null;
  const number = value('number');
  const born = value('born');
  if (number === null) return null;
  const person = plainText(number).replace(employment, '');
  return JSON.stringify([person, born, value('sex')]);
}

const numbersIn = (values: readonly EnteredValue[]): readonly number[] =>
  values.filter((value) => typeof value === 'number');

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Salaries of full weeks by what is worked for each; a plain average where that is not known. */
function weightedSalary(salaries: readonly number[], shares: readonly number[]): number {
  const isKnown = shares.length === salaries.length && sum(shares) > 0;
  const weights = isKnown ? shares : salaries.map(() => 1);
  return sum(salaries.map((salary, index) => salary * (weights[index] ?? 0))) / sum(weights);
}

/** Each column of one person: part time added, the salary weighted by it, or the salary added of one part time; the first day in service. Other amounts are added where each row has its own. */
function joined(
  { columns }: TableDescription,
  rows: readonly MappedRow[],
  isOfPart: (column: number) => boolean,
  employments: Employments,
): readonly EnteredValue[] {
  const column = (index: number): readonly EnteredValue[] => rows.map(({ values }) => values[index] ?? null);
  const shares = numbersIn(column(columns.findIndex(({ key }) => key === 'partTime')));
  return columns.map(({ key, type }, index) => {
    const values = column(index);
    const numbers = numbersIn(values);
    const first = values.find((value) => value !== null) ?? null;
    if (key === 'hired') return values.filter(isDay).toSorted(compareDays)[0] ?? first;
    if (numbers.length < 2 || numbers.length < values.filter((value) => value !== null).length) return first;
    if (employments === 'amounts' && key === 'fullTimeSalary') return sum(numbers);
    if (employments === 'amounts' && key === 'partTime') return first;
    if (key === 'fullTimeSalary') return Math.round(weightedSalary(numbers, shares) * 100) / 100;
    if (key === 'partTime') return Math.round(sum(numbers) * 1e6) / 1e6;
    return type === 'amount' ? (isOfPart(index) ? sum(numbers) : (numbers[0] ?? null)) : first;
  });
}

/**
 * What rows of one person can be, the likeliest first. A program may write a row for each amount of one employment: the days in service and
 * the part of the week are then the same.
 */
export function possibleEmployments(
  { columns }: TableDescription,
  together: readonly (readonly MappedRow[])[],
): readonly [Employments, ...Employments[]] {
  const values = (group: readonly MappedRow[], key: string): readonly EnteredValue[] =>
    group.map((row) => row.values[columns.findIndex((column) => column.key === key)] ?? null);
  const isRepeated = together.every((group) =>
    ['hired', 'partTime'].every((key) => new Set(values(group, key).map((value) => JSON.stringify(value))).size === 1),
  );
  // Some programs repeat a person for each period or address.
  if (isRepeated && together.every((group) => new Set(group.map((row) => JSON.stringify(row.values))).size === 1))
    return ['once', 'amounts', 'joined', 'apart'];
  const isTooMuch = together.some((group) => sum(numbersIn(values(group, 'partTime'))) > 1);
  if (!isRepeated) return ['joined', 'apart'];
  return isTooMuch ? ['amounts', 'once', 'joined', 'apart'] : ['joined', 'amounts', 'once', 'apart'];
}

/** Rows of one person together, each list with more than one row. */
export function employmentsOfOne(
  table: TableDescription,
  rows: readonly MappedRow[],
): readonly (readonly MappedRow[])[] {
  const byPerson = Map.groupBy(rows, (row) => personKey(table, row) ?? `row ${row.row}`);
  return [...byPerson.values()].filter(({ length }) => length > 1);
}

/** The participants with the rows of one person as one. */
export function withJoinedEmployments(
  table: TableDescription,
  rows: readonly MappedRow[],
  together: readonly (readonly MappedRow[])[],
  employments: Employments,
): readonly MappedRow[] {
  if (employments === 'apart') return rows;
  const others = new Set(together.flatMap(([, ...rest]) => rest.map(({ row }) => row)));
  // One amount of a person that stands in all his rows is the same for everybody.
  const isOfPart = (index: number): boolean =>
    together.some((group) => new Set(group.map(({ values: own }) => own[index])).size > 1);
  const valuesOf = (group: readonly MappedRow[]): readonly EnteredValue[] =>
    employments === 'once' ? (group.at(-1)?.values ?? []) : joined(table, group, isOfPart, employments);
  const values = new Map(together.map((group) => [group[0]?.row, valuesOf(group)]));
  return rows
    .filter(({ row }) => !others.has(row))
    .map(({ row, values: own }) => ({ row, values: values.get(row) ?? own }));
}
