import type { Column, TableDescription } from '#input/fields/table.ts';
import { alikeSheets, joinedSheets, type RowPlace } from '#input/payroll-lists/alike-sheets.ts';
import { type ChosenRows, headerTexts, proposedRows } from '#input/payroll-lists/chosen-rows.ts';
import type { Conversion } from '#input/payroll-lists/conversion.ts';
import { headerScore } from '#input/payroll-lists/header-meaning.ts';
import { helperColumns } from '#input/payroll-lists/helper-columns.ts';
import type { ListSettings } from '#input/payroll-lists/list-settings.ts';
import { ofPeople, peopleRows } from '#input/payroll-lists/people-rows.ts';
import { proposedConversion } from '#input/payroll-lists/proposed-conversion.ts';
import { isUnreadable, proposedMapping } from '#input/payroll-lists/proposed-mapping.ts';
import { type RowInView, rowsInView } from '#input/payroll-lists/rows-in-view.ts';
import { type SourceColumns, sourceColumns } from '#input/payroll-lists/source-columns.ts';
import { sourceFile } from '#input/payroll-lists/source-file.ts';
import type { MappedColumn } from '#input/payroll-lists/source-mapping.ts';
import { shownValue } from '#input/reading/cells/shown-value.ts';
import { withProvenPay } from '#input/payroll-lists/proven-pay.ts';
import { notAWorkbook } from '#input/gate/unreadable-workbook.ts';
import type { Sheet } from '#input/reading/workbook/workbook.ts';
import type { Platform } from '#input/gate/platform.ts';

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
  /** Tells who counts or how hours are read, and does not come into the template. */
  readonly isHelper: boolean;
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
  /** How the list was found, with all that was proposed filled in. */
  readonly settings: ListSettings & { readonly sheet: string; readonly rows: ChosenRows };
  /** Sheets with the same headers. */
  readonly alike: readonly string[];
  readonly inView: readonly RowInView[];
  readonly columns: readonly OfferedColumn[];
  /** Headers of columns with BSNs and of those that tell who somebody is: left where they are. */
  readonly citizenNumbers: readonly string[];
  readonly personal: readonly string[];
  /** Headers that are known, of columns whose values cannot be read so. */
  readonly unreadable: readonly string[];
  readonly proposed: readonly MappedColumn[];
}

/** A sheet of a file with its columns, ready to be mapped. */
export interface OpenedList {
  readonly columns: SourceColumns;
  readonly inView: readonly RowInView[];
  /** Where a row stands, of a list of more than one sheet; null where its number says it. */
  readonly placeOf: (row: number) => RowPlace | null;
  readonly hiddenRows: ReadonlySet<number>;
  readonly date1904: boolean;
  readonly asksToCalculate: boolean;
  readonly sheets: readonly string[];
  readonly alike: readonly string[];
  readonly settings: LookedAtFile['settings'];
}

const shownSamples = 3;

/**
 * The sheet of that name, else one with a day of birth and then the one with most columns: of those in view, or of all if
 * none of these has headers.
 */
function chosenSheet(sheets: readonly Sheet[], name: string | null): Sheet | undefined {
  const named = sheets.find((sheet) => sheet.name === name);
  const looks = sheets.map((sheet) => {
    const rows = proposedRows(sheet);
    const headers = rows ? [...headerTexts(sheet, rows).values()] : [];
    return { sheet, width: headers.length, hasBorn: headers.some((header) => headerScore('born', header) > 0) };
  });
  const inView = looks.filter(({ sheet, width }) => !sheet.isHidden && width > 0);
  const offered = inView.length > 0 ? inView : looks;
  const [best] = offered.toSorted((a, b) => Number(b.hasBorn) - Number(a.hasBorn) || b.width - a.width);
  return named ?? best?.sheet;
}

/** Opens the list in a file. Throws UnreadableWorkbookError when there is no table with headers in it. */
export function openedList(bytes: Uint8Array, settings: ListSettings, platform: Platform): OpenedList {
  const { sheets, date1904, asksToCalculate, text } = sourceFile(bytes, platform, settings);
  const sheet = chosenSheet(sheets, settings.sheet);
  const rows = settings.rows ?? (sheet ? proposedRows(sheet) : null);
  if (!sheet || rows === null) throw notAWorkbook('er is geen rij met kolomkoppen gevonden');
  const others = alikeSheets(sheets, sheet, rows);
  const taken = others.filter((other) => settings.alikeSheets?.includes(other.sheet.name));
  const list = joinedSheets(sheet, rows, taken);
  const columns = sourceColumns(list.sheet, list.rows);
  return {
    columns,
    inView: rowsInView(sheet, rows, columns, date1904),
    placeOf: (row) => list.places.get(row) ?? (taken.length > 0 ? { sheet: sheet.name, row } : null),
    hiddenRows: list.sheet.hiddenRows,
    date1904,
    asksToCalculate,
    sheets: sheets.map(({ name }) => name),
    alike: others.map((other) => other.sheet.name),
    settings: { ...settings, ...text, sheet: sheet.name, rows },
  };
}

/** The columns of the sheet with most of them, or of what is asked for. Throws UnreadableWorkbookError. */
export function lookedAtFile(
  bytes: Uint8Array,
  table: TableDescription,
  asked: ListSettings,
  /** Of a template that is completed the columns that can be; null where participants are put in anew. */
  completable: readonly string[] | null,
  platform: Platform,
): LookedAtFile {
  const { columns, inView, date1904, sheets, alike, settings } = openedList(bytes, asked, platform);
  const { usable, citizenNumbers, personal } = columns;
  const own = table.columns.filter(({ key }) => completable?.includes(key) ?? true);
  const sought: readonly Column[] = [...own, ...helperColumns];
  const mapped = proposedMapping(sought, usable, date1904);
  const bornHeader = mapped.find(({ key }) => key === 'born')?.header;
  const people = peopleRows(
    usable.find(({ header }) => header === bornHeader),
    usable,
  );
  const list = { table, sources: usable, mapped, date1904 };
  const offered = usable.map((source) => {
    const own = ofPeople(source, people);
    return {
      header: source.header,
      samples: own.cells.slice(0, shownSamples).map((cell) => shownValue(cell, date1904)),
      conversions: Object.fromEntries(sought.map((column) => [column.key, proposedConversion(column, own, date1904)])),
    };
  });
  return {
    ours: soughtColumns(sought, completable !== null),
    sheets,
    settings,
    alike,
    inView,
    columns: offered,
    citizenNumbers,
    personal,
    unreadable: usable
      .filter((source) => isUnreadable(sought, ofPeople(source, people), date1904))
      .map(({ header }) => header),
    proposed: withProvenPay(list, [...people]),
  };
}

const soughtColumns = (columns: readonly Column[], isCompleting: boolean): readonly SoughtColumn[] =>
  columns.map((column) => ({
    key: column.key,
    header: column.header,
    isRequired: column.required === true && !isCompleting,
    isHelper: helperColumns.some(({ key }) => key === column.key),
    isNumber: column.key === 'number',
    isDay: column.type === 'date',
    isPay: column.key === 'fullTimeSalary',
    choices: column.type === 'choice' ? column.choices.map(({ text }) => text) : [],
  }));
