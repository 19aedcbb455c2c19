import { isError, isFilled } from '#input/template/status/cell-tests.ts';
import { areCitizenNumbers, isCitizenNumberColumn } from '#input/template/status/citizen-numbers.ts';
import type { Column, TableDescription } from '#input/fields/table.ts';
import { either, type Formula, sum } from '#input/template/status/formula.ts';
import {
  type FoundRange,
  type ParticipantRanges,
  participantRanges,
  type WriteStep,
} from '#input/template/status/participant-ranges.ts';
import { participantRemarks, type RemarkCounts } from '#input/template/status/participant-remarks.ts';
import { type RowCount, RowCounter } from '#input/template/status/row-counts.ts';
import {
  comparedCells,
  filledDespiteErrors,
  filledRows,
  missingIn,
  numbersThat,
  repeatedIn,
  wrongIn,
} from '#input/template/status/row-tests.ts';

/** What is counted about one column. */
export interface ColumnCounts {
  readonly column: Column;
  readonly isAbsent: Formula;
  readonly errors: Formula;
  readonly missing: RowCount | null;
  readonly wrong: RowCount | null;
  /** Numbers that occur before, in the column that must not repeat itself. */
  readonly repeated: RowCount | null;
  /** Days after the valuation date, in the column of birth dates. */
  readonly later: RowCount | null;
}

/** What is counted about the participants. */
export interface ParticipantCounts {
  readonly rows: Formula;
  readonly columns: readonly ColumnCounts[];
  /** Personnel numbers that are citizen service numbers, by the rule of the reader. */
  readonly areCitizenNumbers: Formula;
  readonly remarks: RemarkCounts;
}

function laterThan({ column, cells }: FoundRange, counter: RowCounter): RowCount {
  const test = numbersThat(cells, `(${cells}>peildatum)*ISNUMBER(peildatum)`);
  return counter.located(`${column.header}: na de peildatum`, test, cells);
}

function columnCounts(
  range: FoundRange,
  filled: Formula,
  ranges: ParticipantRanges,
  counter: RowCounter,
): ColumnCounts {
  const { column, cells, isAbsent } = range;
  const named = (what: string): string => `${column.header}: ${what}`;
  const wrong = wrongIn(range);
  const isUnique = column.type === 'text' && column.unique === true;
  return {
    column,
    isAbsent,
    errors: counter.count(named('foutwaarden'), isError(cells)),
    missing: column.required ? counter.located(named('leeg'), missingIn(range, filled), cells) : null,
    wrong: wrong === null ? null : counter.located(named('kloppen niet'), wrong, cells),
    repeated: isUnique ? locatedRepeats(range, ranges, counter) : null,
    later: column.key === 'born' ? laterThan(range, counter) : null,
  };
}

function locatedRepeats(range: FoundRange, ranges: ParticipantRanges, counter: RowCounter): RowCount {
  const cells = comparedCells(range, ranges);
  return counter.located(`${range.column.header}: dubbel`, repeatedIn(cells, ranges.headerRow), cells);
}

function citizenNumbersIn({ column, cells }: FoundRange, counter: RowCounter): Formula {
  const passing = counter.count(`${column.header}: lijkt BSN`, areCitizenNumbers(cells));
  return isCitizenNumberColumn(passing, counter.count(`${column.header}: gevuld`, isFilled(cells)));
}

/** Counts, on the hidden sheet, all that the status of the participants shows. */
export function participantCounts(
  table: TableDescription,
  headerRow: number,
  rows: readonly (readonly unknown[])[],
  write: WriteStep,
): ParticipantCounts {
  const ranges = participantRanges(table, headerRow, rows, write);
  const counter = new RowCounter(ranges, write);
  const filled = filledRows(ranges);
  const columns = ranges.columns.map((range) => columnCounts(range, filled, ranges, counter));
  const [numbers] = ranges.columns;
  if (!numbers) throw new Error('a participant has a number');
  return {
    rows: counter.count('gevulde rijen', filled, filledDespiteErrors(ranges.columns)),
    columns,
    areCitizenNumbers: citizenNumbersIn(numbers, counter),
    remarks: participantRemarks(ranges, counter),
  };
}

/** All of something, over the columns that have it. */
export const totalOf = ({ columns }: ParticipantCounts, what: 'missing' | 'wrong' | 'repeated' | 'later'): Formula =>
  sum(...columns.flatMap((item) => item[what]?.count ?? []));

/** Error values in any column, and required columns that are not there. */
export const brokenColumns = ({ columns }: ParticipantCounts): Formula =>
  sum(
    ...columns.map(({ errors }) => errors),
    ...columns.filter(({ column }) => column.required).map(({ isAbsent }) => either(isAbsent, '1', '0')),
  );
