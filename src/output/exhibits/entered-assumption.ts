import { schemeKind } from '#core/scheme-kind.ts';
import type { ReadDossier } from '#input/dossier-file.ts';
import type { Field } from '#input/fields/field.ts';
import { registers } from '#input/fields/register.ts';
import { enteredText } from '#output/exhibits/entered-text.ts';

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

/** The assumptions of a dossier, in the order of the template. */
export function enteredAssumptions({ fields, input }: ReadDossier): readonly EnteredAssumption[] {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return registers[schemeKind(input)].fields.flatMap(({ sheet, group, field }) => {
    const found = byName.get(field.name);
    if (found === undefined || !isAssumption(sheet, group, field)) return [];
    return [{ group, label: field.label, value: enteredText(field, found.value), isDefault: found.isDefault }];
  });
}
