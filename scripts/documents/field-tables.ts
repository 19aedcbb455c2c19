import { isWrittenOut, numberText } from '#input/fields/allowed.ts';
import type { Field, FieldGroup, InputSheet } from '#input/fields/field.ts';
import { registers } from '#input/fields/register.ts';
import type { Column, TableDescription } from '#input/fields/table.ts';
import { defaultOf, sameAsOf, type SheetDescription } from '#input/fields/templates.ts';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';
import { asText, markdownTable } from './markdown-table.ts';

export const kindNames: Readonly<Record<SchemeKind, string>> = {
  dcToDc: 'DC to DC',
  dbToDc: 'DB to DC',
  ambitionDbToDc: 'Ambitie DB to DC',
};
const kinds = Object.keys(kindNames) as SchemeKind[];

/** What the templates ask under one name: each description with the kinds of template that have it. */
interface Asked<T> {
  readonly versions: readonly { readonly item: T; readonly kinds: readonly SchemeKind[] }[];
}

/** Descriptions of all kinds by name, in the order of the first kind that has them. */
function byName<T>(
  perKind: readonly (readonly [SchemeKind, readonly T[]])[],
  nameOf: (item: T) => string,
): readonly Asked<T>[] {
  const found = new Map<string, Map<string, { readonly item: T; readonly kinds: SchemeKind[] }>>();
  for (const [kind, items] of perKind) {
    for (const item of items) {
      const versions = found.get(nameOf(item)) ?? new Map();
      found.set(nameOf(item), versions);
      const text = JSON.stringify(item);
      versions.set(text, { item, kinds: [...(versions.get(text)?.kinds ?? []), kind] });
    }
  }
  return [...found.values()].map((versions) => ({ versions: [...versions.values()] }));
}

const named = (which: readonly SchemeKind[]): string => which.map((kind) => kindNames[kind]).join(' en ');

function onlyIn({ versions }: Asked<unknown>): readonly string[] {
  const which = versions.flatMap((version) => version.kinds);
  return which.length === kinds.length ? [] : [`*Alleen in ${named(which)}.*`];
}

/** What counts without an answer. */
const defaultFor = (item: Field | Column): unknown =>
  'name' in item ? defaultOf(item) : 'default' in item ? item.default : null;

/** The choices, the usual one marked; of those between yes and no, and of those that the help names, the usual one only. */
function choiceNote(item: Extract<Field | Column, { readonly type: 'choice' }>, usual: unknown): string | null {
  const { choices, help } = item;
  const isKnown =
    !isWrittenOut(item) ||
    choices.some(({ text }) => text === 'ja') ||
    choices.every(({ text }) => help.toLowerCase().includes(text.toLowerCase()));
  const chosen = choices.find(({ value }) => value === usual);
  if (isKnown) return chosen === undefined ? null : `Standaard ${asText(chosen.text)}`;
  return `Keuzes: ${choices.map((choice) => asText(choice.text) + (choice === chosen ? ' (standaard)' : '')).join(', ')}`;
}

/** Whether it must be filled in, the choices, and what counts without: as far as there is something to say. */
function notesOf(item: Field | Column): readonly string[] {
  if (item.type === 'fixed' || ('sameAs' in item && item.sameAs !== undefined)) return [];
  const usual = defaultFor(item);
  const notes = [
    item.type === 'choice' ? choiceNote(item, usual) : null,
    'unit' in item && typeof usual === 'number' ? `Standaard ${numberText(item.type, usual)}` : null,
    'required' in item && item.required ? 'Verplicht' : null,
  ];
  return notes.flatMap((note) => (note === null ? [] : [`*${note}.*`]));
}

/** The sentences that describe something asked. */
const sentencesOf = (item: Field | Column): readonly string[] => [
  ...asText(item.help).split(/(?<=\.) (?=\p{Lu})/u),
  ...notesOf(item),
];

/** The first description, and of the other kinds only what they say beside it. */
function meaning(asked: Asked<Field | Column>): string {
  const said = new Set<string>();
  const parts = asked.versions.flatMap(({ item, kinds: which }, at) => {
    const own = sentencesOf(item).filter((sentence) => !said.has(sentence));
    for (const sentence of own) said.add(sentence);
    return at === 0 || own.length === 0 ? own : [`*${named(which)}:*`, ...own];
  });
  return [...parts, ...onlyIn(asked)].join(' ');
}

const first = <T>({ versions }: Asked<T>): T => versions[0]!.item;

const fieldRow = (field: Asked<Field>): readonly string[] => [
  `**${first(field).label}**<br>\`${first(field).name}\``,
  meaning(field),
];

const columnRow = (column: Asked<Column>): readonly string[] => [`**${first(column).header}**`, meaning(column)];

/** Tables with their columns; a column that an earlier table has is not described again. */
function tableRows(tables: readonly Asked<TableDescription>[]): readonly (readonly string[])[] {
  const described = new Set<string>();
  return tables.map((table) => {
    const { title, name, help, columns } = first(table);
    const texts = columns.map((column) => {
      const text = `*${column.header}*: ${asText(column.help)}`;
      const isNew = !described.has(text);
      described.add(text);
      return isNew ? text : `*${column.header}*.`;
    });
    return [`**${title}**<br>\`${name}\``, [asText(help), ...texts, ...onlyIn(table)].join(' ')];
  });
}

const ofSheet = <T>(
  sheet: InputSheet,
  items: (described: SheetDescription) => readonly T[],
): readonly (readonly [SchemeKind, readonly T[]])[] =>
  kinds.map((kind) => [kind, registers[kind].sheets.filter(({ name }) => name === sheet).flatMap(items)]);

/** The program itself fills in what the template is. */
const isAsked = ({ fields }: FieldGroup): boolean => fields.every(({ type }) => type !== 'fixed');

/** A field of the new scheme that is as now when empty is described with the current scheme. */
const isAsNow = (field: Field): boolean => sameAsOf(field) !== null;

/** The fields and tables on a sheet of the templates, of all kinds together: each once. */
export function sheetFields(sheet: InputSheet): string {
  const all = ofSheet(sheet, ({ groups }) => groups.filter(isAsked).flatMap(({ fields }) => fields));
  const fields = byName(
    all.map(([kind, items]) => [kind, items.filter((field) => !isAsNow(field))] as const),
    ({ name }) => name,
  );
  const labels = all.flatMap(([, items]) =>
    items.filter(isAsNow).map(({ label }) => `**${label.replace(/, nieuw$/, '')}**`),
  );
  const tables = byName(
    ofSheet(sheet, ({ tables: own }) => own),
    ({ name }) => name,
  );
  const asNow =
    labels.length === 0 ? [] : [`Als bij de huidige regeling, en leeg zoals nu: ${[...new Set(labels)].join(', ')}.`];
  const rows = fields.length === 0 ? participantRows(sheet) : [...fields.map(fieldRow), ...tableRows(tables)];
  return [...asNow, markdownTable(['Veld', 'Betekenis'], rows)].join('\n\n');
}

/** The columns of participants, each in a row of its own. */
const participantRows = (sheet: InputSheet): readonly (readonly string[])[] =>
  byName(
    ofSheet(sheet, ({ tables }) => tables.flatMap(({ columns }) => columns)),
    ({ header }) => header,
  ).map(columnRow);
