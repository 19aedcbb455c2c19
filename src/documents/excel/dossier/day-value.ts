import type { PlainDate } from '#core/calendar/plain-date.ts';
import { compareDays } from '#core/calendar/days.ts';
import type { EnteredValue } from '#contract/dossier-file.ts';
import { allowedText } from '#contract/fields/allowed.ts';
import type { DateField } from '#contract/fields/field.ts';
import type { DateColumn } from '#contract/fields/table.ts';
import { dayOfNumber } from '#documents/excel/day-number.ts';
import { dayText } from '#documents/excel/dossier/day-text.ts';
import { error, type Problem } from '#documents/excel/dossier/problem.ts';
import type { Cell } from '#documents/excel/workbook.ts';

type Described = DateField | DateColumn;

const fillIn = (described: Described): string => `Vul ${allowedText(described)} in.`;

/** Whether a value that was read is a day. */
export const isDay = (value: EnteredValue): value is PlainDate => typeof value === 'object' && value !== null;

function cellDay(cell: Cell, date1904: boolean): PlainDate | string {
  if (cell.kind === 'text' || cell.kind === 'isoDate') {
    const day = dayText(String(cell.value));
    if (day === 'impossible') return 'Deze datum bestaat niet.';
    return day === 'none' ? 'De tekst is geen datum.' : day;
  }
  if (cell.kind === 'number') return 'De cel bevat een getal en geen datum.';
  if (cell.kind !== 'date') return 'De cel bevat geen datum.';
  return dayOfNumber(Number(cell.value), date1904) ?? 'De cel bevat een tijd of een datum die niet bestaat.';
}

/** The day in a filled cell, within the limits of the field or column. */
export function dayValue(described: Described, cell: Cell, date1904: boolean): PlainDate | Problem {
  const day = cellDay(cell, date1904);
  if (typeof day === 'string') {
    const format = cell.kind === 'number' ? ' Geef de cel in Excel de notatie Datum.' : '';
    return error('VALUE_WRONG_TYPE', day, fillIn(described) + format);
  }
  if (compareDays(day, described.minimum) < 0 || compareDays(day, described.maximum) > 0) {
    return error('VALUE_OUT_OF_RANGE', 'De datum ligt buiten de toegestane grenzen.', fillIn(described));
  }
  if (described.type === 'firstOfMonth' && day.day !== 1) {
    return error('VALUE_NOT_FIRST_OF_MONTH', 'De datum is niet de eerste dag van een maand.', fillIn(described));
  }
  return day;
}
