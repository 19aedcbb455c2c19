import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import { type Notation, listNumber } from '#input/payroll-lists/list-number.ts';
import { writtenDay } from '#input/reading/cells/day-value.ts';
import { textValue } from '#input/reading/cells/text-value.ts';
import { printable } from '#input/reading/cells/shown-value.ts';
import { type Column, type DateColumn, isDateColumn, type TextColumn } from '#input/fields/table.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/** How often an amount is paid in a year, by the period it is of. */
const timesAYear = { year: 1, month: 12, fourWeeks: 13, week: 52 } as const;

const weeksAYear = timesAYear.week;

export type PayPeriod = keyof typeof timesAYear | 'hour';

/** A further column of pay that counts, such as a fixed allowance. */
export interface PayPart {
  readonly header: string;
  readonly period: keyof typeof timesAYear;
}

/**
 * An amount per period, or per hour of a full week of so many; `supplement` comes on top of it (0.08 is holiday allowance), with the amounts of
 * other columns, and an amount of what somebody works becomes one of a full week.
 */
export interface AmountConversion {
  readonly kind: 'amount';
  readonly period: PayPeriod;
  readonly fullWeek: number;
  readonly supplement: number;
  readonly isPartTimePay: boolean;
  readonly parts: readonly PayPart[];
}

const weeksIn = { week: 1, fourWeeks: 4, month: weeksAYear / timesAYear.month } as const;

/** Part time as hours in a week, four weeks or a month, of a full week of so many. */
export interface HoursConversion {
  readonly kind: 'hours';
  readonly per: keyof typeof weeksIn;
  readonly fullWeek: number;
}

/** How the values of a column of another file become those of ours. */
export type Conversion =
  /** As it is written, read as in our own template. */
  | { readonly kind: 'same' }
  /** There is no column: participants are numbered by their rows. */
  | { readonly kind: 'rowNumber' }
  /** Days as texts with the month first: 05/17/1980. */
  | { readonly kind: 'monthFirst' }
  | AmountConversion
  /** Part time as a part of 1 or as a percentage. */
  | { readonly kind: 'share'; readonly unit: 'fraction' | 'percent' }
  | HoursConversion
  /** A choice by the words or codes of the file, as `printable` and in small letters, to the text of ours; null leaves it empty. */
  | { readonly kind: 'words'; readonly words: Readonly<Record<string, string | null>> };

/** By what a word or code of a file is found in a conversion. */
export const wordKey = (cell: Cell): string => printable(String(cell.value)).toLowerCase();

/** A value that could not be read stays as it stood: the check of the filled template then says what is wrong with it. */
const asWritten = ({ value }: Cell): string | number => (typeof value === 'boolean' ? (value ? 'ja' : 'nee') : value);

const monthFirst = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/;

/** A text with the month first, turned round. */
function dayBeforeMonth(cell: Cell): Cell {
  const [, month, sign, day, year] = monthFirst.exec(String(cell.value).trim()) ?? [];
  return month === undefined || cell.kind !== 'text' ? cell : { ...cell, value: [day, month, year].join(sign) };
}

function convertedDay(column: DateColumn, cell: Cell, date1904: boolean): PlainDate | string | number {
  const day = writtenDay(column, cell, date1904);
  return 'remedy' in day ? asWritten(cell) : day;
}

function convertedText(column: TextColumn, cell: Cell, date1904: boolean): EnteredValue {
  const text = textValue(column, cell, date1904);
  return typeof text === 'string' ? text : asWritten(cell);
}

/** A percentage may be written with its sign in the text: that is read as a part of 1 whatever the unit of the column. */
const hasPercentSign = ({ kind, value }: Cell): boolean => kind === 'text' && String(value).trim().endsWith('%');

/** The hours of the period of a column in a full week of so many. */
export const fullHours = ({ per, fullWeek }: HoursConversion): number => fullWeek * weeksIn[per];

/** Hours of a period as those of a week. */
export const weekly = (hours: number, per: HoursConversion['per']): number => hours / weeksIn[per];

/** Hours a month are written with two decimals, of a twelfth of 52 weeks that has more. */
const wholeBasisPoints = (part: number): number => Math.round(part * 10_000) / 10_000;

/** An amount of a period as that of a year. */
export const yearly = (amount: number, period: PayPeriod, fullWeek: number): number =>
  amount * (period === 'hour' ? weeksAYear * fullWeek : timesAYear[period]);

function convertedNumber(conversion: Conversion, cell: Cell, value: number): number {
  if (conversion.kind === 'amount')
    return yearly(value, conversion.period, conversion.fullWeek) * (1 + conversion.supplement);
  if (conversion.kind === 'hours') {
    const part = value / fullHours(conversion);
    return conversion.per === 'month' ? wholeBasisPoints(part) : part;
  }
  if (hasPercentSign(cell)) return value / 100;
  const isPercent = conversion.kind === 'share' && conversion.unit === 'percent';
  // Nobody works one per cent: among percentages it is a part of 1.
  return isPercent && (value <= 0 || value > 1) ? value / 100 : value;
}

/** What of a column is known beside the cell. */
export interface ColumnReading {
  readonly date1904: boolean;
  readonly notation: Notation;
}

/** The value of a filled cell for our column; amounts of part-time pay are made full-time afterwards. */
export function converted(column: Column, conversion: Conversion, cell: Cell, reading: ColumnReading): EnteredValue {
  if (cell.kind === 'error') return asWritten(cell);
  if (conversion.kind === 'words') return conversion.words[wordKey(cell)] ?? null;
  if (isDateColumn(column))
    return convertedDay(column, conversion.kind === 'monthFirst' ? dayBeforeMonth(cell) : cell, reading.date1904);
  if (column.type === 'text') return convertedText(column, cell, reading.date1904);
  if (column.type === 'choice') return asWritten(cell);
  const number = listNumber(cell, reading.notation);
  return number === null ? asWritten(cell) : convertedNumber(conversion, cell, number);
}
