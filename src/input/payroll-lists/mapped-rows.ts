import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { TableDescription, Column } from '#input/fields/table.ts';
import { type Conversion, converted, type PayPeriod, yearly } from '#input/payroll-lists/conversion.ts';
import { listNumber, type Notation, notationOf } from '#input/payroll-lists/list-number.ts';
import { periodIn } from '#input/payroll-lists/pay-intervals.ts';
import { ofPeople } from '#input/payroll-lists/people-rows.ts';
import type { SourceColumn } from '#input/payroll-lists/source-columns.ts';
import type { MappedColumn } from '#input/payroll-lists/source-mapping.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/** A participant: the row of the file, and values in the order of the columns of the template. */
export interface MappedRow {
  readonly row: number;
  readonly values: readonly EnteredValue[];
}

/** A list of which is known which columns are which. */
export interface MappedList {
  readonly table: TableDescription;
  readonly sources: readonly SourceColumn[];
  readonly mapped: readonly MappedColumn[];
  readonly date1904: boolean;
}

interface Reading {
  readonly column: Column;
  readonly conversion: Conversion;
  readonly notation: Notation;
  /** The cells of the column by their row. */
  readonly cells: ReadonlyMap<number, Cell>;
}

/** The column that gives a value of ours. */
export function sourceOf({ sources, mapped }: Pick<MappedList, 'sources' | 'mapped'>, key: string) {
  const header = mapped.find((entry) => entry.key === key)?.header;
  return header === undefined || header === null ? undefined : sources.find((source) => source.header === header);
}

/** The period that the list says of the pay in a row; null where it says none. */
export function payPeriodOf(list: MappedList): (row: number) => PayPeriod | null {
  const cells = byRow(sourceOf(list, 'payPeriod')?.cells ?? []);
  const conversion = list.mapped.find(({ key }) => key === 'payPeriod')?.conversion;
  return (row) => periodIn(cells.get(row), conversion);
}

const byRow = (cells: readonly Cell[]): ReadonlyMap<number, Cell> => new Map(cells.map((cell) => [cell.row, cell]));

/** Reads rows of a list as the columns are mapped. */
class RowReader {
  readonly #list: MappedList;
  readonly #readings: readonly (Reading | null)[];
  readonly #fullWeek: (row: number) => number | null;
  readonly #period: (row: number) => PayPeriod | null;
  readonly #parts: ReadonlyMap<Reading, readonly ((row: number) => number)[]>;

  constructor(list: MappedList, rows: ReadonlySet<number>) {
    this.#list = list;
    this.#readings = list.table.columns.map((column) => this.#reading(column, rows));
    this.#fullWeek = this.#numbers(sourceOf(list, 'fullWeek'), rows, true);
    this.#period = payPeriodOf(list);
    this.#parts = new Map(
      this.#readings.flatMap((reading) => (reading ? [[reading, this.#partsOf(reading, rows)] as const] : [])),
    );
  }

  #partsOf({ conversion }: Reading, rows: ReadonlySet<number>): readonly ((row: number) => number)[] {
    return (conversion.kind === 'amount' ? conversion.parts : []).map(({ header, period }) => {
      const source = this.#list.sources.find((item) => item.header === header);
      const number = this.#numbers(source, rows, false);
      return (row) => yearly(number(row) ?? 0, period, 0);
    });
  }

  values(row: number, place: number): EnteredValue[] {
    const values = this.#readings.map((reading) => this.#value(reading, row, place));
    this.#makeFullTime(values, row);
    return values.map((item, index) => rounded(this.#list.table.columns[index], item));
  }

  #reading(column: Column, rows: ReadonlySet<number>): Reading | null {
    const entry = this.#list.mapped.find(({ key }) => key === column.key);
    const source = sourceOf(this.#list, column.key);
    if (!entry || (!source && entry.conversion.kind !== 'rowNumber')) return null;
    const cells = source ? ofPeople(source, rows).cells : [];
    const notation = notationOf(cells, column.type !== 'amount');
    return { column, conversion: entry.conversion, notation, cells: byRow(cells) };
  }

  #numbers(
    source: SourceColumn | undefined,
    rows: ReadonlySet<number>,
    isPart: boolean,
  ): (row: number) => number | null {
    const own = source ? ofPeople(source, rows).cells : [];
    const notation = notationOf(own, isPart);
    const cells = byRow(own);
    return (row) => {
      const cell = cells.get(row);
      return cell === undefined ? null : listNumber(cell, notation);
    };
  }

  #value(reading: Reading | null, row: number, place: number): EnteredValue {
    if (reading === null) return null;
    const { column, conversion, notation } = reading;
    if (conversion.kind === 'rowNumber') return String(place + 1);
    const cell = reading.cells.get(row);
    if (cell === undefined) return null;
    const own = this.#ofRow(column, conversion, row);
    const value = converted(column, own, cell, { date1904: this.#list.date1904, notation });
    const parts = this.#parts.get(reading) ?? [];
    return typeof value === 'number' ? parts.reduce((sum, part) => sum + part(row), value) : value;
  }

  /** The list may say for each row how long a full week is, and of which period its pay. */
  #ofRow({ key }: Column, conversion: Conversion, row: number): Conversion {
    const fullWeek = this.#fullWeek(row);
    const week = fullWeek !== null && fullWeek > 0 ? { fullWeek } : {};
    if (conversion.kind === 'hours') return { ...conversion, ...week };
    if (conversion.kind !== 'amount') return conversion;
    const period = key === 'fullTimeSalary' ? this.#period(row) : null;
    return { ...conversion, ...week, period: period ?? conversion.period };
  }

  /** Makes pay of what somebody works that of a full week; it stays where part time is not known. A rate of an hour is of any week. */
  #makeFullTime(values: EnteredValue[], row: number): void {
    const { columns } = this.#list.table;
    const at = columns.findIndex(({ key }) => key === 'fullTimeSalary');
    const share = values[columns.findIndex(({ key }) => key === 'partTime')];
    const conversion = this.#readings[at]?.conversion;
    const amount = values[at];
    if (conversion?.kind !== 'amount' || !conversion.isPartTimePay || typeof amount !== 'number') return;
    const isOfHour = (this.#period(row) ?? conversion.period) === 'hour';
    if (!isOfHour && typeof share === 'number' && share > 0) values[at] = amount / share;
  }
}

function rounded(column: Column | undefined, value: EnteredValue): EnteredValue {
  if (typeof value !== 'number') return value;
  if (column?.type === 'amount') return Math.round(value * 100) / 100;
  return column?.type === 'percentage' ? Math.round(value * 1e6) / 1e6 : value;
}

/**
 * The participants in rows of a list. Amounts are rounded to cents, parts to a millionth: a quotient has more digits than anybody
 * reads.
 */
export function mappedRows(list: MappedList, rows: readonly number[]): readonly MappedRow[] {
  const reader = new RowReader(list, new Set(rows));
  return rows.map((row, place) => ({ row, values: reader.values(row, place) }));
}

/** One of those rows, read as all of them are. */
export const mappedRow = (list: MappedList, rows: readonly number[], row: number): readonly EnteredValue[] =>
  new RowReader(list, new Set(rows)).values(row, rows.indexOf(row));
