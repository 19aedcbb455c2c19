import type { EnteredField, EnteredValue } from '#input/fields/dossier-file.ts';
import type { Field } from '#input/fields/field.ts';
import type { FieldRegister, PlacedField } from '#input/fields/register.ts';
import { defaultOf, sameAsOf, type SheetDescription } from '#input/fields/templates.ts';
import { type CellOutcome, type CellReader, isEmpty } from '#input/reading/cells/cell-reader.ts';
import { type FieldPlaces, sheetNamed } from '#input/reading/cells/field-places.ts';
import { type Place, wholeSheet } from '#input/reading/cells/finding-list.ts';
import type { OfficeStandards } from '#input/reading/dossier/office-standards.ts';
import { error } from '#input/reading/cells/problem.ts';
import { type GivenValues, givenCell } from '#input/reading/dossier/given-values.ts';
import type { Cell, Workbook } from '#input/reading/workbook/workbook.ts';

/** The fields of a workbook: values by name as the calculation knows them, and as entered. */
export interface FieldValues {
  readonly values: ReadonlyMap<string, EnteredValue>;
  readonly entered: readonly EnteredField[];
  /** Names of the fields of which the cell is wrong. */
  readonly wrong: ReadonlySet<string>;
}

/** What an empty cell means: as entered, and as the calculation knows it. */
function defaultValues(
  field: Field,
  version: number,
): { readonly entered: EnteredValue; readonly value: EnteredValue } {
  const value = defaultOf(field, version);
  if (field.type !== 'choice') return { entered: value, value };
  return { entered: field.choices.find((item) => item.value === value)?.text ?? null, value };
}

/** What holds for the fields of a file besides its cells. */
interface ReadingTerms {
  readonly office: OfficeStandards;
  readonly given: GivenValues;
  /** Of the template: its defaults are those of an empty cell. */
  readonly version: number;
}

/** Reads all fields; what is missing or wrong becomes a finding and gets its default, so that reading goes on. */
export class FieldValueReader {
  readonly #workbook: Workbook;
  readonly #places: FieldPlaces;
  readonly #cells: CellReader;
  readonly #office: OfficeStandards;
  readonly #given: GivenValues;
  readonly #version: number;
  readonly #missingSheets = new Set<string>();
  readonly #wrong = new Set<string>();
  readonly #entered = new Map<string, EnteredField>();

  constructor(workbook: Workbook, places: FieldPlaces, cells: CellReader, { office, given, version }: ReadingTerms) {
    this.#workbook = workbook;
    this.#places = places;
    this.#cells = cells;
    this.#office = office;
    this.#given = given;
    this.#version = version;
  }

  read(register: FieldRegister): FieldValues {
    for (const sheet of register.sheets) this.#checkSheet(sheet, register);
    const values = new Map<string, EnteredValue>();
    for (const placed of register.fields) this.#entered.set(placed.field.name, this.#field(placed, values));
    return { values, entered: [...this.#entered.values()], wrong: this.#wrong };
  }

  /** Excel keeps the names of cells and tables when a sheet is renamed: what is found by them is not missing. */
  #isRenamed({ name, tables }: SheetDescription, register: FieldRegister): boolean {
    const known = new Set(
      this.#workbook.sheets.flatMap((sheet) => sheet.tables.map((table) => table.name.toLowerCase())),
    );
    return (
      register.fields.some((placed) => placed.sheet === name && this.#places.place(placed) !== null) ||
      tables.some((table) => known.has(table.name.toLowerCase()))
    );
  }

  #checkSheet(sheet: SheetDescription, register: FieldRegister): void {
    const { name } = sheet;
    if (sheetNamed(this.#workbook, name) || this.#isRenamed(sheet, register)) return;
    this.#missingSheets.add(name);
    this.#cells.findings.add(
      error(
        'SHEET_MISSING',
        `Het blad ${name} ontbreekt.`,
        `Geef het blad zijn naam ${name} terug, of begin met een leeg sjabloon en plak de gegevens daarin.`,
      ),
      wholeSheet(name),
    );
  }

  #field(placed: PlacedField, values: Map<string, EnteredValue>): EnteredField {
    const { field } = placed;
    const sameAs = sameAsOf(field, this.#version);
    if (sameAs !== null && this.#isEmpty(placed)) return this.#takenOver(field, sameAs, values);
    const usual = defaultValues(field, this.#version);
    const outcome = this.#outcome(placed);
    if (outcome === 'wrong') this.#wrong.add(field.name);
    const read = outcome === null || outcome === 'wrong' ? usual : outcome;
    values.set(field.name, read.value);
    const isOurs = usual.entered !== null && read.entered === usual.entered && sameAs === null;
    const isFilled = outcome !== null && outcome !== 'wrong';
    const origin = this.#office.origin(field.name, read.entered, { isOurs, isFilled });
    return { name: field.name, value: read.entered, ...origin };
  }

  /** The cell of a field with its place; what was given for the field comes first. Null when the field is not found. */
  #content(placed: PlacedField): { readonly cell: Cell | null; readonly place: Place } | null {
    const { field } = placed;
    const given = givenCell(field, this.#given);
    const found = given === null ? this.#places.place(placed) : null;
    if (found === null) return given;
    const { sheet, row, column } = found;
    return { cell: sheet.cell(row, column), place: { sheet: sheet.name, row, column, field: field.label } };
  }

  #isEmpty(placed: PlacedField): boolean {
    const content = this.#content(placed);
    return content !== null && isEmpty(content.cell);
  }

  /** What is wrong with the other field is said there. */
  #takenOver({ name }: Field, other: string, values: Map<string, EnteredValue>): EnteredField {
    if (this.#wrong.has(other)) this.#wrong.add(name);
    values.set(name, values.get(other) ?? null);
    const entered = this.#entered.get(other)?.value ?? null;
    return { name, value: entered, isDefault: false, takenFrom: other };
  }

  #outcome(placed: PlacedField): CellOutcome {
    const content = this.#content(placed);
    if (!content) return this.#missing(placed);
    const { cell, place } = content;
    if (placed.field.type === 'fixed') return cell && { entered: String(cell.value), value: String(cell.value) };
    return this.#cells.read(placed.field, cell, place);
  }

  #missing({ sheet, field }: PlacedField): CellOutcome {
    if (!field.required || field.type === 'fixed' || this.#missingSheets.has(sheet)) return null;
    const place: Place = { sheet, row: null, column: null, field: field.label };
    this.#cells.findings.add(
      error(
        'FIELD_MISSING',
        `Het veld ${field.label} staat niet meer op het blad ${sheet}.`,
        `Zet ${field.label} terug in kolom A, met de waarde ernaast, of begin met een leeg sjabloon en plak de gegevens daarin.`,
      ),
      place,
    );
    return 'wrong';
  }
}
