import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { TableDescription, Column } from '#input/fields/table.ts';
import { type Conversion, converted, yearly } from '#input/payroll-lists/conversion.ts';
import { listNumber, type Notation, notationOf } from '#input/payroll-lists/list-number.ts';
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

const byRow = (cells: readonly Cell[]): ReadonlyMap<number, Cell> => new Map(cells.map((cell) => [cell.row, cell]));

/** Reads rows of a list as the columns are mapped. */
class RowReader {
  readonly #list: MappedList;
  readonly #readings: readonly (Reading | null)[];
  readonly #fullWeek: (row: number) => number | null;
  readonly #parts: readonly ((row: number) => number)[];

  constructor(list: MappedList, rows: ReadonlySet<number>) {
    this.#list = list;
    this.#readings = list.table.columns.map((column) => this.#reading(column, rows));
    this.#fullWeek = this.#numbers(sourceOf(list, 'fullWeek'), rows, true);
    const pay = this.#pay?.conversion;
    this.#parts = (pay?.kind === 'amount' ? pay.parts : []).map(({ header, period }) => {
      const number = this.#numbers(
        list.sources.find((source) => source.header === header),
        rows,
        false,
      );
      return (row) => yearly(number(row) ?? 0, period, 0);
    });
  }

  values(row: number, place: number): EnteredValue[] {
    const values = this.#readings.map((reading) => this.#value(reading, row, place));
    this.#finishPay(values, row);
    return values.map((item, index) => rounded(this.#list.table.columns[index], item));
  }

  get #pay(): Reading | null | undefined {
    return this.#readings.find((reading) => reading?.column.key === 'fullTimeSalary');
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
    return converted(column, this.#withOwnWeek(conversion, row), cell, { date1904: this.#list.date1904, notation });
  }

  /** The list may say for each row how long a full week is. */
  #withOwnWeek(conversion: Conversion, row: number): Conversion {
    const fullWeek = this.#fullWeek(row);
    const isOfWeek = conversion.kind === 'hours' || conversion.kind === 'amount';
    return fullWeek !== null && fullWeek > 0 && isOfWeek ? { ...conversion, fullWeek } : conversion;
  }

  /** Adds what counts beside the pay, and makes pay of what somebody works that of a full week; it stays where part time is not known. */
  #finishPay(values: EnteredValue[], row: number): void {
    const { columns } = this.#list.table;
    const at = columns.findIndex(({ key }) => key === 'fullTimeSalary');
    const share = values[columns.findIndex(({ key }) => key === 'partTime')];
    const conversion = this.#readings[at]?.conversion;
    const amount = values[at];
    if (conversion?.kind !== 'amount' || typeof amount !== 'number') return;
    const whole = this.#parts.reduce((sum, part) => sum + part(row), amount);
    values[at] = conversion.isPartTimePay && typeof share === 'number' && share > 0 ? whole / share : whole;
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
