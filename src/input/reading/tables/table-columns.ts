import type { Column, TableDescription } from '#input/fields/table.ts';
import type { FindingList, Place } from '#input/reading/cells/finding-list.ts';
import { error, warning } from '#input/reading/cells/problem.ts';
import { shortened } from '#input/reading/cells/shown-value.ts';
import { headerText, isHeaderOf, type TablePlace } from '#input/reading/tables/table-place.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/** A column of the template and the number of the column in the sheet where it was found. */
export interface FoundColumn {
  readonly description: Column;
  readonly column: number;
}

const placeOf = (place: TablePlace, cell: Cell | null, field: string | null): Place => ({
  sheet: place.sheet.name,
  row: cell?.row ?? null,
  column: cell?.column ?? null,
  field,
});

/** Which columns of the table are where; in any order. Missing, doubled and extra columns become findings. */
export function foundColumns(
  table: TableDescription,
  place: TablePlace,
  findings: FindingList,
): readonly FoundColumn[] {
  const found: FoundColumn[] = [];
  for (const description of table.columns) {
    const [cell, second] = place.headers.filter((header) => isHeaderOf(description, header));
    if (cell) found.push({ description, column: cell.column });
    else if (description.required) reportMissing(table, place, description, findings);
    if (second) {
      findings.add(
        error(
          'COLUMN_TWICE',
          `De kolom ${description.header} komt twee keer voor.`,
          'Verwijder een van de twee kolommen.',
        ),
        placeOf(place, second, description.header),
      );
    }
  }
  return found;
}

function reportMissing(table: TableDescription, place: TablePlace, column: Column, findings: FindingList): void {
  findings.add(
    error(
      'COLUMN_MISSING',
      `De kolom ${column.header} van de tabel ${table.title} ontbreekt.`,
      `Zet de kop ${column.header} terug in rij ${place.headerRow}.`,
    ),
    placeOf(place, null, column.header),
  );
}

/** Headers that the template does not know; their columns are not read. */
export function reportExtraColumns(
  table: TableDescription,
  place: TablePlace,
  findings: FindingList,
  skipped: ReadonlySet<number>,
): void {
  for (const cell of place.headers) {
    const isKnown = table.columns.some((column) => isHeaderOf(column, cell));
    if (isKnown || headerText(cell) === '' || skipped.has(cell.column)) continue;
    findings.add(
      warning(
        'COLUMN_UNKNOWN',
        'Deze kolom hoort niet bij het sjabloon en is niet gelezen.',
        'U kunt de kolom laten staan of verwijderen.',
      ),
      placeOf(place, cell, shortened(String(cell.value))),
      shortened(String(cell.value)),
    );
  }
}
