import { wholeYears } from '#core/calendar/age.ts';
import { monthsBetween } from '#core/calendar/months.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';
import type { PremiumKey } from '#core/dossier/alternative-key.ts';
import type { Scale } from '#core/dossier/scale.ts';
import type { Check } from '#core/result/check.ts';
import { isLevel } from '#core/scheme/level-scale.ts';

/** Age from which somebody accrues at the latest (art. 14 lid 1 PW). */
const latestFirstAge = 18;

/** Scales in which somebody of 18 or older has no premium yet; of those who have a flat premium beside it the scale asks nothing. */
export function firstAgeChecks({ dossier, premiums, people }: CheckInput): Check<'ACCRUAL_STARTS_LATE'>[] {
  const transition = monthsBetween(dossier.valuationDate, dossier.transitionDate);
  const ages = people.participants
    .filter(({ hasFlatNow }) => !hasFlatNow)
    .map(({ ageAtStart }) => wholeYears(ageAtStart + transition));
  const checkOf = (scale: Scale, answer: PremiumKey | null): Check<'ACCRUAL_STARTS_LATE'>[] => {
    const age = scale.find(({ rate }) => rate > 0)?.fromAge ?? 0;
    const count = ages.filter((one) => one >= latestFirstAge && one < age).length;
    const figures = { age, count, total: people.participants.length };
    return count === 0
      ? []
      : [check('ACCRUAL_STARTS_LATE', 'warning', figures, { article: 'art. 14 lid 1 PW', answer })];
  };
  const scales = premiums.filter(({ form }) => form === 'progressive');
  const { current } = dossier;
  const isKeepable = scales.some(({ permission }) => permission !== null && permission.permitted !== 'no');
  const kept = current.kind === 'premium' && isKeepable && !isLevel(current.scale) ? checkOf(current.scale, null) : [];
  return [...kept, ...scales.flatMap(({ key, practicalScale }) => checkOf(practicalScale, key))];
}
