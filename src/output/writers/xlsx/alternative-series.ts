import { lookOf } from '#output/language/look.ts';
import { nameOf } from '#output/language/alternative-name.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { PlannedSeries } from '#output/model/sheet-plan.ts';

/** Columns of a chart per alternative, of a table that has them across after this many columns with names, over these rows. */
export const alternativeSeries = (
  { alternatives }: DossierResult,
  namingColumns: number,
  rows: number,
): readonly PlannedSeries[] =>
  alternatives.map((alternative, index) => ({
    name: nameOf(alternative, 'short'),
    look: lookOf(alternative),
    categoryColumn: 1,
    valueColumn: namingColumns + 1 + index,
    firstRow: 1,
    lastRow: rows,
  }));
