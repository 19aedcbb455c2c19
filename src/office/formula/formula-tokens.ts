/** The smallest parts of a formula. */
export interface Token {
  readonly kind: 'number' | 'text' | 'reference' | 'name' | 'sign';
  readonly text: string;
  /** Where it starts in the formula. */
  readonly start: number;
}

/** A cell or a range: $B$2, Dossier!$B$2, 'Lasten per jaar'!$B$2:$B$9, or with rows relative to that of the formula: B[-1] */
export const referencePattern =
  /^(?:(?:'(?<quoted>(?:[^']|'')+)'|(?<sheet>[A-Za-z_]\w*))!)?\$?(?<column>[A-Z]{1,3})(?<row>\$\d+|\[-?\d+\])(?::\$?(?<lastColumn>[A-Z]{1,3})(?<lastRow>\$\d+|\[-?\d+\]))?$/;

/** A reference is captured; a number, a text, a name or a sign is not. */
const tokenPattern =
  /((?:(?:'(?:[^']|'')+'|[A-Za-z_]\w*)!)?\$?[A-Z]{1,3}(?:\$\d+|\[-?\d+\])(?::\$?[A-Z]{1,3}(?:\$\d+|\[-?\d+\]))?)|\d+(?:\.\d+)?|"(?:[^"]|"")*"|[A-Za-z_]\w*|<=|>=|<>|[-+*/^&=<>(),:{}]/y;

/**
 * A formula with the rows of its relative references counted from its own row: B4*$C$1 in row 5 is B[-1]*$C$1. Formulas
 * that were filled down are the same in this form.
 */
export const relativeFormula = (formula: string, row: number): string =>
  formula.replaceAll(/"[^"]*"|(?<![\w])(\$?[A-Z]{1,3})(\d+)(?![\w(])/g, (text, column?: string, number?: string) =>
    column === undefined ? text : `${column}[${Number(number) - row}]`,
  );

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
    tokens.push({ kind: reference === undefined ? kindOf(text) : 'reference', text, start: place });
  }
  return tokens;
}
