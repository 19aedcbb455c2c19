import { withTotalRow } from '#output/model/total-row.ts';
import { columnPlace, contentOf, type Row, type Table } from '#output/model/table.ts';

interface Across {
  readonly name: string;
  /** Columns that name the groups; the first one tells them apart. */
  readonly keys: readonly string[];
  /** Columns whose texts together name what stands across, and what comes after them; absent for the alternative alone. */
  readonly across?: readonly string[];
  readonly ending?: string;
  /** The column whose figures are shown. */
  readonly value: string;
  /** What is compared with, where the figures are differences with it or parts of it: a column that says nothing. */
  readonly without?: string;
  /** Whether the figures may be added up: a row with their sums closes the table. */
  readonly hasTotal?: boolean;
}

/** The figures of one column of a long table, its groups down and its alternatives across. */
export function acrossTable(
  long: Table,
  { name, keys, across = ['Alternatief'], ending = '', value, without, hasTotal = false }: Across,
): Table {
  const keyPlaces = keys.map((key) => columnPlace(long, key));
  const namePlaces = across.map((header) => columnPlace(long, header));
  const nameOf = (row: Row): string =>
    `${namePlaces
      .map((place) => contentOf(row[place]))
      .filter((part) => typeof part === 'string')
      .join(', ')}${ending}`;
  const names = [...new Set(long.rows.map(nameOf))].filter((one) => one !== without);
  const groups = Map.groupBy(long.rows, (row) => contentOf(row[keyPlaces[0]!]));
  const valuePlace = columnPlace(long, value);
  const { format } = long.columns[valuePlace]!;
  const rowOf = (rows: readonly Row[]): Row => {
    const byName = new Map(rows.map((row) => [nameOf(row), row]));
    return [
      ...keyPlaces.map((place) => rows[0]?.[place] ?? null),
      ...names.map((one) => byName.get(one)?.[valuePlace] ?? null),
    ];
  };
  const table: Table = {
    name,
    columns: [
      ...keyPlaces.map((place) => long.columns[place]!),
      ...names.map((header) => ({ header, format, wraps: format === 'general' })),
    ],
    rows: [...groups.values()].map(rowOf),
  };
  return hasTotal ? withTotalRow(table) : table;
}
