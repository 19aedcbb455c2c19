import type { Field, InputSheet } from '#input/fields/field.ts';
import type { TableDescription } from '#input/fields/table.ts';
import { askedTable, type SheetDescription, templates, templateVersion } from '#input/fields/templates.ts';
import type { SchemeKind } from '#core/dossier/scheme-kind.ts';

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
  readonly #byName: ReadonlyMap<string, PlacedField>;

  constructor(sheets: readonly SheetDescription[], version = templateVersion) {
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

/** What the template of each kind asks for. */
export const registers: Readonly<Record<SchemeKind, FieldRegister>> = {
  dcToDc: new FieldRegister(templates.dcToDc),
  dbToDc: new FieldRegister(templates.dbToDc),
  ambitionDbToDc: new FieldRegister(templates.ambitionDbToDc),
};

/** What a file of this version of its template was asked. */
export const registerOf = (kind: SchemeKind, version: number): FieldRegister =>
  version === templateVersion ? registers[kind] : new FieldRegister(templates[kind], version);
