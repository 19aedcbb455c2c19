import type { PayPeriod } from '#input/payroll-lists/conversion.ts';
import { headerWords, periodOfYear, saysFullTime } from '#input/payroll-lists/header-meaning.ts';

/** A lower amount is no yearly salary of a full week, and a lower one still no pay of a month. */
const leastYearlyPay = 12_000;
const mostHourlyPay = 150;

const periodWords: readonly (readonly [PayPeriod, RegExp])[] = [
  ['hour', /uur(?:loon)?|hourly|stund/],
  ['fourWeeks', /\b4 ?(?:we|wk)|vier we|four we|vierwe/],
  ['week', /^(?!.*\b(?:2|twee|bi|two) ?we).*(?:\bweek|wekelijks|weekly|\bwoche)/],
  ['month', /maand|mnd|month|monat|\bp m\b/],
  ['year', /jaar|\bjr\b|annual|jahr|year/],
];

export const periodOfWords = (words: string): PayPeriod | undefined =>
  periodWords.find(([, word]) => word.test(words))?.[0];

/** Whether amounts with this middle value can be of a period. */
export function canBePayOf(period: PayPeriod, middle: number): boolean {
  if (period === 'hour') return middle < mostHourlyPay;
  return period === 'year' ? middle >= leastYearlyPay : middle >= mostHourlyPay && middle < leastYearlyPay;
}

/** The period that a header says; undefined where it says none. A month by its name says it. */
export function saidPeriod(header: string): PayPeriod | undefined {
  const words = headerWords(header);
  const isNamedMonth = periodOfYear(header) > 0 && !/\d{1,2}\b/.test(words.replaceAll(/\b\d{4}\b/g, ''));
  return periodOfWords(words) ?? (isNamedMonth ? 'month' : undefined);
}

/** The periods that a column of pay can be of, by its header and its middle value; the likeliest first. */
export function payPeriods(header: string, middle: number): readonly [PayPeriod, ...PayPeriod[]] {
  const said = saidPeriod(header);
  if (middle < mostHourlyPay) {
    if (said === 'hour' || said === undefined) return ['hour'];
    return said === 'year' ? ['year', 'hour'] : ['hour', said];
  }
  if (said === undefined) return middle < leastYearlyPay ? ['month', 'fourWeeks'] : ['year'];
  const doesFit = said === 'year' ? middle >= leastYearlyPay : said !== 'hour' && middle < leastYearlyPay;
  if (doesFit) return [said];
  return middle < leastYearlyPay ? ['month', said] : ['year', said];
}

/** Whether a header says of which week the pay is: null where it does not. */
export function isWorkedPay(header: string): boolean | null {
  const words = headerWords(header);
  if (saysFullTime(header) || /schaal|uurloon|hourly/.test(words)) return false;
  return /feitelijk|part ?time|deeltijd|actual|teilzeit/.test(words) ? true : null;
}

/** Whether a header says that fixed supplements are in the pay. */
export const saysAllIn = (header: string): boolean =>
  /\bincl|inclusief|pensioengevend|regelingloon/.test(headerWords(header));

/** Columns of amounts that may count beside the pay. */
export const isPayPart = (header: string): boolean =>
  isVariable.test(headerWords(header)) ||
  (/vakantie(?:geld|toeslag|bijslag|uitkering)|13e|13th|dertiende|eindejaars|ploegen|onregelmatig|toeslag|toelage|zulage|bonus|provisie|commission|gratifi|tantieme|allowance|urlaubsgeld|weihnachtsgeld/.test(
    headerWords(header),
  ) &&
    !/uren|saldo|percent|procent|perc|salaris|loon|salary|gehalt/.test(headerWords(header)));

/** Variable pay, whatever word follows. */
const isVariable = /^variab(?:el|ele|le) /;
