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
import type { ReactNode } from 'react';

interface ColumnLook {
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

/** A column of a list. */
export type ListColumn<Row> = ColumnLook & { readonly cell: (row: Row) => ReactNode } & (
    | {
        readonly id: string;
        /** By what rows are sorted; without it they are not. */
        readonly sortBy?: (row: Row) => string | number;
      }
    /** By the field of that name. */
    | { readonly id: keyof Row & string; readonly sortBy: true }
  );

export type ListColumns<Row> = readonly ListColumn<Row>[];

/** What the lists of this program can do: sorting and pages. Searching happens before the rows come in. */
export const listFeatures = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  columnMeta: metaHelper<ColumnLook>(),
});

export type ListFeatures = typeof listFeatures;
export type ListTableState<Row extends RowData> = ReactTable<ListFeatures, Row>;

/** The columns as the library wants them; `inOrder` compares texts in the language of the screen. */
export const columnDefinitions = <Row extends RowData>(
  columns: ListColumns<Row>,
  inOrder: (one: string, other: string) => number,
): ColumnDef<ListFeatures, Row>[] =>
  columns.map(({ id, sortBy, cell, ...meta }): ColumnDef<ListFeatures, Row> => {
    const shown = { id, meta, cell: ({ row }: { readonly row: { readonly original: Row } }) => cell(row.original) };
    if (sortBy === undefined) return shown;
    const value = sortBy === true ? (row: Row) => (row as Record<string, string | number | null>)[id] ?? '' : sortBy;
    return {
      ...shown,
      accessorFn: value,
      sortFn: (a, b) => {
        const [one, other] = [value(a.original), value(b.original)];
        return typeof one === 'number' ? one - Number(other) : inOrder(one, String(other));
      },
    };
  });

/** The ids of the columns that can be sorted. */
export const sortableIds = <Row>(columns: ListColumns<Row>): readonly string[] =>
  columns.filter(({ sortBy }) => sortBy !== undefined).map(({ id }) => id);
