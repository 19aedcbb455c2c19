import type { ExhibitTable } from '#output/model/section.ts';

/** Its head and its part of the width; figures stand to the right. */
export type TextColumn = readonly [head: string, share: number, align?: 'right'];

/** A table that is read only: no sheet has its rows as values. */
export const textTable = (
  columns: readonly TextColumn[],
  rows: ExhibitTable['rows'],
  { emphasised = [], barred = [] }: Partial<Pick<ExhibitTable, 'emphasised' | 'barred'>> = {},
): ExhibitTable => ({
  columns: columns.map(([head, share, align]) => ({ head, share, align: align ?? 'left' })),
  rows,
  emphasised,
  barred,
});
