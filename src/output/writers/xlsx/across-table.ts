import { withTotalRow } from '#output/writers/xlsx/total-row.ts';
import { type CellContent, isPlanned, type PlannedTable, type TableRow } from '#output/model/sheet-plan.ts';

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

const contentOf = (cell: TableRow[number] | undefined): CellContent =>
  isPlanned(cell) ? cell.content : (cell ?? null);

/** The column with this head. Throws when the table has none: what is shown would be empty. */
function placeOf({ name, columns }: PlannedTable, header: string): number {
  const place = columns.findIndex((column) => column.header === header);
  if (place < 0) throw new Error(`table ${name} has no column ${header}`);
  return place;
}

/** The figures of one column of a long table, its groups down and its alternatives across. */
export function acrossTable(
  long: PlannedTable,
  { name, keys, across = ['Alternatief'], ending = '', value, without, hasTotal = false }: Across,
): PlannedTable {
  const keyPlaces = keys.map((key) => placeOf(long, key));
  const namePlaces = across.map((header) => placeOf(long, header));
  const nameOf = (row: TableRow): string =>
    `${namePlaces
      .map((place) => contentOf(row[place]))
      .filter((part) => typeof part === 'string')
      .join(', ')}${ending}`;
  const names = [...new Set(long.rows.map(nameOf))].filter((one) => one !== without);
  const groups = Map.groupBy(long.rows, (row) => contentOf(row[keyPlaces[0]!]));
  const valuePlace = placeOf(long, value);
  const { format } = long.columns[valuePlace]!;
  const rowOf = (rows: readonly TableRow[]): TableRow => {
    const byName = new Map(rows.map((row) => [nameOf(row), row]));
    return [
      ...keyPlaces.map((place) => rows[0]?.[place] ?? null),
      ...names.map((one) => byName.get(one)?.[valuePlace] ?? null),
    ];
  };
  const table: PlannedTable = {
    name,
    columns: [
      ...keyPlaces.map((place) => long.columns[place]!),
      ...names.map((header) => ({ header, format, wraps: format === 'general' })),
    ],
    rows: [...groups.values()].map(rowOf),
    isStreamed: false,
  };
  return hasTotal ? withTotalRow(table) : table;
}
