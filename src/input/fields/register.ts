import type { Field, InputSheet } from '#input/fields/field.ts';
import type { TableDescription } from '#input/fields/table.ts';
import { layoutOf } from '#input/fields/layout.ts';
import { askedTable, type SheetDescription, templateVersion, versionOf } from '#input/fields/templates.ts';
import { type SchemeKind, schemeKind } from '#core/dossier/scheme-kind.ts';
import type { ReadDossier } from '#input/fields/dossier-file.ts';

/** A field with its sheet. */
export interface PlacedField {
  readonly sheet: InputSheet;
  readonly group: string;
  readonly field: Field;
}

/** Everything that a template of one kind asks for, with the columns that its tables have in one version of it. */
export class FieldRegister {
  readonly sheets: readonly SheetDescription[];
  /** Every field with its place, in the order of the template. */
  readonly fields: readonly PlacedField[];
  readonly tables: readonly TableDescription[];
  readonly participants: TableDescription;
  /** Of the template. */
  readonly version: number;
  readonly #byName: ReadonlyMap<string, PlacedField>;

  constructor(sheets: readonly SheetDescription[], version = templateVersion) {
    this.version = version;
    this.sheets = sheets.map((sheet) => ({
      ...sheet,
      tables: sheet.tables.map((table) => askedTable(table, version)),
    }));
    this.fields = sheets.flatMap((sheet) =>
      sheet.groups.flatMap((group) => group.fields.map((field) => ({ sheet: sheet.name, group: group.title, field }))),
    );
    this.tables = this.sheets.flatMap((sheet) => sheet.tables);
    const participants = this.tables.find((table) => table.name === 'Deelnemers');
    if (!participants) throw new Error('a template needs a table of participants');
    this.participants = participants;
    this.#byName = new Map(this.fields.map((item) => [item.field.name, item]));
  }

  /** The field of that name. Throws for an unknown name: names come from this register. */
  field(name: string): PlacedField {
    const found = this.#byName.get(name);
    if (!found) throw new Error(`there is no field ${name}`);
    return found;
  }
}

const older = new Map<string, FieldRegister>();

/** What a file of this version of its template was asked. */
export function registerOf(kind: SchemeKind, version: number): FieldRegister {
  if (version === templateVersion) return registers[kind];
  const key = `${kind} ${version}`;
  const known = older.get(key) ?? new FieldRegister(layoutOf(kind, version), version);
  older.set(key, known);
  return known;
}

/** What the file of a dossier was asked. */
export const registerOfDossier = ({ input, templateVersion: version }: ReadDossier): FieldRegister =>
  registerOf(schemeKind(input), versionOf(version));

/** What the template of each kind asks for. */
export const registers: Readonly<Record<SchemeKind, FieldRegister>> = {
  dcToDc: new FieldRegister(layoutOf('dcToDc', templateVersion)),
  dbToDc: new FieldRegister(layoutOf('dbToDc', templateVersion)),
  ambitionDbToDc: new FieldRegister(layoutOf('ambitionDbToDc', templateVersion)),
};
