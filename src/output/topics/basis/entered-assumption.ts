import type { EnteredField, ReadDossier } from '#input/fields/dossier-file.ts';
import { costGroup } from '#input/fields/cost-fields.ts';
import { premiumGoalGroup } from '#input/fields/goal-fields.ts';
import { refinementSheet } from '#input/fields/layout.ts';
import { isAssumptionName } from '#input/fields/office-standards.ts';
import { type PlacedField, registerOfDossier } from '#input/fields/register.ts';
import { enteredText } from '#output/model/entered-text.ts';
import { counted } from '#office/document/dutch-words.ts';

/** An assumption as it was entered, with its label. */
export interface EnteredAssumption {
  /** What it is about: the heading above the field in the template. */
  readonly group: string;
  readonly label: string;
  readonly value: string;
  readonly isDefault: boolean;
  /** The default is that of the office. */
  readonly isOfOffice: boolean;
}

const namesOf = (fields: readonly { readonly name: string }[]): ReadonlySet<string> =>
  new Set(fields.map(({ name }) => name));
const methodNames = new Set([...namesOf(premiumGoalGroup.fields), 'nieuw_contract']);
const costNames = namesOf([...costGroup('huidig').fields, ...costGroup('nieuw').fields]);

/**
 * Whether a field is an assumption or a choice of method: it has a default. A cost is a fact of the scheme, but one that was left at
 * 0 is an assumption.
 */
function isAssumption({ field }: PlacedField, { isDefault }: EnteredField): boolean {
  const { name } = field;
  if (!('default' in field)) return false;
  return isAssumptionName(name) || methodNames.has(name) || (costNames.has(name) && isDefault);
}

/** The assumptions of a dossier, in the order of the template, tables last. */
export function enteredAssumptions(dossier: ReadDossier): readonly EnteredAssumption[] {
  const { fields, tables } = dossier;
  const register = registerOfDossier(dossier);
  const byName = new Map(fields.map((field) => [field.name, field]));
  const ofFields = register.fields.flatMap((placed) => {
    const { sheet, group, field } = placed;
    const found = byName.get(field.name);
    if (found === undefined || !isAssumption(placed, found)) return [];
    const scheme = costNames.has(field.name) && sheet !== refinementSheet ? ` (${sheet.toLowerCase()})` : '';
    return [
      {
        group,
        label: `${field.label}${scheme}`,
        value: enteredText(field, found.value),
        isDefault: found.isDefault,
        isOfOffice: found.ofOffice === true,
      },
    ];
  });
  const ofTables = tables.flatMap(({ name, rows, isDefault, ofOffice }) => {
    const label = register.tables.find((table) => table.name === name)?.title;
    if (!isAssumptionName(name) || label === undefined) return [];
    return [
      {
        group: 'Tabellen',
        label,
        value: counted(rows.length, 'rij', 'rijen'),
        isDefault: isDefault === true,
        isOfOffice: ofOffice === true,
      },
    ];
  });
  return [...ofFields, ...ofTables];
}
