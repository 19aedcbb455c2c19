import { rawText, strictText } from '#office/package/xml/xml-text.ts';
import type { XmlScanner } from '#office/package/xml/xml-scanner.ts';

const formulaNames = ['f', 'formula', 'formula1', 'formula2', 'calculatedColumnFormula', 'totalsRowFormula'];

/** Texts, names in quotation marks, and columns of tables: what looks like a call or a sign there is none. */
const quoted = /"(?:[^"]|"")*"|'(?:[^']|'')*'|\[[^[\]]*\]/g;
const suspect = /WEBSERVICE|RTD|DDE|CALL|REGISTER|SQL\.REQUEST|\|/i;
const call = /(?<![\w.])(?:_\w+\.)*(?:WEBSERVICE|RTD|DDE|CALL|REGISTER(?:\.ID)?|SQL\.REQUEST)\s*\(|\|/i;

/**
 * Whether a formula reaches outside the workbook by itself: to a website, to a program (`program|'topic'!item` too) or to code.
 * What it refers to in other workbooks is not followed, and does not count.
 */
export const isActiveFormula = (formula: string): boolean =>
  suspect.test(formula) && call.test(formula.replaceAll(quoted, ' '));

const [openBracket, verticalBar, ampersand, hash, space] = [0x28, 0x7c, 0x26, 0x23, 0x20];
/** The last two letters of the functions above. */
const endings = new Set(
  ['CE', 'TD', 'DE', 'LL', 'ER', 'ID', 'ST'].map((pair) => (pair.charCodeAt(0) << 8) | pair.charCodeAt(1)),
);

function endsLikeCall(bytes: Uint8Array, start: number, bracket: number): boolean {
  let at = bracket - 1;
  while (at > start && (bytes[at] ?? 0) <= space) at -= 1;
  return endings.has((((bytes[at - 1] ?? 0) & 0xdf) << 8) | ((bytes[at] ?? 0) & 0xdf));
}

/** Whether a text is worth looking at: a workbook may have a million formulas, and making a text of each takes long. */
function mayBeActive(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at];
    if (byte === verticalBar || (byte === ampersand && bytes[at + 1] === hash)) return true;
    if (byte === openBracket && endsLikeCall(bytes, start, at)) return true;
  }
  return false;
}

/** Gathers the formulas of a part while it is scanned, those that may be active only. */
export class FormulaWatch {
  #isOpen = false;
  #text = '';
  /** The first piece of a formula; there are more only where a comment or character data stands in it. */
  #first: readonly [start: number, end: number, isVerbatim: boolean] | null = null;

  open(scanner: XmlScanner): void {
    this.#isOpen = formulaNames.some((name) => scanner.is(name));
    this.#text = '';
    this.#first = null;
  }

  text(scanner: XmlScanner): void {
    if (!this.#isOpen) return;
    const { bytes, part, textStart, textEnd, isVerbatim } = scanner;
    if (this.#first === null) {
      if (mayBeActive(bytes, textStart, textEnd)) this.#text = scanner.text();
      this.#first = [textStart, textEnd, isVerbatim];
      return;
    }
    const [start, end, isFirstVerbatim] = this.#first;
    if (this.#text === '') {
      const raw = rawText(bytes, start, end, part);
      this.#text = isFirstVerbatim ? raw : strictText(raw, part);
    }
    this.#text += scanner.text();
  }

  /** Whether an active formula has ended here. */
  close(): boolean {
    const isActive = this.#isOpen && this.#text !== '' && isActiveFormula(this.#text);
    this.#isOpen = false;
    return isActive;
  }
}
