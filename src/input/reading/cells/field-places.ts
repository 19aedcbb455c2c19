import type { Field } from '#input/fields/field.ts';
import type { FieldRegister, PlacedField } from '#input/fields/register.ts';
import { cellRange } from '#office/sheet/cell-name.ts';
import { printable } from '#input/reading/cells/shown-value.ts';
import type { Sheet, Workbook } from '#input/reading/workbook/workbook.ts';

/** The cell of a field in this workbook. */
interface FieldPlace {
  readonly sheet: Sheet;
  readonly row: number;
  readonly column: number;
}

export function sheetNamed(workbook: Workbook, name: string): Sheet | null {
  const wanted = name.toLowerCase();
  return workbook.sheets.find((sheet) => sheet.name.trim().toLowerCase() === wanted) ?? null;
}

/** The single cell that a reference like 'Huidige regeling'!$B$6 points at; null for anything else. */
function referencedCell(workbook: Workbook, reference: string): FieldPlace | null {
  const at = reference.lastIndexOf('!');
  const range = cellRange(reference.slice(at + 1));
  if (at < 0 || !range || range.firstRow !== range.lastRow || range.firstColumn !== range.lastColumn) return null;
  const quoted = /^'(.*)'$/s.exec(reference.slice(0, at))?.[1]?.replaceAll("''", "'");
  const sheet = sheetNamed(workbook, quoted ?? reference.slice(0, at));
  return sheet && { sheet, row: range.firstRow, column: range.firstColumn };
}

/** A label without the star that marks required fields. */
export function bareLabel(text: string): string {
  const label = printable(text).toLowerCase();
  return label.endsWith('*') ? label.slice(0, -1).trimEnd() : label;
}

/**
 * Cells to the right of the texts of a sheet, by text. Of equal texts the first counts, but a heading, which is alone
 * in its row, gives way to a field.
 */
function labelledCells(sheet: Sheet): ReadonlyMap<string, FieldPlace> {
  const cells = new Map<string, FieldPlace>();
  const headings = new Set<string>();
  for (const row of Array.from(sheet.rowNumbers)) {
    const [first, second] = sheet.cells(row);
    if (first?.kind !== 'text') continue;
    const label = bareLabel(String(first.value));
    if (cells.has(label) && !(headings.has(label) && second)) continue;
    cells.set(label, { sheet, row, column: first.column + 1 });
    if (second) headings.delete(label);
    else headings.add(label);
  }
  return cells;
}

/** What a field is found by. */
type Findable = Pick<PlacedField, 'sheet'> & { readonly field: Pick<Field, 'name' | 'label'> };

/** Finds the cells of fields: by defined name, or by label where the name was lost. */
export class FieldPlaces {
  readonly #workbook: Workbook;
  readonly #names = new Map<string, string>();
  readonly #labels = new Map<string, ReadonlyMap<string, FieldPlace>>();

  constructor(workbook: Workbook) {
    this.#workbook = workbook;
    for (const { name, reference, sheet } of workbook.definedNames) {
      const key = name.toLowerCase();
      if (sheet === null && !this.#names.has(key)) this.#names.set(key, reference);
    }
  }

  place(placed: Findable): FieldPlace | null {
    return this.named(placed.field.name) ?? this.#labelled(placed);
  }

  /** The cell with a name that is no field's. */
  named(name: string): FieldPlace | null {
    const reference = this.#names.get(name);
    return reference === undefined ? null : referencedCell(this.#workbook, reference);
  }

  /** How many fields of a template the workbook has. */
  count(register: FieldRegister): number {
    return register.fields.filter((placed) => this.place(placed) !== null).length;
  }

  #labelled({ sheet: name, field }: Findable): FieldPlace | null {
    const sheet = sheetNamed(this.#workbook, name);
    if (!sheet) return null;
    const known = this.#labels.get(name) ?? labelledCells(sheet);
    this.#labels.set(name, known);
    return known.get(bareLabel(field.label)) ?? null;
  }
}
