import type { Column, TableDescription } from '#contract/fields/table.ts';
import type { Answers } from '#documents/excel/template/status/answers.ts';
import type { CellValue } from '#documents/excel/template/status/cell-tests.ts';
import { either, type Formula, sum } from '#documents/excel/template/status/formula.ts';
import {
  type FoundRange,
  type ParticipantRanges,
  participantRanges,
  type WriteStep,
} from '#documents/excel/template/status/participant-ranges.ts';
import {
  participantRemarks,
  type RemarkCounts,
  type RemarkSources,
} from '#documents/excel/template/status/participant-remarks.ts';
import { type RowCount, RowCounter } from '#documents/excel/template/status/row-counts.ts';
import {
  citizenNumbersIn,
  comparedCells,
  filledRows,
  isFilledValue,
  missingIn,
  numbersThat,
  repeatedIn,
  type RowTest,
  wrongIn,
} from '#documents/excel/template/status/row-tests.ts';

/** What is counted about one column. */
export interface ColumnCounts {
  readonly column: Column;
  readonly isAbsent: Formula<boolean>;
  readonly errors: Formula<number>;
  readonly missing: RowCount | null;
  readonly wrong: RowCount | null;
  /** Numbers that occur before, in the column that must not repeat itself. */
  readonly repeated: RowCount | null;
  /** Days after the valuation date, in the column of birth dates. */
  readonly later: RowCount | null;
}

/** What is counted about the participants. */
export interface ParticipantCounts {
  readonly rows: Formula<number>;
  readonly columns: readonly ColumnCounts[];
  /** Personnel numbers that are citizen service numbers, by the rule of the reader. */
  readonly areCitizenNumbers: Formula<boolean>;
  readonly remarks: RemarkCounts;
}

const errorsIn = ({ cells }: FoundRange): RowTest => ({ text: `ISERROR(${cells})`, rows: [] });

function laterThan(range: FoundRange, answers: Answers, counter: RowCounter): RowCount {
  const day = answers.value('peildatum');
  const test = numbersThat(
    range,
    (cells) => `(${cells}>peildatum)*ISNUMBER(peildatum)`,
    (value) => typeof day === 'number' && value > day,
  );
  return counter.located(`${range.column.header}: na de peildatum`, test, range.cells);
}

function columnCounts(
  range: FoundRange,
  filled: RowTest,
  ranges: ParticipantRanges,
  { answers, counter }: RemarkSources,
): ColumnCounts {
  const { column, cells, isAbsent } = range;
  const named = (what: string): string => `${column.header}: ${what}`;
  const wrong = wrongIn(range);
  const isUnique = column.type === 'text' && column.unique === true;
  return {
    column,
    isAbsent,
    errors: counter.count(named('foutwaarden'), errorsIn(range)),
    missing: column.required ? counter.located(named('leeg'), missingIn(range, filled), cells) : null,
    wrong: wrong && counter.located(named('kloppen niet'), wrong, cells),
    repeated: isUnique ? locatedRepeats(range, ranges, counter) : null,
    later: column.key === 'born' ? laterThan(range, answers, counter) : null,
  };
}

function locatedRepeats(range: FoundRange, ranges: ParticipantRanges, counter: RowCounter): RowCount {
  const cells = comparedCells(range, ranges);
  return counter.located(`${range.column.header}: dubbel`, repeatedIn(range, cells, ranges.headerRow), cells);
}

/** At least three, and at least half of the numbers. */
function areCitizenNumbers(range: FoundRange, counter: RowCounter): Formula<boolean> {
  const passing = counter.count(`${range.column.header}: lijkt BSN`, citizenNumbersIn(range));
  const filled = counter.count(`${range.column.header}: gevuld`, {
    text: `LEN(TRIM(${range.cells}))>0`,
    rows: range.values.map(isFilledValue),
  });
  return {
    text: `AND(${passing.text}>=3,${passing.text}*2>=${filled.text})`,
    value: passing.value >= 3 && passing.value * 2 >= filled.value,
  };
}

/** Counts, on the hidden sheet, all that the status of the participants tells. */
export function participantCounts(
  table: TableDescription,
  headerRow: number,
  rows: readonly (readonly CellValue[])[],
  answers: Answers,
  write: WriteStep,
): ParticipantCounts {
  const ranges = participantRanges(table, headerRow, rows, write);
  const counter = new RowCounter(ranges, write);
  const sources = { answers, counter };
  const filled = filledRows(ranges);
  const columns = ranges.columns.map((range) => columnCounts(range, filled, ranges, sources));
  const [numbers] = ranges.columns;
  if (!numbers) throw new Error('a participant has a number');
  return {
    rows: counter.count('gevulde rijen', filled),
    columns,
    areCitizenNumbers: areCitizenNumbers(numbers, counter),
    remarks: participantRemarks(ranges, sources),
  };
}

/** All of something, over the columns that have it. */
export const totalOf = (
  { columns }: ParticipantCounts,
  what: 'missing' | 'wrong' | 'repeated' | 'later',
): Formula<number> => sum(...columns.flatMap((item) => item[what]?.count ?? []));

/** Error values in any column, and required columns that are not there. */
export const brokenColumns = ({ columns }: ParticipantCounts): Formula<number> =>
  sum(
    ...columns.map(({ errors }) => errors),
    ...columns
      .filter(({ column }) => column.required)
      .map(({ isAbsent }) => either(isAbsent, { text: '1', value: 1 }, { text: '0', value: 0 })),
  );
