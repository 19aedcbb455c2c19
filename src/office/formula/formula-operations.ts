import { type CellValue, FormulaFault, type Item, numberIn, textIn } from '#office/formula/formula-value.ts';

export type Operation = (left: CellValue, right: CellValue) => Item;

const ofNumbers =
  (value: (left: number, right: number) => number): Operation =>
  (left, right) => {
    const [one, other] = [numberIn(left), numberIn(right)];
    if (one instanceof FormulaFault) return one;
    return other instanceof FormulaFault ? other : value(one, other);
  };

const divisionByZero = new FormulaFault('a division by zero');

/** Texts compare without upper case; an empty cell equals an empty text. */
const comparable = (value: CellValue, other: CellValue): CellValue => {
  if (value === null) return typeof other === 'string' ? '' : 0;
  return typeof value === 'string' ? value.toLowerCase() : value;
};

/** Every text is above every number, and a truth above every text. */
const rankOf = (value: CellValue): number => ['number', 'string', 'boolean'].indexOf(typeof value);

const ofOrder =
  (isSo: (order: number) => boolean): Operation =>
  (left, right) => {
    const [one, other] = [comparable(left, right), comparable(right, left)];
    if (typeof one !== typeof other) return isSo(rankOf(one) - rankOf(other));
    return isSo(one === other ? 0 : one! < other! ? -1 : 1);
  };

const divided = ofNumbers((left, right) => left / right);

/** Signs between two values; what has a higher level binds stronger. */
export const formulaOperations: ReadonlyMap<string, { readonly level: number; readonly operation: Operation }> =
  new Map([
    ['=', { level: 0, operation: ofOrder((order) => order === 0) }],
    ['<>', { level: 0, operation: ofOrder((order) => order !== 0) }],
    ['<', { level: 0, operation: ofOrder((order) => order < 0) }],
    ['>', { level: 0, operation: ofOrder((order) => order > 0) }],
    ['<=', { level: 0, operation: ofOrder((order) => order <= 0) }],
    ['>=', { level: 0, operation: ofOrder((order) => order >= 0) }],
    ['&', { level: 1, operation: (left, right) => textIn(left) + textIn(right) }],
    ['+', { level: 2, operation: ofNumbers((left, right) => left + right) }],
    ['-', { level: 2, operation: ofNumbers((left, right) => left - right) }],
    ['*', { level: 3, operation: ofNumbers((left, right) => left * right) }],
    ['/', { level: 3, operation: (left, right) => (numberIn(right) === 0 ? divisionByZero : divided(left, right)) }],
    ['^', { level: 4, operation: ofNumbers((left, right) => left ** right) }],
  ]);
