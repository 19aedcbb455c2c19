import type { OfferedStandard, ShownOfficeStandards } from '#api/office-standards.ts';
import { numberRange, numberText } from '#input/fields/allowed.ts';
import { type StandardField, standardGroups, standardTables } from '#input/fields/office-standards.ts';
import type { TableDescription } from '#input/fields/table.ts';
import { defaultText } from '#input/template/filling.ts';

const offeredField = (field: StandardField): OfferedStandard => ({
  name: field.name,
  label: field.label,
  standard: defaultText(field),
  allowed: field.type === 'choice' ? [] : [{ of: null, ...numberRange(field) }],
  kind: field.type === 'choice' ? 'choice' : 'text',
  choices: field.type === 'choice' ? field.choices.map(({ text }) => text) : [],
});

/** A line for each row, as it is typed. */
function rowsText({ columns, defaultRows }: TableDescription): string {
  const cell = (value: number, index: number): string => {
    const column = columns[index];
    return column !== undefined && 'unit' in column ? numberText(column.type, value) : String(value);
  };
  return defaultRows.map((row) => row.map(cell).join(' ')).join('\n');
}

const offeredTable = (table: TableDescription): OfferedStandard => ({
  name: table.name,
  label: table.title,
  standard: rowsText(table),
  allowed: table.columns.flatMap((column) =>
    'unit' in column ? [{ of: column.header.toLowerCase(), ...numberRange(column) }] : [],
  ),
  kind: 'rows',
  choices: [],
});

/** What an office may have another standard for, in the order of the template. */
export const offeredStandards: ShownOfficeStandards['groups'] = [
  ...standardGroups.map(({ title, fields }) => ({ title, offered: fields.map(offeredField) })),
  { title: 'Tabellen', offered: standardTables.map(offeredTable) },
];
