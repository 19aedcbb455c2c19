import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { ListChoices } from '#input/payroll-lists/list-choices.ts';
import type { MappedColumn } from '#input/payroll-lists/source-mapping.ts';
import type { DoubtfulRow } from '#input/payroll-lists/who-counts.ts';

/** What is asked of how a column stands in the file. */
export type ColumnQuestionKind =
  | 'born'
  | 'payColumn'
  | 'partColumn'
  | 'unit'
  | 'fullWeek'
  | 'period'
  | 'workedPay'
  | 'supplement'
  | 'part';

/** What is asked of rows. */
type RowQuestionKind =
  | 'valuationDate'
  | 'amountsDay'
  | 'matched'
  | 'sameNumber'
  | 'onlyInList'
  | 'onlyInTemplate'
  | 'left'
  | 'leaves'
  | 'later'
  | 'status'
  | 'hidden'
  | 'noBirthDate'
  | 'employments';

/** What is asked of values that came out oddly. */
export type OddityKind =
  | 'noFullTimer'
  | 'sameSalaries'
  | 'runningSalaries'
  | 'ages'
  | 'manyHours'
  | 'fewHours'
  | 'oddSalaries'
  | 'zeroFormulas'
  | 'accrued';

export type QuestionKind = ColumnQuestionKind | RowQuestionKind | OddityKind;

/** What an answer is called; `value` stands in it. */
type AnswerName =
  | 'header'
  | 'fraction'
  | 'percent'
  | 'hours'
  | 'fourWeekHours'
  | 'monthHours'
  | 'weekHours'
  | 'year'
  | 'month'
  | 'fourWeeks'
  | 'week'
  | 'hour'
  | 'fullPay'
  | 'workedPay'
  | 'nothingOnTop'
  | 'holiday'
  | 'thirteenth'
  | 'onTop'
  | 'partCounts'
  | 'partDoesNot'
  | 'joined'
  | 'amounts'
  | 'once'
  | 'apart'
  | 'isRight';

export interface Answer {
  readonly name: AnswerName;
  readonly value: string | number;
  /** What the person of the example then gets; null where there is none. */
  readonly outcome: EnteredValue;
  /** What the answer changes. */
  readonly column: MappedColumn | null;
  readonly choices: Partial<ListChoices> | null;
}

/** Somebody of the list by whom a question is made clear. */
interface Example {
  readonly who: string;
  /** As it stands in the file. */
  readonly written: string;
}

/** A question about a list, with its answers; those of rows have ticks instead. */
export interface Question {
  /** The same as long as what is asked is the same. */
  readonly id: string;
  readonly kind: QuestionKind;
  /** The column of ours of which the outcomes are values; null where it is of none. */
  readonly key: string | null;
  readonly header: string;
  readonly count: number;
  readonly example: Example | null;
  readonly answers: readonly Answer[];
  /** The one that holds now; -1 where none does. */
  readonly current: number;
  readonly rows: readonly DoubtfulRow[];
}
