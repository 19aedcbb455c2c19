import { numberText, percentageText } from '#input/fields/allowed.ts';
import type { NumberField } from '#input/fields/field.ts';
import type { NumberColumn } from '#input/fields/table.ts';
import { fillIn, error, type Problem, warning } from '#input/reading/cells/problem.ts';
import { plainNumber } from '#input/reading/cells/shown-value.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/** A text that is no number, or one that a Dutch and an English reader would read differently. */
type NotANumber = 'none' | 'ambiguous';

/** What one separator with three digits behind it means; the reader cannot know for every kind of value. */
export type ThousandsReading = {
  readonly point: 'thousands' | 'decimal' | 'ambiguous';
  readonly comma: 'decimal' | 'ambiguous';
};

const grouped = /^\d{1,3}([.,])\d{3}(\1\d{3})*$/;

function joined(whole: string, decimals: string): number {
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals === '' ? '0' : decimals}`);
}

/** With both separators the last is the decimal one; the other must make groups of three. */
function withBoth(text: string): number | NotANumber {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const [whole, decimals] = [text.slice(0, last), text.slice(last + 1)];
  const isSound = grouped.test(whole) && !whole.includes(text[last] ?? '') && /^\d+$/.test(decimals);
  return isSound ? joined(whole, decimals) : 'none';
}

function withOne(text: string, reading: ThousandsReading): number | NotANumber {
  const separator = text.includes('.') ? 'point' : 'comma';
  const parts = text.split(separator === 'point' ? '.' : ',');
  if (parts.length > 2) return grouped.test(text) ? joined(text, '') : 'none';
  const [whole = '', decimals = ''] = parts;
  if (!/^\d*$/.test(whole) || !/^\d+$/.test(decimals)) return 'none';
  if (!grouped.test(text) || whole === '0') return joined(whole === '' ? '0' : whole, decimals);
  const meaning = reading[separator];
  if (meaning === 'ambiguous') return 'ambiguous';
  return meaning === 'thousands' ? joined(text, '') : joined(whole, decimals);
}

/** No number of this field is longer; a longer text is not looked at. */
const longest = 40;

const currency = /^(?:€|EUR|euro)\s*|\s*(?:€|EUR|euro)$/gi;
/** Whole euros as they are written by hand and by cash registers: `58.400,-`, `58.400,--`, `58.400,=`. */
const noCents = /[.,]\s?(?:[-–—=]{1,2})$/;
/** Groups of three with blanks between them: what separator there is left is that of the decimals. */
const spaced = /^(\d{1,3}(?:[ \u00A0\u2009\u202F]\d{3})+)(?:[.,](\d+))?$/;

function withoutCents(text: string): number | NotANumber {
  return /^\d+$/.test(text) || grouped.test(text) ? joined(text, '') : 'none';
}

function positive(text: string, reading: ThousandsReading): number | NotANumber {
  if (noCents.test(text)) return withoutCents(text.replace(noCents, ''));
  const [, groups, decimals = ''] = spaced.exec(text) ?? [];
  if (groups !== undefined) return joined(groups.replaceAll(/\s/g, ''), decimals);
  if (!/^[\d.,]+$/.test(text)) return 'none';
  const hasPoint = text.includes('.');
  const hasComma = text.includes(',');
  if (hasPoint && hasComma) return withBoth(text);
  return hasPoint || hasComma ? withOne(text, reading) : Number(text);
}

/** The number in a text in Dutch or English notation, with or without a euro sign. */
export function decimalText(text: string, reading: ThousandsReading): number | NotANumber {
  if (text.length > longest) return 'none';
  const bare = text.trim().replaceAll(currency, '');
  const [, sign = '', digits = ''] = /^(-?)\s*(\S.*)$/.exec(bare) ?? [];
  const value = positive(digits, reading);
  return typeof value === 'number' && sign === '-' ? -value : value;
}

type Described = NumberField | NumberColumn;

const amounts: ThousandsReading = { point: 'thousands', comma: 'ambiguous' };
const others: ThousandsReading = { point: 'ambiguous', comma: 'decimal' };

function wrongType(described: Described, message: string): Problem {
  return error('VALUE_WRONG_TYPE', message, fillIn(described));
}

function textNumber(described: Described, text: string): number | Problem {
  const isPercentage = described.type === 'percentage' && text.trimEnd().endsWith('%');
  const bare = isPercentage ? text.trimEnd().slice(0, -1) : text;
  const value = decimalText(bare, described.type === 'amount' || described.type === 'whole' ? amounts : others);
  if (value === 'ambiguous') {
    return error(
      'VALUE_WRONG_TYPE',
      'Deze tekst kan op twee manieren als getal worden gelezen.',
      'Typ het getal zonder punten voor duizendtallen, en met een komma voor de decimalen.',
    );
  }
  if (value === 'none') return wrongType(described, 'In deze cel staat tekst en geen getal.');
  return isPercentage ? value / 100 : value;
}

/** The number in a filled cell, whatever its size; text in Dutch or English notation counts. */
export function cellNumber(described: Described, cell: Cell): number | Problem {
  if (cell.kind === 'number') return Number(cell.value);
  if (cell.kind === 'text') return textNumber(described, String(cell.value));
  if (cell.kind === 'boolean') return wrongType(described, 'In deze cel staat WAAR of ONWAAR en geen getal.');
  return wrongType(described, 'In deze cel staat een datum of tijd en geen getal.');
}

/** What is left of a calculation with decimals does not count. */
const isWhole = (value: number, tolerance = 1e-9): boolean => Math.abs(value - Math.round(value)) < tolerance;

/** Two decimals are enough to distinguish months: 67,33 is 67 years and 4 months. */
const isWholeMonths = (years: number): boolean => isWhole(years * 12, 0.0601);

/** A larger number is no percentage of which the sign was forgotten. */
const largestMeant = 100_000;

/** What is wrong with a number; null when it is accepted. */
export function numberProblem(described: Described, value: number): Problem | null {
  const { type, minimum, maximum } = described;
  if (type === 'percentage' && value > 1 && value > maximum && value < largestMeant) {
    const [shown, meant] = [percentageText(value), percentageText(value / 100)];
    return error(
      'VALUE_PERCENT_ABOVE_ONE',
      `De waarde ${plainNumber(value)} betekent ${shown}.`,
      value / 100 <= maximum ? `Typ ${meant} (met %-teken) als dat is bedoeld.` : fillIn(described),
    );
  }
  if (type === 'whole' && !isWhole(value)) return wrongType(described, 'De waarde is geen heel getal.');
  if (type === 'pensionAge' && !isWholeMonths(value)) {
    return error(
      'VALUE_OUT_OF_RANGE',
      'De leeftijd is geen heel aantal maanden.',
      'Gebruik twaalfde delen van een jaar: 67,25 is 67 jaar en 3 maanden.',
    );
  }
  if (value >= minimum && value <= maximum) return usualProblem(described, value);
  const limit =
    value < minimum
      ? `lager dan het minimum van ${numberText(type, minimum)}`
      : `hoger dan het maximum van ${numberText(type, maximum)}`;
  return error('VALUE_OUT_OF_RANGE', `De waarde is ${limit}.`, fillIn(described));
}

function usualProblem(described: Described, value: number): Problem | null {
  const usual = 'usual' in described ? described.usual : undefined;
  if (!usual || (value >= usual.minimum && value <= usual.maximum)) return null;
  const size = value < usual.minimum ? 'laag' : 'hoog';
  const range = `${numberText(described.type, usual.minimum)} t/m ${numberText(described.type, usual.maximum)}`;
  return warning(
    'VALUE_UNUSUAL',
    `De waarde is ongewoon ${size}; gebruikelijk is ${range}.`,
    'Controleer de waarde; er wordt wel mee gerekend.',
  );
}
