import { type CellValue, numberIn, textIn } from '#office/formula/formula-value.ts';

type Operation = (left: CellValue, right: CellValue) => CellValue;

const ofNumbers =
  (value: (left: number, right: number) => number): Operation =>
  (left, right) =>
    value(numberIn(left), numberIn(right));

function divided(left: number, right: number): number {
  if (right === 0) throw new Error('a division by zero');
  return left / right;
}

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
    ['/', { level: 3, operation: ofNumbers(divided) }],
    ['^', { level: 4, operation: ofNumbers((left, right) => left ** right) }],
  ]);
