import type { Column, TableDescription } from '#input/fields/table.ts';
import { isCitizenNumberHeader } from '#input/reading/repair/citizen-number.ts';
import { type Doubt, error, type Problem } from '#input/reading/cells/problem.ts';
import { FindingList, type Place } from '#input/reading/cells/finding-list.ts';
import { FirstLook } from '#input/reading/repair/first-look.ts';
import { shownValue } from '#input/reading/cells/shown-value.ts';
import { type FoundColumn, foundColumns, reportExtraColumns } from '#input/reading/tables/table-columns.ts';
import { type TablePlace, tablePlace } from '#input/reading/tables/table-place.ts';
import type { Workbook } from '#input/reading/workbook/workbook.ts';

export const participantSheet = 'Deelnemers';

/** A column that is read, and by what its numbers are divided. */
export interface ParticipantColumn extends FoundColumn {
  readonly scale: number;
}

/** What is found by looking at the whole sheet, before any single value is judged. */
interface ParticipantColumns {
  readonly columns: readonly ParticipantColumn[];
  /** Whether every required column is there and may be read: only then do rows make participants. */
  readonly isComplete: boolean;
  /** Numbers of the rows with a participant. */
  readonly rows: readonly number[];
  /** Whether rows were left out that hold participants beside their headers. */
  readonly hasShifted: boolean;
}

/** How the columns of this file are looked at. */
interface ColumnReading {
  readonly findings: FindingList;
  readonly date1904: boolean;
  readonly doubt: Doubt;
}

const refusal = error(
  'BSN_COLUMN',
  'Deze kolom lijkt burgerservicenummers (BSN) te bevatten. Die mogen niet worden aangeleverd.',
  'Verwijder de kolom of vervang de nummers door een eigen kenmerk, en upload het bestand opnieuw.',
);

/** Says of whole rows that they are no participants, or not under their headers. */
function reportRows({ totals, shifted }: FirstLook, sheet: string, { findings, date1904 }: ColumnReading): void {
  const { first } = totals;
  if (first !== null)
    findings.add(
      totals.problem(),
      { sheet, row: first.row, column: first.column, field: null },
      shownValue(first, date1904),
    );
  for (const item of shifted.found) {
    const { row, cell } = item.first;
    const { column, description } = item.from;
    const found = cell === null ? null : shownValue(cell, date1904);
    findings.add(shifted.problem(item), { sheet, row, column, field: description.header }, found);
  }
}

/** Reads on a column of which the values can be trusted; what is wrong with all of it is a finding at its header. */
function readColumn(
  found: FoundColumn,
  look: FirstLook,
  at: Place,
  { findings, doubt }: ColumnReading,
): readonly ParticipantColumn[] {
  const { description, column } = found;
  const report = (problem: Problem | null | undefined): boolean => {
    if (problem) findings.add(problem, at);
    return problem?.severity === 'error';
  };
  if (report(look.days.get(column)?.problem())) return [];
  if (report(look.times.get(column)?.problem())) return [];
  if (report(look.hours.get(column)?.problem(doubt))) return [];
  let read: Column = description;
  for (const pay of [look.lowPay.get(column), look.highPay.get(column)]) {
    const problem = pay?.problem(doubt);
    report(problem);
    if (pay && problem) read = pay.described;
  }
  return [{ description: read, column, scale: look.percentages.get(column)?.scale(findings, at) ?? 1 }];
}

const headerPlace = ({ sheet, headerRow }: TablePlace, column: number, field: string | null): Place => ({
  sheet: sheet.name,
  row: headerRow,
  column,
  field,
});

/** Refuses columns with citizen service numbers; gives their numbers. */
function refusedColumns(
  place: TablePlace,
  found: readonly FoundColumn[],
  look: FirstLook,
  findings: FindingList,
): ReadonlySet<number> {
  const named = place.headers.filter(isCitizenNumberHeader).map((cell) => cell.column);
  const refused = new Set([...named, ...look.citizenNumberColumns()]);
  for (const column of refused) {
    const field = found.find((item) => item.column === column)?.description.header ?? null;
    findings.add(refusal, headerPlace(place, column, field));
  }
  return refused;
}

/** Finds citizen service numbers in a file that is not read any further: it may not be kept either. */
export function refuseCitizenNumbers(table: TableDescription, workbook: Workbook, findings: FindingList): void {
  const place = tablePlace(workbook, table, participantSheet, { takesWholeRow: true });
  if (place === null) return;
  const found = foundColumns(table, place, new FindingList());
  const look = new FirstLook(place, found, workbook.date1904);
  look.look();
  refusedColumns(place, found, look, findings);
}

/** Finds the columns, refuses those with citizen service numbers and those that cannot be read, and finds the rows. */
export function participantColumns(
  table: TableDescription,
  place: TablePlace,
  reading: ColumnReading,
): ParticipantColumns {
  const { findings } = reading;
  const found = foundColumns(table, place, findings);
  const look = new FirstLook(place, found, reading.date1904);
  look.look();
  const refused = refusedColumns(place, found, look, findings);
  reportExtraColumns(table, place, findings, refused);
  reportRows(look, place.sheet.name, reading);
  const columns = found
    .filter(({ column }) => !refused.has(column))
    .flatMap((item) => readColumn(item, look, headerPlace(place, item.column, item.description.header), reading));
  return {
    columns,
    isComplete: table.columns.every(
      ({ required, key }) => !required || columns.some((item) => item.description.key === key),
    ),
    rows: look.rows,
    hasShifted: look.shifted.found.length > 0,
  };
}
