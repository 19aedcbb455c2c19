import type { AnwCover } from '#core/law/anw-cover.ts';
import { isAbove } from '#core/result/is-above.ts';
import type { Check } from '#core/result/check.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';

type ShareCode = 'PARTNER_COVER_ABOVE_LIMIT' | 'ORPHAN_COVER_ABOVE_LIMIT';

/**
 * Cover on death before the pension date of the new scheme against the highest that the law allows; what is not filled
 * in is not checked. The current scheme has the limits of the old rules, which the dossier has too few facts for.
 */
export function coverChecks({
  dossier: { next },
  law: { cover },
}: CheckInput): Check<ShareCode | 'ANW_COVER_ABOVE_LIMIT'>[] {
  const { partner, orphan, anwGap } = next.survivorCover;
  return [
    ...shareCheck('PARTNER_COVER_ABOVE_LIMIT', 'art. 18b lid 1 Wet LB 1964', partner, cover.partner.value),
    ...shareCheck('ORPHAN_COVER_ABOVE_LIMIT', 'art. 18c lid 1 Wet LB 1964', orphan, cover.orphan.value),
    ...(anwGap === null || cover.anw === null ? [] : anwCheck(anwGap, cover.anw)),
  ];
}

const shareCheck = (code: ShareCode, article: string, cover: number | null, limit: number): Check<ShareCode>[] =>
  cover === null
    ? []
    : [check(code, isAbove(cover, limit) ? 'error' : 'pass', { scheme: 'next', cover, limit }, { article })];

/**
 * Insured Anw addition against 8/7 of the benefit, EUR a year. Above that of an earlier year it may still be lawful, as
 * the benefit has risen since: a warning. Where the benefit is a gap, the law value says that it is not checked.
 */
function anwCheck(cover: number, { benefit, limit }: AnwCover): Check<'ANW_COVER_ABOVE_LIMIT'>[] {
  if (benefit.value === null || limit === null) return [];
  const level = isAbove(cover, limit) ? (benefit.isAfterLastKnown ? 'warning' : 'error') : 'pass';
  const figures = { scheme: 'next', cover, limit, benefit: benefit.value, year: benefit.validFrom.year } as const;
  return [check('ANW_COVER_ABOVE_LIMIT', level, figures, { article: 'art. 18f onder d Wet LB 1964' })];
}
