import { checkedFile } from '#input/check/checked-file.ts';
import type { DossierOverview } from '#input/reading/dossier/dossier-overview.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { TableDescription } from '#input/fields/table.ts';
import type { Finding } from '#input/findings/findings.ts';
import { type ColumnFacts, columnFacts } from '#input/payroll-lists/column-facts.ts';
import { ColumnQuestions } from '#input/payroll-lists/column-questions.ts';
import { filledParticipants } from '#input/payroll-lists/filled-participants.ts';
import { employmentsOfOne, withJoinedEmployments } from '#input/payroll-lists/joined-employments.ts';
import type { ListChoices } from '#input/payroll-lists/list-choices.ts';
import type { ListSettings } from '#input/payroll-lists/list-settings.ts';
import { openedList, type OpenedList } from '#input/payroll-lists/look-at-file.ts';
import { type MappedList, type MappedRow, mappedRows, sourceOf } from '#input/payroll-lists/mapped-rows.ts';
import type { Question } from '#input/payroll-lists/question.ts';
import { countQuestions, employmentQuestion, oddities } from '#input/payroll-lists/row-questions.ts';
import type { SourceMapping } from '#input/payroll-lists/source-mapping.ts';
import { type DossierDays, type DoubtfulRow, whoCounts } from '#input/payroll-lists/who-counts.ts';
import type { Platform } from '#input/gate/platform.ts';
import { uncalculatedColumn } from '#input/gate/unreadable-workbook.ts';
import { isUncalculated } from '#input/reading/cells/uncalculated-formulas.ts';

/** A list as somebody chose it: where it is, what its columns are, and who counts. */
export interface ChosenList {
  readonly settings: ListSettings;
  readonly mapping: SourceMapping;
  readonly choices: ListChoices;
}

/** The participants of a list, and what there is to ask of it. */
export interface ReadList {
  readonly rows: readonly MappedRow[];
  readonly questions: readonly Question[];
  /** Rows that do not count. */
  readonly leftOut: readonly DoubtfulRow[];
  /** How many people stand in more than one row, which were joined. */
  readonly joined: number;
}

/** A cell without what its formula gives is no 0: the file has to be calculated first. */
function refuseUncalculated(list: MappedList): void {
  for (const { key } of list.mapped) {
    const source = sourceOf(list, key);
    if (source?.cells.some(isUncalculated)) throw uncalculatedColumn(source.header);
  }
}

/** The participants of a list that was opened. Throws UnreadableWorkbookError when a column was never calculated. */
export function readList(
  opened: OpenedList,
  table: TableDescription,
  { mapping, choices }: Pick<ChosenList, 'mapping' | 'choices'>,
  days: DossierDays,
): ReadList {
  const { columns, date1904, hiddenRows, asksToCalculate } = opened;
  const list: MappedList = { table, sources: columns.usable, mapped: mapping.columns, date1904 };
  refuseUncalculated(list);
  const { people, doubtful } = whoCounts(list, hiddenRows, days);
  const doubts = new Map(doubtful.map((doubt) => [doubt.row, doubt]));
  const counts = (row: number): boolean => choices.counts[row] ?? doubts.get(row)?.counts ?? true;
  const counted = [...new Set([...people, ...doubts.keys()])].filter(counts).toSorted((a, b) => a - b);
  const rows = mappedRows(list, counted);
  const together = employmentsOfOne(table, rows);
  const joined = choices.joinsEmployments ? withJoinedEmployments(table, rows, together) : rows;
  const questions = [
    ...new ColumnQuestions(list, rows).all(),
    ...countQuestions(list, doubtful, days),
    ...employmentQuestion(list, together, choices),
    ...oddities(list, joined, days, asksToCalculate),
  ];
  const leftOut = doubtful.filter(({ row }) => !counts(row));
  return { rows: joined, questions, leftOut, joined: choices.joinsEmployments ? together.length : 0 };
}

/** A template with the participants of another file, and what is to be said of them. */
export interface FilledFromFile extends Omit<ReadList, 'rows'> {
  readonly template: Uint8Array<ArrayBuffer>;
  readonly count: number;
  /** The first rows, as they came into the template. */
  readonly preview: readonly (readonly EnteredValue[])[];
  readonly facts: readonly ColumnFacts[];
  /** What the check says of the filled template, all sheets. */
  readonly findings: readonly Finding[];
  readonly overview: DossierOverview | null;
}

const shownRows = 5;

/** The days of the dossier: as the template has them, else as they were typed. */
function dossierDays(template: Uint8Array, { valuationDate }: ListChoices, platform: Platform): DossierDays {
  const overview = checkedFile(template, platform).overview;
  const day = (text: string | null | undefined) => {
    const [, year, month, at] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? '') ?? [];
    return year === undefined ? null : { year: Number(year), month: Number(month), day: Number(at) };
  };
  return {
    valuationDate: day(overview?.valuationDate) ?? valuationDate,
    transitionDate: day(overview?.transitionDate),
  };
}

/**
 * Puts the participants of a file in a template as was chosen. Throws UnreadableWorkbookError when the file cannot be read, and
 * UnfillableTemplateError when the template has no table for them.
 */
export function filledFromFile(
  file: Uint8Array,
  template: Uint8Array,
  table: TableDescription,
  chosen: ChosenList,
  platform: Platform,
): FilledFromFile {
  const opened = openedList(file, chosen.settings, platform);
  const days = dossierDays(template, chosen.choices, platform);
  const { rows, ...said } = readList(opened, table, chosen, days);
  const values = rows.map((row) => row.values);
  const filled = filledParticipants(template, table, values, platform);
  const { findings, overview } = checkedFile(filled, platform);
  const facts = columnFacts(table, rows);
  return {
    ...said,
    template: filled,
    count: rows.length,
    preview: values.slice(0, shownRows),
    facts,
    findings,
    overview,
  };
}
