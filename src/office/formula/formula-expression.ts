import { formulaTokens, referencePattern, type Token } from '#office/formula/formula-tokens.ts';
import { formulaOperations, type Operation } from '#office/formula/formula-operations.ts';
import { SharedCall } from '#office/formula/shared-call.ts';
import { formulaFunctions } from '#office/formula/formula-functions.ts';
import { columnNumber } from '#office/sheet/cell-name.ts';
import { cellByCell, spoiled } from '#office/formula/cell-by-cell.ts';
import {
  type Area,
  type CellValue,
  type Expression,
  type FormulaPlace,
  FormulaFault,
  type Given,
  isArea,
  numberIn,
  operandOf,
} from '#office/formula/formula-value.ts';

/** The tokens of one formula, taken from the left. */
interface Reading {
  readonly tokens: readonly Token[];
  readonly formula: string;
  /** Sheet of references without one. */
  readonly sheet: string;
  /** Calls of functions that were read before, by their text; null where each is read anew. */
  readonly known: KnownCalls | null;
  place: number;
}

/** Calls in the formulas of one sheet, while its workbook does not change: each is read once, and many cells at once are worked out once. */
export type KnownCalls = Map<string, SharedCall>;

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
    left = joined(found.operation, left, operated(reading, found.level + 1));
  }
}

const isSingle = (given: Given): given is CellValue => typeof given !== 'object' || given === null;

function joined(operation: Operation, left: Expression, right: Expression): Expression {
  const ofCells = spoiled((one = null, other = null) => operation(one, other));
  return (source) => {
    const one = operandOf(left(source), source);
    const other = operandOf(right(source), source);
    return isSingle(one) && isSingle(other) ? operation(one, other) : cellByCell([one, other], source, ofCells);
  };
}

const negated = spoiled((value = null) => {
  const number = numberIn(value);
  return number instanceof FormulaFault ? number : -number;
});

/** A sign binds stronger than a power, as it does in spreadsheets. */
function signed(reading: Reading): Expression {
  if (peeked(reading) !== '-') return spanned(reading);
  reading.place++;
  const value = signed(reading);
  return (source) => cellByCell([value(source)], source, negated);
}

function cornerOf(expression: Expression, source: FormulaPlace): Area {
  const given = expression(source);
  if (!isArea(given)) throw new Error('a range goes from a cell to a cell');
  return given;
}

/** From the first cell of one reference to the last of another: INDEX(...):INDEX(...) */
function spanned(reading: Reading): Expression {
  const first = operand(reading);
  if (peeked(reading) !== ':') return first;
  reading.place++;
  const last = operand(reading);
  return (source) => {
    const { lastRow, lastColumn } = cornerOf(last, source);
    return { ...cornerOf(first, source), lastRow, lastColumn };
  };
}

/** Numbers beside each other: {1,2,3} */
function list(reading: Reading): Expression {
  const items: number[] = [];
  for (let next = ''; next !== '}'; next = reading.tokens[reading.place++]?.text ?? '') {
    if (items.length > 0 && next !== ',') throw new Error('a list is numbers with commas');
    items.push(Number(reading.tokens[reading.place++]?.text));
  }
  if (items.some((item) => Number.isNaN(item))) throw new Error('a list is numbers with commas');
  return () => ({ columns: items.length, items });
}

function operand(reading: Reading): Expression {
  const token = reading.tokens[reading.place];
  if (!token) throw new Error('the formula ends too early');
  reading.place++;
  if (token.kind === 'number') return constant(Number(token.text));
  if (token.kind === 'text') return constant(token.text.slice(1, -1).replaceAll('""', '"'));
  if (token.kind === 'reference') return reference(token.text, reading.sheet);
  if (token.kind === 'name') return peeked(reading) === '(' ? called(reading, token.text) : named(token.text);
  if (token.text === '{') return list(reading);
  if (token.text !== '(') throw new Error(`${token.text} is in a wrong place`);
  const inner = operated(reading, 0);
  take(reading, ')');
  return inner;
}

const constant =
  (value: CellValue): Expression =>
  () =>
    value;

const truths = new Map([
  ['TRUE', true],
  ['FALSE', false],
]);

function named(name: string): Expression {
  const truth = truths.get(name);
  return truth === undefined ? (source) => source.areaOf(name) : constant(truth);
}

function called(reading: Reading, name: string): Expression {
  if (!reading.known) return readCall(reading, name);
  const end = callEnd(reading);
  const text = reading.formula.slice(reading.tokens[reading.place - 1]?.start, reading.tokens[end - 1]?.start);
  const known = reading.known.get(text);
  if (known) {
    reading.place = end;
    return known.again();
  }
  const call = new SharedCall(readCall(reading, name));
  reading.known.set(text, call);
  return call.expression;
}

/** The place behind the parenthesis that closes a call. */
function callEnd({ tokens, place }: Reading): number {
  let depth = 0;
  for (let end = place; end < tokens.length; end++) {
    const text = tokens[end]?.text;
    if (text === '(') depth++;
    else if (text === ')' && --depth === 0) return end + 1;
  }
  throw new Error('a parenthesis is not closed');
}

function readCall(reading: Reading, name: string): Expression {
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
 * does not know. With `known`, of one sheet, no reference counts from the row of the
 * formula.
 */
export function formulaExpression(formula: string, sheet: string, known: KnownCalls | null = null): Expression {
  const reading: Reading = { tokens: formulaTokens(formula), formula, sheet, known, place: 0 };
  const expression = operated(reading, 0);
  if (reading.place < reading.tokens.length) throw new Error(`${formula}: ${peeked(reading)} is left over`);
  return expression;
}
