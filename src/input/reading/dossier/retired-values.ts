import { retiredFields } from '#input/fields/retired-fields.ts';
import { isEmpty } from '#input/reading/cells/cell-reader.ts';
import type { FieldPlaces } from '#input/reading/cells/field-places.ts';
import type { FindingList } from '#input/reading/cells/finding-list.ts';
import { warning } from '#input/reading/cells/problem.ts';
import { listed } from '#office/document/dutch-words.ts';

/** Of more fields the finding gives the number. */
const named = 5;

/** Warns once of the fields without effect that somebody filled in; whatever they hold, it is not read. */
export function warnOfRetired(places: FieldPlaces, findings: FindingList): void {
  const filled = retiredFields.flatMap((retired) => {
    const place = places.place(retired);
    const cell = place?.sheet.cell(place.row, place.column) ?? null;
    return place === null || cell === null || isEmpty(cell) || String(cell.value) === retired.untouched
      ? []
      : [{ place, label: retired.field.label }];
  });
  const [first] = filled;
  if (first === undefined) return;
  const labels = filled.map(({ label }) => label);
  const more = labels.length - named;
  const shown = more > 1 ? [...labels.slice(0, named), `nog ${more}`] : labels;
  const { sheet, row, column } = first.place;
  findings.add(
    warning(
      'FIELD_RETIRED',
      `Het sjabloon vraagt dit niet meer, en het telt niet mee: ${listed(shown)}.`,
      'U hoeft niets te doen. Wie de aannames heeft bekeken, vult u in het nieuwste sjabloon in op het blad Dossier.',
    ),
    { sheet: sheet.name, row, column, field: first.label },
  );
}
