import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { EnteredField, EnteredTable, EnteredValue, OfficeTerms } from '#input/fields/dossier-file.ts';
import type { FieldPlaces } from '#input/reading/cells/field-places.ts';
import { printable } from '#input/reading/cells/shown-value.ts';
import { readTermLimits, rowsText, standardTables } from '#input/fields/office-standards.ts';
import { officeNames } from '#input/fields/office-names.ts';

const isoDay = /^(\d{4})-(\d\d)-(\d\d)$/;

function dayOf(text: string): PlainDate | null {
  const [, year, month, day] = isoDay.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { year, month, day } : null;
}

/**
 * The standards of the office that filled in a template, as it says so on its hidden sheet. They are only compared with
 * what was entered, never calculated with.
 */
export class OfficeStandards {
  readonly #places: FieldPlaces;
  /** Null where the template has our defaults only. */
  readonly terms: OfficeTerms | null;

  constructor(places: FieldPlaces) {
    this.#places = places;
    const office = this.#text(officeNames.office, readTermLimits.office);
    const reason = this.#text(officeNames.reason, readTermLimits.reason);
    const adoptedOn = dayOf(this.#text(officeNames.adoptedOn, 10) ?? '');
    this.terms = office === null || reason === null || adoptedOn === null ? null : { office, adoptedOn, reason };
  }

  /** What is known of the origin of a value; `isOurs`: it is the default of the program. */
  origin(
    name: string,
    entered: EnteredValue,
    { isOurs, isFilled }: { readonly isOurs: boolean; readonly isFilled: boolean },
  ): Pick<EnteredField, 'isDefault' | 'ofOffice'> {
    const own = this.#standard(name);
    if (own === null || !isFilled) return { isDefault: isOurs };
    return typeof entered !== 'object' && own === String(entered)
      ? { isDefault: true, ofOffice: true }
      : { isDefault: false };
  }

  /** A table with what is known of the origin of its rows. */
  ofTable(table: EnteredTable): EnteredTable {
    const described = standardTables.find(({ name }) => name === table.name);
    if (described === undefined) return table;
    const own = this.#standard(table.name);
    if (rowsText(table.rows) !== (own ?? rowsText(described.defaultRows))) return table;
    return own === null ? { ...table, isDefault: true } : { ...table, isDefault: true, ofOffice: true };
  }

  #standard(name: string): string | null {
    return this.terms === null ? null : this.#content(officeNames.standard(name));
  }

  #content(name: string): string | null {
    const place = this.#places.named(name);
    const cell = place?.sheet.cell(place.row, place.column);
    return cell ? String(cell.value) : null;
  }

  #text(name: string, longest: number): string | null {
    const text = printable(this.#content(name) ?? '');
    return text === '' || text.length > longest ? null : text;
  }
}
