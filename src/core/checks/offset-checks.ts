import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import type { OffsetPosition } from '#core/law/offset-level.ts';
import type { Check } from '#core/result/check.ts';
import { check, type CheckInput, type LawInUse } from '#core/checks/check-input.ts';

const reducedArticle = 'art. 10aa UBLB 1965';
/** Until the transition the current scheme follows the tax rules of before the law. */
const oldArticle = 'art. 38q met art. 18a (oud) Wet LB 1964';

/**
 * Offset of both schemes against the minimum of the year. Below it the law asks for lower premiums or accrual: a warning;
 * below the lowest of the reduced offsets it allows none. A reduced offset of the new scheme has lower maxima.
 */
export function offsetChecks({ dossier, law }: CheckInput): Check<'OFFSET_BELOW_MINIMUM' | 'OFFSET_REDUCED'>[] {
  return [
    ...(isFirstScheme(dossier) ? [] : [minimumCheck('current', dossier.current.offset, law.currentOffset, law)]),
    minimumCheck('next', dossier.next.offset, law.nextOffset, law),
    ...reducedCheck(dossier.next.offset, law),
  ];
}

function minimumCheck(
  scheme: 'current' | 'next',
  offset: number,
  { level, isBelowLowest }: OffsetPosition,
  law: LawInUse,
): Check<'OFFSET_BELOW_MINIMUM'> {
  const figures = { scheme, ...offsetFigures(offset, law), lowest: law.lowestReducedOffset?.value ?? null };
  if (level === 'full')
    return check('OFFSET_BELOW_MINIMUM', 'pass', figures, {
      article: scheme === 'current' ? oldArticle : 'art. 18a lid 3 Wet LB 1964',
    });
  const article = scheme === 'current' ? oldArticle : reducedArticle;
  return check('OFFSET_BELOW_MINIMUM', isBelowLowest ? 'error' : 'warning', figures, { article });
}

function reducedCheck(offset: number, law: LawInUse): Check<'OFFSET_REDUCED'>[] {
  if (law.nextOffset.level === 'full') return [];
  const figures = { ...offsetFigures(offset, law), flatMaximum: law.limits.flat };
  return [check('OFFSET_REDUCED', 'warning', figures, { article: reducedArticle })];
}

const offsetFigures = (offset: number, { minimumOffset }: LawInUse) => ({
  offset,
  minimum: minimumOffset.value,
  year: minimumOffset.validFrom.year,
});
