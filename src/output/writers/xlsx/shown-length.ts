import type { NumberFormat } from '#output/model/number-formats.ts';

const sign = '+ '.length;

/** Characters before the separator, with a point after every third. */
function groupedLength(value: number): number {
  const digits = Math.abs(value).toFixed(0).length;
  return digits + Math.floor((digits - 1) / 3) + (value < 0 ? sign : 0);
}

const currency = '€ '.length;
const percentLength = (value: number, decimals: number): number => `${(value * 100).toFixed(decimals)}%`.length;
const longestFree = 11;

const lengths: Readonly<Record<NumberFormat, (value: number) => number>> = {
  general: (value) => Math.min(longestFree, String(value).length),
  text: (value) => String(value).length,
  euro: (value) => currency + groupedLength(value),
  euroDifference: (value) => sign + currency + groupedLength(Math.abs(value)),
  euroCents: (value) => currency + groupedLength(value) + ',00'.length,
  percent: (value) => percentLength(value, 1),
  percentTwo: (value) => percentLength(value, 2),
  percentDifference: (value) => sign + percentLength(Math.abs(value), 2),
  percentEntered: (value) => percentLength(value, 4),
  percentExact: (value) => percentLength(value, 6),
  factor: (value) => value.toFixed(8).length,
  factorDifference: (value) => sign + Math.abs(value).toFixed(8).length,
  decimal: (value) => groupedLength(value) + ',0000'.length,
  decimalOne: (value) => groupedLength(value) + ',0'.length,
  probability: (value) => value.toFixed(6).length,
  count: groupedLength,
  year: (value) => value.toFixed(0).length,
  date: () => 'dd-mm-jjjj'.length,
};

/** Formats that show as many digits as a number has; in all others a number takes no fewer characters the farther it is from zero. */
const ownDigits: ReadonlySet<NumberFormat> = new Set<NumberFormat>(['general', 'text']);

export const widensWithSize = (format: NumberFormat): boolean => !ownDigits.has(format);

/** Characters that a number takes as it is shown. A number that does not fit its column is shown as signs. */
export const shownLength = (value: number, format: NumberFormat): number => lengths[format](value);
