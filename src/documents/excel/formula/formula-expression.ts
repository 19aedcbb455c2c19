import { formulaTokens, referencePattern, type Token } from '#documents/excel/formula/formula-tokens.ts';
import { formulaFunctions } from '#documents/excel/formula/formula-functions.ts';
import { type CellValue, type Expression, numberOf, valueOf } from '#documents/excel/formula/formula-value.ts';

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

type Operation = (left: CellValue, right: CellValue) => CellValue;

const ofNumbers =
  (value: (left: number, right: number) => number): Operation =>
  (left, right) => {
    if (typeof left === 'string' || typeof right === 'string')
      throw new Error(`"${left}" and "${right}" are no numbers`);
    return value(Number(left), Number(right));
  };

/** Texts compare without upper case; an empty cell equals an empty text. */
const comparable = (value: CellValue, other: CellValue): CellValue => {
  if (value === null) return typeof other === 'string' ? '' : 0;
  return typeof value === 'string' ? value.toLowerCase() : value;
};

const ofOrder =
  (isSo: (order: number) => boolean): Operation =>
  (left, right) => {
    const [one, other] = [comparable(left, right), comparable(right, left)];
    // Every text stands above every number.
    if (typeof one !== typeof other) return isSo(typeof one === 'string' ? 1 : -1);
    return isSo(one === other ? 0 : one! < other! ? -1 : 1);
  };

/** From what binds weakest to what binds strongest. */
const operations: readonly ReadonlyMap<string, Operation>[] = [
  new Map([
    ['=', ofOrder((order) => order === 0)],
    ['<>', ofOrder((order) => order !== 0)],
    ['<', ofOrder((order) => order < 0)],
    ['>', ofOrder((order) => order > 0)],
    ['<=', ofOrder((order) => order <= 0)],
    ['>=', ofOrder((order) => order >= 0)],
  ]),
  new Map<string, Operation>([['&', (left, right) => `${left ?? ''}${right ?? ''}`]]),
  new Map([
    ['+', ofNumbers((left, right) => left + right)],
    ['-', ofNumbers((left, right) => left - right)],
  ]),
  new Map([
    ['*', ofNumbers((left, right) => left * right)],
    ['/', ofNumbers((left, right) => left / right)],
  ]),
  new Map([['^', ofNumbers((left, right) => left ** right)]]),
];

function operated(reading: Reading, level: number): Expression {
  const known = operations[level];
  if (!known) return signed(reading);
  let left = operated(reading, level + 1);
  for (let operation = known.get(peeked(reading)); operation; operation = known.get(peeked(reading))) {
    reading.place++;
    left = joined(operation, left, operated(reading, level + 1));
  }
  return left;
}

const joined =
  (operation: Operation, left: Expression, right: Expression): Expression =>
  (source) =>
    operation(valueOf(left(source), source), valueOf(right(source), source));

/** A sign binds stronger than a power, as it does in spreadsheets. */
function signed(reading: Reading): Expression {
  if (peeked(reading) !== '-') return operand(reading);
  reading.place++;
  const value = signed(reading);
  return (source) => -numberOf(value(source), source);
}

function operand(reading: Reading): Expression {
  const token = reading.tokens[reading.place];
  if (!token) throw new Error('the formula ends too early');
  reading.place++;
  if (token.kind === 'number') return constant(Number(token.text));
  if (token.kind === 'text') return constant(token.text.slice(1, -1).replaceAll('""', '"'));
  if (token.kind === 'reference') return reference(token.text, reading.sheet);
  if (token.kind === 'name') return peeked(reading) === '(' ? called(reading, token.text) : named(token.text);
  if (token.text !== '(') throw new Error(`${token.text} stands in a wrong place`);
  const inner = operated(reading, 0);
  take(reading, ')');
  return inner;
}

const constant =
  (value: CellValue): Expression =>
  () =>
    value;

const named =
  (name: string): Expression =>
  (source) =>
    source.areaOf(name);

function called(reading: Reading, name: string): Expression {
  const called = formulaFunctions.get(name);
  if (!called) throw new Error(`there is no function ${name}`);
  const parts: Expression[] = [];
  take(reading, '(');
  while (peeked(reading) !== ')') {
    if (parts.length > 0) take(reading, ',');
    parts.push(operated(reading, 0));
  }
  take(reading, ')');
  return (source) => called(parts, source);
}

const columnNumber = (letters: string): number =>
  Array.from(letters).reduce((number, letter) => 26 * number + letter.charCodeAt(0) - 64, 0);

/** A row that stands still ($5), or one that is counted from the row of the formula ([-1]). */
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
  const columns = { firstColumn: columnNumber(column), lastColumn: columnNumber(lastColumn) };
  const sheet = named['sheet']?.replaceAll("''", "'") ?? ownSheet;
  return (source) => ({ sheet, ...columns, firstRow: first(source.row), lastRow: last(source.row) });
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
