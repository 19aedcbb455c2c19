import { isTextFormat } from '#output/model/number-formats.ts';
import { figureOrText } from '#output/model/planned-cells.ts';
import { isPlanned, type PlannedCell, type PlannedTable, type TableRow } from '#output/model/sheet-plan.ts';

const notApplicable = 'n.v.t.';

/** Years and ages tell rows apart: they are not added up. */
const isAdded = ({ format }: PlannedTable['columns'][number]): boolean => !isTextFormat(format) && format !== 'year';

function sumCell({ name, columns, rows }: PlannedTable, place: number): TableRow[number] {
  const column = columns[place]!;
  if (!isAdded(column)) return { content: null, look: 'strong' };
  const values = rows.map((row) => row[place] ?? null).map((cell) => (isPlanned(cell) ? cell.content : cell));
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === 0)
    return values.includes(notApplicable) ? inBold(figureOrText(notApplicable)) : { content: null, look: 'strong' };
  return {
    content: numbers.reduce((sum, value) => sum + value, 0),
    look: 'strong',
    format: column.format,
    formulaAt: ({ columnOf }) => `SUBTOTAL(109,${columnOf(name, column.header)})`,
  };
}

const inBold = (cell: TableRow[number]): TableRow[number] =>
  isPlanned(cell) ? ({ ...cell, look: 'strong' } satisfies PlannedCell) : cell;

/** The table with the sums of its columns as formulas below it; one row is its own sum. */
export function withTotalRow(table: PlannedTable): PlannedTable {
  if (table.rows.length < 2) return table;
  const sums = table.columns.slice(1).map((_, place) => sumCell(table, place + 1));
  return { ...table, hasTotalRow: true, rows: [...table.rows, [{ content: 'Samen', look: 'strong' }, ...sums]] };
}
