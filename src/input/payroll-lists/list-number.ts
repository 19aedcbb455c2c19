import { decimalText } from '#input/reading/cells/number-value.ts';
import type { Cell } from '#input/reading/workbook/workbook.ts';

/** How numbers are written as texts: 1.234,5 or 1,234.5. */
export type Notation = 'dutch' | 'english';

const sure: Readonly<Record<Notation, RegExp>> = {
  dutch: /^0,\d+$|,(?:\d{1,2}|\d{4,})$|^\d{1,3}(?:\.\d{3}){2,}|\.\d{3},/,
  english: /^0\.\d+$|\.(?:\d{1,2}|\d{4,})$|^\d{1,3}(?:,\d{3}){2,}|,\d{3}\./,
};

const ambiguous = /^\d{1,3}([.,])\d{3}$/;

const bare = (text: string): string => text.replaceAll(/^(?:EUR|[-\s€])+|(?:EUR|[-\s€%])+$/g, '');

/**
 * The notation of a column, by the values of which one reader only can be right; where there are none, three digits behind a sign are
 * thousands of an amount (`isPart` false) and decimals of a part.
 */
export function notationOf(cells: readonly Cell[], isPart: boolean): Notation {
  return notations(cells, isPart ? 'part' : 'amount', () => foundNotation(cells, isPart));
}

/** The numbers in cells, in a notation. */
export const numbersIn = (cells: readonly Cell[], notation: Notation): readonly number[] =>
  numbers(cells, notation, () => cells.flatMap((cell) => listNumber(cell, notation) ?? []));

/** Keeps what was found of a column, which is looked at many times. */
function remembered<Value>() {
  const known = new WeakMap<readonly Cell[], Map<string, Value>>();
  return (cells: readonly Cell[], key: string, find: () => Value): Value => {
    const ofCells = known.get(cells) ?? new Map<string, Value>();
    const value = ofCells.get(key) ?? find();
    known.set(cells, ofCells.set(key, value));
    return value;
  };
}

const notations = remembered<Notation>();
const numbers = remembered<readonly number[]>();

function foundNotation(cells: readonly Cell[], isPart: boolean): Notation {
  const texts = cells.filter(({ kind }) => kind === 'text').map(({ value }) => bare(String(value)));
  const counts = (notation: Notation): number => texts.filter((text) => sure[notation].test(text)).length;
  const [dutch, english] = [counts('dutch'), counts('english')];
  if (dutch !== english) return dutch > english ? 'dutch' : 'english';
  const sign = texts.map((text) => ambiguous.exec(text)?.[1]).find((found) => found !== undefined);
  return sign === (isPart ? '.' : ',') ? 'english' : 'dutch';
}

const readings = {
  dutch: { point: 'thousands', comma: 'decimal' },
  english: { point: 'decimal', comma: 'decimal' },
} as const;

/** A text in the notation of its column; a percentage sign is left to who asks. */
function textNumber(text: string, notation: Notation): number | null {
  const plain = text.trim().replace(/\s*%$/, '');
  const english = /^(?:EUR|[-\s€])*\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
  const grouped = notation === 'english' && english.test(plain) ? plain.replaceAll(',', '') : plain;
  const value = decimalText(grouped, readings[notation]);
  return typeof value === 'number' ? value : null;
}

/** The number in a cell of a list; null when it is none. */
export function listNumber({ kind, value }: Cell, notation: Notation): number | null {
  if (kind === 'number') return Number(value);
  return kind === 'text' ? textNumber(String(value), notation) : null;
}
