import type { PlainDate } from '#core/calendar/plain-date.ts';
import { compareDays } from '#core/calendar/days.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { DateField } from '#input/fields/field.ts';
import type { DateColumn } from '#input/fields/table.ts';
import { dateText } from '#office/document/dutch-format.ts';
import { dayOfNumber } from '#office/sheet/day-number.ts';
import { dayText, type NoDay } from '#input/reading/cells/day-text.ts';
import { fillIn, error, type Problem } from '#input/reading/cells/problem.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

type Described = DateField | DateColumn;

/** Whether a value that was read is a day. */
export const isDay = (value: EnteredValue): value is PlainDate => typeof value === 'object' && value !== null;

const wrongType = (described: Described, message: string, remedy = ''): Problem =>
  error('VALUE_WRONG_TYPE', message, [fillIn(described), remedy].filter((part) => part !== '').join(' '));

function noDay(described: Described, why: NoDay): Problem {
  if (why === 'impossible') return wrongType(described, 'Deze datum bestaat niet.');
  if (why === 'monthFirst') return wrongType(described, 'In deze datum staat de maand voor de dag.');
  if (why === 'none') return wrongType(described, 'In deze cel staat tekst en geen datum.');
  const message = 'Het jaartal heeft twee cijfers en kan van deze en van de vorige eeuw zijn.';
  return wrongType(described, message, 'Typ het jaartal met vier cijfers.');
}

/** Systems write 19800517 as a number too, which no spreadsheet program can show as a day: those end in the year 9999. */
const isEightDigits = ({ kind, value }: Cell): boolean =>
  (kind === 'number' || kind === 'date') &&
  Number.isInteger(value) &&
  Number(value) >= 19_000_000 &&
  Number(value) < 21_000_000;

/** Of a day. */
const noon = 0.5;

/** Whether a cell of a day has a time after noon. */
export const hasLateTime = ({ kind, value }: Cell): boolean => kind === 'date' && Number(value) % 1 >= noon;

/** The day in a filled cell, whatever the limits. */
export function writtenDay(described: Described, cell: Cell, date1904: boolean): PlainDate | Problem {
  if (cell.kind === 'text' || cell.kind === 'isoDate' || isEightDigits(cell)) {
    const day = dayText(String(cell.value), described);
    return typeof day === 'string' ? noDay(described, day) : day;
  }
  if (cell.kind === 'number')
    return wrongType(described, 'In deze cel staat een getal en geen datum.', 'Geef de cel in Excel de notatie Datum.');
  if (cell.kind !== 'date') return wrongType(described, 'In deze cel staat geen datum.');
  const value = Number(cell.value);
  const day = dayOfNumber(Math.floor(value), date1904);
  // As in texts: a later moment can be the next day, moved to another time zone.
  if (day !== null && hasLateTime(cell))
    return wrongType(described, 'Naast de datum staat hier een tijd na twaalven: de volgende dag kan zijn bedoeld.');
  return day ?? wrongType(described, 'In deze cel staat een tijd, of een datum die niet bestaat.');
}

/** The day in a filled cell, within the limits of the field or column. */
export function dayValue(described: Described, cell: Cell, date1904: boolean): PlainDate | Problem {
  const day = writtenDay(described, cell, date1904);
  if ('remedy' in day) return day;
  if (compareDays(day, described.minimum) < 0) {
    return error('VALUE_OUT_OF_RANGE', `De datum ligt vóór ${dateText(described.minimum)}.`, fillIn(described));
  }
  if (compareDays(day, described.maximum) > 0) {
    return error('VALUE_OUT_OF_RANGE', `De datum ligt na ${dateText(described.maximum)}.`, fillIn(described));
  }
  if (described.type === 'firstOfMonth' && day.day !== 1) {
    return error('VALUE_NOT_FIRST_OF_MONTH', 'De datum is niet de eerste dag van een maand.', fillIn(described));
  }
  return day;
}
