import type { OffsetPosition } from '#core/law/offset-level.ts';
import type { Check } from '#core/result/check.ts';
import { check, type CheckInput, type LawInUse } from '#core/checks/check-input.ts';

const minimumArticle = 'art. 18a lid 3 Wet LB 1964';
const reducedArticle = 'art. 10aa UBLB 1965';

/**
 * Offset of both schemes against the minimum of the year. Below it the law asks for lower premiums or accrual: a warning;
 * below the lowest of the reduced offsets it allows none. A reduced offset of the new scheme has lower maxima.
 */
export function offsetChecks({ dossier, law }: CheckInput): Check[] {
  return [
    minimumCheck('current', dossier.current.offset, law.currentOffset, law),
    minimumCheck('next', dossier.next.offset, law.nextOffset, law),
    ...reducedCheck(dossier.next.offset, law),
  ];
}

function minimumCheck(scheme: 'current' | 'next', offset: number, position: OffsetPosition, law: LawInUse): Check {
  const level = position.level === 'full' ? 'pass' : position.isBelowLowest ? 'error' : 'warning';
  return check('OFFSET_BELOW_MINIMUM', level, {
    article: position.level === 'full' ? minimumArticle : reducedArticle,
    figures: { ...offsetFigures(offset, law), ...lowestFigure(law) },
    texts: { scheme },
  });
}

function reducedCheck(offset: number, law: LawInUse): Check[] {
  if (law.nextOffset.level === 'full') return [];
  const figures = { ...offsetFigures(offset, law), flatMaximum: law.limits.flat };
  return [check('OFFSET_REDUCED', 'warning', { article: reducedArticle, figures })];
}

const offsetFigures = (offset: number, { minimumOffset }: LawInUse) => ({
  offset,
  minimum: minimumOffset.value,
  year: minimumOffset.validFrom.year,
});

/** The lowest offset that is allowed, looked up only where one of the schemes has a reduced one. */
const lowestFigure = ({ lowestReducedOffset }: LawInUse): Readonly<Record<string, number>> =>
  lowestReducedOffset === null ? {} : { lowest: lowestReducedOffset.value };
