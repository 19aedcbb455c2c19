import { allowedText, isWrittenOut, numberText } from '#input/fields/allowed.ts';
import type { Field, FieldGroup, InputSheet } from '#input/fields/field.ts';
import { refinementSheet } from '#input/fields/layout.ts';
import { registers } from '#input/fields/register.ts';
import { type Column, leastNumber, type TableDescription } from '#input/fields/table.ts';
import { defaultOf, sameAsOf, type SheetDescription } from '#input/fields/templates.ts';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import { fieldOrigins } from './field-origins.ts';
import { asText, markdownTable } from './markdown-table.ts';

export const kindNames: Readonly<Record<SchemeKind, string>> = {
  dcToDc: 'DC to DC',
  dbToDc: 'DB to DC',
  ambitionDbToDc: 'Ambitie DB to DC',
};
const kinds = Object.keys(kindNames) as SchemeKind[];

/** Something described alike in one or more kinds of template. */
interface Described<T> {
  readonly item: T;
  readonly kinds: readonly SchemeKind[];
}

/** Equal descriptions of several kinds as one, in the order of the first kind that has them. */
function merged<T>(perKind: readonly (readonly [SchemeKind, readonly T[]])[]): readonly Described<T>[] {
  const found = new Map<string, Described<T>>();
  for (const [kind, items] of perKind) {
    for (const item of items) {
      const key = JSON.stringify(item);
      found.set(key, { item, kinds: [...(found.get(key)?.kinds ?? []), kind] });
    }
  }
  return [...found.values()];
}

const onlyIn = (which: readonly SchemeKind[]): string =>
  which.length === kinds.length ? '' : ` *Alleen in ${which.map((kind) => kindNames[kind]).join(' en ')}.*`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function limits(described: Field | Column): string {
  if (described.type === 'choice')
    return isWrittenOut(described)
      ? described.choices.map((choice) => asText(choice.text)).join('<br>')
      : `${described.choices.length} keuzes; zie de lijst bij de cel`;
  if (!('unit' in described)) return asText(capital(allowedText(described).replace(/^(?:een|de) /, '')));
  const { type, unit, maximum } = described;
  return `${numberText(type, leastNumber(described))} t/m ${numberText(type, maximum)}${/^(?:%|EUR)$/.test(unit) ? '' : `<br>${unit}`}`;
}

function defaultText(described: Field | Column): string {
  if (described.type === 'fixed') return 'Ingevuld';
  if ('sameAs' in described && described.sameAs !== undefined) return 'Zoals nu';
  if ('required' in described && described.required) return '**Verplicht**';
  const usual = 'name' in described ? defaultOf(described) : 'default' in described ? described.default : null;
  if (described.type === 'choice')
    return asText(described.choices.find(({ value }) => value === usual)?.text ?? 'Leeg');
  if ('unit' in described && typeof usual === 'number') return numberText(described.type, usual);
  return 'Leeg';
}

function fieldRow(item: Field): readonly string[] {
  return [`**${item.label}**<br>\`${item.name}\``, asText(item.help), limits(item), defaultText(item)];
}

const header = ['Veld', 'Betekenis', 'Toegestaan', 'Standaard'];

/** Where what is asked under each heading of a sheet is found. */
function origins(titles: readonly string[]): string {
  return titles
    .map((title) => {
      const text = fieldOrigins[title];
      if (text === undefined) throw new Error(`field-origins.ts does not say where to find: ${title}`);
      return `- **${title}**: ${text}`;
    })
    .join('\n');
}

const distinct = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

const described = <T>(
  sheet: InputSheet,
  items: (described: SheetDescription) => readonly T[],
): readonly Described<T>[] =>
  merged(kinds.map((kind) => [kind, registers[kind].sheets.filter(({ name }) => name === sheet).flatMap(items)]));

/** The program itself fills in what the template is. */
const isAsked = ({ fields }: FieldGroup): boolean => fields.every(({ type }) => type !== 'fixed');

const fieldsOf = (sheet: InputSheet): readonly Described<Field>[] =>
  described(sheet, ({ groups }) => groups.filter(isAsked).flatMap(({ fields }) => fields));

const tablesOf = (sheet: InputSheet): readonly Described<TableDescription>[] =>
  described(sheet, ({ tables }) => tables);

/** A field of the new scheme that is as now when empty is described with the current scheme. */
const isAsNow = ({ item }: Described<Field>): boolean => sameAsOf(item) !== null;

function asNow(fields: readonly Described<Field>[]): readonly string[] {
  const labels = distinct(fields.filter(isAsNow).map(({ item }) => item.label.replace(/, nieuw$/, '')));
  return labels.length === 0
    ? []
    : [`Als bij de huidige regeling, en leeg zoals nu: ${labels.map((label) => `**${label}**`).join(', ')}.`];
}

/** Rows of a sheet by the kinds of template that have them: what holds for many is said once above their table. */
function byKind(fields: readonly Described<Field>[]): readonly string[] {
  const notes = distinct(fields.map(({ kinds: which }) => onlyIn(which).trim()));
  return notes.flatMap((note) => {
    const rows = fields.filter(({ kinds: which }) => onlyIn(which).trim() === note);
    const table = markdownTable(
      header,
      rows.map(({ item }) => fieldRow(item)),
    );
    return note === '' ? [table] : [note, table];
  });
}

function columnsTable(tables: readonly Described<TableDescription>[]): string {
  const all = tables.flatMap(({ kinds: which }) => which).length;
  const columns = merged(
    tables.flatMap(({ item, kinds: which }) => which.map((kind) => [kind, item.columns] as const)),
  );
  const rows = columns.map(({ item, kinds: which }) => [
    `**${item.header}**`,
    asText(item.help) + (which.length === all ? '' : onlyIn(which)),
    limits(item),
    defaultText(item),
  ]);
  return markdownTable(['Kolom', ...header.slice(1)], rows);
}

/** A table of a sheet in view; of participants those of all kinds together, which are nearly alike. */
function tableText(name: string, tables: readonly Described<TableDescription>[]): string {
  const own = tables.filter(({ item }) => item.name === name);
  const [first] = own;
  if (!first) throw new Error('a table belongs to a template');
  const text = `Tabel \`${name}\`. ${asText(first.item.help)}${onlyIn(own.flatMap(({ kinds: which }) => which))}`;
  return [text, columnsTable(own)].join('\n\n');
}

/** The fields and tables in view on a sheet of the templates, of all kinds together: each once. */
export function sheetFields(sheet: InputSheet): string {
  const titles = kinds.flatMap((kind) =>
    registers[kind].sheets
      .filter(({ name }) => name === sheet)
      .flatMap(({ groups, tables }) => [...groups.filter(isAsked), ...tables].map(({ title }) => title)),
  );
  const [fields, tables] = [fieldsOf(sheet), tablesOf(sheet)];
  const own = fields.filter((field) => !isAsNow(field));
  return [
    `Waar te vinden:\n\n${origins(distinct(titles))}`,
    ...asNow(fields),
    ...byKind(own),
    ...distinct(tables.map(({ item }) => item.name)).map((name) => tableText(name, tables)),
  ].join('\n\n');
}

const inLine = (cell: string): string => cell.replaceAll('<br>', ' ').replaceAll('**', '');

/** The choices or the limits of an amount, and what counts without: as far as there is something to say. */
function shortLimits(item: Field): string {
  const choices = item.type === 'choice' && isWrittenOut(item) ? [limits(item).replaceAll('<br>', ', ')] : [];
  const numbers = 'unit' in item ? [inLine(limits(item))] : [];
  const usual = inLine(defaultText(item));
  const parts = [...choices, ...numbers, ...(usual === 'Leeg' ? [] : [`standaard ${usual}`])];
  return parts.length === 0 ? '' : ` *${parts.join('; ')}.*`;
}

const shortRow = ({ item, kinds: which }: Described<Field>): readonly string[] => [
  `**${item.label}**<br>\`${item.name}\``,
  asText(item.help) + shortLimits(item) + onlyIn(which),
];

function shortTable({ item, kinds: which }: Described<TableDescription>): readonly string[] {
  const columns = item.columns.map((column) =>
    `*${column.header}*: ${asText(column.help)} ${'unit' in column ? `*${inLine(limits(column))}.*` : ''}`.trim(),
  );
  return [`**${item.title}**<br>\`${item.name}\``, `${asText(item.help)} ${columns.join(' ')}${onlyIn(which)}`];
}

/** What stands on the sheet that can stay untouched, in one list. */
export function refinementFields(): string {
  const fields = fieldsOf(refinementSheet);
  const rows = [
    ...fields.filter((field) => !isAsNow(field)).map(shortRow),
    ...tablesOf(refinementSheet).map(shortTable),
  ];
  return [...asNow(fields), markdownTable(['Veld of tabel', 'Betekenis'], rows)].join('\n\n');
}
