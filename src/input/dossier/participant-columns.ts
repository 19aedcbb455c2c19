import type { TableDescription } from '#input/fields/table.ts';
import { isEmpty } from '#input/dossier/cell-reader.ts';
import { CitizenNumberWatch, isCitizenNumberHeader } from '#input/dossier/citizen-number.ts';
import { type FindingList, type Place } from '#input/dossier/finding-list.ts';
import { PercentColumn } from '#input/dossier/percent-columns.ts';
import { error } from '#input/dossier/problem.ts';
import { type FoundColumn, foundColumns, reportExtraColumns } from '#input/dossier/table-columns.ts';
import type { TablePlace } from '#input/dossier/table-place.ts';

/** A column that is read, and by what its numbers are divided. */
export interface ParticipantColumn extends FoundColumn {
  readonly scale: number;
}

/** What is found by looking at the whole sheet, before any single value is judged. */
export interface ParticipantColumns {
  readonly columns: readonly ParticipantColumn[];
  /** Whether every required column is there and may be read: only then do rows make participants. */
  readonly isComplete: boolean;
  /** Numbers of the rows in which a known column is filled. */
  readonly rows: readonly number[];
}

class FirstLook {
  readonly rows: number[] = [];
  readonly #place: TablePlace;
  readonly #known: ReadonlySet<number>;
  readonly #watches = new Map<number, CitizenNumberWatch>();
  readonly #percentages: ReadonlyMap<number, PercentColumn>;

  constructor(place: TablePlace, columns: readonly FoundColumn[]) {
    this.#place = place;
    this.#known = new Set(columns.map((found) => found.column));
    this.#percentages = new Map(
      columns.flatMap(({ description, column }) =>
        description.type === 'percentage' ? [[column, new PercentColumn(description)] as const] : [],
      ),
    );
  }

  look(): void {
    const { sheet, headerRow, endRow } = this.#place;
    for (let index = 0; index < sheet.rowNumbers.length; index++) {
      const row = sheet.rowNumbers[index] ?? 0;
      if (row > headerRow && (endRow === null || row < endRow) && this.#lookAtRow(row)) this.rows.push(row);
    }
  }

  citizenNumberColumns(): ReadonlySet<number> {
    const suspects = [...this.#watches].filter(([, watch]) => watch.isSuspect).map(([column]) => column);
    const named = this.#place.headers.filter(isCitizenNumberHeader).map((cell) => cell.column);
    return new Set([...named, ...suspects]);
  }

  scale(column: number, findings: FindingList, place: Place): number {
    return this.#percentages.get(column)?.scale(findings, place) ?? 1;
  }

  #lookAtRow(row: number): boolean {
    let isFilled = false;
    for (const cell of this.#place.sheet.cells(row)) {
      if (isEmpty(cell)) continue;
      if (this.#known.has(cell.column)) isFilled = true;
      this.#percentages.get(cell.column)?.see(cell);
      this.#watch(cell.column).see(cell);
    }
    return isFilled;
  }

  #watch(column: number): CitizenNumberWatch {
    const known = this.#watches.get(column);
    if (known) return known;
    const made = new CitizenNumberWatch();
    this.#watches.set(column, made);
    return made;
  }
}

const refusal = error(
  'BSN_COLUMN',
  'Deze kolom lijkt burgerservicenummers (BSN) te bevatten. Die mogen niet worden aangeleverd.',
  'Verwijder de kolom of vervang de nummers door een eigen kenmerk, en upload het bestand opnieuw.',
);

/** Finds the columns, refuses those with citizen service numbers and finds the rows that are filled. */
export function participantColumns(
  table: TableDescription,
  place: TablePlace,
  findings: FindingList,
): ParticipantColumns {
  const found = foundColumns(table, place, findings);
  const look = new FirstLook(place, found);
  look.look();
  const refused = look.citizenNumberColumns();
  const at = (column: number, field: string | null): Place => ({
    sheet: place.sheet.name,
    row: place.headerRow,
    column,
    field,
  });
  for (const column of refused) {
    findings.add(refusal, at(column, found.find((item) => item.column === column)?.description.header ?? null));
  }
  reportExtraColumns(table, place, findings, refused);
  const columns: ParticipantColumn[] = [];
  for (const { description, column } of found) {
    if (refused.has(column)) continue;
    columns.push({ description, column, scale: look.scale(column, findings, at(column, description.header)) });
  }
  return {
    columns,
    isComplete: table.columns.every(
      (column) => !column.required || columns.some((item) => item.description === column),
    ),
    rows: look.rows,
  };
}
