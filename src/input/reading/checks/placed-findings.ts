import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { FieldRegister } from '#input/fields/register.ts';
import { writtenDay } from '#input/reading/cells/day-value.ts';
import type { FieldPlaces } from '#input/reading/cells/field-places.ts';
import type { FindingList } from '#input/reading/cells/finding-list.ts';
import type { ParticipantList } from '#input/reading/participants/participant-list.ts';
import type { Problem } from '#input/reading/cells/problem.ts';
import type { TableValues } from '#input/reading/tables/small-table.ts';
import { isHeaderOf } from '#input/reading/tables/table-place.ts';

/** All that was read of a workbook, also when some of it was wrong. */
interface ReadParts {
  readonly register: FieldRegister;
  readonly values: ReadonlyMap<string, EnteredValue>;
  /** Names of the fields of which the cell is wrong: they have their default as value. */
  readonly wrong: ReadonlySet<string>;
  readonly tables: ReadonlyMap<string, TableValues>;
  readonly list: ParticipantList;
  /** Day numbers of cells count from 1904. */
  readonly date1904: boolean;
}

/** Findings about what was read whole, put at the field or the table that they concern. */
export class PlacedFindings {
  readonly parts: ReadParts;
  readonly list: FindingList;
  readonly #places: FieldPlaces;

  constructor(parts: ReadParts, places: FieldPlaces, list: FindingList) {
    this.parts = parts;
    this.list = list;
    this.#places = places;
  }

  /** The value of a field; null where it is empty or wrong, or where the template of this kind does not have it. */
  value(name: string): EnteredValue {
    return this.parts.wrong.has(name) ? null : (this.parts.values.get(name) ?? null);
  }

  /** The day in the cell of a field, also where it is not allowed; null where there is no day. */
  writtenDay(name: string): PlainDate | null {
    const { field } = this.parts.register.field(name);
    const place = this.#places.place(this.parts.register.field(name));
    const cell = place?.sheet.cell(place.row, place.column) ?? null;
    if (cell === null || !('minimum' in field) || 'unit' in field) return null;
    const day = writtenDay(field, cell, this.parts.date1904);
    return 'remedy' in day ? null : day;
  }

  at(name: string, problem: Problem, found: string | null = null): void {
    const placed = this.parts.register.field(name);
    const place = this.#places.place(placed);
    const sheet = place?.sheet.name ?? placed.sheet;
    this.list.add(
      problem,
      { sheet, row: place?.row ?? null, column: place?.column ?? null, field: placed.field.label },
      found,
    );
  }

  /** At the first cell of one of the rows of a table that could be read. */
  atRow(name: string, index: number, problem: Problem, found: string): void {
    const table = this.parts.tables.get(name);
    const [key] = this.parts.register.tables.find((described) => described.name === name)?.columns ?? [];
    const header = table?.place?.headers.find((cell) => key !== undefined && isHeaderOf(key, cell));
    const place = { row: table?.rowNumbers[index] ?? null, column: header?.column ?? null };
    this.list.add(problem, { sheet: table?.place?.sheet.name ?? null, ...place, field: key?.header ?? null }, found);
  }

  /** At the head of a column of the participants, or at its cell of one of those that could be read. */
  atColumn(key: string, problem: Problem, index: number | null = null, found: string | null = null): void {
    const { list } = this.parts;
    const column = list.columns.find(({ description }) => description.key === key);
    const row = index === null ? (list.place?.headerRow ?? null) : (list.rows[index] ?? null);
    const place = { row, column: column?.column ?? null, field: column?.description.header ?? null };
    this.list.add(problem, { sheet: list.place?.sheet.name ?? null, ...place }, found);
  }

  atTable(name: string, problem: Problem): void {
    const place = this.parts.tables.get(name)?.place;
    this.list.add(problem, {
      sheet: place?.sheet.name ?? null,
      row: place ? place.headerRow + 1 : null,
      column: place?.headers[0]?.column ?? null,
      field: this.parts.register.tables.find((table) => table.name === name)?.title ?? null,
    });
  }
}
