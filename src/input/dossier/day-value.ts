import type { PlainDate } from '#core/calendar/plain-date.ts';
import { compareDays } from '#core/calendar/days.ts';
import type { EnteredValue } from '#input/dossier-file.ts';
import type { DateField } from '#input/fields/field.ts';
import type { DateColumn } from '#input/fields/table.ts';
import { dateText } from '#office/document/dutch-format.ts';
import { dayOfNumber } from '#office/sheet/day-number.ts';
import { dayText } from '#input/dossier/day-text.ts';
import { fillIn } from '#input/dossier/fill-in.ts';
import { error, type Problem } from '#input/dossier/problem.ts';
import type { Cell } from '#input/reader/workbook.ts';

type Described = DateField | DateColumn;

/** Whether a value that was read is a day. */
export const isDay = (value: EnteredValue): value is PlainDate => typeof value === 'object' && value !== null;

function cellDay(cell: Cell, date1904: boolean): PlainDate | string {
  if (cell.kind === 'text' || cell.kind === 'isoDate') {
    const day = dayText(String(cell.value));
    if (day === 'impossible') return 'Deze datum bestaat niet.';
    return day === 'none' ? 'In deze cel staat tekst en geen datum.' : day;
  }
  if (cell.kind === 'number') return 'In deze cel staat een getal en geen datum.';
  if (cell.kind !== 'date') return 'In deze cel staat geen datum.';
  return dayOfNumber(Number(cell.value), date1904) ?? 'In deze cel staat een tijd, of een datum die niet bestaat.';
}

/** The day in a filled cell, within the limits of the field or column. */
export function dayValue(described: Described, cell: Cell, date1904: boolean): PlainDate | Problem {
  const day = cellDay(cell, date1904);
  if (typeof day === 'string') {
    const format = cell.kind === 'number' ? ' Geef de cel in Excel de notatie Datum.' : '';
    return error('VALUE_WRONG_TYPE', day, fillIn(described) + format);
  }
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
