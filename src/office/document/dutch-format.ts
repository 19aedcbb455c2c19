import type { PlainDate, YearMonth } from '#core/calendar/plain-date.ts';

/** How numbers, amounts and dates are written for Dutch readers. Nothing else formats them. */

const whole = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const count = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 });

/** What shows as zero has no sign: never "-0" or "-0,0". */
const unsignedZero = (value: number, decimals: number): number => (Math.abs(value) * 10 ** decimals < 0.5 ? 0 : value);

const space = '\u00a0';

/** A minus sign where the format writes a hyphen. */
const withMinus = (shown: string): string => shown.replace('-', '\u2212');

/** Plus and minus before a figure or an amount, with a no-break space: "+ € 1.577", "− 5,8%". */
export const signs = { plus: `+${space}`, minus: `\u2212${space}` } as const;

/** € 1.234.567 (no-break space after the sign), − € 6.054; never "− € 0". */
export function amount(value: number): string {
  const shown = unsignedZero(value, 0);
  return `${shown < 0 ? signs.minus : ''}${whole.format(Math.abs(shown))}`;
}

/** 1.234 */
export const wholeNumber = (value: number): string => withMinus(count.format(unsignedZero(value, 0)));

/** By number of decimals: making a format costs a hundred times as much as using it. */
const decimalFormats = new Map<number, Intl.NumberFormat>();

function decimalFormat(decimals: number): Intl.NumberFormat {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = decimalFormats.get(decimals) ?? new Intl.NumberFormat('nl-NL', digits);
  decimalFormats.set(decimals, format);
  return format;
}

/** 1,2345 with exactly so many decimals. */
export const decimalNumber = (value: number, decimals: number): string =>
  withMinus(decimalFormat(decimals).format(unsignedZero(value, decimals)));

/** 23,5% from the fraction 0.235. */
export const percentage = (fraction: number, decimals = 1): string => `${decimalNumber(fraction * 100, decimals)}%`;

/** How many decimals a percentage needs to stand as it was entered: at least so many, up to three. */
export function exactDecimals(fraction: number, least = 1): number {
  const decimals = [0, 1, 2, 3].find((count) => {
    const units = fraction * 10 ** (count + 2);
    return count >= least && Math.abs(units - Math.round(units)) < 1e-6;
  });
  return decimals ?? 3;
}

/** As entered: at least so many decimals, up to three where the figure has them. */
export const exactPercentage = (fraction: number, least = 1): string =>
  percentage(fraction, exactDecimals(fraction, least));

const two = (value: number): string => String(value).padStart(2, '0');

/** 21-11-2026 */
export const dateText = (date: PlainDate): string => `${two(date.day)}-${two(date.month)}-${date.year}`;

/** The first of a month: 01-01-2028 */
export const monthText = (month: YearMonth): string => dateText({ ...month, day: 1 });

const monthNames = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
] as const;

/** 1 januari 2028 */
export const longMonthText = (month: YearMonth): string => longDateText({ ...month, day: 1 });

/** 31 december 2027 */
export const longDateText = ({ year, month, day }: PlainDate): string =>
  `${day} ${monthNames[month - 1] ?? ''} ${year}`;

const megabyte = 1024 * 1024;

/** "5 MB": a number of bytes as programs show the size of a file. */
export const fileSize = (bytes: number): string => `${count.format(bytes / megabyte)} MB`;
