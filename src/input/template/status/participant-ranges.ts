import type { Column, TableDescription } from '#input/fields/table.ts';
import type { Formula } from '#input/template/status/formula.ts';

/** Writes a step of the calculation on the hidden sheet and gives its cell. A value that is known is not worked out. */
export type WriteStep = (name: string, formula: Formula, known?: number) => Formula;

/** Column 53, right of all that is searched for headers: what is looked up there is empty. */
const nowhere = 53;

/** One column of the participants, as formulas find it: by its header, wherever it is. */
export interface FoundRange {
  readonly column: Column;
  /** The cells down to the last row that is filled. */
  readonly cells: string;
  /** The cells down to a row that a formula counts from the header. */
  readonly cellsDownTo: (index: string) => string;
  readonly isAbsent: Formula;
}

/** The columns of the participants, down to the last row in which any of them holds something. */
export interface ParticipantRanges {
  readonly headerRow: number;
  readonly columns: readonly FoundRange[];
  /** Rows from the header to the last one that is filled, at least 1. */
  readonly lastIndex: Formula;
}

/** Reaches as many rows as the table may have: formulas over it hold however it grows, and look no further than it is filled. */
export function participantRanges(
  table: TableDescription,
  headerRow: number,
  rows: readonly (readonly unknown[])[],
  write: WriteStep,
): ParticipantRanges {
  const block = `Deelnemers!$A$${headerRow + 1}:$BA$${headerRow + table.maximumRows}`;
  const headers = `Deelnemers!$A$${headerRow}:$AZ$${headerRow}`;
  const places = table.columns.map(({ header }) =>
    write(`kolom ${header}`, `IFERROR(MATCH("${header}",${headers},0),${nowhere})`),
  );
  // Known, because it would be sought in as many rows as the table may have.
  const filledTo = (index: number): number => rows.findLastIndex((row) => (row[index] ?? null) !== null) + 1;
  const lasts = places.map((place, index) => {
    const column = `INDEX(${block},0,${place})`;
    const formula = `SUMPRODUCT(MAX((1-ISBLANK(${column}))*(ROW(${column})-${headerRow})))`;
    return write(`laatste rij ${table.columns[index]?.header}`, formula, filledTo(index));
  });
  const lastIndex = write('laatste rij', `MAX(1,${lasts.join(',')})`);
  const cellsDownTo = (index: number, row: string): string =>
    `INDEX(${block},1,${places[index]}):INDEX(${block},${row},${places[index]})`;
  return {
    headerRow,
    lastIndex,
    columns: table.columns.map((column, index) => ({
      column,
      cells: cellsDownTo(index, lastIndex),
      cellsDownTo: (row: string) => cellsDownTo(index, row),
      isAbsent: `${places[index]}=${nowhere}`,
    })),
  };
}
