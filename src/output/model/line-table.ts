import { readText } from '#output/model/read-table.ts';
import {
  type Cell,
  type CellContent,
  columnPlace,
  formattedCell,
  type Row,
  rowsWhere,
  type Table,
} from '#output/model/table.ts';

/** A line of a table whose groups stand across: its name, and the column and the rows of the long table that it shows. */
export interface TableLine {
  readonly name: Cell | CellContent;
  readonly value: string;
  readonly where: Readonly<Record<string, CellContent>>;
}

/** Lines of a long table below each other, with its groups across: what differs per line is the measure, or the alternative. */
export function lineTable(long: Table, groups: string, head: string, lines: readonly TableLine[]): Table {
  const [place, [first]] = [columnPlace(long, groups), lines];
  const across = first === undefined ? [] : rowsWhere(long, first.where);
  return {
    name: long.name,
    columns: [
      { header: head, format: 'general' },
      ...across.map((row) => ({ header: readText(row[place], long.columns[place]!), format: 'euro' as const })),
    ],
    rows: lines.map(({ name, value, where }): Row => {
      const shown = columnPlace(long, value);
      return [name, ...rowsWhere(long, where).map((row) => formattedCell(row[shown], long.columns[shown]!))];
    }),
  };
}
