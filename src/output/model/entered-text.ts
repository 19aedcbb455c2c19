import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { Field } from '#input/fields/field.ts';
import type { Column } from '#input/fields/table.ts';
import { amount, dateText, decimalNumber, exactPercentage, signs, wholeNumber } from '#office/document/dutch-format.ts';
import { emptyCellMark } from '#output/model/non-empty-columns.ts';
import { ageText } from '#output/language/age-text.ts';

function percentageText(unit: string, value: number): string {
  const text = exactPercentage(value);
  return unit === 'procentpunt' ? text.replace('%', ` ${unit}`) : text;
}

/** With cents where there are any. */
function amountText(value: number): string {
  if (Math.abs(value - Math.round(value)) < 0.005) return amount(value);
  return `${value < 0 ? signs.minus : ''}€\u00a0${decimalNumber(Math.abs(value), 2)}`;
}

/** With two decimals, and with more where it has them. */
const factorText = (value: number): string =>
  decimalNumber(
    value,
    [2, 3].find((count) => Math.abs(value * 10 ** count - Math.round(value * 10 ** count)) < 1e-6) ?? 4,
  );

function numberText(field: Field | Column, value: number): string {
  if (field.type === 'amount') return amountText(value);
  if (field.type === 'factor') return factorText(value);
  if (field.type === 'pensionAge') return ageText(Math.round(12 * value));
  const unit = 'unit' in field ? field.unit : '';
  // A year of the calendar is no number of years.
  if (unit === 'jaar' && 'minimum' in field && typeof field.minimum === 'number' && field.minimum > 1000)
    return `${value}`;
  return field.type === 'percentage' ? percentageText(unit, value) : `${wholeNumber(value)} ${unit}`.trim();
}

/** What was entered in a cell, as it is read. */
export function enteredText(field: Field | Column, value: EnteredValue): string {
  if (value === null) return emptyCellMark;
  if (typeof value === 'number') return numberText(field, value);
  if (typeof value === 'object') return dateText(value);
  const chosen = field.type === 'choice' ? field.choices.find((choice) => choice.value === value) : undefined;
  return chosen?.text ?? value;
}
