import { wrongContents } from '#input/scenario-files/refused-file.ts';
import type { Bounds } from '#input/scenario-files/scenario-layout.ts';
import { mostYears, type SetLimits } from '#input/scenario-files/set-limits.ts';
import type { NumberRow } from '#input/scenario-files/sheet-rows.ts';
import { decimalNumber } from '#office/document/dutch-format.ts';

/** A series of a set by year: a list for each column of the file, of an element per kept scenario. */
export interface SeriesMatrix {
  readonly columns: readonly Float32Array[];
  /** Scenarios in the file, those that are not kept too. */
  readonly rows: number;
}

/** Where a row came from, for the sentences about it. */
export type PlaceOfRow = (row: number, column: number) => string;

/** Reads rows into columns, each value within bounds, each row as long as the first; no more scenarios are held than are kept. */
export async function seriesMatrix(
  rows: AsyncIterable<NumberRow>,
  bounds: Bounds,
  placeOf: PlaceOfRow,
  limits: SetLimits,
): Promise<SeriesMatrix> {
  let columns: Float32Array[] = [];
  let count = 0;
  for await (const row of rows) {
    if (count === 0) columns = newColumns(row.length, limits.keptScenarios, placeOf);
    if (row.length !== columns.length)
      throw wrongContents(
        `${placeOf(count + 1, row.length)}: deze rij heeft ${row.length} kolommen, de eerste ${columns.length}.`,
      );
    takeRow(columns, row, count, bounds, placeOf);
    count += 1;
    if (count > limits.maximumScenarios)
      throw wrongContents(`${placeOf(count, 1)}: er zijn meer dan ${limits.maximumScenarios} scenario's.`);
  }
  const kept = Math.min(count, limits.keptScenarios);
  return { columns: columns.map((column) => column.subarray(0, kept)), rows: count };
}

function newColumns(count: number, room: number, placeOf: PlaceOfRow): Float32Array[] {
  if (count > mostYears + 1) throw wrongContents(`${placeOf(1, count)}: er zijn meer dan ${mostYears} jaren.`);
  return Array.from({ length: count }, () => new Float32Array(room));
}

function takeRow(columns: Float32Array[], row: NumberRow, at: number, { least, most }: Bounds, placeOf: PlaceOfRow) {
  for (let column = 0; column < row.length; column++) {
    const value = row[column]!;
    if (value < least || value > most)
      throw wrongContents(
        `${placeOf(at + 1, column + 1)}: ${decimalNumber(value, 4)} ligt niet tussen ${decimalNumber(least, 0)} en ${decimalNumber(most, 0)}.`,
      );
    if (at < columns[column]!.length) columns[column]![at] = value;
  }
}
