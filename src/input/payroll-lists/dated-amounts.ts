import { compareDays } from '#core/calendar/days.ts';
import { dayAfter } from '#core/calendar/months.ts';
import { dayInHeader, isOfDay } from '#input/payroll-lists/header-meaning.ts';
import type { ListChoices } from '#input/payroll-lists/list-choices.ts';
import type { Question } from '#input/payroll-lists/question.ts';
import type { MappedColumn, SourceMapping } from '#input/payroll-lists/source-mapping.ts';
import type { DossierDays } from '#input/payroll-lists/who-counts.ts';
import { dateText } from '#office/document/dutch-format.ts';

/** Amounts of which the day is known. */
export interface DatedAmounts {
  readonly header: string;
  readonly day: string;
  readonly isValuationDate: boolean;
}

/** Amounts that are of a day; which it is cannot be seen from them. */
function datedColumn({ columns }: SourceMapping): MappedColumn | undefined {
  return columns.find(({ key, header }) => isOfDay(key) && header !== null);
}

export function datedAmounts(
  mapping: SourceMapping,
  { amountsDay }: ListChoices,
  { valuationDate }: DossierDays,
): DatedAmounts | null {
  const header = datedColumn(mapping)?.header ?? '';
  const day = dayInHeader(header) ?? amountsDay;
  if (day === null || header === '') return null;
  // What is there at the end of a day is there when the next begins.
  const isValuationDate =
    valuationDate !== null && [day, dayAfter(day)].some((same) => compareDays(same, valuationDate) === 0);
  return { header, day: dateText(day), isValuationDate };
}

/** Asks of which day the amounts are where their header does not say it. */
export function amountsQuestion(mapping: SourceMapping): readonly Question[] {
  const column = datedColumn(mapping);
  const about = { key: null, count: 0, example: null, answers: [], current: -1, rows: [] } as const;
  return column && dayInHeader(column.header ?? '') === null
    ? [{ ...about, id: `amountsDay ${column.header}`, kind: 'amountsDay', header: column.header ?? '' }]
    : [];
}
