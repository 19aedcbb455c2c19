import type { PlainDate } from '#core/calendar/plain-date.ts';
import { registers } from '#input/fields/register.ts';
import type { TableDescription } from '#input/fields/table.ts';
import type { EnteredValue } from '#input/dossier-file.ts';

/** Which office has standards of its own, since when and why. */
export interface OfficeTerms {
  readonly office: string;
  readonly adoptedOn: PlainDate;
  readonly reason: string;
}

/** Values that an office offers instead of ours: of a choice its text, of tables their rows. */
export interface StandardValues {
  readonly values: Readonly<Record<string, number | string>>;
  readonly tables: Readonly<Record<string, readonly (readonly number[])[]>>;
}

/** The longest name of an office and the longest reason. */
export const officeTermLimits = { office: 120, reason: 300 } as const;

/** The tables of assumptions, which are the same in every kind of template. */
export const standardTables: readonly TableDescription[] =
  registers.dcToDc.sheets.find(({ name }) => name === 'Aannames')?.tables ?? [];

/** The rows of a table as one text, to see whether others are the same. */
export const rowsText = (rows: readonly (readonly EnteredValue[])[]): string => JSON.stringify(rows);
