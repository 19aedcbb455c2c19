import { dayText } from '#input/reading/cells/day-text.ts';
import { writtenDay } from '#input/reading/cells/day-value.ts';
import { isUncalculated } from '#input/reading/cells/uncalculated-formulas.ts';
import { choiceWords } from '#input/fields/choice-words.ts';
import {
  type ChoiceColumn,
  type Column,
  type DateColumn,
  isDateColumn,
  type NumberColumn,
} from '#input/fields/table.ts';
import { type Conversion, type PayPeriod, wordKey } from '#input/payroll-lists/conversion.ts';
import { headerWords } from '#input/payroll-lists/header-meaning.ts';
import { periodTexts, statusTexts } from '#input/payroll-lists/helper-columns.ts';
import { notationOf, numbersIn } from '#input/payroll-lists/list-number.ts';
import { partTimeUnits, unitConversion, usualWeeks } from '#input/payroll-lists/part-time-reading.ts';
import { isWorkedPay, payPeriods, periodOfWords, saidPeriod } from '#input/payroll-lists/pay-reading.ts';
import type { SourceColumn } from '#input/payroll-lists/source-columns.ts';

export const readDay = (column: DateColumn, cell: SourceColumn['cells'][number], date1904: boolean) => {
  const day = writtenDay(column, cell, date1904);
  if (!('remedy' in day)) return day;
  return cell.kind === 'text' && dayText(String(cell.value), column) === 'monthFirst' ? 'monthFirst' : null;
};

/** The numbers of a column, in its own notation. */
export const numbersOf = (column: NumberColumn, { cells }: SourceColumn): readonly number[] =>
  numbersIn(cells, notationOf(cells, column.type !== 'amount'));

/** A number that tells people apart has digits, and no words. */
export const isCode = ({ kind, value }: SourceColumn['cells'][number]): boolean =>
  (kind === 'number' && Number.isInteger(value)) ||
  (kind === 'text' && /^[\p{L}]{0,4}[-./ ]?\d[\p{L}\d./-]*$/u.test(String(value).trim()));

/** The most different words that a choice is written with, and the most that a user can be asked to explain. */
const mostWords = 12;
const mostTold = 50;

/** The part of the filled cells that can be read as values of our column; a column without values is not refused. */
export function readablePart(column: Column, source: SourceColumn, date1904: boolean): number {
  // What was never calculated is said when the column is read.
  const cells = source.cells.filter((cell) => !isUncalculated(cell));
  if (cells.length === 0) return 1;
  if (column.key === 'number') return cells.filter(isCode).length / cells.length;
  if (column.type === 'text') return 1;
  if (isDateColumn(column))
    return cells.filter((cell) => readDay(column, cell, date1904) !== null).length / cells.length;
  if (column.key === 'payPeriod')
    return cells.some((cell) => periodOfWords(headerWords(wordKey(cell))) !== undefined) ? 1 : 0;
  if (column.type === 'choice') return new Set(cells.map(wordKey)).size <= mostWords ? 1 : 0;
  return numbersOf(column, source).length / cells.length;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Codes of sex in exports, those of ISO/IEC 5218, and German words. */
const sexWords: Readonly<Record<string, string>> = {
  '0': 'X',
  '1': 'M',
  '2': 'V',
  '9': 'X',
  w: 'V',
  weiblich: 'V',
  frau: 'V',
  männlich: 'M',
  herr: 'M',
  heer: 'M',
  'de heer': 'M',
  dhr: 'M',
  'dhr.': 'M',
  mevrouw: 'V',
  mevr: 'V',
  'mevr.': 'V',
  mw: 'V',
  'mw.': 'V',
  d: 'X',
  divers: 'X',
};

/** Statuses of people for whom no premium is paid, or no longer. */
const isOut =
  /uit dienst|slap|gewezen|premievrij|overleden|gepension|ingegaan|be[eë]indig|inac?tie[fv]|inactive|inaktiv|terminated|former|\bleft\b|deceased|retired|dormant|ausgeschieden|ausgetreten|gek[uü]ndigt|rentner|verstorben|ruhend|\bex\b|vertrokken|non.?actief|waardeoverdracht|extern|freelance|praktikant|stagiair|inhuur|uitzend|zzp/;

function proposedWord(column: ChoiceColumn, word: string): string | null {
  const choice = column.choices.find((item) => choiceWords(item).some((known) => known.toLowerCase() === word));
  if (choice) return choice.text;
  if (column.key === 'payPeriod') {
    const period = periodOfWords(headerWords(word));
    return period === undefined ? null : periodTexts[period];
  }
  if (column.key === 'status') return isOut.test(word) ? statusTexts.isOut : statusTexts.counts;
  return column.key === 'sex' ? (sexWords[word] ?? null) : null;
}

/** A 0 beside 1 and without 2 is not the code of the standard: which of the two is a man cannot be known. */
const isOwnCode = (column: ChoiceColumn, words: ReadonlySet<string>): boolean =>
  column.key === 'sex' && words.has('0') && words.has('1') && !words.has('2');

function choiceConversion(column: ChoiceColumn, { cells }: SourceColumn): Conversion {
  const words = new Set<string>();
  for (const cell of cells) if (words.size <= mostTold) words.add(wordKey(cell));
  if (words.size > mostTold) return { kind: 'words', words: {} };
  const proposed = (word: string) => (isOwnCode(column, words) ? null : proposedWord(column, word));
  return { kind: 'words', words: Object.fromEntries([...words].map((word) => [word, proposed(word)])) };
}

const payConversion = (column: NumberColumn, source: SourceColumn): Conversion => ({
  kind: 'amount',
  period: payPeriods(source.header, median(numbersOf(column, source)))[0],
  fullWeek: usualWeeks[2],
  supplement: 0,
  isPartTimePay: isWorkedPay(source.header) ?? false,
  parts: [],
});

/** An amount of a day, with what other columns add to it; a pension can be given per month. */
const datedAmount = (period: PayPeriod): Conversion => ({
  kind: 'amount',
  period,
  fullWeek: usualWeeks[2],
  supplement: 0,
  isPartTimePay: false,
  parts: [],
});

function partTimeConversion(column: NumberColumn, source: SourceColumn): Conversion {
  const highest = Math.max(0, ...numbersOf(column, source));
  return unitConversion(partTimeUnits(source.header, highest)[0], highest);
}

/** Only such a text can have the month first for sure; looking is quicker than reading each day. */
const canBeMonthFirst = /[-/.](?:1[3-9]|2\d|3[01])[-/.]|^\s*\d{8}\s*$/;

function dayConversion(column: DateColumn, { cells }: SourceColumn, date1904: boolean): Conversion {
  const isText = cells.every(({ kind }) => kind === 'text');
  const isSwapped =
    isText &&
    cells.some((cell) => canBeMonthFirst.test(String(cell.value)) && readDay(column, cell, date1904) === 'monthFirst');
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
  if (column.key === 'accruedPension') return datedAmount(saidPeriod(source.header) ?? 'year');
  return column.key === 'capital' ? datedAmount('year') : { kind: 'same' };
}
