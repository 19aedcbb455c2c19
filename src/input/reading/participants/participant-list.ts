import type { ParticipantRemark } from '#input/fields/dossier-file.ts';
import type { ParticipantTable } from '#input/fields/participant-table.ts';
import type { TableDescription } from '#input/fields/table.ts';
import type { RowOf } from '#input/fields/values.ts';
import { wholeNumber } from '#office/document/dutch-format.ts';
import type { Participant } from '#core/dossier/dossier.ts';
import { cellName } from '#office/sheet/cell-name.ts';
import type { CellReader } from '#input/reading/cells/cell-reader.ts';
import { type Doubt, error } from '#input/reading/cells/problem.ts';
import { wholeSheet } from '#input/reading/cells/finding-list.ts';
import {
  type ParticipantColumn,
  participantColumns,
  participantSheet,
} from '#input/reading/participants/participant-columns.ts';
import { type TablePlace, tablePlace } from '#input/reading/tables/table-place.ts';
import type { Cell, Workbook } from '#input/reading/workbook/workbook.ts';

/** A row of one of the tables: what was accrued is capital or pension. */
type ParticipantRow = ParticipantTable extends infer T extends TableDescription
  ? T extends T
    ? RowOf<T>
    : never
  : never;

/** The participants that could be read completely, and their rows. */
export interface ParticipantList {
  readonly participants: readonly Participant[];
  readonly remarks: readonly ParticipantRemark[];
  readonly rows: readonly number[];
  /** Rows with a participant, those that could not be read completely included. */
  readonly rowCount: number;
  readonly place: TablePlace | null;
  readonly columns: readonly ParticipantColumn[];
}

const rowsPerReport = 1000;

const defaultsOf = (table: TableDescription): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    table.columns.map((column) => [column.key, 'default' in column ? (column.default ?? null) : null]),
  );

/** What a scheme of the other sort would have accrued. */
const nothingAccrued = { capital: 0, accruedPension: 0 } as const;

/** Reads the participants row by row; what is wrong becomes a finding. */
export class ParticipantListReader {
  readonly #table: TableDescription;
  readonly #defaults: Readonly<Record<string, unknown>>;
  readonly #cells: CellReader;
  readonly #doubt: Doubt;
  readonly #onRows: (rows: number) => void;
  readonly #firstRows = new Map<string, number>();
  #byColumn: (Cell | null)[] = [];
  readonly #participants: Participant[] = [];
  readonly #remarks: ParticipantRemark[] = [];
  readonly #rows: number[] = [];
  #rowCount = 0;

  constructor(table: TableDescription, cells: CellReader, doubt: Doubt, onRows: (rows: number) => void) {
    this.#table = table;
    this.#defaults = defaultsOf(table);
    this.#cells = cells;
    this.#doubt = doubt;
    this.#onRows = onRows;
  }

  read(workbook: Workbook): ParticipantList {
    const place = tablePlace(workbook, this.#table, participantSheet, { takesWholeRow: true });
    const columns = place ? this.#readAll(place, workbook.date1904) : this.#reportMissing(workbook);
    return {
      participants: this.#participants,
      remarks: this.#remarks,
      rows: this.#rows,
      rowCount: this.#rowCount,
      place,
      columns,
    };
  }

  #reportMissing(workbook: Workbook): readonly [] {
    if (workbook.sheets.some((sheet) => sheet.name === participantSheet)) {
      this.#report(
        'TABLE_MISSING',
        'De tabel Deelnemers is niet gevonden.',
        'Zet de koppen van het sjabloon terug in één rij.',
      );
    }
    return [];
  }

  #report(
    code: 'TABLE_MISSING' | 'PARTICIPANTS_NONE' | 'PARTICIPANTS_TOO_MANY',
    message: string,
    remedy: string,
  ): void {
    this.#cells.findings.add(error(code, message, remedy), wholeSheet(participantSheet));
  }

  #readAll(place: TablePlace, date1904: boolean): readonly ParticipantColumn[] {
    const reading = { findings: this.#cells.findings, date1904, doubt: this.#doubt };
    const { columns, isComplete, rows, hasShifted } = participantColumns(this.#table, place, reading);
    this.#byColumn = Array.from({ length: Math.max(0, ...columns.map((item) => item.column)) + 1 }, () => null);
    const { maximumRows } = this.#table;
    this.#rowCount = rows.length;
    if (rows.length === 0 && !hasShifted)
      this.#report('PARTICIPANTS_NONE', 'Er staan geen deelnemers in het bestand.', 'Vul ten minste één deelnemer in.');
    if (rows.length > maximumRows) {
      this.#report(
        'PARTICIPANTS_TOO_MANY',
        `Er staan meer dan ${wholeNumber(maximumRows)} deelnemers in het bestand.`,
        'Verdeel de deelnemers over meer dossiers.',
      );
    }
    for (const [index, row] of rows.slice(0, maximumRows).entries()) {
      this.#readRow(place, columns, isComplete, row);
      if ((index + 1) % rowsPerReport === 0) this.#onRows(index + 1);
    }
    this.#onRows(Math.min(rows.length, maximumRows));
    return columns;
  }

  #readRow(place: TablePlace, columns: readonly ParticipantColumn[], isComplete: boolean, row: number): void {
    const values: Record<string, unknown> = { ...this.#defaults };
    let isWhole = isComplete;
    const cells = this.#cellsByColumn(place.sheet.cells(row));
    for (const { description, column, scale } of columns) {
      const at = { sheet: place.sheet.name, row, column, field: description.header };
      const outcome = this.#cells.read(description, cells[column] ?? null, at, scale);
      if (outcome === 'wrong') isWhole = false;
      else if (outcome !== null) values[description.key] = outcome.value;
      if (description.key === 'number' && typeof values['number'] === 'string') this.#checkUnique(values['number'], at);
    }
    if (!isWhole) return;
    // Every column of the description has been checked or has its default: the record is a row of the table.
    // What is only shown goes apart; everything else is calculated with.
    const { category, remark, counts, ...calculated } = values as unknown as ParticipantRow;
    this.#participants.push({ ...nothingAccrued, ...calculated, counts: counts === 'yes' });
    this.#remarks.push({ category, remark });
    this.#rows.push(row);
  }

  /** One array for all rows: making one for each would cost more than reading them. */
  #cellsByColumn(cells: readonly Cell[]): readonly (Cell | null)[] {
    this.#byColumn.fill(null);
    for (const cell of cells) if (cell.column < this.#byColumn.length) this.#byColumn[cell.column] = cell;
    return this.#byColumn;
  }

  #checkUnique(number: string, place: { sheet: string; row: number; column: number; field: string }): void {
    const key = number.toLowerCase();
    const first = this.#firstRows.get(key);
    if (first === undefined) {
      this.#firstRows.set(key, place.row);
      return;
    }
    const message = `Dit personeelsnummer staat ook in cel ${cellName(first, place.column)}.`;
    this.#cells.findings.add(
      error('PARTICIPANT_DUPLICATE', message, 'Geef elke deelnemer een eigen nummer of verwijder de dubbele rij.'),
      place,
      number,
    );
  }
}
