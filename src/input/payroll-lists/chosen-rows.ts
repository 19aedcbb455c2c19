import { filledCells, groupsOver, headerLine } from '#input/payroll-lists/header-groups.ts';
import { groupSign, isKnownHeader } from '#input/payroll-lists/header-meaning.ts';
import type { Cell, Sheet } from '#input/reading/workbook/workbook.ts';

/** Which rows of a sheet hold the headers, and which the list; all from 1 and inclusive. */
export interface ChosenRows {
  readonly firstHeader: number;
  readonly lastHeader: number;
  readonly first: number;
  readonly last: number;
}

/** Above the headers a file may have a title, a date and the name of the employer. */
const mostRowsAbove = 30;

/** A row of headers has at least so many. */
const fewestHeaders = 2;

const isWord = ({ kind, value }: Cell): boolean => kind === 'text' && !/^[\d\s.,:/+-]*$/.test(String(value));

const isOfWords = (sheet: Sheet, row: number): boolean => filledCells(sheet, row).every(isWord);

/** Two lines of one header: a word that was split at a sign is made whole. */
function joinedHeader(upper: string, lower: string): string {
  if (upper === '' || lower === '') return upper || lower;
  if (upper.endsWith('-')) return upper.slice(0, -1) + lower;
  return upper.endsWith('/') ? upper + lower : `${upper} ${lower}`;
}

/** The headers by their columns, as written, each on one line. */
export function headerTexts(
  sheet: Sheet,
  { firstHeader, lastHeader }: Pick<ChosenRows, 'firstHeader' | 'lastHeader'>,
): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  const groups = new Map<number, string>();
  for (let row = firstHeader; row <= lastHeader; row++) {
    const over = groupsOver(sheet, row, lastHeader);
    for (const [column, group] of over) groups.set(column, `${groups.get(column) ?? ''}${group}${groupSign}`);
    for (const cell of filledCells(sheet, row))
      if (!over.has(cell.column)) texts.set(cell.column, joinedHeader(texts.get(cell.column) ?? '', headerLine(cell)));
  }
  const all = [...texts].map(([column, text]) => [column, `${groups.get(column) ?? ''}${text}`] as const);
  return new Map(all.toSorted(([a], [b]) => a - b));
}

/** How many different headers say something. */
function knownHeaders(sheet: Sheet, firstHeader: number, lastHeader = firstHeader): number {
  const texts = new Set(headerTexts(sheet, { firstHeader, lastHeader }).values());
  return [...texts].filter(isKnownHeader).length;
}

/** How many different words a row has; 0 when something else stands in it as well, as in a row of a person. */
const wordsIn = (sheet: Sheet, row: number): number =>
  isOfWords(sheet, row)
    ? new Set(filledCells(sheet, row).map(({ value }) => String(value).trim().toLowerCase())).size
    : 0;

interface Headers extends Pick<ChosenRows, 'firstHeader' | 'lastHeader'> {
  readonly known: number;
  readonly words: number;
}

/** Headers with the names of groups above them. */
function withGroups(sheet: Sheet, firstHeader: number, lastHeader: number, words: number): Headers {
  const first = groupsOver(sheet, firstHeader - 1, lastHeader).size > 0 ? firstHeader - 1 : firstHeader;
  return { firstHeader: first, lastHeader, known: knownHeaders(sheet, first, lastHeader), words };
}

/** A row as headers, alone or with the one below it where more of them say something together. */
function asHeaders(sheet: Sheet, row: number): readonly Headers[] {
  const filled = filledCells(sheet, row);
  const isMostlyWords = filled.length > 0 && filled.filter(isWord).length * 2 > filled.length;
  const known = isMostlyWords ? knownHeaders(sheet, row) : 0;
  const words = wordsIn(sheet, row);
  const alone = known > 0 ? withGroups(sheet, row, row, words) : { firstHeader: row, lastHeader: row, known, words };
  if (!isOfWords(sheet, row) || wordsIn(sheet, row + 1) === 0) return [alone];
  const together = knownHeaders(sheet, row, row + 1);
  return together > Math.max(known, knownHeaders(sheet, row + 1)) ? [withGroups(sheet, row, row + 1, words)] : [alone];
}

/**
 * The rows of the list: the headers are those that say the most, or where hardly any does the row with the most different words
 * and nothing but words; the list is all below them. Null when there are no headers.
 */
export function proposedRows(sheet: Sheet): ChosenRows | null {
  const rows = Array.from(sheet.rowNumbers);
  const all = rows.slice(0, mostRowsAbove).flatMap((row) => asHeaders(sheet, row));
  const [best] = all
    .filter(({ known, words }) => Math.max(known, words) >= fewestHeaders)
    .toSorted((a, b) => (Math.max(a.known, b.known) >= fewestHeaders ? b.known - a.known : b.words - a.words));
  if (best === undefined) return null;
  const { firstHeader, lastHeader } = best;
  return { firstHeader, lastHeader, first: lastHeader + 1, last: rows.at(-1) ?? lastHeader };
}
