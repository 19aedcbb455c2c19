import type { ChoiceField, Field, NumberField } from '#input/fields/field.ts';
import { registers } from '#input/fields/register.ts';
import type { TableDescription } from '#input/fields/table.ts';
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
const sheet = registers.dcToDc.sheets.find(({ name }) => name === 'Aannames');
export const standardGroups: readonly { readonly title: string; readonly fields: readonly StandardField[] }[] = (
  sheet?.groups ?? []
)
  .map(({ title, fields }) => ({ title, fields: fields.filter(hasStandard) }))
  .filter(({ fields }) => fields.length > 0);
export const standardTables: readonly TableDescription[] = sheet?.tables ?? [];

/** The rows of a table as one text, to see whether others are the same. */
export const rowsText = (rows: readonly (readonly EnteredValue[])[]): string => JSON.stringify(rows);
