import {
  createPaginatedRowModel,
  createSortedRowModel,
  metaHelper,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type ReactTable,
  type RowData,
} from '@tanstack/react-table';

/** What a column says about how it looks. */
export interface ColumnLook {
  /** Heading as text: in front of the value on narrow screens, and in the list of sort choices. */
  readonly label: string;
  /** Class with the width of the column; columns without one share what is left. */
  readonly width?: string;
  readonly isRowHeading?: boolean;
  readonly alignEnd?: boolean;
  /** The column holds buttons only, which do nothing on paper. */
  readonly isOffPaper?: boolean;
  /** The heading is for readers only, because the cells speak for themselves. */
  readonly hidesHeading?: boolean;
}

/** What the lists of this program can do: sorting and pages. Searching happens before the rows come in. */
export const listFeatures = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  columnMeta: metaHelper<ColumnLook>(),
});

export type ListFeatures = typeof listFeatures;
// oxlint-disable-next-line typescript/no-explicit-any -- each column has its own value type, which the library keeps as any
export type ListColumns<Row extends RowData> = ColumnDef<ListFeatures, Row, any>[];
export type ListTableState<Row extends RowData> = ReactTable<ListFeatures, Row>;

/** The ids of the columns that can be sorted. */
export const sortableIds = <Row extends RowData>(columns: ListColumns<Row>): readonly string[] =>
  columns
    .filter(({ enableSorting }) => enableSorting !== false)
    .map((column) => column.id ?? ('accessorKey' in column ? String(column.accessorKey) : ''));
