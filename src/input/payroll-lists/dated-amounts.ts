import { compareDays } from '#core/calendar/days.ts';
import { dayAfter } from '#core/calendar/months.ts';
import type { TableDescription } from '#input/fields/table.ts';
import { dayInHeader, isOfDay } from '#input/payroll-lists/header-meaning.ts';
import type { ListChoices } from '#input/payroll-lists/list-choices.ts';
import type { Question } from '#input/payroll-lists/question.ts';
import type { SourceMapping } from '#input/payroll-lists/source-mapping.ts';
import type { DossierDays } from '#input/payroll-lists/who-counts.ts';
import { dateText } from '#office/document/dutch-format.ts';

/** Amounts of which the day is known. */
export interface DatedAmounts {
  readonly header: string;
  readonly day: string;
  readonly isValuationDate: boolean;
}

/** The column with amounts that are of a day, which cannot be seen from them: one of the list, or one that the template had. */
export function datedHeader(
  table: TableDescription,
  { columns }: SourceMapping,
  held: readonly string[],
): string | null {
  const ofList = columns.find(({ key, header }) => isOfDay(key) && header !== null)?.header;
  return ofList ?? table.columns.find(({ key, header }) => isOfDay(key) && held.includes(header))?.header ?? null;
}

export function datedAmounts(
  header: string | null,
  { amountsDay }: ListChoices,
  { valuationDate }: DossierDays,
): DatedAmounts | null {
  const day = dayInHeader(header ?? '') ?? amountsDay;
  if (day === null || header === null) return null;
  // What is there at the end of a day is there when the next begins.
  const isValuationDate =
    valuationDate !== null && [day, dayAfter(day)].some((same) => compareDays(same, valuationDate) === 0);
  return { header, day: dateText(day), isValuationDate };
}

/** Asks of which day the amounts are where their header does not say it. */
export function amountsQuestion(header: string | null): readonly Question[] {
  if (header === null || dayInHeader(header) !== null) return [];
  const about = { key: null, count: 0, example: null, answers: [], current: -1, rows: [] } as const;
  return [{ ...about, id: `amountsDay ${header}`, kind: 'amountsDay', header }];
}
