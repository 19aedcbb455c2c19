import type { TableDescription } from '#input/fields/table.ts';
import { columnQuestions } from '#input/payroll-lists/column-questions.ts';
import {
  employmentsOfOne,
  possibleEmployments,
  withJoinedEmployments,
} from '#input/payroll-lists/joined-employments.ts';
import { type FullWeekProof, fullWeekProof } from '#input/payroll-lists/full-week-proof.ts';
import type { ListChoices } from '#input/payroll-lists/list-choices.ts';
import type { ListSettings } from '#input/payroll-lists/list-settings.ts';
import type { OpenedList } from '#input/payroll-lists/look-at-file.ts';
import { type MappedList, type MappedRow, mappedRows, sourceOf } from '#input/payroll-lists/mapped-rows.ts';
import type { Question } from '#input/payroll-lists/question.ts';
import { countQuestions, employmentQuestion, oddities } from '#input/payroll-lists/row-questions.ts';
import type { SourceMapping } from '#input/payroll-lists/source-mapping.ts';
import { type DossierDays, type DoubtfulRow, whoCounts } from '#input/payroll-lists/who-counts.ts';
import { type WorkedPayProof, workedPayProof } from '#input/payroll-lists/worked-pay-proof.ts';
import { uncalculatedColumn } from '#input/gate/unreadable-workbook.ts';
import { isUncalculated } from '#input/reading/cells/uncalculated-formulas.ts';

/** A list as somebody chose it: where it is, what its columns are, and who counts. */
export interface ChosenList {
  readonly settings: ListSettings;
  readonly mapping: SourceMapping;
  readonly choices: ListChoices;
  /** Participants of the template stay, and what is empty of them is filled; otherwise they are replaced. */
  readonly isCompleting: boolean;
}

/** The participants of a list, and what there is to ask of it. */
export interface ReadList {
  readonly rows: readonly MappedRow[];
  readonly questions: readonly Question[];
  /** Rows that do not count. */
  readonly leftOut: readonly DoubtfulRow[];
  /** How many people stand in more than one row, which were joined. */
  readonly joined: number;
  readonly proof: WorkedPayProof | null;
  readonly week: FullWeekProof | null;
}

/** A cell without what its formula gives is no 0: the file has to be calculated first. */
function refuseUncalculated(list: MappedList): void {
  for (const { key } of list.mapped) {
    const source = sourceOf(list, key);
    if (source?.cells.some(isUncalculated)) throw uncalculatedColumn(source.header);
  }
}

const mappedList = (
  { columns, date1904 }: OpenedList,
  table: TableDescription,
  mapping: SourceMapping,
): MappedList => ({ table, sources: columns.usable, mapped: mapping.columns, date1904 });

/** The participants of a list that was opened. Throws UnreadableWorkbookError when a column was never calculated. */
export function readList(
  opened: OpenedList,
  table: TableDescription,
  { mapping, choices }: Pick<ChosenList, 'mapping' | 'choices'>,
  days: DossierDays,
): ReadList {
  const list = mappedList(opened, table, mapping);
  refuseUncalculated(list);
  const { people, doubtful, isDayNeeded } = whoCounts(list, opened.hiddenRows, days);
  const doubts = new Map(doubtful.map((doubt) => [doubt.row, doubt]));
  const counts = (row: number): boolean => choices.counts[row] ?? doubts.get(row)?.counts ?? true;
  const counted = [...new Set([...people, ...doubts.keys()])].filter(counts).toSorted((a, b) => a - b);
  const rows = mappedRows(list, counted);
  const together = employmentsOfOne(table, rows);
  const possible = possibleEmployments(table, together);
  const employments = choices.employments ?? possible[0];
  const joined = withJoinedEmployments(table, rows, together, employments);
  const proof = workedPayProof(list, rows);
  const week = fullWeekProof(list, rows);
  const questions = [
    ...columnQuestions(list, rows, { proof, week }),
    ...countQuestions(list, doubtful, isDayNeeded),
    ...employmentQuestion(list, together, possible, employments),
    ...oddities(list, joined, days, opened.asksToCalculate),
  ];
  const leftOut = doubtful.filter(({ row }) => !counts(row));
  return { rows: joined, questions, leftOut, joined: employments === 'apart' ? 0 : together.length, proof, week };
}
