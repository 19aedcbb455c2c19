import { amount, decimalNumber, percentage, wholeNumber } from '#office/document/dutch-format.ts';
import { signedAmount, signedPercentage } from '#output/language/phrases.ts';
import { emptyCellMark } from '#output/model/non-empty-columns.ts';
import { isTextFormat, type NumberFormat } from '#output/model/number-formats.ts';
import type { ExhibitTable } from '#output/model/section.ts';
import {
  type Column,
  columnPlace,
  formattedCell,
  isCell,
  type Row,
  type RowRole,
  type Table,
} from '#output/model/table.ts';

/** How readers see a number: rounder than on a sheet, where somebody can look further. Others are written whole. */
const numberTexts: Partial<Readonly<Record<NumberFormat, (value: number) => string>>> = {
  euro: amount,
  euroDifference: signedAmount,
  percent: percentage,
  percentTwo: (value) => percentage(value, 2),
  percentDifference: (value) => signedPercentage(value),
  decimalOne: (value) => decimalNumber(value, 1),
  year: String,
};

/** What readers see of a cell. */
export function readText(cell: Row[number] | undefined, column: Column): string {
  const { content, format = column.format, read } = formattedCell(cell, column);
  if (read !== undefined) return read;
  if (content === null) return emptyCellMark;
  if (typeof content === 'number') return (numberTexts[format] ?? wholeNumber)(content);
  if (typeof content === 'string') return content;
  throw new Error('a date has no text for readers');
}

/** A column that is read: its header, its part of the width, and a shorter header where there is no room. */
export type ReadColumn = readonly [header: string, share: number, head?: string];

/** A table as slides, documents and screens show it: these of its columns, in this order, all cells as text. */
export function readTable(table: Table, shown: readonly ReadColumn[]): ExhibitTable {
  const columns = shown.map(([header, share, head = header]) => {
    const place = columnPlace(table, header);
    return { place, share, head, column: table.columns[place]! };
  });
  const isOf = (row: Row, roles: readonly RowRole[]): boolean =>
    columns.some(({ place }) => {
      const cell = row[place];
      return isCell(cell) && cell.row?.some((role) => roles.includes(role)) === true;
    });
  const places = (roles: readonly RowRole[]): readonly number[] =>
    table.rows.flatMap((row, place) => (isOf(row, roles) ? [place] : []));
  const marked = table.rows.flatMap((cells, row) =>
    columns.flatMap(({ place }, column) => {
      const cell = cells[place];
      return isCell(cell) && cell.mark !== undefined ? [{ row, column, mark: cell.mark }] : [];
    }),
  );
  return {
    columns: columns.map(({ head, share, column: { format } }) => ({
      head,
      share,
      align: isTextFormat(format) ? 'left' : 'right',
    })),
    rows: table.rows.map((row) => columns.map(({ place, column }) => readText(row[place], column))),
    emphasised: places(['total', 'front']),
    barred: places(['barred']),
    ...(marked.length > 0 && { marked }),
  };
}

/** The same with all columns, `share` of them wide by their places. */
export const readAll = (table: Table, share: (place: number) => number): ExhibitTable =>
  readTable(
    table,
    table.columns.map(({ header }, place) => [header, share(place)]),
  );
