import { isDateColumn } from '#input/fields/table.ts';
import type { AmountConversion, Conversion, HoursConversion } from '#input/payroll-lists/conversion.ts';
import { headerScore } from '#input/payroll-lists/header-meaning.ts';
import { type MappedList, type MappedRow, mappedRow, sourceOf } from '#input/payroll-lists/mapped-rows.ts';
import {
  type PartTimeUnit,
  partTimeUnits,
  unitConversion,
  usualWeeks,
} from '#input/payroll-lists/part-time-reading.ts';
import { isPayPart, isWorkedPay, payPeriods, saysAllIn } from '#input/payroll-lists/pay-reading.ts';
import { plainText } from '#input/payroll-lists/plain-text.ts';
import { ofPeople } from '#input/payroll-lists/people-rows.ts';
import { median, numbersOf, proposedConversion, readablePart } from '#input/payroll-lists/proposed-conversion.ts';
import type { Answer, ColumnQuestionKind, Question } from '#input/payroll-lists/question.ts';
import type { SourceColumn } from '#input/payroll-lists/source-columns.ts';
import type { MappedColumn } from '#input/payroll-lists/source-mapping.ts';
import { shownValue } from '#input/reading/cells/shown-value.ts';

type NamedConversion = Pick<Answer, 'name' | 'value'> & { readonly conversion: Conversion };

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Asks about columns of one list; the rows are those that count. */
export class ColumnQuestions {
  readonly #list: MappedList;
  readonly #rows: readonly MappedRow[];

  constructor(list: MappedList, rows: readonly MappedRow[]) {
    this.#list = list;
    this.#rows = rows;
  }

  all(): readonly Question[] {
    return [...this.#born(), ...this.#unit(), ...this.#fullWeek(), ...this.#pay()];
  }

  #mapped(key: string): MappedColumn | undefined {
    return this.#list.mapped.find((entry) => entry.key === key);
  }

  #source(key: string): SourceColumn | undefined {
    const source = sourceOf(this.#list, key);
    return source && ofPeople(source, new Set(this.#rows.map(({ row }) => row)));
  }

  #numbers(key: string): readonly number[] {
    const column = this.#list.table.columns.find((item) => item.key === key);
    const source = this.#source(key);
    return column && 'unit' in column && source ? numbersOf(column, source) : [];
  }

  #valueOf(row: MappedRow, key: string) {
    return row.values[this.#list.table.columns.findIndex((column) => column.key === key)] ?? null;
  }

  /** What a row gets for a column when it is mapped so. */
  #outcome(row: number, changed: MappedColumn) {
    const mapped = [...this.#list.mapped.filter(({ key }) => key !== changed.key), changed];
    const rows = this.#rows.map((item) => item.row);
    return this.#valueOf({ row, values: mappedRow({ ...this.#list, mapped }, rows, row) }, changed.key);
  }

  #question(
    kind: ColumnQuestionKind,
    key: string,
    answers: readonly (Pick<Answer, 'name' | 'value'> & { readonly column: MappedColumn })[],
    about: { readonly header?: string; readonly row?: MappedRow | undefined } = {},
  ): Question {
    const current = this.#mapped(key);
    const source = this.#source(key);
    const row = about.row ?? this.#rows.find((item) => source?.cells.some((cell) => cell.row === item.row));
    const cell = source?.cells.find((item) => item.row === row?.row);
    const number = row && this.#valueOf(row, 'number');
    const header = about.header ?? source?.header ?? '';
    return {
      id: `${kind} ${key} ${header}`,
      kind,
      key,
      header,
      count: this.#rows.length,
      example: cell ? { who: plainText(number ?? null), written: shownValue(cell, this.#list.date1904) } : null,
      answers: answers.map((answer) => ({
        ...answer,
        outcome: row ? this.#outcome(row.row, answer.column) : null,
        choices: null,
      })),
      current: answers.findIndex(({ column }) => isSame(column, current)),
      rows: [],
    };
  }

  /** A question of which the answers are ways to read the column; the present one is among them. */
  #conversions(
    kind: ColumnQuestionKind,
    key: string,
    answers: readonly NamedConversion[],
    about: { readonly header?: string; readonly row?: MappedRow | undefined } = {},
  ): readonly Question[] {
    const current = this.#mapped(key);
    if (current === undefined) return [];
    const columns = answers.map(({ conversion, ...name }) => ({ ...name, column: { ...current, conversion } }));
    return [this.#question(kind, key, columns, about)];
  }

  /** Which of several columns of days is that of birth, or whether one without a known header is. */
  #born(): readonly Question[] {
    const { table, sources, date1904 } = this.#list;
    const column = table.columns.find(({ key }) => key === 'born');
    const current = this.#mapped('born');
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
    return [this.#question('born', 'born', answers)];
  }

  #unit(): readonly Question[] {
    const source = this.#source('partTime');
    const conversion = this.#mapped('partTime')?.conversion;
    const highest = Math.max(0, ...this.#numbers('partTime'));
    const units = source ? partTimeUnits(source.header, highest) : [];
    if (units.length < 2 || !conversion) return [];
    const answers = units.map((unit) => ({
      name: unit,
      value: '',
      // The week that was chosen for it stays.
      conversion: isOfUnit(conversion, unit) ? conversion : unitConversion(unit, highest),
    }));
    return this.#conversions('unit', 'partTime', answers, { row: this.#partTimer() });
  }

  #partTimer(): MappedRow | undefined {
    return this.#rows.find((row) => {
      const part = this.#valueOf(row, 'partTime');
      return typeof part === 'number' && part > 0 && part < 1;
    });
  }

  /** The hours of a full week are asked where the list does not give them. */
  #fullWeek(): readonly Question[] {
    const conversion = this.#mapped('partTime')?.conversion;
    if (conversion?.kind !== 'hours' || this.#source('fullWeek')) return [];
    return this.#conversions('fullWeek', 'partTime', weeks(conversion), { row: this.#partTimer() });
  }

  #pay(): readonly Question[] {
    const source = this.#source('fullTimeSalary');
    const pay = this.#mapped('fullTimeSalary')?.conversion;
    if (!source || pay?.kind !== 'amount') return [];
    const key = 'fullTimeSalary';
    const periods = payPeriods(source.header, median(this.#numbers(key)));
    const asked = [...new Set(periods[0] === 'month' ? [...periods, ...otherMonths(source.header)] : periods)];
    const period = asked.map((name) => ({ name, value: '', conversion: { ...pay, period: name } }));
    const hourWeek = pay.period === 'hour' && !this.#source('fullWeek') ? weeks(pay) : [];
    const worked = [
      { name: 'fullPay' as const, value: '', conversion: { ...pay, isPartTimePay: false } },
      { name: 'workedPay' as const, value: '', conversion: { ...pay, isPartTimePay: true } },
    ];
    const isAskedWorked = isWorkedPay(source.header) === null && pay.period !== 'hour' && this.#partTimer();
    return [
      ...(asked.length > 1 ? this.#conversions('period', key, period) : []),
      ...(hourWeek.length > 0 ? this.#conversions('fullWeek', key, hourWeek) : []),
      ...(isAskedWorked ? this.#conversions('workedPay', key, worked, { row: this.#partTimer() }) : []),
      ...(saysAllIn(source.header) ? [] : this.#conversions('supplement', key, supplements(pay))),
      ...(saysAllIn(source.header) ? [] : this.#parts(pay)),
    ];
  }

  /** Other columns of amounts that may count. */
  #parts(pay: AmountConversion): readonly Question[] {
    const used = new Set(this.#list.mapped.map(({ header }) => header));
    const isOffered = (source: SourceColumn) =>
      isPayPart(source.header) && !used.has(source.header) && source.cells.some(({ kind }) => kind !== 'date');
    const period = pay.period === 'hour' ? 'month' : pay.period;
    return this.#list.sources.filter(isOffered).flatMap(({ header, cells }) => {
      const others = pay.parts.filter((part) => part.header !== header);
      const row = this.#rows.find((item) => cells.some((cell) => cell.row === item.row));
      const answers = [
        { name: 'partDoesNot' as const, value: header, conversion: { ...pay, parts: others } },
        { name: 'partCounts' as const, value: header, conversion: { ...pay, parts: [...others, { header, period }] } },
      ];
      return this.#conversions('part', 'fullTimeSalary', answers, { header, row });
    });
  }
}

/** Where a header does not say how often it is paid, it can be per four weeks. */
const otherMonths = (header: string): readonly ['fourWeeks'] | readonly [] =>
  /maand|mnd|month|monat/i.test(header) ? [] : ['fourWeeks'];

function isOfUnit(conversion: Conversion, unit: PartTimeUnit): boolean {
  if (conversion.kind === 'share') return conversion.unit === unit;
  return conversion.kind === 'hours' && (conversion.per === 'week' ? 'hours' : 'monthHours') === unit;
}

/** The usual weeks, with the present one. */
function weeks(conversion: HoursConversion | AmountConversion): readonly NamedConversion[] {
  const all = [...new Set([...usualWeeks, conversion.fullWeek])].toSorted((a, b) => a - b);
  return all.map((fullWeek) => ({ name: 'week', value: fullWeek, conversion: { ...conversion, fullWeek } }));
}

const holidayAllowance = 0.08;
const thirteenthMonth = 1 / 12;

/** Nothing, the statutory holiday allowance, that with a thirteenth month, and the present supplement. */
function supplements(pay: AmountConversion): readonly NamedConversion[] {
  const usual = [
    { name: 'nothingOnTop', supplement: 0 },
    { name: 'holiday', supplement: holidayAllowance },
    { name: 'thirteenth', supplement: holidayAllowance + thirteenthMonth },
  ] as const;
  const present = { name: 'onTop', supplement: pay.supplement } as const;
  const isUsual = usual.some(({ supplement }) => supplement === pay.supplement);
  return [...usual, ...(isUsual ? [] : [present])].map(({ name, supplement }) => ({
    name,
    value: Math.round(supplement * 10_000) / 100,
    conversion: { ...pay, supplement },
  }));
}
