import type { ChoiceField, DateField, Field, NumberField, TextField } from '#input/fields/field.ts';
import {
  type ChoiceColumn,
  type Column,
  type DateColumn,
  lastDay,
  leastNumber,
  type NumberColumn,
  type TextColumn,
} from '#input/fields/table.ts';
import { amount, dateText, decimalNumber, percentage } from '#office/document/dutch-format.ts';

type NumberType = (NumberField | NumberColumn)['type'];

/** A percentage with as many decimals as it needs, four at most: 0.001 is 0,1%, 0.0001 is 0,01%. */
export function percentageText(fraction: number): string {
  const isExact = (decimals: number): boolean =>
    Math.abs(Number((fraction * 100).toFixed(decimals)) - fraction * 100) < 1e-9;
  return percentage(fraction, [0, 1, 2, 3].find(isExact) ?? 4);
}

/** A number in the way of its type: € 19.172, 23,5%, 67,25. */
export function numberText(type: NumberType, value: number): string {
  if (type === 'percentage') return percentageText(value);
  if (type === 'amount') return amount(value);
  return decimalNumber(value, Number.isInteger(value) ? 0 : 2);
}

const nouns: Readonly<Record<NumberType, string>> = {
  amount: 'een bedrag',
  percentage: 'een percentage',
  pensionAge: 'een leeftijd in hele maanden',
  factor: 'een getal',
  whole: 'een heel getal',
};

/** The least and the highest number that a cell accepts, as they are typed. */
export const numberRange = (described: NumberField | NumberColumn): { readonly from: string; readonly to: string } => ({
  from: numberText(described.type, leastNumber(described)),
  to: numberText(described.type, described.maximum),
});

function allowedNumber(described: NumberField | NumberColumn): string {
  const { from, to } = numberRange(described);
  return `${nouns[described.type]} van ${from} t/m ${to}`;
}

function allowedDate(described: DateField | DateColumn): string {
  const noun = described.type === 'firstOfMonth' ? 'de eerste dag van een maand' : 'een datum';
  return `${noun} van ${dateText(described.minimum)} t/m ${dateText(lastDay(described))} (dd-mm-jjjj)`;
}

function allowedTextLength(described: TextField | TextColumn): string {
  return 'digits' in described && described.digits !== undefined
    ? `een nummer van ${described.digits} cijfers`
    : `een tekst van ten hoogste ${described.maximumLength} tekens`;
}

/** Longer lists are not written out: the cell shows them. */
const writtenOut = 12;

/** Whether a list of choices is short enough for a sentence. */
export const isWrittenOut = ({ choices }: ChoiceField | ChoiceColumn): boolean => choices.length <= writtenOut;

const allowedChoice = (described: ChoiceField | ChoiceColumn): string =>
  isWrittenOut(described)
    ? `een van de keuzes: ${described.choices.map((choice) => choice.text).join(' | ')}`
    : `een van de ${described.choices.length} keuzes uit de lijst bij de cel`;

/** What the cell accepts, as the middle of "Vul ... in": "een bedrag van € 0 t/m € 100.000". */
export function allowedText(described: Field | Column): string {
  if (described.type === 'choice') return allowedChoice(described);
  if (described.type === 'text') return allowedTextLength(described);
  if (described.type === 'fixed') return 'de waarde die het sjabloon al bevat';
  return 'unit' in described ? allowedNumber(described) : allowedDate(described);
}
