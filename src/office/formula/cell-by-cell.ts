import {
  type CellSource,
  FormulaFault,
  type Given,
  type Grid,
  isGrid,
  type Item,
  operandOf,
} from '#office/formula/formula-value.ts';

/** What a function makes of single values; error values are let in as well. */
export type ItemFunction = (...items: Item[]) => Item;

const itemAt = (part: Item | Grid, index: number): Item => (isGrid(part) ? (part.items[index] ?? null) : part);

/** As many cells as the largest part has; the others are single values, or as large. */
function overCells(parts: readonly (Item | Grid)[], value: ItemFunction): Grid {
  const grids = parts.filter((part) => isGrid(part));
  const size = Math.max(...grids.map(({ items }) => items.length));
  if (grids.some(({ items }) => items.length !== size)) throw new Error('ranges of different sizes');
  const [first = null, second = null] = parts;
  const items: Item[] = [];
  // One or two parts are by far the most, and columns have thousands of rows.
  for (let index = 0; index < size; index++) {
    if (parts.length === 1) items.push(value(itemAt(first, index)));
    else if (parts.length === 2) items.push(value(itemAt(first, index), itemAt(second, index)));
    else items.push(value(...parts.map((part) => itemAt(part, index))));
  }
  return { columns: grids[0]?.columns ?? 1, items };
}

/** A function worked out for one value, or for each cell of several. */
export function cellByCell(givens: readonly Given[], source: CellSource, value: ItemFunction): Item | Grid {
  const parts = givens.map((given) => operandOf(given, source));
  return parts.some((part) => isGrid(part)) ? overCells(parts, value) : value(...(parts as Item[]));
}

/** The same function, which an error value spoils. */
export const spoiled =
  (value: (...items: Exclude<Item, FormulaFault>[]) => Item): ItemFunction =>
  (...items) => {
    for (const item of items) if (item instanceof FormulaFault) return item;
    return value(...(items as Exclude<Item, FormulaFault>[]));
  };
