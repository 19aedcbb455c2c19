import { growthGroup, returnGroup } from '#contract/fields/assumption-fields.ts';
import { contributionGroup, costGroup } from '#contract/fields/cost-fields.ts';
import { coverGroup } from '#contract/fields/cover-fields.ts';
import { dossierGroups } from '#contract/fields/dossier-fields.ts';
import type { Field, FieldGroup, InputSheet } from '#contract/fields/field.ts';
import { goalGroup, newContractGroup } from '#contract/fields/goal-fields.ts';
import { lifecycleTable } from '#contract/fields/lifecycle-table.ts';
import { mortalityGroup } from '#contract/fields/mortality-fields.ts';
import { participantTable } from '#contract/fields/participant-table.ts';
import { careerTable, currentScaleTable, exitTable, ownShapeTable } from '#contract/fields/scale-tables.ts';
import { pensionBaseGroup } from '#contract/fields/scheme-fields.ts';
import type { TableDescription } from '#contract/fields/table.ts';
import type { RowOf, ValuesOf } from '#contract/fields/values.ts';

/** One sheet of the input template: headed groups of fields, then tables. */
export interface SheetDescription {
  readonly name: InputSheet;
  readonly groups: readonly FieldGroup[];
  readonly tables: readonly TableDescription[];
}

/** The newest layout of the input template; a file with a higher number was made by a newer program. */
export const templateVersion = 1;

/** The input of a `dcToDc` dossier: from a premium scheme to a new premium scheme. */
export const dcToDcSheets = [
  { name: 'Dossier', groups: dossierGroups, tables: [] },
  {
    name: 'Huidige regeling',
    groups: [
      pensionBaseGroup('huidig', 'firstOfMonth'),
      contributionGroup('huidig'),
      costGroup('huidig'),
      coverGroup('huidig'),
    ],
    tables: [currentScaleTable],
  },
  {
    name: 'Nieuwe regeling',
    groups: [
      newContractGroup,
      pensionBaseGroup('nieuw', 'lastOfDecember'),
      contributionGroup('nieuw'),
      costGroup('nieuw'),
      coverGroup('nieuw'),
      goalGroup,
    ],
    tables: [ownShapeTable],
  },
  {
    name: 'Aannames',
    groups: [growthGroup, returnGroup, mortalityGroup],
    tables: [careerTable, exitTable, lifecycleTable],
  },
  { name: 'Deelnemers', groups: [], tables: [participantTable] },
] as const satisfies readonly SheetDescription[];

type DcToDcSheet = (typeof dcToDcSheets)[number];
type DcToDcField = DcToDcSheet['groups'][number]['fields'][number];
type DcToDcTable = DcToDcSheet['tables'][number];

/** All values of a `dcToDc` dossier after validation, by field name. */
export type DcToDcValues = ValuesOf<DcToDcField>;
/** All rows of its tables after validation, by table name. */
export type DcToDcTables = { readonly [T in DcToDcTable as T['name']]: readonly RowOf<T>[] };

/** A field with the sheet it stands on. */
export interface PlacedField {
  readonly sheet: InputSheet;
  readonly group: string;
  readonly field: Field;
}

/** Every field with its place, in the order of the template. */
export const placedFields: readonly PlacedField[] = dcToDcSheets.flatMap((sheet: SheetDescription) =>
  sheet.groups.flatMap((group) => group.fields.map((field) => ({ sheet: sheet.name, group: group.title, field }))),
);

const byName = new Map(placedFields.map((item) => [item.field.name, item]));

/** The field of that name. Throws for an unknown name: names come from this register. */
export function placedField(name: string): PlacedField {
  const found = byName.get(name);
  if (!found) throw new Error(`there is no field ${name}`);
  return found;
}
