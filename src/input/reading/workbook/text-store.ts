import { refusal } from '#input/gate/refusal.ts';
import { readerLimits } from '#input/gate/reader-limits.ts';
import { tooLargeWorkbook } from '#input/gate/unreadable-workbook.ts';
import type { XmlScanner } from '#office/package/xml/xml-scanner.ts';
import { rawText, strictText, unescapedText } from '#office/package/xml/xml-text.ts';

/** The text itself, when a cell of Excel could hold it. */
function boundedText(text: string): string {
  if (text.length > readerLimits.textLength) throw tooLargeWorkbook('een cel bevat te veel tekst');
  return text;
}

/** A UTF-16 unit takes at most three bytes, or ten as an entity. */
const longestBytes = readerLimits.textLength * 10;

/**
 * Texts of one part, mostly as the place of their bytes: a text becomes a string when it is asked for, so that texts nobody
 * asks for cost eight bytes. A text is put together from what the scanner finds: one piece as a rule, more when it has several
 * formats or when it contains comments or character data.
 */
export class TextStore {
  readonly #bytes: Uint8Array;
  readonly #part: string;
  #starts = new Uint32Array(1024);
  #ends = new Uint32Array(1024);
  /** Texts that are not one range of bytes, and those asked for before: most are shared by many cells. */
  readonly #made: (string | undefined)[] = [];
  #count = 0;
  #pieces = 0;

  constructor(bytes: Uint8Array, part: string) {
    this.#bytes = bytes;
    this.#part = part;
  }

  get count(): number {
    return this.#count;
  }

  /** Adds what the scanner just found to the text that is being put together. */
  addPiece(scanner: XmlScanner): void {
    const index = this.#count;
    if (scanner.textEnd - scanner.textStart > longestBytes) throw tooLargeWorkbook('een cel bevat te veel tekst');
    if (this.#pieces === 0 && !scanner.isVerbatim) {
      if (index >= this.#starts.length) this.#grow();
      this.#starts[index] = scanner.textStart;
      this.#ends[index] = scanner.textEnd;
    } else {
      const before = this.#pieces === 0 ? '' : this.text(index);
      this.#made[index] = boundedText(before + unescapedText(scanner.text()));
    }
    this.#pieces += 1;
  }

  /** Ends the text that is being put together (empty without pieces) and gives its number. */
  finish(): number {
    if (this.#count >= readerLimits.texts) throw tooLargeWorkbook('het bevat te veel teksten');
    if (this.#pieces === 0) this.#made[this.#count] = '';
    this.#pieces = 0;
    this.#count += 1;
    return this.#count - 1;
  }

  text(index: number): string {
    const made = this.#made[index];
    if (made !== undefined) return made;
    const text = this.#decoded(index);
    if (index < this.#count) this.#made[index] = text;
    return text;
  }

  #decoded(index: number): string {
    try {
      const raw = rawText(this.#bytes, this.#starts[index] ?? 0, this.#ends[index] ?? 0, this.#part);
      return boundedText(unescapedText(strictText(raw, this.#part)));
    } catch (error) {
      throw refusal(error);
    }
  }

  #grow(): void {
    const [starts, ends] = [this.#starts, this.#ends];
    this.#starts = new Uint32Array(starts.length * 2);
    this.#ends = new Uint32Array(ends.length * 2);
    this.#starts.set(starts);
    this.#ends.set(ends);
  }
}
