import { schemeKind } from '#core/dossier/scheme-kind.ts';
import type { EnteredField, ReadDossier } from '#input/fields/dossier-file.ts';
import { type PlacedField, registers } from '#input/fields/register.ts';
import { enteredText } from '#output/model/entered-text.ts';
import { subjectOfField, subjectOfTable } from '#output/topics/law/kept-standards.ts';
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

/**
 * Which fields are assumptions and choices of method: those with a default in these places of the template. A cost is a
 * fact of the scheme, but one that was left at 0 is an assumption.
 */
function isAssumption({ sheet, group, field }: PlacedField, { isDefault }: EnteredField): boolean {
  if (!('default' in field)) return false;
  const subject = subjectOfField({ sheet, group, field });
  return sheet === 'Aannames' || (subject !== undefined && (subject.key !== 'kosten' || isDefault));
}

/** The assumptions of a dossier, in the order of the template, tables last. */
export function enteredAssumptions(dossier: ReadDossier): readonly EnteredAssumption[] {
  const { fields, tables, input } = dossier;
  const register = registers[schemeKind(input)];
  const byName = new Map(fields.map((field) => [field.name, field]));
  const ofFields = register.fields.flatMap((placed) => {
    const { sheet, group, field } = placed;
    const found = byName.get(field.name);
    const subject = subjectOfField(placed);
    if (found === undefined || !isAssumption(placed, found)) return [];
    const scheme = subject?.key === 'kosten' ? ` (${sheet.toLowerCase()})` : '';
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
    if (subjectOfTable(name) === undefined || label === undefined) return [];
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
