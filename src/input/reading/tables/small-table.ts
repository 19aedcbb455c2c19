import type { EnteredTable, EnteredValue } from '#input/fields/dossier-file.ts';
import { isNeeded } from '#input/fields/field.ts';
import type { TableDescription } from '#input/fields/table.ts';
import type { SheetDescription } from '#input/fields/templates.ts';
import { type CellReader, isEmpty } from '#input/reading/cells/cell-reader.ts';
import { type Place, wholeSheet, type FindingList } from '#input/reading/cells/finding-list.ts';
import { PercentColumn } from '#input/reading/cells/percent-columns.ts';
import { error, type Problem } from '#input/reading/cells/problem.ts';
import { type FoundColumn, foundColumns, reportExtraColumns } from '#input/reading/tables/table-columns.ts';
import { type TablePlace, tablePlace } from '#input/reading/tables/table-place.ts';
import type { Workbook } from '#input/reading/workbook/workbook.ts';
import { isDay } from '#input/reading/cells/day-value.ts';
import { dateText } from '#office/document/dutch-format.ts';
import { dayNumber } from '#office/sheet/day-number.ts';
import { plainNumber } from '#input/reading/cells/shown-value.ts';

interface KeyedRow {
  readonly row: number;
  readonly values: Readonly<Record<string, EnteredValue>>;
}

const problems: Readonly<Record<NonNullable<TableDescription['order']>, Problem>> = {
  rising: error(
    'SCALE_NOT_RISING',
    'De leeftijd is niet hoger dan die in een rij erboven.',
    'Zet de rijen op volgorde van leeftijd en laat elke leeftijd één keer voorkomen.',
  ),
  distinct: error('SCALE_NOT_RISING', 'Deze waarde komt twee keer voor.', 'Laat elke waarde één keer voorkomen.'),
};

const datesNotRising = error(
  'SCALE_NOT_RISING',
  'De datum is niet later dan die in een rij erboven.',
  'Zet de rijen op volgorde van datum en laat elke datum één keer voorkomen.',
);

/** Whether the first column of a table rises, or has no repeats, from row to row. */
function checkRowOrder(
  table: TableDescription,
  rows: readonly KeyedRow[],
  place: TablePlace,
  columns: readonly FoundColumn[],
  findings: FindingList,
): void {
  const [key] = table.columns;
  const column = columns.find((found) => found.description === key)?.column;
  if (!key || !table.order || column === undefined) return;
  const problem = key.type === 'firstOfMonth' ? datesNotRising : problems[table.order];
  const seen = new Set<number>();
  let highest = Number.NEGATIVE_INFINITY;
  for (const { row, values } of rows) {
    const entered = values[key.key] ?? null;
    const value = isDay(entered) ? dayNumber(entered) : entered;
    if (typeof value !== 'number') continue;
    if (table.order === 'rising' ? value <= highest : seen.has(value)) {
      const found = isDay(entered) ? dateText(entered) : plainNumber(value);
      findings.add(problem, { sheet: place.sheet.name, row, column, field: key.header }, found);
    }
    seen.add(value);
    highest = Math.max(highest, value);
  }
}

/** Rows of a table: by column key as the calculation knows them, and as entered. `place` is null when it was not found. */
export interface TableValues {
  readonly rows: readonly Readonly<Record<string, EnteredValue>>[];
  /** The rows of the sheet on which they stand; none where they are not typed. */
  readonly rowNumbers: readonly number[];
  readonly entered: EnteredTable;
  readonly place: TablePlace | null;
  /** The rows are those of an official scale that was chosen by name, not typed. */
  readonly isNamed?: true;
}

interface TableRow {
  readonly row: number;
  readonly values: Readonly<Record<string, EnteredValue>>;
  readonly entered: readonly EnteredValue[];
}

/** Numbers of the rows that hold something: all of the table, and what was typed directly below it. */
function filledRows(place: TablePlace, columns: readonly FoundColumn[], maximum: number): readonly number[] {
  const isFilled = (row: number): boolean => columns.some(({ column }) => !isEmpty(place.sheet.cell(row, column)));
  const rows: number[] = [];
  const end = place.endRow ?? Number.POSITIVE_INFINITY;
  for (let row = place.headerRow + 1; row < end && rows.length <= maximum; row++) {
    if (isFilled(row)) rows.push(row);
    else if (row > (place.lastRow ?? place.headerRow)) break;
  }
  return rows;
}

const headersOf = (table: TableDescription): string => table.columns.map((column) => column.header).join('\n');

/** Whether another table of the sheet has the same headers. */
const hasTwin = (table: TableDescription, sheet: SheetDescription): boolean =>
  sheet.tables.some((other) => other !== table && headersOf(other) === headersOf(table));

/** Reads a small table whole; what is wrong becomes a finding. */
export class SmallTableReader {
  readonly #table: TableDescription;
  readonly #cells: CellReader;
  readonly #isRequired: boolean;

  constructor(table: TableDescription, cells: CellReader, values: ReadonlyMap<string, EnteredValue>) {
    this.#table = table;
    this.#cells = cells;
    this.#isRequired = table.required === true && isNeeded(table, (name) => values.get(name) ?? null);
  }

  read(workbook: Workbook, sheet: SheetDescription): TableValues {
    const place = tablePlace(workbook, this.#table, sheet.name, { hasTwin: hasTwin(this.#table, sheet) });
    const headers = this.#table.columns.map((column) => column.header);
    const rows = place ? this.#rows(place) : [];
    if (!place) this.#reportMissing(sheet.name);
    const complete = rows.filter(({ values }) => Object.keys(values).length === this.#table.columns.length);
    const entered = { name: this.#table.name, headers, rows: rows.map((row) => row.entered) };
    return { rows: complete.map(({ values }) => values), rowNumbers: complete.map(({ row }) => row), entered, place };
  }

  #reportMissing(sheet: string): void {
    if (!this.#isRequired) return;
    this.#cells.findings.add(
      error(
        'TABLE_MISSING',
        `De tabel ${this.#table.title} is niet gevonden.`,
        'Zet de tabel met haar koppen terug, of begin met een leeg sjabloon.',
      ),
      wholeSheet(sheet),
    );
  }

  #rows(place: TablePlace): readonly TableRow[] {
    const columns = foundColumns(this.#table, place, this.#cells.findings);
    if (place.lastRow !== null) reportExtraColumns(this.#table, place, this.#cells.findings, new Set());
    const numbers = filledRows(place, columns, this.#table.maximumRows);
    if (numbers.length === 0 && this.#isRequired) this.#reportEmpty(place);
    if (numbers.length > this.#table.maximumRows) this.#reportTooMany(place);
    const scales = columns.map((column) => this.#scale(place, column, numbers));
    const rows = numbers.map((row) => this.#row(place, row, columns, scales));
    checkRowOrder(this.#table, rows, place, columns, this.#cells.findings);
    return rows;
  }

  #row(place: TablePlace, row: number, columns: readonly FoundColumn[], scales: readonly number[]): TableRow {
    const values: Record<string, EnteredValue> = {};
    const entered: EnteredValue[] = [];
    for (const [index, found] of columns.entries()) {
      const cell = place.sheet.cell(row, found.column);
      const outcome = this.#cells.read(found.description, cell, this.#place(place, row, found), scales[index]);
      if (outcome !== null && outcome !== 'wrong') values[found.description.key] = outcome.value;
      entered.push(outcome === null || outcome === 'wrong' ? null : outcome.entered);
    }
    return { row, values, entered };
  }

  #place(place: TablePlace, row: number | null, { description, column }: FoundColumn): Place {
    return { sheet: place.sheet.name, row, column, field: description.header };
  }

  #scale(place: TablePlace, found: FoundColumn, rows: readonly number[]): number {
    if (found.description.type !== 'percentage') return 1;
    const watch = new PercentColumn(found.description);
    for (const row of rows) {
      const cell = place.sheet.cell(row, found.column);
      if (cell && !isEmpty(cell)) watch.see(cell);
    }
    return watch.scale(this.#cells.findings, this.#place(place, place.headerRow, found));
  }

  #reportTooMany(place: TablePlace): void {
    const most = this.#table.maximumRows;
    this.#cells.findings.add(
      error(
        'VALUE_OUT_OF_RANGE',
        `De tabel ${this.#table.title} heeft meer dan ${most} regels.`,
        `Voeg regels samen tot ten hoogste ${most}, of haal weg wat niet bij de tabel hoort.`,
      ),
      {
        sheet: place.sheet.name,
        row: place.headerRow + most + 1,
        column: place.headers[0]?.column ?? null,
        field: this.#table.title,
      },
    );
  }

  #reportEmpty(place: TablePlace): void {
    this.#cells.findings.add(
      error('TABLE_EMPTY', `De tabel ${this.#table.title} is leeg.`, 'Vul ten minste één rij in.'),
      {
        sheet: place.sheet.name,
        row: place.headerRow + 1,
        column: place.headers[0]?.column ?? null,
        field: this.#table.title,
      },
    );
  }
}
