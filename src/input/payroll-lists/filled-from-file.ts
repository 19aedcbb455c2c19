import { checkedFile } from '#input/check/checked-file.ts';
import type { DossierOverview } from '#input/reading/dossier/dossier-overview.ts';
import type { EnteredValue } from '#input/fields/dossier-file.ts';
import type { TableDescription } from '#input/fields/table.ts';
import type { Finding } from '#input/findings/findings.ts';
import { filledParticipants } from '#input/payroll-lists/filled-participants.ts';
import { openedSheet } from '#input/payroll-lists/look-at-file.ts';
import { type MappedRow, mappedRows } from '#input/payroll-lists/mapped-rows.ts';
import type { SourceMapping } from '#input/payroll-lists/source-mapping.ts';
import type { Platform } from '#input/gate/platform.ts';

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
