import { alternativeOf } from '#core/result/alternative-of.ts';
import { figureOrText } from '#output/model/planned-cells.ts';
import type { Alternative } from '#core/result/alternative.ts';
import type { AlternativeCompensation } from '#core/result/compensation-result.ts';
import type { Chapter6b } from '#core/dossier/chapter-6b.ts';
import type { DossierResult } from '#core/result/result.ts';
import type { OpenGroupLine } from '#output/language/open-group-display.ts';
import type { Cell, CellContent } from '#output/model/table.ts';

const notApplicable = 'n.v.t.';

/**
 * What stands where an alternative has no compensation: 0 where the dossier asks for none, "n.v.t." where the law knows none:
 * beside a scale, and in a dossier for which chapter 6b PW does not hold.
 */
function noCompensation(chapter: Chapter6b, asked: DossierResult['compensation']): CellContent {
  const isNotForDossier = chapter !== 'holds' && chapter !== 'keepsScale';
  return asked !== null || isNotForDossier ? notApplicable : 0;
}

/** A figure of an alternative's compensation; 0 where nothing changes. */
export function compensationFigure(
  alternative: Alternative,
  asked: DossierResult['compensation'],
  valueOf: (compensation: AlternativeCompensation) => number,
): CellContent {
  if (alternative.compensation !== null) return valueOf(alternative.compensation);
  return alternative.sort === 'unchanged' ? 0 : noCompensation(alternative.chapter6b, asked);
}

/** The same as a cell among numbers. */
export const compensationCell = (...figure: Parameters<typeof compensationFigure>): Cell | CellContent =>
  figureOrText(compensationFigure(...figure));

/** The compensation of a path of the open group in one of its years, by the same rule. */
export function pathCompensationCell(
  { key, compensation }: OpenGroupLine,
  year: number,
  result: DossierResult,
): Cell | CellContent {
  if (key === 'unchanged') return 0;
  if (compensation.some((paid) => paid !== 0)) return compensation[year]!;
  return compensationCell(alternativeOf(result, key), result.compensation, () => compensation[year]!);
}
