import { cellByCell, type ItemFunction, spoiled } from '#office/formula/cell-by-cell.ts';
import {
  type Area,
  type CellValue,
  type Expression,
  FormulaFault,
  type FormulaPlace,
  type Given,
  isArea,
  isGrid,
  type Item,
  numberIn,
  numberOf,
  operandOf,
  textIn,
} from '#office/formula/formula-value.ts';

/** A function of formulas, given its arguments. */
export type FormulaFunction = (parts: readonly Expression[], source: FormulaPlace) => Given;

/** Each kind of function takes its arguments in one of these ways. */

export const part = (parts: readonly Expression[], index: number): Expression => {
  const found = parts[index];
  if (!found) throw new Error(`a function lacks its argument ${index + 1}`);
  return found;
};

export const numberAt = (parts: readonly Expression[], index: number, source: FormulaPlace): number =>
  numberOf(part(parts, index)(source), source);

export function areaAt(parts: readonly Expression[], index: number, source: FormulaPlace): Area {
  const given = part(parts, index)(source);
  if (!isArea(given)) throw new Error(`argument ${index + 1} of a function is no range`);
  return given;
}

/** All values of an argument, row by row. */
export function itemsOf(given: Given, source: FormulaPlace): readonly Item[] {
  const operand = operandOf(given, source);
  return isGrid(operand) ? operand.items : [operand];
}

/** A function of single values, error values among them. */
export const ofItems =
  (value: ItemFunction): FormulaFunction =>
  (parts, source) =>
    cellByCell(
      parts.map((one) => one(source)),
      source,
      value,
    );

/** A function of single values that an error value spoils. */
export const ofValues = (value: (...values: CellValue[]) => Item): FormulaFunction => ofItems(spoiled(value));

/** A function of single numbers. */
export const ofOnes = (value: (...all: number[]) => Item): FormulaFunction =>
  ofValues((...values) => {
    const numbers: number[] = [];
    for (const item of values) {
      const number = numberIn(item);
      if (number instanceof FormulaFault) return number;
      numbers.push(number);
    }
    return value(...numbers);
  });

/** A function of single texts. */
export const ofTexts = (value: (...texts: string[]) => Item): FormulaFunction =>
  ofValues((...values) => value(...values.map(textIn)));

/** The numbers of an argument; texts, truths and empty cells among cells do not count, and are no number as a value. */
function numbersOf(given: Given, source: FormulaPlace): readonly Item[] {
  const isCells = isArea(given) || isGrid(given);
  if (isCells) return itemsOf(given, source).filter((item) => typeof item === 'number' || item instanceof FormulaFault);
  return [given instanceof FormulaFault ? given : numberIn(given)];
}

/** A function of all numbers of its arguments. */
export const ofNumbers =
  (value: (all: readonly number[]) => number): FormulaFunction =>
  (parts, source) => {
    const numbers: number[] = [];
    for (const item of parts.flatMap((one) => numbersOf(one(source), source))) {
      if (item instanceof FormulaFault) return item;
      numbers.push(Number(item));
    }
    return value(numbers);
  };
