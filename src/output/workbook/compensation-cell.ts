import type { Alternative } from '#core/result/alternative.ts';
import type { AlternativeCompensation } from '#core/result/compensation-result.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { CellContent, PlannedCell } from '#output/workbook/sheet-plan.ts';

const notApplicable = 'n.v.t.';

/**
 * A figure of an alternative's compensation: 0 where the dossier asks for none and where nothing changes, "n.v.t." beside a
 * scale, where the law knows none.
 */
export function compensationFigure(
  { sort, compensation }: Pick<Alternative, 'sort' | 'compensation'>,
  asked: DossierResult['compensation'],
  valueOf: (compensation: AlternativeCompensation) => number,
): CellContent {
  if (compensation !== null) return valueOf(compensation);
  return asked === null || sort === 'unchanged' ? 0 : notApplicable;
}

/** The same as a cell among numbers. */
export function compensationCell(
  alternative: Pick<Alternative, 'sort' | 'compensation'>,
  asked: DossierResult['compensation'],
  valueOf: (compensation: AlternativeCompensation) => number,
): PlannedCell | CellContent {
  const content = compensationFigure(alternative, asked, valueOf);
  return typeof content === 'number' ? content : { content, look: 'value', isRight: true };
}
