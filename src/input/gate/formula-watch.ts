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

/** Gathers the formulas of a part while it is scanned. */
export class FormulaWatch {
  #text: string | null = null;

  open(scanner: XmlScanner): void {
    if (formulaNames.some((name) => scanner.is(name))) this.#text = '';
  }

  text(scanner: XmlScanner): void {
    if (this.#text !== null) this.#text += scanner.text();
  }

  /** Whether an active formula has ended here. */
  close(): boolean {
    const formula = this.#text;
    this.#text = null;
    return formula !== null && isActiveFormula(formula);
  }
}
