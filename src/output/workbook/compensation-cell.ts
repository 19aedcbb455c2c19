import type { Alternative } from '#core/result/alternative.ts';
import type { AlternativeCompensation } from '#core/result/compensation-result.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { CellContent, PlannedCell } from '#output/workbook/sheet-plan.ts';

const notApplicable = 'n.v.t.';

/**
 * A figure of an alternative's compensation: 0 where the dossier asks for none and where nothing changes, "n.v.t." where the
 * law knows none: beside a scale, and in a dossier for which chapter 6b PW does not hold.
 */
export function compensationFigure(
  alternative: Alternative,
  asked: DossierResult['compensation'],
  valueOf: (compensation: AlternativeCompensation) => number,
): CellContent {
  if (alternative.compensation !== null) return valueOf(alternative.compensation);
  if (alternative.sort === 'unchanged') return 0;
  const isNotForDossier = alternative.chapter6b !== 'holds' && alternative.chapter6b !== 'keepsScale';
  return asked !== null || isNotForDossier ? notApplicable : 0;
}

/** The same as a cell among numbers. */
export function compensationCell(
  alternative: Alternative,
  asked: DossierResult['compensation'],
  valueOf: (compensation: AlternativeCompensation) => number,
): PlannedCell | CellContent {
  const content = compensationFigure(alternative, asked, valueOf);
  return typeof content === 'number' ? content : { content, look: 'value', isRight: true };
}
