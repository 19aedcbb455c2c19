/** The smallest parts of a formula. */
export interface Token {
  readonly kind: 'number' | 'text' | 'reference' | 'name' | 'sign';
  readonly text: string;
}

/** A cell or a range: $B$2, Dossier!$B$2, 'Lasten per jaar'!$B$2:$B$9, or with rows relative to that of the formula: B[-1] */
export const referencePattern =
  /^(?:(?:'(?<quoted>(?:[^']|'')+)'|(?<sheet>[A-Za-z_]\w*))!)?\$?(?<column>[A-Z]{1,3})(?<row>\$\d+|\[-?\d+\])(?::\$?(?<lastColumn>[A-Z]{1,3})(?<lastRow>\$\d+|\[-?\d+\]))?$/;

/** A reference is captured; a number, a text, a name or a sign is not. */
const tokenPattern =
  /((?:(?:'(?:[^']|'')+'|[A-Za-z_]\w*)!)?\$?[A-Z]{1,3}(?:\$\d+|\[-?\d+\])(?::\$?[A-Z]{1,3}(?:\$\d+|\[-?\d+\]))?)|\d+(?:\.\d+)?|"(?:[^"]|"")*"|[A-Za-z_]\w*|<=|>=|<>|[-+*/^&=<>(),]/y;

/**
 * A formula with the rows of its relative references counted from its own row: B4*$C$1 in row 5 is B[-1]*$C$1. Formulas
 * that were filled down are the same in this form. Read by hand and not by a pattern: a workbook of few participants has
 * over ten thousand formulas.
 */
export function relativeFormula(formula: string, row: number): string {
  let relative = '';
  let copied = 0;
  for (let place = 0; place < formula.length;) {
    if (formula.charCodeAt(place) === quote) place = textEnd(formula, place);
    else if (!isWord(formula, place)) place++;
    else {
      const word = place;
      while (isWord(formula, place)) place++;
      const digits = relativeRow(formula, word, place);
      if (digits === null) continue;
      relative += `${formula.slice(copied, digits)}[${Number(formula.slice(digits, place)) - row}]`;
      copied = place;
    }
  }
  return copied === 0 ? formula : relative + formula.slice(copied);
}

const [quote, openParenthesis, underscore] = [34, 40, 95];
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isCapital = (code: number): boolean => code >= 65 && code <= 90;

/** Whether a letter, digit or underscore stands here; not so past the end. */
function isWord(formula: string, place: number): boolean {
  const code = formula.charCodeAt(place);
  return isDigit(code) || isCapital(code) || (code >= 97 && code <= 122) || code === underscore;
}

/** The place behind a text that begins here; a text in which a quote is doubled reads as two. */
function textEnd(formula: string, start: number): number {
  const end = formula.indexOf('"', start + 1);
  return end < 0 ? formula.length : end + 1;
}

/** Where the row of a word begins that is a column and a row (B4), or null. A word before a parenthesis is a function. */
function relativeRow(formula: string, start: number, end: number): number | null {
  let digits = start;
  while (digits < end && isCapital(formula.charCodeAt(digits))) digits++;
  const letters = digits - start;
  if (letters < 1 || letters > 3 || digits === end || formula.charCodeAt(end) === openParenthesis) return null;
  for (let place = digits; place < end; place++) if (!isDigit(formula.charCodeAt(place))) return null;
  return digits;
}

function kindOf(text: string): Token['kind'] {
  if (/^\d/.test(text)) return 'number';
  if (text.startsWith('"')) return 'text';
  return /^\w/.test(text) ? 'name' : 'sign';
}

/** All tokens of a formula in relative form. Throws for a character that has no place in one. */
export function formulaTokens(formula: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let place = 0; place < formula.length; place = tokenPattern.lastIndex) {
    tokenPattern.lastIndex = place;
    const found = tokenPattern.exec(formula);
    if (!found) throw new Error(`${formula}: cannot be read from ${place}`);
    const [text, reference] = found;
    tokens.push({ kind: reference === undefined ? kindOf(text) : 'reference', text });
  }
  return tokens;
}
