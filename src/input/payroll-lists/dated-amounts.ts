import { compareDays } from '#core/calendar/days.ts';
import type { ListChoices } from '#input/payroll-lists/list-choices.ts';
import type { Question } from '#input/payroll-lists/question.ts';
import type { MappedColumn, SourceMapping } from '#input/payroll-lists/source-mapping.ts';
import type { DossierDays } from '#input/payroll-lists/who-counts.ts';
import { dateText } from '#office/document/dutch-format.ts';

/** Amounts of which the day was typed. */
export interface DatedAmounts {
  readonly header: string;
  readonly day: string;
  readonly isValuationDate: boolean;
}

/** Amounts that are of a day; which it is cannot be seen from them. */
function datedColumn({ columns }: SourceMapping): MappedColumn | undefined {
  return columns.find(({ key, header }) => (key === 'capital' || key === 'accruedPension') && header !== null);
}

export function datedAmounts(
  mapping: SourceMapping,
  { amountsDay }: ListChoices,
  { valuationDate }: DossierDays,
): DatedAmounts | null {
  const header = datedColumn(mapping)?.header;
  if (amountsDay === null || header === undefined || header === null) return null;
  const isValuationDate = valuationDate !== null && compareDays(amountsDay, valuationDate) === 0;
  return { header, day: dateText(amountsDay), isValuationDate };
}

/** Asks of which day the amounts are. */
export function amountsQuestion(mapping: SourceMapping): readonly Question[] {
  const column = datedColumn(mapping);
  const about = { key: null, count: 0, example: null, answers: [], current: -1, rows: [] } as const;
  return column
    ? [{ ...about, id: `amountsDay ${column.header}`, kind: 'amountsDay', header: column.header ?? '' }]
    : [];
}
