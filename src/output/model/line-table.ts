import {
  contentOf,
  columnPlace,
  isCell,
  type CellContent,
  type Cell,
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
  const [groupPlace, [first]] = [columnPlace(long, groups), lines];
  const across = first === undefined ? [] : rowsWhere(long, first.where).map((row) => row[groupPlace]);
  const rows = lines.map(({ name, value, where }): Row => {
    const place = columnPlace(long, value);
    const { format } = long.columns[place]!;
    return [
      name,
      ...rowsWhere(long, where).map((row): Cell => {
        const cell = row[place] ?? null;
        return { format, ...(isCell(cell) ? cell : { content: cell, look: 'value' }) };
      }),
    ];
  });
  return {
    name: long.name,
    columns: [
      { header: head, format: 'general' },
      ...across.map((group) => ({
        header: (isCell(group) && group.read) || String(contentOf(group)),
        format: 'euro' as const,
      })),
    ],
    rows,
  };
}
