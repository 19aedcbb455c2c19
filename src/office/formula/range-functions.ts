import { areaAt, type FormulaFunction, itemsOf, numberAt, part } from '#office/formula/function-parts.ts';
import { cellByCell } from '#office/formula/cell-by-cell.ts';
import {
  type Area,
  type CellValue,
  type Expression,
  FormulaFault,
  type FormulaPlace,
  type Given,
  type Grid,
  type Item,
  operandOf,
  valueOf,
  valuesOf,
} from '#office/formula/formula-value.ts';

/** Functions that look into ranges of cells. */

const outside = new FormulaFault('a place lies outside its range');
const noPlace = new FormulaFault('there is no place for what is sought');

/** One cell of a range; row or column 0 means all of them. */
function indexed(parts: readonly Expression[], source: FormulaPlace): Area | FormulaFault {
  const area = areaAt(parts, 0, source);
  const row = numberAt(parts, 1, source);
  const column = parts.length > 2 ? numberAt(parts, 2, source) : 1;
  const [firstRow, lastRow] =
    row === 0 ? [area.firstRow, area.lastRow] : [area.firstRow + row - 1, area.firstRow + row - 1];
  const [firstColumn, lastColumn] =
    column === 0 ? [area.firstColumn, area.lastColumn] : [area.firstColumn + column - 1, area.firstColumn + column - 1];
  if (firstRow < area.firstRow || lastRow > area.lastRow) return outside;
  if (firstColumn < area.firstColumn || lastColumn > area.lastColumn) return outside;
  return { ...area, firstRow, lastRow, firstColumn, lastColumn };
}

/** Texts are the same in upper and lower case, as everywhere in a spreadsheet. */
const plain = <T extends Item>(value: T): T | string => (typeof value === 'string' ? value.toLowerCase() : value);

/** Place of the last number that is not above the one sought; the numbers rise. */
const placeUpTo = (items: readonly Item[], sought: Item): number =>
  items.findLastIndex((value) => typeof value === 'number' && value <= Number(sought));

/** Place of the last value that is not above the one sought (type 1), or of the first that is the same (type 0). */
function matched(parts: readonly Expression[], source: FormulaPlace): Item | Grid {
  const items = itemsOf(part(parts, 1)(source), source);
  const isExact = numberAt(parts, 2, source) === 0;
  const places = new Map<Item, number>();
  if (isExact)
    for (const [index, item] of items.entries()) if (!places.has(plain(item))) places.set(plain(item), index);
  return cellByCell([part(parts, 0)(source)], source, (sought = null) => {
    if (sought instanceof FormulaFault) return sought;
    const place = isExact ? (places.get(plain(sought)) ?? -1) : placeUpTo(items, sought);
    return place === -1 ? noPlace : place + 1;
  });
}

/** The value in one range at the position at which another range has the last number that is not above the one sought. */
function lookedUp(parts: readonly Expression[], source: FormulaPlace): Item {
  const sought = operandOf(part(parts, 0)(source), source);
  if (sought instanceof FormulaFault) return sought;
  const place = placeUpTo(itemsOf(areaAt(parts, 1, source), source), valueOf(sought, source));
  return place === -1 ? noPlace : (itemsOf(areaAt(parts, 2, source), source)[place] ?? null);
}

function summedWhere(parts: readonly Expression[], source: FormulaPlace): number {
  const sums = valuesOf(areaAt(parts, 0, source), source);
  const keys = valuesOf(areaAt(parts, 1, source), source);
  const sought = plain(valueOf(part(parts, 2)(source), source));
  return keys.reduce<number>((sum, key, index) => {
    const value = sums[index];
    return plain(key) === sought && typeof value === 'number' ? sum + value : sum;
  }, 0);
}

/** Cells that are equal to a value; a text could be a condition (">5") and is refused. */
function countedWhere(parts: readonly Expression[], source: FormulaPlace): number {
  const sought: CellValue = valueOf(part(parts, 1)(source), source);
  if (typeof sought === 'string') throw new Error('COUNTIF is for numbers');
  return valuesOf(areaAt(parts, 0, source), source).filter((value) => value === (sought ?? 0)).length;
}

function rowNumbers(parts: readonly Expression[], source: FormulaPlace): Given {
  const { firstRow, lastRow, firstColumn, lastColumn } = areaAt(parts, 0, source);
  if (firstColumn !== lastColumn) throw new Error('ROW is for one column');
  if (firstRow === lastRow) return firstRow;
  return { columns: 1, items: Array.from({ length: lastRow - firstRow + 1 }, (_, index) => firstRow + index) };
}

export const rangeFunctions: readonly (readonly [string, FormulaFunction])[] = [
  ['INDEX', indexed],
  ['MATCH', matched],
  ['LOOKUP', lookedUp],
  ['SUMIFS', summedWhere],
  ['COUNTIF', countedWhere],
  [
    'COUNT',
    (parts, source) => itemsOf(part(parts, 0)(source), source).filter((item) => typeof item === 'number').length,
  ],
  ['ROW', rowNumbers],
];
