import type { DossierInput } from '#core/dossier/dossier.ts';
import { isFirstScheme } from '#core/dossier/first-scheme.ts';
import { flatSinceOf } from '#core/dossier/flat-since.ts';
import type { Scale } from '#core/dossier/scale.ts';
import type { Check } from '#core/result/check.ts';
import type { OffsetLevel } from '#core/law/offset-level.ts';
import { scaleLimits } from '#core/transition/caps.ts';
import { agesAbove } from '#core/checks/ages-above.ts';
import { isAbove } from '#core/result/is-above.ts';
import { lastBracketAge, type LastPremium, payableScale } from '#core/scheme/payable-scale.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import { check, type CheckInput, type LawInUse } from '#core/checks/check-input.ts';
import type { CheckedPremium } from '#core/checks/checked-premiums.ts';

/** Where the maxima of an offset stand: of a flat premium, and of a scale. */
const articles: Readonly<Record<OffsetLevel, { readonly flat: string; readonly scale: string }>> = {
  full: { flat: 'art. 18a lid 1 Wet LB 1964', scale: 'art. 38r Wet LB 1964' },
  middle: { flat: 'art. 10aa lid 1 UBLB 1965', scale: 'art. 10aa lid 3 UBLB 1965' },
  lowest: { flat: 'art. 10aa lid 1 UBLB 1965', scale: 'art. 10aa lid 2 UBLB 1965' },
};

/** Where the maximum of a scale stands, for the offset of the new scheme. */
export const scaleMaximumArticle = ({ nextOffset }: Pick<LawInUse, 'nextOffset'>): string =>
  articles[nextOffset.level].scale;

type FlatCode = 'FLAT_ABOVE_LIMIT' | 'ENTRANT_PREMIUM_ABOVE_LIMIT' | 'CURRENT_SCALE_ABOVE_LIMIT';
type ScaleCode = 'SCALE_ABOVE_LIMIT' | 'CURRENT_SCALE_ABOVE_LIMIT' | 'AMBITION_SCALE_ABOVE_LIMIT';

/** Practical premiums, the current scale and what those who enter beside it pay, against the fiscal maxima; entry cost lies on top of the maxima. */
export function premiumLimitChecks({
  dossier,
  law,
  premiums,
  ambitionScale,
}: CheckInput): Check<FlatCode | ScaleCode>[] {
  const { next } = dossier;
  return [
    ...premiums.map((premium) =>
      premium.form === 'flat'
        ? flatCheck(premium, next.entryCost, law)
        : scaleCheck('SCALE_ABOVE_LIMIT', premium, premium.practicalScale, next, law),
    ),
    ...currentPremiumCheck(dossier, law, isKeepable(premiums)),
    ...(isKeepable(premiums) ? entrantPremiumCheck(dossier, law) : []),
    ...(ambitionScale === null ? [] : [scaleCheck('AMBITION_SCALE_ABOVE_LIMIT', null, ambitionScale, next, law)]),
  ];
}

/** Whether the law may let those in service keep a progressive premium at all (art. 220e PW). */
const isKeepable = (premiums: readonly CheckedPremium[]): boolean =>
  premiums.some(({ permission }) => permission !== null && permission.permitted !== 'no');

/**
 * The current premium as it would go on: on the offset, entry cost and pension age of the new scheme. A scale is kept by
 * those in service, where art. 220e PW may allow it; a level one is a flat premium, which may go on for everybody.
 */
function currentPremiumCheck(dossier: DossierInput, law: LawInUse, keepable: boolean): Check<FlatCode | ScaleCode>[] {
  const { current, next } = dossier;
  const code = 'CURRENT_SCALE_ABOVE_LIMIT';
  if (current.kind !== 'premium' || isFirstScheme(dossier)) return [];
  if (isLevel(current.scale)) return [flatLimitCheck(code, null, current.scale[0]!.rate * (1 - next.entryCost), law)];
  return keepable ? [scaleCheck(code, null, current.scale, next, law)] : [];
}

const flatCheck = ({ key, practicalScale }: CheckedPremium, entryCost: number, law: LawInUse): Check<FlatCode> =>
  flatLimitCheck('FLAT_ABOVE_LIMIT', key, practicalScale[0]!.rate * (1 - entryCost), law);

/**
 * The flat premiums beside a kept scale, the highest of them: what who enters pays, where it was given (the cost-neutral premium is
 * held at the maximum), and what who was hired since a flat premium began has now.
 */
function entrantPremiumCheck(dossier: DossierInput, law: LawInUse): Check<FlatCode>[] {
  const given = [dossier.openGroup.entrantPremium, flatSinceOf(dossier)?.rate ?? null].filter((rate) => rate !== null);
  if (given.length === 0) return [];
  const highest = Math.max(...given) * (1 - dossier.next.entryCost);
  return [flatLimitCheck('ENTRANT_PREMIUM_ABOVE_LIMIT', null, highest, law)];
}

const flatLimitCheck = (
  code: FlatCode,
  answer: CheckedPremium['key'] | null,
  rate: number,
  { limits, nextOffset }: LawInUse,
): Check<FlatCode> =>
  check(
    code,
    isAbove(rate, limits.flat) ? 'error' : 'pass',
    { rate, limit: limits.flat },
    {
      article: articles[nextOffset.level].flat,
      answer,
    },
  );

/** Figures are those of the step that somebody can pay and that is furthest above its limit, or nearest to it. */
function scaleCheck(
  code: ScaleCode,
  premium: CheckedPremium | null,
  typed: Scale,
  scheme: LastPremium & { readonly entryCost: number },
  law: LawInUse,
): Check<ScaleCode> {
  const scale = payableScale(typed, scheme);
  const fromAges = scale.map((step) => step.fromAge);
  const limits = scaleLimits(law.limits.scale, fromAges, scheme.pensionAgeInMonths);
  const rows = scale.map(({ fromAge, rate }, row) => ({
    age: fromAge,
    rate: rate * (1 - scheme.entryCost),
    limit: limits[row]!,
  }));
  const isError = rows.some(({ rate, limit }) => isAbove(rate, limit));
  const worst = rows.reduce((one, other) => (other.rate - other.limit > one.rate - one.limit ? other : one));
  const above = isError ? agesAbove(rows, law.limits.scale, lastBracketAge(scheme)) : [];
  return check(
    code,
    isError ? 'error' : 'pass',
    { ...worst, above },
    {
      article: scaleMaximumArticle(law),
      answer: premium?.key ?? null,
    },
  );
}
