import papaparse from 'papaparse';
import { isKnownHeader } from '#input/payroll-lists/header-meaning.ts';
import { notAWorkbook, tooLargeWorkbook } from '#input/gate/unreadable-workbook.ts';
import { readerLimits } from '#input/gate/reader-limits.ts';
import type { Cell, Sheet } from '#input/reading/workbook/workbook.ts';
import { fileSize } from '#office/document/dutch-format.ts';

export const separators = [';', ',', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

export const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof encodings)[number];

/** How a text is read; what is left out is found out. */
export interface TextSettings {
  readonly separator: Separator | null;
  readonly encoding: Encoding | null;
}

const byteOrderMarks = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** UTF-16 where its mark is there, else UTF-8, and what is no UTF-8 as Windows for Western Europe writes it. */
function likelyEncoding(bytes: Uint8Array): Encoding {
  const marked = byteOrderMarks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  if (marked) return marked.encoding;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // Any bytes are a text in windows-1252: what it makes of them shows in the preview.
    return 'windows-1252';
  }
}

/** Excel may name the separator in a first line of its own: `sep=;`. */
const separatorLine = /^sep=(.)\r?\n/i;

/** By so many lines the separator is known. */
const triedLines = 50;

interface Fit {
  /** Headers that say something, in the line that has most of them. */
  readonly known: number;
  /** The part of the lines that have as many values as most have. */
  readonly even: number;
  readonly width: number;
}

function fit(text: string, delimiter: string): Fit {
  const { data } = papaparse.parse<string[]>(text, { delimiter, preview: triedLines });
  const lines = data.filter((line) => line.length > 1);
  const counts = new Map<number, number>();
  for (const { length } of lines) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [width = 0, most = 0] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [];
  const known = lines.map((line) => new Set(line.filter(isKnownHeader)).size);
  return { known: Math.max(0, ...known), even: most / data.length, width };
}

/** The separator that gives the most headers that say something, then the most even lines: texts and decimals have commas too. */
function likelySeparator(text: string): Separator {
  const fits = separators.map((separator) => ({ separator, ...fit(text, separator) }));
  return fits.toSorted((a, b) => b.known - a.known || b.even - a.even || b.width - a.width)[0]?.separator ?? ';';
}

/** A value that Excel is kept from changing: `="0017"`. */
const guarded = /^\s*="(.*)"\s*$/s;

const bareValue = (value: string): string => guarded.exec(value)?.[1]?.replaceAll('""', '"') ?? value;

/** A sheet of which every value is a text, as in a file of which the values are separated. */
class TextSheet implements Sheet {
  readonly name = '';
  readonly isHidden = false;
  readonly tables = [];
  readonly hiddenRows: ReadonlySet<number> = new Set();
  readonly merges = [];
  readonly rowNumbers: readonly number[];
  readonly #rows: readonly (readonly string[])[];

  constructor(rows: readonly (readonly string[])[]) {
    this.#rows = rows;
    this.rowNumbers = rows.flatMap((row, index) => (row.some((text) => text.trim() !== '') ? [index + 1] : []));
  }

  cell(row: number, column: number): Cell | null {
    const value = bareValue(this.#rows[row - 1]?.[column - 1] ?? '');
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

/** Programs write a web page and name it .xls; Excel opens it as a workbook. */
const webPage = /^\s*(?:<!doctype html|<html|<table|<meta)/i;

/** A text as a sheet, and how it was read. */
interface SeparatedText {
  readonly sheet: Sheet;
  readonly separator: Separator;
  readonly encoding: Encoding;
}

/**
 * Reads a text of which the values are separated; values may be quoted. Throws UnreadableWorkbookError when the text has no
 * columns, is too large or is a web page.
 */
export function separatedText(bytes: Uint8Array, maximumFileSize: number, chosen: TextSettings): SeparatedText {
  if (bytes.length === 0) throw notAWorkbook('het bestand is leeg');
  if (bytes.length > maximumFileSize) throw tooLargeWorkbook(`het is groter dan ${fileSize(maximumFileSize)}`);
  const encoding = chosen.encoding ?? likelyEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (webPage.test(text)) throw notAWorkbook('het is een webpagina met de naam van een werkmap');
  const [line = '', named] = separatorLine.exec(text) ?? [];
  const content = text.slice(line.length);
  const separator = chosen.separator ?? separators.find((known) => known === named) ?? likelySeparator(content);
  const { data } = papaparse.parse<string[]>(content, { delimiter: separator });
  checkSize(data);
  if (!data.some((row) => row.length > 1)) throw notAWorkbook('het heeft geen kolommen');
  return { sheet: new TextSheet(data), separator, encoding };
}
