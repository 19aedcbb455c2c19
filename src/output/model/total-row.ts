import { isTextFormat } from '#output/model/number-formats.ts';
import { figureOrText } from '#output/model/planned-cells.ts';
import { type Column, contentOf, type Row, type Table } from '#output/model/table.ts';

const notApplicable = 'n.v.t.';

/** Years and ages tell rows apart: they are not added up. */
const isAdded = ({ format }: Column): boolean => !isTextFormat(format) && format !== 'year';

function sumCell({ name, columns, rows }: Table, place: number): Row[number] {
  const column = columns[place]!;
  if (!isAdded(column)) return null;
  const values = rows.map((row) => contentOf(row[place]));
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length === 0) return values.includes(notApplicable) ? figureOrText(notApplicable) : null;
  return {
    content: numbers.reduce((sum, value) => sum + value, 0),
    look: 'value',
    formulaAt: ({ columnOf }) => `SUBTOTAL(109,${columnOf(name, column.header)})`,
  };
}

/** The table with the sums of its columns as formulas below it; one row is its own sum. */
export function withTotalRow(table: Table): Table {
  if (table.rows.length < 2) return table;
  const sums = table.columns.slice(1).map((_, place) => sumCell(table, place + 1));
  return {
    ...table,
    hasTotalRow: true,
    rows: [...table.rows, [{ content: 'Samen', look: 'value', row: ['total'] }, ...sums]],
  };
}
