import { schemeKind } from '#core/scheme-kind.ts';
import type { EnteredValue, ReadDossier } from '#input/dossier-file.ts';
import type { Field } from '#input/fields/field.ts';
import { registers } from '#input/fields/register.ts';
import { amount, dateText, decimalNumber, exactPercentage, wholeNumber } from '#office/document/dutch-format.ts';
import { emptyCellMark } from '#output/exhibits/model/non-empty-columns.ts';

/** An assumption as it was entered, with its label. */
export interface EnteredAssumption {
  /** What it is about: the heading above the field in the template. */
  readonly group: string;
  readonly label: string;
  readonly value: string;
  readonly isDefault: boolean;
}

/** Which fields are assumptions and choices of method: those with a default in these places of the template. */
const isAssumption = (sheet: string, group: string, field: Field): boolean =>
  'default' in field && (sheet === 'Aannames' || group === 'Doel van de berekening' || field.name === 'nieuw_contract');

function percentageText(unit: string, value: number): string {
  const text = exactPercentage(value);
  return unit === 'procentpunt' ? text.replace('%', ` ${unit}`) : text;
}

function numberText(field: Field, value: number): string {
  if (field.type === 'amount') return amount(value);
  if (field.type === 'factor') return decimalNumber(value, 2);
  const unit = 'unit' in field ? field.unit : '';
  return field.type === 'percentage' ? percentageText(unit, value) : `${wholeNumber(value)} ${unit}`.trim();
}

function valueText(field: Field, value: EnteredValue): string {
  if (value === null) return emptyCellMark;
  if (typeof value === 'number') return numberText(field, value);
  if (typeof value === 'object') return dateText(value);
  const chosen = field.type === 'choice' ? field.choices.find((choice) => choice.value === value) : undefined;
  return chosen?.text ?? value;
}

/** The assumptions of a dossier, in the order of the template. */
export function enteredAssumptions({ fields, input }: ReadDossier): readonly EnteredAssumption[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return registers[schemeKind(input)].fields.flatMap(({ sheet, group, field }) => {
    const found = byName.get(field.name);
    if (found === undefined || !isAssumption(sheet, group, field)) return [];
    return [{ group, label: field.label, value: valueText(field, found.value), isDefault: found.isDefault }];
  });
}
