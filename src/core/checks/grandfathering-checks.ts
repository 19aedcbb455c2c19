import { compareDays } from '#core/calendar/days.ts';
import { firstDayOf, lastDayOf, monthAfter } from '#core/calendar/months.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Check } from '#core/result/check.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';
import { scaleFall } from '#core/scheme/falling-scale.ts';
import { payableScale } from '#core/scheme/payable-scale.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import { isInTime } from '#core/transition/permission.ts';

const permissionLevels = { yes: 'pass', no: 'error', unknown: 'warning' } as const;

const schemeLevels = {
  premiumWithScale: 'pass',
  insuredWithAgeDependentPremium: 'pass',
  averagePremium: 'error',
  noScheme: 'error',
  unknown: 'warning',
} as const;

/** Whether progressive premiums may be given to the existing participants. */
export const permissionChecks = ({ premiums }: CheckInput): Check<'PROGRESSIVE_PERMISSION'>[] =>
  premiums.flatMap(({ key, permission }) => {
    if (permission === null) return [];
    const { permitted, reason } = permission;
    const parts = { article: 'art. 220e PW', answer: key };
    return [check('PROGRESSIVE_PERMISSION', permissionLevels[permitted], { reason }, parts)];
  });

type ConditionCode =
  | 'GRANDFATHERING_SCHEME'
  | 'GRANDFATHERING_DATE'
  | 'GRANDFATHERING_CONTRACT'
  | 'CURRENT_SCALE_FALLS';

/**
 * Each condition on which participants in service may keep a progressive premium, by itself (art. 220e lid 1 PW); none where
 * nothing in the dossier rises with age, as a flat premium needs no permission.
 */
export function grandfatheringChecks({ dossier, law, premiums }: CheckInput): Check<ConditionCode>[] {
  const { current } = dossier;
  const rises = current.kind === 'premium' && !isLevel(current.scale);
  if (!rises && premiums.every(({ form }) => form === 'flat')) return [];
  const { schemeOn30June2023: found, next } = dossier;
  const { referenceDay, entryDeadline } = law.grandfathering;
  return [
    check(
      'GRANDFATHERING_SCHEME',
      schemeLevels[found],
      { found, day: referenceDay },
      {
        article: 'art. 220e lid 1 onder a PW',
      },
    ),
    ...fallChecks(dossier),
    ...dateChecks(dossier, entryDeadline),
    check(
      'GRANDFATHERING_CONTRACT',
      next.contract === 'solidary' ? 'error' : 'pass',
      { contract: next.contract },
      {
        article: 'art. 220e lid 1 onder c PW',
      },
    ),
  ];
}

/** Only where the current scale falls with age: as far as it can be paid in the new scheme, in which it would be kept. */
function fallChecks({ current, next }: DossierInput): Check<'CURRENT_SCALE_FALLS'>[] {
  const fall = current.kind === 'premium' ? scaleFall(payableScale(current.scale, next)) : null;
  return fall === null ? [] : [check('CURRENT_SCALE_FALLS', 'error', fall, { article: 'art. 220e lid 1 PW' })];
}

/** Only in the transition: after it, those in service were in time years ago. */
function dateChecks({ change, transitionDate }: DossierInput, deadline: PlainDate): Check<'GRANDFATHERING_DATE'>[] {
  if (change === 'afterGrandfathering') return [];
  const figures = {
    transition: firstDayOf(transitionDate),
    lastDay: lastDayOf(monthAfter(transitionDate, -1)),
    deadline,
  };
  return [
    check('GRANDFATHERING_DATE', isInTime(transitionDate, deadline) ? 'pass' : 'error', figures, {
      article: 'art. 220e lid 1 onder b PW en art. 51b lid 1 onder i Besluit uitvoering PW en Wvb',
    }),
  ];
}

/** Only the transition to the new rules has a last day; a later change from a kept scale to flat has none. */
export function deadlineChecks({ dossier, law }: CheckInput): Check<'TRANSITION_AFTER_DEADLINE'>[] {
  if (dossier.change !== 'transition') return [];
  const transition = firstDayOf(dossier.transitionDate);
  const deadline = law.transitionDeadline.value;
  const level = compareDays(transition, deadline) > 0 ? 'warning' : 'pass';
  const article = 'art. 220i PW en art. 51b lid 1 onder m Besluit uitvoering PW en Wvb';
  return [check('TRANSITION_AFTER_DEADLINE', level, { transition, deadline }, { article })];
}
