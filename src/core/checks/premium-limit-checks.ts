import type { DossierInput, Scale } from '#core/dossier.ts';
import type { Check } from '#core/result/check.ts';
import { type FiscalLimits, scaleLimits } from '#core/transition/caps.ts';
import { isAbove } from '#core/result/is-above.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';
import type { CheckedPremium } from '#core/checks/checked-premiums.ts';

/** Practical premiums, the current scale and what who enters beside it pays, against the fiscal maxima; entry cost lies on top of the maxima. */
export function premiumLimitChecks({ dossier, law, premiums, ambitionScale }: CheckInput): Check[] {
  const { next } = dossier;
  return [
    ...premiums.map((premium) =>
      premium.form === 'flat'
        ? flatCheck(premium, next.entryCost, law.limits.flat)
        : scaleCheck('SCALE_ABOVE_LIMIT', premium, premium.practicalScale, next, law.limits.scale),
    ),
    ...currentPremiumCheck(dossier, law.limits, isKeepable(premiums)),
    ...(isKeepable(premiums) ? entrantPremiumCheck(dossier, law.limits.flat) : []),
    ...(ambitionScale === null
      ? []
      : [scaleCheck('AMBITION_SCALE_ABOVE_LIMIT', null, ambitionScale, next, law.limits.scale)]),
  ];
}

/** Whether the law may let those in service keep a progressive premium at all (art. 220e PW). */
const isKeepable = (premiums: readonly CheckedPremium[]): boolean =>
  premiums.some(({ permission }) => permission !== null && permission.permitted !== 'no');

/**
 * The current premium as it would go on: on the offset, entry cost and pension age of the new scheme. A scale is kept by
 * those in service, where art. 220e PW may allow it; a level one is a flat premium, which may go on for everybody.
 */
function currentPremiumCheck({ current, next }: DossierInput, limits: FiscalLimits, keepable: boolean): Check[] {
  const code = 'CURRENT_SCALE_ABOVE_LIMIT';
  if (current.kind !== 'premium') return [];
  if (isLevel(current.scale))
    return [flatLimitCheck(code, null, current.scale[0]!.rate * (1 - next.entryCost), limits.flat)];
  return keepable ? [scaleCheck(code, null, current.scale, next, limits.scale)] : [];
}

const flatCheck = ({ key, practicalScale }: CheckedPremium, entryCost: number, limit: number): Check =>
  flatLimitCheck('FLAT_ABOVE_LIMIT', key, practicalScale[0]!.rate * (1 - entryCost), limit);

/** What who enters pays beside a kept scale, where it was given: the cost-neutral premium is held at the maximum. */
const entrantPremiumCheck = ({ openGroup: { entrantPremium }, next }: DossierInput, limit: number): Check[] =>
  entrantPremium === null
    ? []
    : [flatLimitCheck('ENTRANT_PREMIUM_ABOVE_LIMIT', null, entrantPremium * (1 - next.entryCost), limit)];

const flatLimitCheck = (
  code: 'FLAT_ABOVE_LIMIT' | 'ENTRANT_PREMIUM_ABOVE_LIMIT' | 'CURRENT_SCALE_ABOVE_LIMIT',
  answer: CheckedPremium['key'] | null,
  rate: number,
  limit: number,
): Check =>
  check(code, isAbove(rate, limit) ? 'error' : 'pass', {
    article: 'art. 18a lid 1 Wet LB 1964',
    answer,
    figures: { rate, limit },
  });

/** Figures are those of the step that is furthest above its limit, or nearest to it. */
function scaleCheck(
  code: 'SCALE_ABOVE_LIMIT' | 'CURRENT_SCALE_ABOVE_LIMIT' | 'AMBITION_SCALE_ABOVE_LIMIT',
  premium: CheckedPremium | null,
  scale: Scale,
  scheme: { readonly entryCost: number; readonly pensionAgeInMonths: number },
  maximum: Scale,
): Check {
  const fromAges = scale.map((step) => step.fromAge);
  const limits = scaleLimits(maximum, fromAges, scheme.pensionAgeInMonths);
  const rows = scale.map(({ fromAge, rate }, row) => ({
    age: fromAge,
    rate: rate * (1 - scheme.entryCost),
    limit: limits[row]!,
  }));
  const count = rows.filter(({ rate, limit }) => isAbove(rate, limit)).length;
  const worst = rows.reduce((one, other) => (other.rate - other.limit > one.rate - one.limit ? other : one));
  return check(code, count > 0 ? 'error' : 'pass', {
    article: 'art. 38r Wet LB 1964',
    answer: premium?.key ?? null,
    figures: { count, ...worst },
  });
}
