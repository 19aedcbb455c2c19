import { formulaExpression } from '#office/formula/formula-expression.ts';
import { relativeFormula } from '#office/formula/formula-tokens.ts';
import {
  type Area,
  type CellSource,
  type CellValue,
  type Expression,
  type FormulaPlace,
  valueOf,
} from '#office/formula/formula-value.ts';
import { sheetLayout, type SheetLayout } from '#output/model/sheet-layout.ts';
import type { SheetPlan } from '#output/model/sheet-plan.ts';
import { type Cell, isCell, type Row } from '#output/model/table.ts';
import { storedValue } from '#output/writers/xlsx/stored-value.ts';

/**
 * Works out the formulas of planned sheets, so that the workbook shows their values in programs that do not calculate.
 * A formula whose cell has a content already keeps it.
 */

interface PlacedSheet {
  readonly plan: SheetPlan;
  readonly layout: SheetLayout;
  /** Values that were worked out, by row and column. */
  readonly known: Map<number, CellValue>;
}

const placeOf = (row: number, column: number): number => row * 16_384 + column;

function cellAt({ plan, layout }: PlacedSheet, row: number, column: number): Row[number] {
  const { table, rows, rowsBelow } = plan;
  if (row <= rows.length) return rows[row - 1]?.[column - 1] ?? null;
  if (row >= layout.firstRowBelow) return rowsBelow[row - layout.firstRowBelow]?.[column - 1] ?? null;
  if (!table) return null;
  if (row === layout.headerRow) return table.columns[column - 1]?.header ?? null;
  return table.rows[row - layout.firstTableRow]?.[column - 1] ?? null;
}

function areasByName(sheets: Iterable<PlacedSheet>): Map<string, Area> {
  const areas = new Map<string, Area>();
  for (const { plan, layout } of sheets) {
    const drawn = [plan.rows.map((row, index) => ({ row, number: index + 1 }))];
    drawn.push(plan.rowsBelow.map((row, index) => ({ row, number: layout.firstRowBelow + index })));
    for (const { row, number } of drawn.flat()) {
      for (const [index, cell] of row.entries()) {
        if (cell?.name === undefined) continue;
        const [firstRow, firstColumn] = [number, index + 1];
        areas.set(cell.name, { sheet: plan.name, firstRow, firstColumn, lastRow: firstRow, lastColumn: firstColumn });
      }
    }
    for (const { name, column, lastColumn = column, ...rows } of plan.controls?.ranges ?? []) {
      areas.set(name, { sheet: plan.name, firstColumn: column, lastColumn, ...rows });
    }
  }
  return areas;
}

function cellSource(plans: readonly SheetPlan[]): CellSource {
  const sheets = new Map<string, PlacedSheet>(
    plans.map((plan) => [plan.name, { plan, layout: sheetLayout(plan), known: new Map() }]),
  );
  const areas = areasByName(sheets.values());
  const expressionOf = rememberedExpressions();
  const source: CellSource = {
    areaOf(name) {
      const area = areas.get(name);
      if (!area) throw new Error(`there is no name ${name}`);
      return area;
    },
    valueAt(sheetName, row, column) {
      const sheet = sheets.get(sheetName);
      if (!sheet) throw new Error(`there is no sheet ${sheetName}`);
      const place = placeOf(row, column);
      const old = sheet.known.get(place);
      if (old !== undefined) return old;
      const cell = cellAt(sheet, row, column);
      const value = isOpen(cell)
        ? workedOut(expressionOf(cell.relative ?? relativeFormula(cell.formula, row), sheetName), { ...source, row })
        : storedValue(isCell(cell) ? cell.content : cell);
      sheet.known.set(place, value);
      return value;
    },
  };
  return source;
}

const isOpen = (cell: Row[number]): cell is Cell & { readonly formula: string } =>
  isCell(cell) && cell.formula !== undefined && cell.content === null;

const workedOut = (expression: Expression, place: FormulaPlace): CellValue => valueOf(expression(place), place);

/** Formulas that were filled down a column are read once: they are the same in relative form. */
function rememberedExpressions(): (relative: string, sheet: string) => Expression {
  const bySheet = new Map<string, Map<string, Expression>>();
  return (text, sheet) => {
    const known = bySheet.get(sheet) ?? new Map<string, Expression>();
    bySheet.set(sheet, known);
    const expression = known.get(text) ?? formulaExpression(text, sheet);
    known.set(text, expression);
    return expression;
  };
}

/** The plans with the value of each formula in its cell. Those after the first are worked out first, from above. */
export function calculatedPlans(plans: readonly SheetPlan[], others: readonly SheetPlan[]): readonly SheetPlan[] {
  const source = cellSource([...plans, ...others]);
  return plans
    .toReversed()
    .map((plan) => filledPlan(plan, source))
    .toReversed();
}

function filledPlan(plan: SheetPlan, source: CellSource): SheetPlan {
  const layout = sheetLayout(plan);
  const filled = <Given extends Row[number]>(cell: Given, row: number, column: number): Given => {
    if (!isOpen(cell)) return cell;
    const value = source.valueAt(plan.name, row, column);
    const content = typeof value === 'boolean' ? Number(value) : value;
    return Object.assign({}, cell, { content });
  };
  const rowFrom =
    (first: number) =>
    <Given extends Row[number]>(row: readonly Given[], index: number): readonly Given[] =>
      row.map((cell, column) => filled(cell, first + index, column + 1));
  return {
    ...plan,
    rows: plan.rows.map(rowFrom(1)),
    rowsBelow: plan.rowsBelow.map(rowFrom(layout.firstRowBelow)),
    table: plan.table && { ...plan.table, rows: plan.table.rows.map(rowFrom(layout.firstTableRow)) },
  };
}
