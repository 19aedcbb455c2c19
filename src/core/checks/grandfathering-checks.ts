import { isoDay } from '#core/calendar/days.ts';
import { firstDayOf, lastDayOf, monthAfter } from '#core/calendar/months.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Check } from '#core/result/check.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';
import { scaleFall } from '#core/scheme/falling-scale.ts';
import { payableScale } from '#core/scheme/payable-scale.ts';
import { isLevel } from '#core/scheme/level-scale.ts';
import { isInTime } from '#core/transition/permission.ts';

const schemeLevels = {
  premiumWithScale: 'pass',
  insuredWithAgeDependentPremium: 'pass',
  averagePremium: 'error',
  noScheme: 'error',
  unknown: 'warning',
} as const;

/**
 * Each condition on which participants in service may keep a progressive premium, by itself (art. 220e lid 1 PW); none where
 * nothing in the dossier rises with age, as a flat premium needs no permission.
 */
export function grandfatheringChecks({ dossier, law, premiums }: CheckInput): Check[] {
  const { current } = dossier;
  const rises = current.kind === 'premium' && !isLevel(current.scale);
  if (!rises && premiums.every(({ form }) => form === 'flat')) return [];
  const { schemeOn30June2023: found, next } = dossier;
  const { referenceDay, entryDeadline } = law.grandfathering;
  return [
    check('GRANDFATHERING_SCHEME', schemeLevels[found], {
      article: 'art. 220e lid 1 onder a PW',
      texts: { found, day: isoDay(referenceDay) },
    }),
    ...fallChecks(dossier),
    ...dateChecks(dossier, entryDeadline),
    check('GRANDFATHERING_CONTRACT', next.contract === 'solidary' ? 'error' : 'pass', {
      article: 'art. 220e lid 1 onder c PW',
      texts: { contract: next.contract },
    }),
  ];
}

/** Only where the current scale falls with age: as far as it can be paid in the new scheme, in which it would be kept. */
function fallChecks({ current, next }: DossierInput): Check[] {
  const fall = current.kind === 'premium' ? scaleFall(payableScale(current.scale, next)) : null;
  if (fall === null) return [];
  return [check('CURRENT_SCALE_FALLS', 'error', { article: 'art. 220e lid 1 PW', figures: { ...fall } })];
}

/** Only in the transition: after it, those in service were in time years ago. */
function dateChecks({ change, transitionDate }: DossierInput, entryDeadline: PlainDate): Check[] {
  if (change === 'afterGrandfathering') return [];
  return [
    check('GRANDFATHERING_DATE', isInTime(transitionDate, entryDeadline) ? 'pass' : 'error', {
      article: 'art. 220e lid 1 onder b PW en art. 51b Besluit uitvoering PW en Wvb',
      texts: {
        transition: isoDay(firstDayOf(transitionDate)),
        lastDay: isoDay(lastDayOf(monthAfter(transitionDate, -1))),
        deadline: isoDay(entryDeadline),
      },
    }),
  ];
}
