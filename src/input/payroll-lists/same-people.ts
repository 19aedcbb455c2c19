import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { TableDescription } from '#input/fields/table.ts';
import type { MappedRow } from '#input/payroll-lists/mapped-rows.ts';
import type { SourceMapping } from '#input/payroll-lists/source-mapping.ts';
import { plainText } from '#input/payroll-lists/plain-text.ts';

const valueOf = ({ columns }: TableDescription, { values }: MappedRow, key: string): EnteredValue =>
  values[columns.findIndex((column) => column.key === key)] ?? null;

/** The number of a participant as a text. */
export const numberOf = (table: TableDescription, row: MappedRow): string => plainText(valueOf(table, row, 'number'));

/** The people of a list with the numbers that it has itself: those of rows say nothing of who somebody is in another list. */
export const withOwnNumbers = (
  { columns }: TableDescription,
  list: readonly MappedRow[],
  mapping: SourceMapping,
): readonly MappedRow[] =>
  mapping.columns.some(({ key, header }) => key === 'number' && header !== null)
    ? list
    : list.map(({ row, values }) => ({
        row,
        values: values.map((value, index) => (columns[index]?.key === 'number' ? null : value)),
      }));

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

/** Two values that are both known and not the same. */
const differ = (one: EnteredValue, other: EnteredValue): boolean =>
  one !== null && other !== null && JSON.stringify(one) !== JSON.stringify(other);

/** Whether nothing of day of birth and sex says that two rows are of different people. */
function mayBeSame(table: TableDescription, a: MappedRow, b: MappedRow): boolean {
  const [one, other] = [valueOf(table, a, 'sex'), valueOf(table, b, 'sex')];
  const isOtherSex = one !== unknownSex && other !== unknownSex && differ(one, other);
  return !isOtherSex && !differ(valueOf(table, a, 'born'), valueOf(table, b, 'born'));
}

/** Whether two rows can be of one person by day of birth and sex; somebody's sex may not be known. */
const isAlike = (table: TableDescription, a: MappedRow, b: MappedRow): boolean =>
  valueOf(table, a, 'born') !== null && valueOf(table, b, 'born') !== null && mayBeSame(table, a, b);

export interface Pair {
  readonly first: MappedRow;
  readonly second: MappedRow;
  /**
   * The number, which is sure; day of birth and sex only, which two people can have in common; or the number alone, where
   * day of birth or sex says otherwise: two programs may each number from 1.
   */
  readonly by: 'number' | 'birth' | 'numberAlone';
}

/** Who is in both lists, and who in one of them. */
export interface Matched {
  readonly pairs: readonly Pair[];
  readonly onlyFirst: readonly MappedRow[];
  readonly onlySecond: readonly MappedRow[];
}

/** Which of those with the same key a row is paired with. */
type Chosen = (row: MappedRow, alike: readonly MappedRow[], onlyFirst: readonly MappedRow[]) => MappedRow | undefined;

/** With pairs of those who are in one list only so far, and have a key in common. */
function paired(
  { pairs, onlyFirst, onlySecond }: Matched,
  by: Pair['by'],
  keyOf: (row: MappedRow) => string,
  chosen: Chosen,
): Matched {
  const found = Map.groupBy(onlySecond, keyOf);
  const taken = new Set<MappedRow>();
  const added = onlyFirst.flatMap((first): readonly Pair[] => {
    const key = keyOf(first);
    const alike = key === '' ? [] : (found.get(key) ?? []).filter((other) => !taken.has(other));
    const second = chosen(first, alike, onlyFirst);
    if (second === undefined) return [];
    taken.add(first).add(second);
    return [{ first, second, by }];
  });
  return {
    pairs: [...pairs, ...added],
    onlyFirst: onlyFirst.filter((row) => !taken.has(row)),
    onlySecond: onlySecond.filter((row) => !taken.has(row)),
  };
}

/**
 * People of two lists: by their number where day of birth and sex do not say otherwise, first as it is written and then without
 * leading zeros; the others by day of birth and sex where one of each list has them, and last by the number alone.
 */
export function matchedPeople(
  table: TableDescription,
  first: readonly MappedRow[],
  second: readonly MappedRow[],
): Matched {
  const written = (row: MappedRow): string => numberOf(table, row).trim().toLowerCase();
  const bare = (row: MappedRow): string => bareNumber(numberOf(table, row));
  const born = (row: MappedRow): string => plainText(valueOf(table, row, 'born'));
  const same: Chosen = (row, alike) => alike.find((other) => mayBeSame(table, row, other));
  const onlyOne: Chosen = (row, alike, onlyFirst) => {
    const isLike = (other: MappedRow): boolean => isAlike(table, row, other);
    const [found, ...more] = alike.filter(isLike);
    return more.length === 0 && onlyFirst.filter(isLike).length === 1 ? found : undefined;
  };
  const none: Matched = { pairs: [], onlyFirst: first, onlySecond: second };
  const byNumber = paired(paired(none, 'number', written, same), 'number', bare, same);
  return paired(paired(byNumber, 'birth', born, onlyOne), 'numberAlone', bare, (_, [found]) => found);
}
