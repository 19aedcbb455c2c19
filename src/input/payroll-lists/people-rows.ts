import type { SourceColumn } from '#input/payroll-lists/source-columns.ts';

/** Something that was meant as a day, also where it cannot be read. */
const isDayLike = ({ kind, value }: SourceColumn['cells'][number]): boolean =>
  kind !== 'text' || /\d/.test(String(value));

/**
 * The rows that tell of somebody: those with a day of birth. Totals, headings of departments and footnotes have none. Where no column
 * of birth is known, all rows.
 */
export function peopleRows(born: SourceColumn | undefined, sources: readonly SourceColumn[]): ReadonlySet<number> {
  const cells = born ? born.cells.filter(isDayLike) : sources.flatMap((source) => source.cells);
  return new Set(cells.map(({ row }) => row));
}

/** A column without the rows that tell of nobody. */
export const ofPeople = (source: SourceColumn, rows: ReadonlySet<number>): SourceColumn => ({
  ...source,
  cells: source.cells.filter(({ row }) => rows.has(row)),
});
