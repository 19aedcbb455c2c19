import type { Column, TableDescription } from '#contract/fields/table.ts';
import type { CellValue } from '#documents/excel/template/status/cell-tests.ts';
import type { Formula } from '#documents/excel/template/status/formula.ts';

/** Writes a step of the calculation on the hidden sheet and gives its cell. */
export type WriteStep = (name: string, formula: Formula) => string;

/** Column 53, right of all that is searched for headers: what is looked up there is empty. */
const nowhere = 53;

/** One column of the participants, as formulas find it: by its header, wherever it stands. */
export interface FoundRange {
  readonly column: Column;
  /** The cells down to the last row that is filled. */
  readonly cells: string;
  /** The cells down to a row that a formula counts from the header. */
  readonly cellsDownTo: (index: string) => string;
  readonly isAbsent: Formula<boolean>;
  readonly values: readonly CellValue[];
}

/** The columns of the participants, down to the last row in which any of them holds something. */
export interface ParticipantRanges {
  readonly headerRow: number;
  readonly columns: readonly FoundRange[];
  /** Rows from the header to the last one that is filled, at least 1. */
  readonly lastIndex: Formula<number>;
}

/** Reaches as many rows as the table may have: formulas over it hold however it grows, and look no further than it is filled. */
export function participantRanges(
  table: TableDescription,
  headerRow: number,
  rows: readonly (readonly CellValue[])[],
  write: WriteStep,
): ParticipantRanges {
  const block = `Deelnemers!$A$${headerRow + 1}:$BA$${headerRow + table.maximumRows}`;
  const headers = `Deelnemers!$A$${headerRow}:$AZ$${headerRow}`;
  const places = table.columns.map(({ header }, index) =>
    write(`kolom ${header}`, { text: `IFERROR(MATCH("${header}",${headers},0),${nowhere})`, value: index + 1 }),
  );
  const filledTo = (index: number): number => rows.findLastIndex((row) => (row[index] ?? null) !== null) + 1;
  const lasts = places.map((place, index) => {
    const column = `INDEX(${block},0,${place})`;
    const text = `SUMPRODUCT(MAX((1-ISBLANK(${column}))*(ROW(${column})-${headerRow})))`;
    return write(`laatste rij ${table.columns[index]?.header}`, { text, value: filledTo(index) });
  });
  const last = Math.max(1, ...table.columns.map((_, index) => filledTo(index)));
  const lastIndex = write('laatste rij', { text: `MAX(1,${lasts.join(',')})`, value: last });
  const cellsDownTo = (index: number, row: string): string =>
    `INDEX(${block},1,${places[index]}):INDEX(${block},${row},${places[index]})`;
  return {
    headerRow,
    lastIndex: { text: lastIndex, value: last },
    columns: table.columns.map((column, index) => ({
      column,
      cells: cellsDownTo(index, lastIndex),
      cellsDownTo: (row: string) => cellsDownTo(index, row),
      isAbsent: { text: `${places[index]}=${nowhere}`, value: false },
      values: Array.from({ length: last }, (_, row) => rows[row]?.[index] ?? null),
    })),
  };
}
