import { type FormulaFunction, itemsOf, part } from '#office/formula/function-parts.ts';
import {
  type Expression,
  FormulaFault,
  type FormulaPlace,
  type Given,
  type Item,
  numberIn,
  operandOf,
  valueOf,
} from '#office/formula/formula-value.ts';
import { numberFunctions } from '#office/formula/number-functions.ts';
import { rangeFunctions } from '#office/formula/range-functions.ts';
import { textFunctions } from '#office/formula/text-functions.ts';

/** A value as a condition: any number but 0 holds. */
function holds(value: Item): boolean | FormulaFault {
  if (value instanceof FormulaFault) return value;
  const number = numberIn(value);
  return number instanceof FormulaFault ? number : number !== 0;
}

/** The one condition that an argument is. */
function conditionAt(parts: readonly Expression[], index: number, source: FormulaPlace): boolean | FormulaFault {
  const given = operandOf(part(parts, index)(source), source);
  return holds(given instanceof FormulaFault ? given : valueOf(given, source));
}

/** Of the two ways only the one that is taken is worked out. */
function chosen(parts: readonly Expression[], source: FormulaPlace): Given {
  const condition = conditionAt(parts, 0, source);
  if (condition instanceof FormulaFault) return condition;
  return part(parts, condition ? 1 : 2)(source);
}

/** All arguments are worked out, whatever the first ones say. */
const ofConditions =
  (value: (all: readonly boolean[]) => boolean): FormulaFunction =>
  (parts, source) => {
    const conditions: boolean[] = [];
    for (const item of parts.flatMap((one) => itemsOf(one(source), source))) {
      const condition = holds(item);
      if (condition instanceof FormulaFault) return condition;
      conditions.push(condition);
    }
    return value(conditions);
  };

function negated(parts: readonly Expression[], source: FormulaPlace): Given {
  const condition = conditionAt(parts, 0, source);
  return condition instanceof FormulaFault ? condition : !condition;
}

/** For a single value. */
function unlessError(parts: readonly Expression[], source: FormulaPlace): Given {
  const given = operandOf(part(parts, 0)(source), source);
  return given instanceof FormulaFault ? part(parts, 1)(source) : valueOf(given, source);
}

/** The functions that the formulas of our own workbooks use; each means what it means in Excel and LibreOffice. */
export const formulaFunctions: ReadonlyMap<string, FormulaFunction> = new Map<string, FormulaFunction>([
  ['IF', chosen],
  ['AND', ofConditions((all) => all.every(Boolean))],
  ['OR', ofConditions((all) => all.some(Boolean))],
  ['NOT', negated],
  ['IFERROR', unlessError],
  ...numberFunctions,
  ...textFunctions,
  ...rangeFunctions,
]);
