import type { StandardValues } from '#input/fields/office-standards.ts';
import type { EnteredValue, OfficeTerms } from '#input/fields/dossier-file.ts';
import type { Field } from '#input/fields/field.ts';
import { defaultOf, sameAsOf } from '#input/fields/templates.ts';
import type { TableDescription } from '#input/fields/table.ts';
import { dayNumber } from '#office/sheet/day-number.ts';
import { numberText } from '#input/fields/allowed.ts';
import type { EnteredRowOf } from '#input/fields/values.ts';

/** Rows by column name, in the order in which the template has the columns. */
export const enteredRows = <T extends TableDescription>(
  { columns }: T,
  rows: readonly EnteredRowOf<T>[],
): readonly (readonly EnteredValue[])[] =>
  rows.map((row: Readonly<Record<string, EnteredValue>>) => columns.map(({ key }) => row[key] ?? null));

/** The default of a field as written in its cell; null when it has none, or when an empty cell is as in the current scheme. */
function defaultValue(field: Field): string | number | null {
  if (sameAsOf(field) !== null) return null;
  const value = defaultOf(field);
  return field.type === 'choice' ? (field.choices.find((choice) => choice.value === value)?.text ?? null) : value;
}

/** A default as people read it; empty when there is none. */
export const shownDefault = (field: Field, value: string | number | null): string =>
  typeof value === 'number' && 'unit' in field ? numberText(field.type, value) : (value?.toString() ?? '');

/** What a template is filled with: values as written in a cell, choices as their Dutch text, percentages as fractions. */
export interface TemplateFilling {
  /** By field name; a field that is not mentioned keeps its default, null leaves it empty. */
  readonly values: Readonly<Record<string, EnteredValue>>;
  /** By table name: rows in the order of the template's columns; a table that is not mentioned keeps its rows. */
  readonly tables: Readonly<Record<string, readonly (readonly EnteredValue[])[]>>;
  /** Only of an invented dossier: its story, one or more sentences to a line. The file is then marked as an example. */
  readonly story?: readonly string[];
  /** What an office offers instead of our defaults. */
  readonly office?: OfficeTerms & StandardValues;
}

/** A value as a cell holds it: days as day numbers. */
function cellValue(value: EnteredValue): string | number | null {
  return typeof value === 'object' && value !== null ? dayNumber(value) : value;
}

/** What the template offers: the standard of the office, or else the default. */
export const standardValue = (field: Field, { office }: TemplateFilling): string | number | null =>
  office?.values[field.name] ?? defaultValue(field);

/** The default of a field as people read it; empty when it has none. */
export const defaultText = (field: Field): string => shownDefault(field, defaultValue(field));

/** The content of the cell of a field whose standard need not be filled in: what was given, or adopted by an office. */
export function refinedValue(field: Field, { values, office }: TemplateFilling): string | number | null {
  const given = values[field.name];
  return cellValue(given === undefined ? (office?.values[field.name] ?? null) : given);
}

/** The content of the cell of a field. */
export function fieldValue(field: Field, filling: TemplateFilling): string | number | null {
  const given = filling.values[field.name];
  return cellValue(given === undefined ? standardValue(field, filling) : given);
}

/** The rows of a table. */
export function tableRows(table: TableDescription, filling: TemplateFilling): readonly (string | number | null)[][] {
  return (filling.tables[table.name] ?? filling.office?.tables[table.name] ?? table.defaultRows).map((row) =>
    row.map(cellValue),
  );
}
