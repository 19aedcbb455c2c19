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
   * The number, which is sure; the day of birth and sex only, which two people can have in common; or a number alone, where
   * day of birth or sex says otherwise: each of two programs may number from 1.
   */
  readonly by: 'number' | 'birth' | 'numberAlone';
}

/** Who is in both lists, and who in one of them. */
export interface Matched {
  readonly pairs: readonly Pair[];
  readonly onlyFirst: readonly MappedRow[];
  readonly onlySecond: readonly MappedRow[];
}

/** Rows of two lists that are still without each other. */
class Unmatched {
  readonly pairs: Pair[] = [];
  first: readonly MappedRow[];
  second: readonly MappedRow[];

  constructor(first: readonly MappedRow[], second: readonly MappedRow[]) {
    this.first = first;
    this.second = second;
  }

  /** Pairs each of the first with who of the second has the same key, as far as `chosen` picks one of them. */
  pair(
    by: Pair['by'],
    keyOf: (row: MappedRow) => string,
    chosen: (row: MappedRow, alike: readonly MappedRow[]) => MappedRow | undefined,
  ): void {
    const found = Map.groupBy(this.second, keyOf);
    const taken = new Set<MappedRow>();
    for (const row of this.first) {
      const key = keyOf(row);
      const alike = key === '' ? [] : (found.get(key) ?? []).filter((other) => !taken.has(other));
      const second = chosen(row, alike);
      if (second === undefined) continue;
      this.pairs.push({ first: row, second, by });
      taken.add(row).add(second);
    }
    this.first = this.first.filter((row) => !taken.has(row));
    this.second = this.second.filter((row) => !taken.has(row));
  }
}

/**
 * People of two lists: on their number where day of birth and sex do not say otherwise, as it is written before without zeros in
 * front; of the others on day of birth and sex where one of each list has them, and on the number alone at last.
 */
export function matchedPeople(
  table: TableDescription,
  first: readonly MappedRow[],
  second: readonly MappedRow[],
): Matched {
  const rest = new Unmatched(first, second);
  const written = (row: MappedRow): string => numberOf(table, row).trim().toLowerCase();
  const bare = (row: MappedRow): string => bareNumber(numberOf(table, row));
  const same = (row: MappedRow, alike: readonly MappedRow[]) => alike.find((other) => mayBeSame(table, row, other));
  for (const keyOf of [written, bare]) rest.pair('number', keyOf, same);
  const [restFirst] = [rest.first];
  rest.pair(
    'birth',
    (row) => plainText(valueOf(table, row, 'born')),
    (row, born) => {
      const [found, ...more] = born.filter((other) => isAlike(table, row, other));
      const isOnlyOne = more.length === 0 && restFirst.filter((other) => isAlike(table, row, other)).length === 1;
      return isOnlyOne ? found : undefined;
    },
  );
  rest.pair('numberAlone', bare, (_, [found]) => found);
  return { pairs: rest.pairs, onlyFirst: rest.first, onlySecond: rest.second };
}
