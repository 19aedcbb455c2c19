import { checkedFile } from '#input/check/checked-file.ts';
import type { DossierOverview } from '#input/reading/dossier/dossier-overview.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { TableDescription, Column } from '#input/fields/table.ts';
import type { Finding } from '#input/findings/findings.ts';
import { filledParticipants } from '#input/payroll-lists/filled-participants.ts';
import { openedSheet } from '#input/payroll-lists/look-at-file.ts';
import type { SourceMapping, MappedColumn } from '#input/payroll-lists/source-mapping.ts';
import type { Platform } from '#input/gate/platform.ts';
import { converted, type Conversion } from '#input/payroll-lists/conversion.ts';
import type { SourceColumn } from '#input/payroll-lists/source-columns.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/** A participant: the row of the file, and values in the order of the columns of the template. */
interface MappedRow {
  readonly row: number;
  readonly values: readonly EnteredValue[];
}

interface Reading {
  readonly column: Column;
  readonly conversion: Conversion;
  /** The cells of the column by their row. */
  readonly cells: ReadonlyMap<number, Cell>;
}

function readings(
  table: TableDescription,
  sources: readonly SourceColumn[],
  mapped: readonly MappedColumn[],
): readonly (Reading | null)[] {
  return table.columns.map((column) => {
    const entry = mapped.find(({ key }) => key === column.key);
    const source = entry && sources.find(({ header }) => header === entry.header);
    if (!entry || (!source && entry.conversion.kind !== 'rowNumber')) return null;
    const cells = new Map(source?.cells.map((cell) => [cell.row, cell]));
    return { column, conversion: entry.conversion, cells };
  });
}

function value(reading: Reading | null, row: number, place: number, date1904: boolean): EnteredValue {
  if (reading === null) return null;
  if (reading.conversion.kind === 'rowNumber') return String(place + 1);
  const cell = reading.cells.get(row);
  return cell === undefined ? null : converted(reading.column, reading.conversion, cell, date1904);
}

/** Pay of what somebody works, made pay of a full week; it stays as it is where part time is not known. */
function withFullTimePay(table: TableDescription, values: EnteredValue[], readings: readonly (Reading | null)[]): void {
  const pay = table.columns.findIndex(({ key }) => key === 'fullTimeSalary');
  const conversion = readings[pay]?.conversion;
  const share = values[table.columns.findIndex(({ key }) => key === 'partTime')];
  const amount = values[pay];
  if (conversion?.kind !== 'amount' || !conversion.isPartTimePay) return;
  if (typeof share === 'number' && share > 0 && typeof amount === 'number') values[pay] = amount / share;
}

/** Whether a row tells of somebody: a row of totals or a remark has no day of birth and no number. */
const tells = (reading: Reading | null, row: number): boolean => reading?.cells.has(row) ?? false;

/**
 * The participants of a file: a row for each that has a day of birth or a number in its columns. Amounts are rounded to
 * cents, parts to a millionth: a quotient has more digits than anybody reads.
 */
export function mappedRows(
  table: TableDescription,
  sources: readonly SourceColumn[],
  mapped: readonly MappedColumn[],
  date1904: boolean,
): readonly MappedRow[] {
  const read = readings(table, sources, mapped);
  const marking = read.filter((reading) => reading?.column.key === 'born' || reading?.column.key === 'number');
  const rows = [...new Set(read.flatMap((reading) => [...(reading?.cells.keys() ?? [])]))].toSorted((a, b) => a - b);
  return rows
    .filter((row) => marking.some((reading) => tells(reading, row)))
    .map((row, place) => {
      const values = read.map((reading) => value(reading, row, place, date1904));
      withFullTimePay(table, values, read);
      return { row, values: values.map((item, index) => rounded(table.columns[index], item)) };
    });
}

function rounded(column: Column | undefined, value: EnteredValue): EnteredValue {
  if (typeof value !== 'number') return value;
  if (column?.type === 'amount') return Math.round(value * 100) / 100;
  return column?.type === 'percentage' ? Math.round(value * 1e6) / 1e6 : value;
}

/** A template with the participants of another file, and what is to be said of them. */
export interface FilledFromFile {
  readonly template: Uint8Array<ArrayBuffer>;
  readonly count: number;
  /** The first rows, as they came into the template. */
  readonly preview: readonly (readonly EnteredValue[])[];
  /** What each column of amounts comes to, to hold against the source; null for any other column. */
  readonly totals: readonly (number | null)[];
  /** What the check says of the filled template, all sheets. */
  readonly findings: readonly Finding[];
  readonly overview: DossierOverview | null;
}

const shownRows = 5;

const total = (values: readonly EnteredValue[]): number =>
  values.reduce<number>((sum, value) => (typeof value === 'number' ? sum + value : sum), 0);

/**
 * Puts the participants of a file in a template as `mapping` says. Throws UnreadableWorkbookError when the file cannot be read, and
 * UnfillableTemplateError when the template has no table for them.
 */
export function filledFromFile(
  file: Uint8Array,
  template: Uint8Array,
  { table, mapping }: { readonly table: TableDescription; readonly mapping: SourceMapping },
  platform: Platform,
): FilledFromFile {
  const { columns, date1904 } = openedSheet(file, mapping.sheet, platform);
  const values = mappedRows(table, columns.usable, mapping.columns, date1904).map((row: MappedRow) => row.values);
  const filled = filledParticipants(template, table, values, platform);
  const { findings, overview } = checkedFile(filled, platform);
  const totals = table.columns.map(({ type }, index) =>
    type === 'amount' ? total(values.map((row) => row[index] ?? null)) : null,
  );
  return { template: filled, count: values.length, preview: values.slice(0, shownRows), totals, findings, overview };
}
