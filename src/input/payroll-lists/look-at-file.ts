import type { TableDescription } from '#input/fields/table.ts';
import type { Conversion } from '#input/payroll-lists/conversion.ts';
import { proposedConversion } from '#input/payroll-lists/proposed-conversion.ts';
import { markingColumns, ofParticipants, proposedMapping } from '#input/payroll-lists/proposed-mapping.ts';
import { type SourceColumn, type SourceColumns, sourceColumns } from '#input/payroll-lists/source-columns.ts';
import { sourceFile } from '#input/payroll-lists/source-file.ts';
import type { MappedColumn } from '#input/payroll-lists/source-mapping.ts';
import { shownValue } from '#input/reading/cells/shown-value.ts';
import { notAWorkbook } from '#input/gate/unreadable-workbook.ts';
import type { Sheet, Cell } from '#input/reading/workbook/workbook.ts';
import type { Platform } from '#input/gate/platform.ts';
import { isEmpty } from '#input/reading/cells/cell-reader.ts';

/** Above the headers a file may have a title, a date and the name of the employer. */
const mostRowsAbove = 30;

/** A row of headers has at least so many. */
const fewestHeaders = 2;

/** How many different words a row has; 0 when something else stands in it as well, as in a row of a person. */
function headersIn(sheet: Sheet, row: number): number {
  const cells = sheet.cells(row).filter((cell) => !isEmpty(cell));
  const isWord = ({ kind, value }: Cell): boolean => kind === 'text' && /\p{L}/u.test(String(value));
  return cells.every(isWord) ? new Set(cells.map(({ value }) => String(value).trim().toLowerCase())).size : 0;
}

/**
 * The row with the headers: of the first rows the one with the most different words and nothing but words, the first of
 * those that have as many. Null when there is none.
 */
export function headerRow(sheet: Sheet): number | null {
  let best: { readonly row: number; readonly headers: number } | null = null;
  const rows = Array.from(sheet.rowNumbers).slice(0, mostRowsAbove);
  for (const row of rows) {
    const headers = headersIn(sheet, row);
    if (headers >= fewestHeaders && headers > (best?.headers ?? 0)) best = { row, headers };
  }
  return best?.row ?? null;
}

/** A column as a person is shown it. */
interface OfferedColumn {
  readonly header: string;
  /** The first values. */
  readonly samples: readonly string[];
  /** How it would be read as each of our columns. */
  readonly conversions: Readonly<Record<string, Conversion>>;
}

/** A column of ours for which a column of the file is sought. */
export interface SoughtColumn {
  readonly key: string;
  readonly header: string;
  readonly isRequired: boolean;
  /** Identifies a participant: rows can be numbered instead. */
  readonly isNumber: boolean;
  readonly isDay: boolean;
  /** A salary, which can be without supplements, or of part of a week. */
  readonly isPay: boolean;
  /** The texts to choose from; empty for a column without choices. */
  readonly choices: readonly string[];
}

/** What there is to choose from in a file, and what is proposed. */
export interface LookedAtFile {
  readonly ours: readonly SoughtColumn[];
  /** Names of the sheets; one without a name is a text. */
  readonly sheets: readonly string[];
  /** The one that was looked at. */
  readonly sheet: string;
  readonly columns: readonly OfferedColumn[];
  /** Headers of columns with BSNs and of those that tell who somebody is: left where they are. */
  readonly citizenNumbers: readonly string[];
  readonly personal: readonly string[];
  readonly proposed: readonly MappedColumn[];
}

/** A sheet of a file with its columns, ready to be mapped. */
interface OpenedSheet {
  readonly name: string;
  readonly columns: SourceColumns;
  readonly date1904: boolean;
}

const shownSamples = 3;

/** The sheet of that name, else the one with the most columns below headers. */
function chosenSheet(sheets: readonly Sheet[], name: string | null): Sheet | undefined {
  const named = sheets.find((sheet) => sheet.name === name);
  const width = (sheet: Sheet): number => sheet.cells(headerRow(sheet) ?? 0).length;
  return named ?? sheets.toSorted((a, b) => width(b) - width(a))[0];
}

/** Opens a file at a sheet. Throws UnreadableWorkbookError when there is no table with headers in it. */
export function openedSheet(
  bytes: Uint8Array,
  name: string | null,
  platform: Platform,
): OpenedSheet & { readonly sheets: readonly string[] } {
  const { sheets, date1904 } = sourceFile(bytes, platform);
  const sheet = chosenSheet(sheets, name);
  const row = sheet && headerRow(sheet);
  if (!sheet || row === null || row === undefined) throw notAWorkbook('er is geen rij met kolomkoppen gevonden');
  const columns = sourceColumns(sheet, row);
  return { name: sheet.name, columns, date1904, sheets: sheets.map((item) => item.name) };
}

function offered(table: TableDescription, source: SourceColumn, marking: readonly SourceColumn[], date1904: boolean) {
  const of = ofParticipants(source, marking);
  return {
    header: source.header,
    samples: source.cells.slice(0, shownSamples).map((cell) => shownValue(cell, date1904)),
    conversions: Object.fromEntries(
      table.columns.map((column) => [column.key, proposedConversion(column, of, date1904)]),
    ),
  };
}

/** The columns of the sheet with most of them, or of the one that is asked for. Throws UnreadableWorkbookError. */
export function lookedAtFile(
  bytes: Uint8Array,
  table: TableDescription,
  sheet: string | null,
  platform: Platform,
): LookedAtFile {
  const opened = openedSheet(bytes, sheet, platform);
  const { usable, citizenNumbers, personal } = opened.columns;
  const proposed = proposedMapping(table, usable, opened.date1904);
  const marking = markingColumns(proposed, usable);
  return {
    ours: table.columns.map((column) => ({
      key: column.key,
      header: column.header,
      isRequired: column.required ?? false,
      isNumber: column.key === 'number',
      isDay: column.type === 'date',
      isPay: column.key === 'fullTimeSalary',
      choices: column.type === 'choice' ? column.choices.map(({ text }) => text) : [],
    })),
    sheets: opened.sheets,
    sheet: opened.name,
    columns: usable.map((source) => offered(table, source, marking, opened.date1904)),
    citizenNumbers,
    personal,
    proposed,
  };
}
