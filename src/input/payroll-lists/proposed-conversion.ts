import { dayText } from '#input/reading/cells/day-text.ts';
import { writtenDay } from '#input/reading/cells/day-value.ts';
import { cellNumber } from '#input/reading/cells/number-value.ts';
import { choiceWords } from '#input/fields/choice-words.ts';
import {
  type ChoiceColumn,
  type Column,
  type DateColumn,
  isDateColumn,
  type NumberColumn,
} from '#input/fields/table.ts';
import { headerWords } from '#input/payroll-lists/column-words.ts';
import { type Conversion, wordKey } from '#input/payroll-lists/conversion.ts';
import type { SourceColumn } from '#input/payroll-lists/source-columns.ts';

const readDay = (column: DateColumn, cell: SourceColumn['cells'][number], date1904: boolean) => {
  const day = writtenDay(column, cell, date1904);
  if (!('remedy' in day)) return day;
  return cell.kind === 'text' && dayText(String(cell.value), column) === 'monthFirst' ? 'monthFirst' : null;
};

const numbersOf = (column: NumberColumn, source: SourceColumn): readonly number[] =>
  source.cells.flatMap((cell) => {
    const value = cellNumber(column, cell);
    return typeof value === 'number' ? [value] : [];
  });

/** The part of the filled cells that can be read as values of our column; a column without values is not refused. */
export function readablePart(column: Column, source: SourceColumn, date1904: boolean): number {
  const { cells } = source;
  if (cells.length === 0 || column.type === 'text') return 1;
  if (isDateColumn(column))
    return cells.filter((cell) => readDay(column, cell, date1904) !== null).length / cells.length;
  if (column.type === 'choice') return new Set(cells.map(wordKey)).size <= 6 ? 1 : 0;
  return numbersOf(column, source).length / cells.length;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Codes of sex in exports: those of ISO/IEC 5218. */
const sexCodes: Readonly<Record<string, string>> = { '0': 'X', '1': 'M', '2': 'V', '9': 'X' };

function choiceConversion(column: ChoiceColumn, { cells }: SourceColumn): Conversion {
  const words: Record<string, string | null> = {};
  for (const cell of cells) {
    const key = wordKey(cell);
    const choice = column.choices.find((item) => choiceWords(item).some((word) => word.toLowerCase() === key));
    words[key] ??= choice?.text ?? (column.key === 'sex' ? (sexCodes[key] ?? null) : null);
  }
  return { kind: 'words', words };
}

/** A lower amount is no yearly salary of a full week. */
const leastYearlyPay = 12_000;

function payConversion(column: NumberColumn, source: SourceColumn): Conversion {
  const words = headerWords(source.header).split(' ');
  const isFourWeeks = words.includes('4') && words.some((word) => word.startsWith('we'));
  const isMonth = /maand|mnd|month/i.test(source.header) || median(numbersOf(column, source)) < leastYearlyPay;
  return {
    kind: 'amount',
    period: isFourWeeks ? 'fourWeeks' : isMonth ? 'month' : 'year',
    supplement: 0,
    isPartTimePay: /feitelijk|parttime|deeltijd|actual/i.test(source.header),
  };
}

/** More hours a week than anybody's contract has. */
const mostHours = 60;
const usualFullWeek = 40;

function partTimeConversion(column: NumberColumn, source: SourceColumn): Conversion {
  const values = numbersOf(column, source);
  const highest = Math.max(0, ...values);
  if (highest <= column.maximum) return { kind: 'share', unit: 'fraction' };
  const isHours = /uren|uur|hours/i.test(source.header) || highest <= usualFullWeek;
  if (isHours && highest <= mostHours) return { kind: 'hours', fullWeek: highest >= 36 ? highest : usualFullWeek };
  return { kind: 'share', unit: 'percent' };
}

function dayConversion(column: DateColumn, { cells }: SourceColumn, date1904: boolean): Conversion {
  const isText = cells.every(({ kind }) => kind === 'text');
  const isSwapped = isText && cells.some((cell) => readDay(column, cell, date1904) === 'monthFirst');
  return { kind: isSwapped ? 'monthFirst' : 'same' };
}

/** A part of the premium: above all of it, numbers are percentages. */
const waiverConversion = (column: NumberColumn, source: SourceColumn): Conversion => ({
  kind: 'share',
  unit: Math.max(0, ...numbersOf(column, source)) <= column.maximum ? 'fraction' : 'percent',
});

/** How the values of a column are to be read, by its header and by what stands in it. */
export function proposedConversion(column: Column, source: SourceColumn, date1904: boolean): Conversion {
  if (isDateColumn(column)) return dayConversion(column, source, date1904);
  if (column.type === 'choice') return choiceConversion(column, source);
  if (column.key === 'partTime' && column.type === 'percentage') return partTimeConversion(column, source);
  if (column.key === 'premiumWaiver' && column.type === 'percentage') return waiverConversion(column, source);
  if (column.key === 'fullTimeSalary' && column.type === 'amount') return payConversion(column, source);
  if (column.key === 'accruedPension') return { kind: 'amount', period: 'year', supplement: 0, isPartTimePay: false };
  return { kind: 'same' };
}
