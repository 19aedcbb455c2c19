import { isDateColumn, type Column } from '#input/fields/table.ts';
import type { Conversion } from '#input/payroll-lists/conversion.ts';
import { headerScore } from '#input/payroll-lists/header-meaning.ts';
import { proposedConversion, readablePart, readDay } from '#input/payroll-lists/proposed-conversion.ts';
import { saysPeriods } from '#input/payroll-lists/pay-intervals.ts';
import { ofPeople, peopleRows } from '#input/payroll-lists/people-rows.ts';
import type { SourceColumn } from '#input/payroll-lists/source-columns.ts';
import type { MappedColumn } from '#input/payroll-lists/source-mapping.ts';

/** At least half of the filled cells of a column must be readable as what it is taken for. */
const leastReadable = 0.5;
/** From so sure on a header is a known one as a whole. */
const surely = 100;

/** Whether a header means a value of ours by itself, while what stands below it is something else. */
export const isUnreadable = (columns: readonly Column[], source: SourceColumn, date1904: boolean): boolean =>
  columns.some((column) => headerScore(column.key, source.header) >= surely) &&
  columns.every(
    (column) => headerScore(column.key, source.header) === 0 || readablePart(column, source, date1904) < leastReadable,
  );

/** Days between which people of working age are born, in every year a dossier can be of. */
const workingAge = { first: 1950, last: 2012 } as const;

interface Candidate {
  readonly column: Column;
  readonly source: SourceColumn;
  readonly score: number;
}

/** Every pair of our columns and theirs that fits by header and content, the surest first. */
function candidates(
  columns: readonly Column[],
  sources: readonly SourceColumn[],
  date1904: boolean,
): readonly Candidate[] {
  return columns
    .flatMap((column) => sources.map((source) => ({ column, source, score: headerScore(column.key, source.header) })))
    .filter(({ column, source, score }) => score > 0 && readablePart(column, source, date1904) >= leastReadable)
    .toSorted((a, b) => b.score - a.score);
}

/** Whether a column holds days that make people of working age. */
function makesPeople(column: Column, source: SourceColumn, date1904: boolean): boolean {
  if (!isDateColumn(column) || source.cells.length === 0) return false;
  return source.cells.every((cell) => {
    const day = readDay(column, cell, date1904);
    return typeof day === 'object' && day !== null && day.year >= workingAge.first && day.year <= workingAge.last;
  });
}

/** The surest pairs, each column of both sides used once. */
function surest(all: readonly Candidate[]): Map<string, SourceColumn> {
  const chosen = new Map<string, SourceColumn>();
  for (const { column, source } of all)
    if (!chosen.has(column.key) && ![...chosen.values()].includes(source)) chosen.set(column.key, source);
  return chosen;
}

/** A column of periods that says nothing of the amounts is left alone. */
function withoutOtherPeriods(
  columns: readonly Column[],
  chosen: Map<string, SourceColumn>,
  date1904: boolean,
): Map<string, SourceColumn> {
  const [column, pay, periods] = [
    columns.find(({ key }) => key === 'payPeriod'),
    chosen.get('fullTimeSalary'),
    chosen.get('payPeriod'),
  ];
  const isOfPay = column && pay && periods && saysPeriods(pay, periods, proposedConversion(column, periods, date1904));
  if (!isOfPay) chosen.delete('payPeriod');
  return chosen;
}

function chosenSources(columns: readonly Column[], sources: readonly SourceColumn[], date1904: boolean) {
  const born = columns.find(({ key }) => key === 'born');
  const byHeader = candidates(born ? [born] : [], sources, date1904)[0]?.source;
  const byContent = sources.filter(
    (source) =>
      born !== undefined &&
      columns.every(({ key }) => headerScore(key, source.header) === 0) &&
      makesPeople(born, source, date1904),
  );
  const found = byHeader ?? (byContent.length === 1 ? byContent[0] : undefined);
  const people = peopleRows(found, sources);
  const rest = sources.filter((source) => source !== found).map((source) => ofPeople(source, people));
  const chosen = surest(
    candidates(
      columns.filter(({ key }) => key !== 'born'),
      rest,
      date1904,
    ),
  );
  if (found) chosen.set('born', ofPeople(found, people));
  return withoutOtherPeriods(columns, chosen, date1904);
}

/**
 * The columns of a file that give the values of participants, by their headers and by what stands in the rows of people; each is used
 * once. A participant without a number gets that of the row.
 */
export function proposedMapping(
  columns: readonly Column[],
  sources: readonly SourceColumn[],
  date1904: boolean,
): readonly MappedColumn[] {
  const chosen = chosenSources(columns, sources, date1904);
  const proposed = columns.flatMap((column): readonly MappedColumn[] => {
    const source = chosen.get(column.key);
    const key = column.key;
    if (source) return [{ key, header: source.header, conversion: proposedConversion(column, source, date1904) }];
    return key === 'number' ? [{ key, header: null, conversion: { kind: 'rowNumber' } }] : [];
  });
  return proposed.some(({ conversion }) => conversion.kind === 'monthFirst')
    ? proposed.map((one) => (canBeEitherWay(chosen.get(one.key), one) ? { ...one, conversion: monthFirst } : one))
    : proposed;
}

const monthFirst: Conversion = { kind: 'monthFirst' };
const eitherWay = /^\s*(?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|1[0-2])[-/.]\d+\s*$/;

/** Whether all days of a column can be read either way: another column of the file then tells the order. */
const canBeEitherWay = (source: SourceColumn | undefined, { conversion }: MappedColumn): boolean =>
  conversion.kind === 'same' &&
  source !== undefined &&
  source.cells.length > 0 &&
  source.cells.every(({ kind, value }) => kind === 'text' && eitherWay.test(String(value)));
