import { allowedText, isWrittenOut, numberText } from '#input/fields/allowed.ts';
import type { Field, InputSheet } from '#input/fields/field.ts';
import { registers } from '#input/fields/register.ts';
import { type Column, leastNumber, type TableDescription } from '#input/fields/table.ts';
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
  if (described.type === 'choice') {
    return asText(described.choices.find(({ value }) => value === described.default)?.text ?? 'Leeg');
  }
  if ('unit' in described && described.default !== undefined) return numberText(described.type, described.default);
  return 'Leeg';
}

function fieldRow({ item, kinds: which }: Described<Field>): readonly string[] {
  return [`**${item.label}**<br>\`${item.name}\``, asText(item.help) + onlyIn(which), limits(item), defaultText(item)];
}

const header = ['Veld', 'Betekenis', 'Toegestaan', 'Standaard'];

const origin = (title: string): string => {
  const text = fieldOrigins[title.replace(/, (?:nu|nieuw)$/, '')];
  if (text === undefined) throw new Error(`field-origins.ts does not say where to find: ${title}`);
  return `*Waar te vinden:* ${text}`;
};

/** What holds for a whole heading is said once above its table, not in every row. */
function rowsAndNote(
  described: readonly Described<Field>[],
): readonly [rows: readonly (readonly string[])[], note: string] {
  const notes = new Set(described.map(({ kinds: which }) => onlyIn(which)));
  const [note = ''] = notes;
  if (notes.size > 1) return [described.map(fieldRow), ''];
  return [described.map(({ item }) => fieldRow({ item, kinds })), note];
}

function group(sheet: InputSheet, title: string): string {
  const perKind = kinds.map((kind) => {
    const groups = registers[kind].sheets.find(({ name }) => name === sheet)?.groups ?? [];
    return [kind, groups.find((candidate) => candidate.title === title)?.fields ?? []] as const;
  });
  const [rows, note] = rowsAndNote(merged(perKind));
  return [`### ${title}`, origin(title) + note, markdownTable(header, rows)].join('\n\n');
}

function columnRow({ item, kinds: which }: Described<Column>): readonly string[] {
  return [`**${item.header}**`, asText(item.help) + onlyIn(which), limits(item), defaultText(item)];
}

function tableText(tables: readonly (readonly [SchemeKind, TableDescription])[]): string {
  const [[, first] = []] = tables;
  if (!first) throw new Error('a table belongs to a template');
  const columns = merged(tables.map(([kind, { columns: described }]) => [kind, described] as const));
  const presence = tables.length === kinds.length ? '' : ` ${onlyIn(tables.map(([kind]) => kind)).trim()}`;
  const text = `Tabel \`${first.name}\`. ${asText(first.help)}${presence} Ten hoogste ${first.maximumRows.toLocaleString('nl-NL')} rijen.`;
  const rows = columns.map(({ item, kinds: which }) =>
    columnRow({ item, kinds: which.length === tables.length ? kinds : which }),
  );
  return [`### ${first.title}`, text, origin(first.title), markdownTable(['Kolom', ...header.slice(1)], rows)].join(
    '\n\n',
  );
}

const distinct = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

/** Every group of fields and every table on a sheet of the templates, of all kinds together. */
export function sheetFields(sheet: InputSheet): string {
  const ofSheet = kinds.map((kind) => [kind, registers[kind].sheets.find(({ name }) => name === sheet)] as const);
  const titles = distinct(ofSheet.flatMap(([, described]) => described?.groups.map(({ title }) => title) ?? []));
  const names = distinct(ofSheet.flatMap(([, described]) => described?.tables.map(({ name }) => name) ?? []));
  const tables = names.map((name) =>
    tableText(
      ofSheet.flatMap(([kind, described]) => {
        const found = described?.tables.find((table) => table.name === name);
        return found ? [[kind, found] as const] : [];
      }),
    ),
  );
  return [...titles.map((title) => group(sheet, title)), ...tables].join('\n\n');
}
