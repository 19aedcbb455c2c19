import type { ChoiceField, Field, FieldGroup, NumberField } from '#input/fields/field.ts';
import type { TableDescription } from '#input/fields/table.ts';
import { assumptionSheet, isAsked } from '#input/fields/templates.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';

/** Values that an office offers instead of ours: of a choice its text, of tables their rows. */
export interface StandardValues {
  readonly values: Readonly<Record<string, number | string>>;
  readonly tables: Readonly<Record<string, readonly (readonly number[])[]>>;
}

/** The longest name of an office and reason that are read: a template may be changed, and hold more than the screen lets type. */
export const readTermLimits = { office: 120, reason: 300 } as const;

/** Assumptions with a standard value: an office may have another one. The same in every kind of template. */
export type StandardField = NumberField | ChoiceField;
const hasStandard = (field: Field): field is StandardField => 'default' in field && field.default !== undefined;
const groups: readonly FieldGroup[] = assumptionSheet.groups;
export const standardGroups: readonly { readonly title: string; readonly fields: readonly StandardField[] }[] = groups
  .map(({ title, fields }) => ({ title, fields: fields.filter((field) => isAsked(field)).filter(hasStandard) }))
  .filter(({ fields }) => fields.length > 0);
export const standardTables: readonly TableDescription[] = assumptionSheet.tables;

const assumptionNames = new Set<string>([
  ...groups.flatMap(({ fields }) => fields.map(({ name }) => name)),
  ...standardTables.map(({ name }) => name),
]);

/** Whether a field or a table is an assumption, and not a fact or a wish of the employer. */
export const isAssumptionName = (name: string): boolean => assumptionNames.has(name);

/** The rows of a table as one text, to see whether others are the same. */
export const rowsText = (rows: readonly (readonly EnteredValue[])[]): string => JSON.stringify(rows);
