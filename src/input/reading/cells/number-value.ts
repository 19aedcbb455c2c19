import { numberText, percentageText } from '#input/fields/allowed.ts';
import type { NumberField } from '#input/fields/field.ts';
import { numberTolerance } from '#input/fields/number-tolerance.ts';
import type { NumberColumn } from '#input/fields/table.ts';
import { decimalText, type ThousandsReading } from '#input/reading/cells/decimal-text.ts';
import { fillIn } from '#input/reading/cells/fill-in.ts';
import { error, type Problem, warning } from '#input/reading/cells/problem.ts';
import { plainNumber } from '#input/reading/cells/shown-value.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

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

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < numberTolerance.whole;
}

const isWholeMonths = (years: number): boolean =>
  Math.abs(years * 12 - Math.round(years * 12)) <= numberTolerance.months;

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
