import { type FormulaFunction, ofItems, ofTexts, ofValues } from '#office/formula/function-parts.ts';
import { FormulaFault, type Item, numberIn, textIn } from '#office/formula/formula-value.ts';

const notFound = new FormulaFault('a text is not found in another');

function placeOf(sought = '', text = ''): Item {
  const place = text.indexOf(sought);
  return place < 0 ? notFound : place + 1;
}

/** So many characters of a text, from a place on that counts from 1. */
function cut(value: Item = null, start: Item = 1, count: Item = 1): Item {
  for (const item of [value, start, count]) if (item instanceof FormulaFault) return item;
  const from = Number(start) - 1;
  return textIn(value as string).slice(from, from + Number(count));
}

function character(code: number | FormulaFault): Item {
  if (code instanceof FormulaFault) return code;
  // Beyond these it depends on the machine which character a number means.
  if (code < 1 || code > 127) throw new Error(`CHAR(${code}) is not the same everywhere`);
  return String.fromCharCode(code);
}

/** Functions of texts, and of what sort a value is. */
export const textFunctions: readonly (readonly [string, FormulaFunction])[] = [
  ['LEN', ofTexts((text = '') => text.length)],
  ['TRIM', ofTexts((text = '') => text.replaceAll(/ +/g, ' ').replaceAll(/^ | $/g, ''))],
  ['LOWER', ofTexts((text = '') => text.toLowerCase())],
  ['LEFT', ofItems((text, count = 1) => cut(text, 1, count))],
  ['MID', ofItems(cut)],
  ['FIND', ofTexts(placeOf)],
  ['SUBSTITUTE', ofTexts((text = '', old = '', next = '') => text.replaceAll(old, next))],
  ['CHAR', ofValues((code = 0) => character(numberIn(code)))],
  ['ISNUMBER', ofItems((value) => typeof value === 'number')],
  ['ISBLANK', ofItems((value) => value === null)],
  ['ISERROR', ofItems((value) => value instanceof FormulaFault)],
];
