import { monthsBetween } from '#core/calendar/months.ts';
import type { PlainDate, YearMonth } from '#core/calendar/plain-date.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { Scale } from '#core/dossier/scale.ts';
import type { Permission } from '#core/result/new-premium.ts';
import { scaleFall } from '#core/scheme/falling-scale.ts';

/**
 * Whether the existing participants may keep a progressive premium (art. 220e PW): the new contract is not solidary,
 * the scheme of 30 June 2023 had a premium that rises with age (a premium scheme, also at a fund, or average pay at an insurer), and
 * they take part on the day before the transition, which is at the latest `entryDeadline`. Who kept a scale and changes
 * it later had the flat premium for entrants in time: what is kept is the scheme that may stay.
 */
export function progressivePermission(
  input: Pick<DossierInput, 'next' | 'schemeOn30June2023' | 'transitionDate' | 'change'>,
  entryDeadline: PlainDate,
): Permission {
  if (input.next.contract === 'solidary') return { permitted: 'no', reason: 'solidaryContract' };
  const found = input.schemeOn30June2023;
  if (found === 'noScheme') return { permitted: 'no', reason: 'noEarlierScheme' };
  if (found === 'averagePremium') return { permitted: 'no', reason: 'schemeDoesNotQualify' };
  if (input.change === 'transition' && !isInTime(input.transitionDate, entryDeadline))
    return { permitted: 'no', reason: 'transitionAfterDeadline' };
  if (found === 'unknown') return { permitted: 'unknown', reason: 'schemeUnknown' };
  return { permitted: 'yes', reason: input.change === 'transition' ? 'qualifies' : 'mayStay' };
}

/** The permission of a scale: what the dossier allows, unless the scale asks less of somebody older (art. 220e lid 1 PW). */
export const scalePermission = (permission: Permission, scale: Scale): Permission =>
  permission.permitted !== 'no' && scaleFall(scale) !== null ? { permitted: 'no', reason: 'fallingScale' } : permission;

/**
 * Whether those in service take part on the day before the transition and not after the deadline. The deadline is the
 * last day of a month, and the transition the first of one: the day before it may be that day.
 */
export const isInTime = (transition: YearMonth, entryDeadline: PlainDate): boolean =>
  monthsBetween(entryDeadline, transition) <= 1;
