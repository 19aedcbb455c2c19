import { joinedBytes } from '#input/scenario-files/byte-source.ts';
import { heldLimits } from '#input/scenario-files/set-limits.ts';
import { wrongContents } from '#input/scenario-files/refused-file.ts';
import type { NumberRow } from '#input/scenario-files/sheet-rows.ts';
import { numberInBytes } from '#input/reading/workbook/number-text.ts';

const [newline, carriageReturn, comma, semicolon, quote, point] = [0x0a, 0x0d, 0x2c, 0x3b, 0x22, 0x2e];
const mostColumns = 256;

/** The lines of a text, without their ends; empty ones at the end of a file count as lines. */
async function* lines(text: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array = new Uint8Array(0);
  for await (const piece of text) {
    let at = 0;
    for (let end = piece.indexOf(newline, at); end >= 0; end = piece.indexOf(newline, at)) {
      const line = piece.subarray(at, end);
      yield joinedBytes(held, line);
      held = new Uint8Array(0);
      at = end + 1;
    }
    held = joinedBytes(held, piece.slice(at));
    if (held.length > heldLimits.row) throw wrongContents('Een regel van het bestand is langer dan 1 MB.');
  }
  if (held.length > 0) yield held;
}

/** Lines of a text that are not empty. */
export async function lineCount(text: AsyncIterable<Uint8Array>): Promise<number> {
  let [count, length] = [0, 0];
  for await (const piece of text) {
    let at = 0;
    for (let end = piece.indexOf(newline, at); end >= 0; end = piece.indexOf(newline, at)) {
      if (length + end - at > 1) count += 1;
      length = 0;
      at = end + 1;
    }
    length += piece.length - at;
  }
  return length > 0 ? count + 1 : count;
}

/** The lines of a text of numbers, between commas with decimal points or between semicolons with either. */
export async function* textRows(text: AsyncIterable<Uint8Array>): AsyncGenerator<NumberRow> {
  const values = new Float64Array(mostColumns);
  let separator = -1;
  let number = 0;
  for await (const line of lines(text)) {
    number += 1;
    const end = line.at(-1) === carriageReturn ? line.length - 1 : line.length;
    if (end === 0) continue;
    if (separator < 0) separator = line.includes(semicolon) ? semicolon : comma;
    yield values.subarray(0, filled(values, line.subarray(0, end), separator, number));
  }
}

/** Fills the numbers of a line and returns how many there are; empty places at its end fill up a shorter block. */
function filled(values: Float64Array, line: Uint8Array, separator: number, number: number): number {
  let until = line.length;
  while (until > 0 && line[until - 1] === separator) until -= 1;
  let [start, column] = [0, 0];
  while (start <= until) {
    const found = line.indexOf(separator, start);
    const end = found < 0 ? until : Math.min(found, until);
    if (column >= mostColumns) throw wrongContents(`Regel ${number} heeft meer dan ${mostColumns} kolommen.`);
    values[column] = fieldNumber(line, start, end, separator);
    if (Number.isNaN(values[column]))
      throw wrongContents(`Regel ${number}, kolom ${column + 1}: hier hoort een getal.`);
    column += 1;
    start = end + 1;
  }
  return column;
}

function fieldNumber(line: Uint8Array, from: number, until: number, separator: number): number {
  let [start, end] = [from, until];
  if (line[start] === quote && line[end - 1] === quote && end - start >= 2) [start, end] = [start + 1, end - 1];
  if (separator === semicolon) {
    const decimal = line.indexOf(comma, start);
    if (decimal >= 0 && decimal < end) {
      const field = line.slice(start, end);
      field[decimal - start] = point;
      return numberInBytes(field, 0, field.length);
    }
  }
  return numberInBytes(line, start, end);
}
