import { functionCall } from '#office/formula/formula-functions.ts';
import { formulaTokens, referencePattern, type Token } from '#office/formula/formula-tokens.ts';
import { type CellValue, type Expression, numberIn, valueOf, textIn } from '#office/formula/formula-value.ts';
import { columnNumber } from '#office/sheet/cell-name.ts';

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
const formulaOperations: ReadonlyMap<string, { readonly level: number; readonly operation: Operation }> = new Map([
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

/** The tokens of one formula, taken from the left. */
interface Reading {
  readonly tokens: readonly Token[];
  /** Sheet of references without one. */
  readonly sheet: string;
  place: number;
}

const peeked = (reading: Reading): string => reading.tokens[reading.place]?.text ?? '';

function take(reading: Reading, text: string): void {
  if (peeked(reading) !== text) throw new Error(`expected ${text} at ${reading.place}`);
  reading.place++;
}

/** A value and all that is joined to it by signs that bind at least this strong. */
function operated(reading: Reading, level: number): Expression {
  let left = signed(reading);
  for (;;) {
    const found = formulaOperations.get(peeked(reading));
    if (!found || found.level < level) return left;
    reading.place++;
    const [one, other] = [left, operated(reading, found.level + 1)];
    left = (place) => found.operation(valueOf(one(place), place), valueOf(other(place), place));
  }
}

/** A sign binds stronger than a power, as it does in spreadsheets. */
function signed(reading: Reading): Expression {
  if (peeked(reading) !== '-') return operand(reading);
  reading.place++;
  const value = signed(reading);
  return (place) => -numberIn(valueOf(value(place), place));
}

function operand(reading: Reading): Expression {
  const token = reading.tokens[reading.place];
  if (!token) throw new Error('the formula ends too early');
  const { kind, text } = token;
  reading.place++;
  if (kind === 'number') return constant(Number(text));
  if (kind === 'text') return constant(text.slice(1, -1).replaceAll('""', '"'));
  if (kind === 'reference') return reference(text, reading.sheet);
  if (kind === 'name') return peeked(reading) === '(' ? called(reading, text) : (place) => place.areaOf(text);
  if (text !== '(') throw new Error(`${text} is in a wrong place`);
  const inner = operated(reading, 0);
  take(reading, ')');
  return inner;
}

const constant =
  (value: CellValue): Expression =>
  () =>
    value;

function called(reading: Reading, name: string): Expression {
  const parts: Expression[] = [];
  take(reading, '(');
  while (peeked(reading) !== ')') {
    if (parts.length > 0) take(reading, ',');
    parts.push(operated(reading, 0));
  }
  take(reading, ')');
  return functionCall(name, parts);
}

/** An absolute row ($5), or one that is counted from the row of the formula ([-1]). */
const rowOf = (text: string): ((own: number) => number) => {
  const number = Number(text.replaceAll(/[$[\]]/g, ''));
  return text.startsWith('$') ? () => number : (own) => own + number;
};

function reference(text: string, ownSheet: string): Expression {
  const {
    column = '',
    row = '',
    lastColumn = column,
    lastRow = row,
    ...named
  } = referencePattern.exec(text)?.groups ?? {};
  const [first, last] = [rowOf(row), rowOf(lastRow)];
  const [firstColumn, lastOne] = [columnNumber(column), columnNumber(lastColumn)];
  const sheet = named['quoted']?.replaceAll("''", "'") ?? named['sheet'] ?? ownSheet;
  return ({ row: own }) => ({ sheet, firstRow: first(own), firstColumn, lastRow: last(own), lastColumn: lastOne });
}

/**
 * A formula (without its equals sign, in relative form) of a cell on a sheet, ready to be worked out. Throws for what it
 * does not know.
 */
export function formulaExpression(formula: string, sheet: string): Expression {
  const reading: Reading = { tokens: formulaTokens(formula), sheet, place: 0 };
  const expression = operated(reading, 0);
  if (reading.place < reading.tokens.length) throw new Error(`${formula}: ${peeked(reading)} is left over`);
  return expression;
}
