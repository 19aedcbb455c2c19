import { saysHourly } from '#input/payroll-lists/header-meaning.ts';
import { listNumber, notationOf } from '#input/payroll-lists/list-number.ts';
import { type MappedList, type MappedRow, payPeriodOf, sourceOf } from '#input/payroll-lists/mapped-rows.ts';
import type { SourceColumn } from '#input/payroll-lists/source-columns.ts';

/** What a rate of an hour beside the pay tells of it. */
export interface WorkedPayProof {
  /** The column of the rate. */
  readonly header: string;
  /** The column of the pay. */
  readonly pay: string;
  /** The pay is that of what somebody works; otherwise of a full week. */
  readonly isWorked: boolean;
  /** How many people who work a part of the week it was seen of. */
  readonly count: number;
}

/** Who works less than this tells the two apart. */
const partTimer = 0.95;
/** Amounts are rounded. */
const closeness = 0.02;

export function areClose(values: readonly number[]): boolean {
  const sorted = values.toSorted((a, b) => a - b);
  const lowest = sorted[0] ?? 0;
  return (sorted.at(-1) ?? 0) - lowest <= closeness * lowest;
}

export function numbersByRow({ cells }: SourceColumn): ReadonlyMap<number, number> {
  const notation = notationOf(cells, false);
  return new Map(
    cells.flatMap((cell) => {
      const value = listNumber(cell, notation);
      return value === null || value <= 0 ? [] : [[cell.row, value] as const];
    }),
  );
}

/** Pay, hours paid by the rate, and part time of everybody of whom all are known. */
function paidHours(list: MappedList, rows: readonly MappedRow[], pay: SourceColumn, rate: SourceColumn) {
  const [amounts, rates, period] = [numbersByRow(pay), numbersByRow(rate), payPeriodOf(list)];
  const at = list.table.columns.findIndex(({ key }) => key === 'partTime');
  return rows.flatMap(({ row, values }) => {
    const [amount, hourly, share] = [amounts.get(row), rates.get(row), values[at]];
    if (amount === undefined || hourly === undefined || typeof share !== 'number' || share <= 0) return [];
    return period(row) === 'hour' ? [] : [{ hours: amount / hourly, share }];
  });
}

/**
 * Pay divided by a rate of an hour gives the hours that are paid: as many for everybody where the pay is of a full week, and by their part
 * where it is of what they work. Null where there is no such rate, nobody works a part of the week, or neither holds.
 */
export function workedPayProof(list: MappedList, rows: readonly MappedRow[]): WorkedPayProof | null {
  const pay = sourceOf(list, 'fullTimeSalary');
  if (!pay || saysHourly(pay.header)) return null;
  for (const rate of list.sources.filter(({ header }) => saysHourly(header))) {
    const people = paidHours(list, rows, pay, rate);
    const count = people.filter(({ share }) => share < partTimer).length;
    const isFull = areClose(people.map(({ hours }) => hours));
    const isWorked = areClose(people.map(({ hours, share }) => hours / share));
    if (count > 0 && people.length > 1 && isFull !== isWorked)
      return { header: rate.header, pay: pay.header, isWorked, count };
  }
  return null;
}
