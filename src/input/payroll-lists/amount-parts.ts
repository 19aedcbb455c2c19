import type { AskedColumns } from '#input/payroll-lists/asked-columns.ts';
import { headerScore, monthInHeader, saysAccrued } from '#input/payroll-lists/header-meaning.ts';
import { listNumber, notationOf } from '#input/payroll-lists/list-number.ts';
import { isPayPart } from '#input/payroll-lists/pay-reading.ts';
import { ofPeople } from '#input/payroll-lists/people-rows.ts';
import type { Question } from '#input/payroll-lists/question.ts';
import type { SourceColumn } from '#input/payroll-lists/source-columns.ts';

const saysTotal = (header: string): boolean => /tot(?:a|aa)l/i.test(header);

/** Whether a column is another part of capital or pension: not of another day. */
function adds(key: string, header: string, other: SourceColumn): boolean {
  const [own, theirs] = [monthInHeader(header), monthInHeader(other.header)];
  const isThere = key === 'capital' || saysAccrued(other.header);
  const isOfOtherDay = own !== theirs && own > 0 && theirs > 0;
  return headerScore(key, other.header) > 0 && !saysTotal(other.header) && !isOfOtherDay && isThere;
}

/** The rows with an amount that is no 0. */
function filledAmounts({ cells }: SourceColumn): ReadonlySet<number> {
  const notation = notationOf(cells, false);
  return new Set(cells.filter((cell) => (listNumber(cell, notation) ?? 0) !== 0).map(({ row }) => row));
}

/** Other columns of amounts that may count. */
export function partQuestions(
  asked: AskedColumns,
  key: 'fullTimeSalary' | 'capital' | 'accruedPension',
): readonly Question[] {
  const amount = asked.mapped(key)?.conversion;
  const header = asked.source(key)?.header ?? '';
  if (amount?.kind !== 'amount' || saysTotal(header)) return [];
  const used = new Set(asked.list.mapped.map((entry) => entry.header));
  const people = new Set(asked.rows.map(({ row }) => row));
  const isOffered = (source: SourceColumn): boolean =>
    !used.has(source.header) && (key === 'fullTimeSalary' ? isPayPart(source.header) : adds(key, header, source));
  const period = amount.period === 'hour' ? 'month' : amount.period;
  return asked.list.sources.filter(isOffered).flatMap((source) => {
    const amounts = filledAmounts(ofPeople(source, people));
    const row = asked.rows.find((item) => amounts.has(item.row));
    if (row === undefined) return [];
    const others = amount.parts.filter((part) => part.header !== source.header);
    const parts = [...others, { header: source.header, period }];
    const answers = [
      { name: 'partDoesNot' as const, value: source.header, conversion: { ...amount, parts: others } },
      { name: 'partCounts' as const, value: source.header, conversion: { ...amount, parts } },
    ];
    return asked.conversions('part', key, answers, { header: source.header, row });
  });
}
