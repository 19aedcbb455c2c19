import type { Platform } from '#input/gate/platform.ts';
import { readWorkbookValues } from '#input/reading/workbook/read-workbook.ts';
import type { Sheet, Cell } from '#input/reading/workbook/workbook.ts';
import papaparse from 'papaparse';
import { fileSize } from '#office/document/dutch-format.ts';
import { notAWorkbook, tooLargeWorkbook } from '#input/gate/unreadable-workbook.ts';
import { readerLimits } from '#input/gate/reader-limits.ts';

const byteOrderMarks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** UTF-16 where its mark is there, else UTF-8, and what is no UTF-8 as Windows for Western Europe writes it. */
function decoded(bytes: Uint8Array): string {
  const marked = byteOrderMarks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Any bytes are a text in windows-1252: what it makes of them shows in the preview.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Excel may name the separator in a first line of its own: `sep=;`. */
const separatorLine = /^sep=(.)\r?\n/i;

const separators = [';', ',', '\t', '|'] as const;

/** By so many lines the separator is known. */
const triedLines = 50;

/** The separator by which half of the lines have the most values: decimal commas and texts have fewer of them. */
function likelySeparator(text: string): string {
  const values = (delimiter: string): number => {
    const { data } = papaparse.parse<string[]>(text, { delimiter, preview: triedLines });
    return data.map(({ length }) => length).toSorted((a, b) => a - b)[Math.floor(data.length / 2)] ?? 0;
  };
  return separators.toSorted((a, b) => values(b) - values(a))[0] ?? ';';
}

/** A sheet of which every value is a text, as in a file of which the values are separated. */
class TextSheet implements Sheet {
  readonly name = '';
  readonly isHidden = false;
  readonly tables = [];
  readonly hiddenRows: ReadonlySet<number> = new Set();
  readonly rowNumbers: readonly number[];
  readonly #rows: readonly (readonly string[])[];

  constructor(rows: readonly (readonly string[])[]) {
    this.#rows = rows;
    this.rowNumbers = rows.flatMap((row, index) => (row.some((text) => text.trim() !== '') ? [index + 1] : []));
  }

  cell(row: number, column: number): Cell | null {
    const value = this.#rows[row - 1]?.[column - 1] ?? '';
    return value.trim() === '' ? null : { row, column, kind: 'text', value, isFormula: false };
  }

  cells(row: number): readonly Cell[] {
    return (this.#rows[row - 1] ?? []).flatMap((_, index) => this.cell(row, index + 1) ?? []);
  }
}

function checkSize(rows: readonly (readonly string[])[]): void {
  if (rows.length > readerLimits.rows) throw tooLargeWorkbook('het heeft te veel regels');
  const cells = rows.reduce((total, { length }) => total + length, 0);
  if (cells > readerLimits.cells) throw tooLargeWorkbook('het heeft te veel waarden');
}

/**
 * Reads a text of which the values are separated by `;`, `,`, a tab or `|`, which is found out; values may be quoted. Throws
 * UnreadableWorkbookError when the text has no columns or is too large.
 */
function delimitedSheet(bytes: Uint8Array, maximumFileSize: number): Sheet {
  if (bytes.length === 0) throw notAWorkbook('het bestand is leeg');
  if (bytes.length > maximumFileSize) throw tooLargeWorkbook(`het is groter dan ${fileSize(maximumFileSize)}`);
  const text = decoded(bytes);
  const [line = '', separator] = separatorLine.exec(text) ?? [];
  const content = text.slice(line.length);
  const { data } = papaparse.parse<string[]>(content, { delimiter: separator ?? likelySeparator(content) });
  checkSize(data);
  if (!data.some((row) => row.length > 1)) throw notAWorkbook('het heeft geen kolommen');
  return new TextSheet(data);
}

/** A file with participants as another program wrote it: its sheets, with columns of its own. */
interface SourceFile {
  readonly sheets: readonly Sheet[];
  /** Day numbers count from 1904 instead of 1900. */
  readonly date1904: boolean;
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
export function sourceFile(bytes: Uint8Array, platform: Platform): SourceFile {
  if (signatures.some((signature) => startsWith(bytes, signature))) {
    const { sheets, date1904 } = readWorkbookValues(bytes, platform);
    return { sheets: sheets.filter(({ rowNumbers }) => rowNumbers.length > 0), date1904 };
  }
  return { sheets: [delimitedSheet(bytes, platform.maximumFileSize)], date1904: false };
}
