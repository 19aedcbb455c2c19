import { retiredFields } from '#input/fields/retired-fields.ts';
import { isEmpty } from '#input/reading/cells/cell-reader.ts';
import type { FieldPlaces } from '#input/reading/cells/field-places.ts';
import type { FindingList } from '#input/reading/cells/finding-list.ts';
import { warning } from '#input/reading/cells/problem.ts';
import { shownValue } from '#input/reading/cells/shown-value.ts';

const remedy = 'Maak deze cel leeg als u de melding niet meer wilt zien.';

/** Warns of every value that somebody filled in for a field without effect; whatever it is, it is not read. */
export function warnOfRetired(places: FieldPlaces, findings: FindingList, date1904: boolean): void {
  for (const retired of retiredFields) {
    const place = places.place(retired);
    const cell = place?.sheet.cell(place.row, place.column) ?? null;
    if (place === null || cell === null || isEmpty(cell)) continue;
    const { sheet, row, column } = place;
    findings.add(
      warning('FIELD_RETIRED', retired.message, remedy),
      { sheet: sheet.name, row, column, field: retired.field.label },
      shownValue(cell, date1904),
    );
  }
}
