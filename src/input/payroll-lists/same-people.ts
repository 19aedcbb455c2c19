import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { TableDescription } from '#input/fields/table.ts';
import type { MappedRow } from '#input/payroll-lists/mapped-rows.ts';
import type { SourceMapping } from '#input/payroll-lists/source-mapping.ts';
import { plainText } from '#input/payroll-lists/plain-text.ts';

const valueOf = ({ columns }: TableDescription, { values }: MappedRow, key: string): EnteredValue =>
  values[columns.findIndex((column) => column.key === key)] ?? null;

/** The number of a participant as a text. */
export const numberOf = (table: TableDescription, row: MappedRow): string => plainText(valueOf(table, row, 'number'));

/** Whether a list has numbers of its own. */
export const isNumbered = ({ columns }: SourceMapping): boolean =>
  columns.some(({ key, header }) => key === 'number' && header !== null);

/** Numbers by row tell nothing of who somebody is in another list. */
export const withoutNumber = ({ columns }: TableDescription, { row, values }: MappedRow): MappedRow => ({
  row,
  values: values.map((value, index) => (columns[index]?.key === 'number' ? null : value)),
});

/** By what somebody is known: the number, else the day of birth. */
export const whoIs = (table: TableDescription, row: MappedRow): string =>
  numberOf(table, row) || plainText(valueOf(table, row, 'born'));

/** Zeros in front are lost in one program and kept in another. */
const bareNumber = (number: string): string =>
  number
    .trim()
    .toLowerCase()
    .replace(/^0+(?=.)/, '');

const unknownSex = 'X';

/** Whether two rows can be of one person by day of birth and sex; somebody's sex may not be known. */
function isAlike(table: TableDescription, a: MappedRow, b: MappedRow): boolean {
  const born = JSON.stringify(valueOf(table, a, 'born'));
  const [one, other] = [valueOf(table, a, 'sex') ?? unknownSex, valueOf(table, b, 'sex') ?? unknownSex];
  const isSameSex = one === other || one === unknownSex || other === unknownSex;
  return born !== 'null' && born === JSON.stringify(valueOf(table, b, 'born')) && isSameSex;
}

export interface Pair {
  readonly first: MappedRow;
  readonly second: MappedRow;
  /** By the number; otherwise by day of birth and sex only, which two people can have in common. */
  readonly isSure: boolean;
}

/** Who is in both lists, and who in one of them. */
export interface Matched {
  readonly pairs: readonly Pair[];
  readonly onlyFirst: readonly MappedRow[];
  readonly onlySecond: readonly MappedRow[];
}

/** People of two lists: on their number, and of the others on day of birth and sex where one of each list has them. */
export function matchedPeople(
  table: TableDescription,
  first: readonly MappedRow[],
  second: readonly MappedRow[],
): Matched {
  const byNumber = new Map(second.map((row) => [bareNumber(numberOf(table, row)), row]));
  const pairs: Pair[] = first.flatMap((row) => {
    const found = byNumber.get(bareNumber(numberOf(table, row)));
    return found && numberOf(table, row) !== '' ? [{ first: row, second: found, isSure: true }] : [];
  });
  const [seenFirst, seenSecond] = [new Set(pairs.map((pair) => pair.first)), new Set(pairs.map((pair) => pair.second))];
  const restFirst = first.filter((row) => !seenFirst.has(row));
  const restSecond = second.filter((row) => !seenSecond.has(row));
  const byBirth = Map.groupBy(restSecond, (row) => JSON.stringify(valueOf(table, row, 'born')));
  for (const row of restFirst) {
    const born = JSON.stringify(valueOf(table, row, 'born'));
    const [found, ...more] = (byBirth.get(born) ?? []).filter((other) => isAlike(table, row, other));
    const isOnlyOne = more.length === 0 && restFirst.filter((other) => isAlike(table, row, other)).length === 1;
    if (found && isOnlyOne) pairs.push({ first: row, second: found, isSure: false });
  }
  const [inFirst, inSecond] = [new Set(pairs.map((pair) => pair.first)), new Set(pairs.map((pair) => pair.second))];
  return {
    pairs,
    onlyFirst: first.filter((row) => !inFirst.has(row)),
    onlySecond: second.filter((row) => !inSecond.has(row)),
  };
}
