import { joinedBytes } from '#input/scenario-files/byte-source.ts';
import { heldLimits } from '#input/scenario-files/set-limits.ts';
import { type RefusedFileError, wrongContents } from '#input/scenario-files/refused-file.ts';
import { numberInBytes } from '#input/reading/workbook/number-text.ts';
import { cellName } from '#office/sheet/cell-name.ts';

/** A row of numbers; what holds them is used again for the next row. */
export type NumberRow = Float64Array;

const [lessThan, greaterThan, slash, exclamation, colon, equals] = [0x3c, 0x3e, 0x2f, 0x21, 0x3a, 0x3d];
const [letterR, letterC, letterT, letterV, letterN, letterA] = [0x72, 0x63, 0x74, 0x76, 0x6e, 0x41];
const mostColumns = 256;
const rowEnd = Uint8Array.from('row>', (letter) => letter.charCodeAt(0));

/**
 * The rows of a sheet that holds nothing but numbers, as its XML comes: from A1 on, without a gap in a row or between rows. A workbook of the
 * central bank has twelve million cells; what reads all kinds of cells would hold them all.
 */
export async function* sheetRows(xml: AsyncIterable<Uint8Array>, sheet: string): AsyncGenerator<NumberRow> {
  const reader = new SheetRowReader(sheet);
  let held: Uint8Array = new Uint8Array(0);
  for await (const piece of xml) {
    held = joinedBytes(held, piece);
    const until = lastRowEnd(held);
    if (until === 0 && held.length > heldLimits.row) throw reader.broken('een rij is te lang');
    yield* reader.rows(held.subarray(0, until));
    held = held.slice(until);
  }
  reader.finish(held);
}

/** Place after the last tag that closes a row; 0 without one. */
function lastRowEnd(bytes: Uint8Array): number {
  for (let at = bytes.length - rowEnd.length; at > 0; at--) {
    if (bytes[at] !== letterR || !rowEnd.every((letter, index) => bytes[at + index] === letter)) continue;
    if (bytes[at - 1] === slash || bytes[at - 1] === colon) return at + rowEnd.length;
  }
  return 0;
}

class SheetRowReader {
  readonly #sheet: string;
  readonly #values = new Float64Array(mostColumns);
  #row = 0;
  #column = 0;
  /** Of the cell that is open. */
  #type = '';
  #valueStart = -1;
  #hasValue = false;

  constructor(sheet: string) {
    this.#sheet = sheet;
  }

  /** The rows in these bytes, which end with one. */
  *rows(bytes: Uint8Array): Generator<NumberRow> {
    let at = 0;
    for (;;) {
      const open = bytes.indexOf(lessThan, at);
      if (open < 0) return;
      const end = bytes.indexOf(greaterThan, open);
      if (end < 0) throw this.broken('de inhoud is afgebroken');
      if (this.#tag(bytes, open, end)) yield this.#values.subarray(0, this.#column);
      at = end + 1;
    }
  }

  /** What comes after the last row may hold no other. */
  finish(rest: Uint8Array): void {
    for (const _row of this.rows(rest)) throw this.broken('de inhoud is afgebroken');
  }

  broken(what: string): RefusedFileError {
    const place = this.#row === 0 ? '' : `, rij ${this.#row}`;
    return wrongContents(`Blad ${this.#sheet}${place}: ${what}.`);
  }

  /** Takes a tag; true when it closes a row. */
  #tag(bytes: Uint8Array, open: number, end: number): boolean {
    if (bytes[open + 1] === exclamation) throw this.broken('er staat iets anders dan cellen');
    const isClose = bytes[open + 1] === slash;
    const name = localName(bytes, open + (isClose ? 2 : 1), end);
    const length = nameLength(bytes, name, end);
    const isEmpty = bytes[end - 1] === slash;
    if (length === 3 && isNamed(bytes, name, 'row')) return this.#rowTag(bytes, name + length, end, isClose, isEmpty);
    if (length !== 1) return false;
    if (bytes[name] === letterC) this.#cellTag(bytes, name + length, end, isClose || isEmpty, isClose);
    else if (bytes[name] === letterV && !isEmpty) this.#valueTag(bytes, open, end, isClose);
    return false;
  }

  #rowTag(bytes: Uint8Array, from: number, end: number, isClose: boolean, isEmpty: boolean): boolean {
    if (isClose) return true;
    const [start, until] = attribute(bytes, from, end, letterR);
    const row = start < 0 ? this.#row + 1 : numberInBytes(bytes, start, until);
    const missing = this.#row + 1;
    if (row !== missing)
      throw wrongContents(`Blad ${this.#sheet}: rij ${missing} ontbreekt of staat niet op zijn plaats.`);
    this.#row = row;
    this.#column = 0;
    if (isEmpty) throw this.broken('de rij is leeg');
    return false;
  }

  #cellTag(bytes: Uint8Array, from: number, end: number, isDone: boolean, isClose: boolean): void {
    if (!isClose) {
      const [typeStart, typeEnd] = attribute(bytes, from, end, letterT);
      this.#type = typeStart < 0 || (typeEnd - typeStart === 1 && bytes[typeStart] === letterN) ? '' : 'text';
      this.#hasValue = false;
      this.#checkPlace(bytes, from, end);
    }
    if (isDone && !this.#hasValue) throw this.#wrongCell(this.#column + 1, 'de cel is leeg');
    if (isDone) this.#column += 1;
  }

  /** The cell must be the next one of its row. */
  #checkPlace(bytes: Uint8Array, from: number, end: number): void {
    const [start, until] = attribute(bytes, from, end, letterR);
    let column = 0;
    let at = start;
    for (; at >= 0 && at < until; at++) {
      const letter = (bytes[at] ?? 0) & 0xdf;
      if (letter < letterA || letter > letterA + 25) break;
      column = column * 26 + letter - letterA + 1;
    }
    if (start >= 0 && column !== this.#column + 1) throw this.#wrongCell(this.#column + 1, 'de cel is leeg');
    if (this.#column >= mostColumns) throw this.broken(`er zijn meer dan ${mostColumns} kolommen`);
  }

  #valueTag(bytes: Uint8Array, open: number, end: number, isClose: boolean): void {
    if (!isClose) {
      this.#valueStart = end + 1;
      return;
    }
    const value = this.#type === '' ? numberInBytes(bytes, this.#valueStart, open) : Number.NaN;
    if (Number.isNaN(value)) throw this.#wrongCell(this.#column + 1, 'hier hoort een getal');
    this.#values[this.#column] = value;
    this.#hasValue = true;
  }

  #wrongCell(column: number, what: string): RefusedFileError {
    return wrongContents(`Blad ${this.#sheet}, cel ${cellName(Math.max(this.#row, 1), column)}: ${what}.`);
  }
}

const isNamed = (bytes: Uint8Array, start: number, name: string): boolean => {
  for (let index = 0; index < name.length; index++) if (bytes[start + index] !== name.charCodeAt(index)) return false;
  return true;
};

const isNameEnd = (byte: number): boolean => byte <= 0x20 || byte === slash || byte === greaterThan;

/** Place of a name after the prefix of its namespace. */
function localName(bytes: Uint8Array, start: number, end: number): number {
  for (let at = start; at < end && !isNameEnd(bytes[at]!); at++) if (bytes[at] === colon) return at + 1;
  return start;
}

function nameLength(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end && !isNameEnd(bytes[at]!)) at += 1;
  return at - start;
}

/** Place of the value of an attribute with a name of one letter; below zero without it. */
function attribute(bytes: Uint8Array, from: number, end: number, letter: number): readonly [number, number] {
  let at = from;
  while (at < end) {
    const sign = bytes.indexOf(equals, at);
    if (sign < 0 || sign >= end) break;
    const start = sign + 2;
    const until = bytes.indexOf(bytes[sign + 1]!, start);
    if (until < 0 || until > end) break;
    if (bytes[sign - 1] === letter && bytes[sign - 2]! <= 0x20) return [start, until];
    at = until + 1;
  }
  return [-1, -1];
}
