import type { Norms } from '#core/dossier/dossier-choices.ts';
import type { Alternative, PremiumAlternative } from '#core/result/alternative.ts';
import { alternativeOf, premiumAlternatives } from '#core/result/alternative-of.ts';
import type { Check, CheckCode } from '#core/result/check.ts';
import { isAbove } from '#core/result/is-above.ts';
import { nearlyEqual } from '#core/result/nearly-equal.ts';
import { type AgeGroup, shownGroups, smallestGroup } from '#core/result/shown-groups.ts';
import { check } from '#core/checks/check-input.ts';

/** Checks against the norms of the dossier. */
export type NormCode = Extract<CheckCode, `NORM_${string}`>;

/** What norms are held against. */
interface Measured {
  readonly alternatives: readonly Alternative[];
  readonly cohorts: readonly AgeGroup[];
  readonly participants: readonly { readonly age: number }[];
}

/** Whether each premium stays within what was agreed that it may come to; none where nothing was agreed. */
export function normChecks(norms: Norms, measured: Measured): readonly Check<NormCode>[] {
  const groups = shownGroups(measured.cohorts, joined);
  return premiumAlternatives(measured).flatMap((premium) =>
    [
      declineCheck(norms, measured, groups, premium),
      shareCheck(norms, measured, premium),
      costCheck(norms, measured, premium),
    ].flat(),
  );
}

const joined = (left: AgeGroup, right: AgeGroup): AgeGroup => ({
  fromAge: left.fromAge,
  toAge: right.toAge,
  count: left.count + right.count,
});

const levelOf = (value: number, limit: number): Check['level'] => (isAbove(value, limit) ? 'warning' : 'pass');

/**
 * Expected pension of each participant with compensation, EUR a year in today's money; compensation as salary counts as the
 * pension that it would have bought as premium.
 */
function compensatedPensions({ participants, compensation }: PremiumAlternative): readonly number[] {
  const paid = compensation?.participants;
  return participants.map(
    ({ pension }, index) => pension + (paid?.pensionFromPremium[index] ?? 0) + (paid?.pensionFromSalary[index] ?? 0),
  );
}

const currentPensions = (measured: Measured): readonly number[] =>
  alternativeOf(measured, 'unchanged').participants.map(({ pension }) => pension);

/** The cohort whose pension, that of all of it together, declines most; `decline` = 1 - new / current. */
function declineCheck(
  { cohortDecline: limit }: Norms,
  measured: Measured,
  groups: readonly AgeGroup[],
  premium: PremiumAlternative,
): readonly Check<NormCode>[] {
  if (limit === null) return [];
  const next = compensatedPensions(premium);
  const current = currentPensions(measured);
  const declines = groups.flatMap(({ fromAge, toAge }) => {
    let [before, after] = [0, 0];
    for (const [index, { age }] of measured.participants.entries()) {
      if (age < fromAge || age > toAge) continue;
      before += current[index]!;
      after += next[index]!;
    }
    return before > 0 ? [{ fromAge, toAge, decline: 1 - after / before }] : [];
  });
  const [first, ...others] = declines;
  if (first === undefined) return [];
  const worst = others.reduce((found, group) => (group.decline > found.decline ? group : found), first);
  const level = levelOf(worst.decline, limit);
  return [check('NORM_COHORT_DECLINE', level, { limit, ...worst }, { answer: premium.key })];
}

/** Participants whose pension declines by more than is called nearly equal, as a part of all. */
function shareCheck(
  { worseShare: limit }: Norms,
  measured: Measured,
  premium: PremiumAlternative,
): readonly Check<NormCode>[] {
  const total = measured.participants.length;
  if (limit === null || total < smallestGroup) return [];
  const current = currentPensions(measured);
  const count = compensatedPensions(premium).filter(
    (pension, index) => pension < current[index]! && !nearlyEqual(pension, current[index]!),
  ).length;
  const share = count / total;
  const figures = { limit, share, count, total };
  return [check('NORM_WORSE_SHARE', levelOf(share, limit), figures, { answer: premium.key })];
}

/** Cost over the horizon of those who are in service, with compensation, above that of the current scheme going on. */
function costCheck(
  { extraCost: limit }: Norms,
  measured: Measured,
  premium: PremiumAlternative,
): readonly Check<NormCode>[] {
  if (limit === null) return [];
  const { existingCost, compensation, key } = premium;
  const extra = existingCost + (compensation?.horizonCost ?? 0) - alternativeOf(measured, 'unchanged').cost;
  return [check('NORM_EXTRA_COST', levelOf(extra, limit), { limit, extra }, { answer: key })];
}
