import { dateText, decimalNumber } from '#office/document/dutch-format.ts';
import { dayOfNumber } from '#office/sheet/day-number.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

const longest = 40;

// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const control = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;

/** Text on one line without characters that cannot be seen or that turn the direction of reading. */
export const printable = (text: string): string =>
  (text.search(control) < 0 ? text : text.replaceAll(control, ' ')).trim();

/** A text short enough to be shown in a sentence. */
export function shortened(text: string, maximum = longest): string {
  const line = printable(text);
  return line.length <= maximum ? line : `${line.slice(0, maximum - 1)}…`;
}

function decimals(value: number): number {
  return Number.isInteger(value) ? 0 : Math.min(6, (String(value).split('.')[1] ?? '').length);
}

/** A number in Dutch notation with the decimals it has, six at most; very large ones with a power of ten. */
export const plainNumber = (value: number): string =>
  Math.abs(value) < 1e15 ? decimalNumber(value, decimals(value)) : value.toExponential(3).replace('.', ',');

const secondsInDay = 86_400;

/** The time of a part of a day, where it has one. */
function timeText(part: number): string {
  if (part === 0) return '';
  const minutes = Math.floor(Math.round(part * secondsInDay) / 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  return ` ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The value of a cell about as the person sees it, shortened. */
export function shownValue(cell: Cell, date1904: boolean): string {
  if (typeof cell.value === 'boolean') return cell.value ? 'WAAR' : 'ONWAAR';
  if (typeof cell.value === 'string') return shortened(cell.value);
  const day = cell.kind === 'date' ? dayOfNumber(Math.floor(cell.value), date1904) : null;
  return day ? `${dateText(day)}${timeText(cell.value % 1)}` : plainNumber(cell.value);
}
