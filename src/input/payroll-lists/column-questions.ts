import { isDateColumn } from '#input/fields/table.ts';
import { partQuestions } from '#input/payroll-lists/amount-parts.ts';
import { AskedColumns, weeks } from '#input/payroll-lists/asked-columns.ts';
import { headerScore } from '#input/payroll-lists/header-meaning.ts';
import type { MappedList, MappedRow } from '#input/payroll-lists/mapped-rows.ts';
import { partTimeUnits, unitConversion, unitOf } from '#input/payroll-lists/part-time-reading.ts';
import { type PayProofs, payQuestions } from '#input/payroll-lists/pay-questions.ts';
import { proposedConversion, readablePart } from '#input/payroll-lists/proposed-conversion.ts';
import type { Question } from '#input/payroll-lists/question.ts';
import type { SourceColumn } from '#input/payroll-lists/source-columns.ts';
import { whichColumn } from '#input/payroll-lists/which-column.ts';

/** Which of several columns of days is that of birth, or whether one without a known header is. */
function bornQuestion(asked: AskedColumns): readonly Question[] {
  const { table, sources, date1904 } = asked.list;
  const column = table.columns.find(({ key }) => key === 'born');
  const current = asked.mapped('born');
  if (!column || !current || !isDateColumn(column)) return [];
  const known = sources.filter(
    (source) => headerScore('born', source.header) > 0 && readablePart(column, source, date1904) >= 0.5,
  );
  if (known.length === 1 && known[0]?.header === current.header) return [];
  const offered = known.some(({ header }) => header === current.header)
    ? known
    : sources.filter(({ header }) => header === current.header);
  const answers = offered.map((source) => ({
    name: 'header' as const,
    value: source.header,
    column: { key: 'born', header: source.header, conversion: proposedConversion(column, source, date1904) },
  }));
  return [asked.question('born', 'born', answers)];
}

/** Columns of part time as a part; hours depend on a full week, and are no other statement. */
function partSources({ list }: AskedColumns): readonly SourceColumn[] {
  const column = list.table.columns.find(({ key }) => key === 'partTime');
  const others = new Set(list.mapped.filter(({ key }) => key !== 'partTime').map(({ header }) => header));
  return list.sources.filter(
    (source) =>
      column !== undefined &&
      !others.has(source.header) &&
      headerScore('partTime', source.header) > 0 &&
      source.cells.length > 0 &&
      readablePart(column, source, list.date1904) >= 0.5 &&
      proposedConversion(column, source, list.date1904).kind === 'share',
  );
}

function unitQuestion(asked: AskedColumns): readonly Question[] {
  const source = asked.source('partTime');
  const conversion = asked.mapped('partTime')?.conversion;
  const highest = Math.max(0, ...asked.numbers('partTime'));
  const units = source ? partTimeUnits(source.header, highest) : [];
  if (units.length < 2 || !conversion) return [];
  const answers = units.map((unit) => ({
    name: unit,
    value: '',
    // The week that was chosen for it stays.
    conversion: unitOf(conversion) === unit ? conversion : unitConversion(unit, highest),
  }));
  return asked.conversions('unit', 'partTime', answers, { row: asked.partTimer() });
}

/** The hours of a full week are asked where the list does not give them. */
function fullWeekQuestion(asked: AskedColumns): readonly Question[] {
  const conversion = asked.mapped('partTime')?.conversion;
  if (conversion?.kind !== 'hours' || asked.source('fullWeek')) return [];
  return asked.conversions('fullWeek', 'partTime', weeks(conversion), { row: asked.partTimer() });
}

/** What there is to ask about the columns of one list; the rows are those that count. */
export function columnQuestions(list: MappedList, rows: readonly MappedRow[], proofs: PayProofs): readonly Question[] {
  const asked = new AskedColumns(list, rows);
  return [
    ...bornQuestion(asked),
    ...whichColumn(asked, 'partColumn', 'partTime', partSources(asked)),
    ...unitQuestion(asked),
    ...fullWeekQuestion(asked),
    ...payQuestions(asked, proofs),
    ...partQuestions(asked, 'capital'),
    ...partQuestions(asked, 'accruedPension'),
  ];
}
