import { wholeNumber } from '#office/document/dutch-format.ts';

/** What is wrong or remarkable in an uploaded workbook, with the place and the remedy in Dutch. */
export interface Finding {
  readonly code: FindingCode;
  /** Errors stop the calculation; warnings are listed in the output. */
  readonly severity: 'error' | 'warning';
  /** Sheet name as in the file; null for the file as a whole. */
  readonly sheet: string | null;
  /** Cell address ("C12"); null for a sheet or the file as a whole. */
  readonly cell: string | null;
  /** Field name or column header it concerns. */
  readonly field: string | null;
  /** The value found, as text, shortened; never a value of a column that may hold a BSN. Of MORE_FINDINGS: how many. */
  readonly found: string | null;
  /** What is wrong: a full Dutch sentence. */
  readonly message: string;
  /** How to repair it: a full Dutch sentence. */
  readonly remedy: string;
}

/** Closed list; codes are never reused. Extended where the reader needs more. */
export const findingCodes = [
  'FILE_NOT_XLSX',
  'FILE_PASSWORD',
  'FILE_OLD_XLS',
  'FILE_DAMAGED',
  'FILE_TOO_LARGE',
  'FILE_MACROS',
  'FILE_ACTIVE',
  'FILE_UNSUPPORTED',
  'TEMPLATE_KIND_UNKNOWN',
  'TEMPLATE_TOO_NEW',
  'TEMPLATE_TOO_OLD',
  'SHEET_MISSING',
  'FIELD_MISSING',
  'FIELD_EMPTY',
  'FIELD_RETIRED',
  'TABLE_MISSING',
  'COLUMN_MISSING',
  'COLUMN_TWICE',
  'COLUMN_UNKNOWN',
  'VALUE_WRONG_TYPE',
  'VALUE_OUT_OF_RANGE',
  'VALUE_UNUSUAL',
  'VALUE_ERROR_CELL',
  'VALUE_UNKNOWN_CHOICE',
  'VALUE_NOT_FIRST_OF_MONTH',
  'VALUE_PERCENT_ABOVE_ONE',
  'VALUE_CONFLICT',
  'COLUMN_PERCENT_AS_NUMBER',
  'COLUMN_MONTH_FIRST',
  'COLUMN_PAY_LOW',
  'COLUMN_PAY_HIGH',
  'COLUMN_HOURS',
  'COLUMN_UNUSUAL',
  'BASE_ZERO',
  'TOTAL_ROW',
  'ROWS_SHIFTED',
  'SCALE_NOT_RISING',
  'SCALE_STARTS_LATE',
  'TABLE_EMPTY',
  'PARTICIPANT_DUPLICATE',
  'PARTICIPANTS_NONE',
  'PARTICIPANTS_TOO_MANY',
  'BSN_COLUMN',
  'LAW_VALUE_MISSING',
  'MORE_FINDINGS',
] as const;

export type FindingCode = (typeof findingCodes)[number];

/** What would make a result senseless: an error that asks, and a warning once the adviser has said that the data are right. */
const doubtCodes = [
  'COLUMN_PAY_LOW',
  'COLUMN_PAY_HIGH',
  'COLUMN_HOURS',
  'BASE_ZERO',
] as const satisfies readonly FindingCode[];

export type DoubtCode = (typeof doubtCodes)[number];

export const isDoubt = ({ code }: Finding): boolean => (doubtCodes as readonly FindingCode[]).includes(code);

/** At most this many findings are listed in full; above it the count per code is. */
export const maximumListedFindings = 1000;

/** How many findings there are, those that are only counted included. */
export const findingTotal = (findings: readonly Finding[]): number =>
  findings.reduce((total, { code, found }) => total + (code === 'MORE_FINDINGS' ? Number(found) : 1), 0);

/** "1 fout", "3 fouten". */
export function countedFindings(findings: readonly Finding[], one: string, more: string): string {
  const total = findingTotal(findings);
  return `${wholeNumber(total)} ${total === 1 ? one : more}`;
}
