import type { FindingCode } from '#input/findings/findings.ts';
import { plainWorkbook } from '#test/xlsx/plain-workbook.ts';
import { type RawEntry } from '#test/xlsx/raw-zip.ts';

/** A file that should not be, and what must come of it: a refusal with this code, or a harmless reading (null). */
export interface HostileFile {
  readonly name: string;
  readonly code: FindingCode | null;
  readonly make: () => Buffer;
}

/** The only sheet of the plain workbook. */
export const sheetPart = 'xl/worksheets/sheet1.xml';

/** The plain workbook with other text in its sheet. */
export const sheetWith = (content: string | Buffer): Buffer => plainWorkbook({ [sheetPart]: content });

/** A part that has nothing to do with the others. */
export const extra = (name: string, content = 'x'): RawEntry => ({ name, content });

export const cell = (reference: string, value = '1'): string => `<c r="${reference}"><v>${value}</v></c>`;
