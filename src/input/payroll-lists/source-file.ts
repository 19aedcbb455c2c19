import type { Platform } from '#input/gate/platform.ts';
import { readWorkbookValues } from '#input/reading/workbook/read-workbook.ts';
import type { Sheet } from '#input/reading/workbook/workbook.ts';
import {
  type Encoding,
  type Separator,
  separatedText,
  type TextSettings,
} from '#input/payroll-lists/separated-text.ts';

/** A file with participants as another program wrote it: its sheets, with columns of its own. */
interface SourceFile {
  readonly sheets: readonly Sheet[];
  /** Day numbers count from 1904 instead of 1900. */
  readonly date1904: boolean;
  /** Formulas may hold what they gave before: the file asks to be calculated when it is opened. */
  readonly asksToCalculate: boolean;
  /** How a text was read; null of a workbook. */
  readonly text: { readonly separator: Separator; readonly encoding: Encoding } | null;
}

/** Signatures of files that are no text: zip (xlsx), the old Office format, PDF. The reader says what is wrong with these. */
const signatures = [
  [0x50, 0x4b],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x25, 0x50, 0x44, 0x46],
] as const;

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

/**
 * Opens a workbook, or a text of which the values are separated (CSV). Told apart by content, as names lie.
 * Throws UnreadableWorkbookError for what is neither.
 */
export function sourceFile(bytes: Uint8Array, platform: Platform, chosen: TextSettings): SourceFile {
  if (signatures.some((signature) => startsWith(bytes, signature))) {
    const { sheets, date1904, asksToCalculate } = readWorkbookValues(bytes, platform);
    return { sheets: sheets.filter(({ rowNumbers }) => rowNumbers.length > 0), date1904, asksToCalculate, text: null };
  }
  const { sheet, separator, encoding } = separatedText(bytes, platform.maximumFileSize, chosen);
  return { sheets: [sheet], date1904: false, asksToCalculate: false, text: { separator, encoding } };
}
