import { monthsBetween } from '#core/calendar/months.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import type { DossierInput } from '#core/dossier.ts';
import type { Permission } from '#core/result.ts';

/**
 * Whether the existing participants may keep a progressive premium (art. 220e PW): the new contract is not solidary,
 * the scheme of 30 June 2023 had a premium that rises with age (a premium scheme, or average pay at an insurer), and
 * they take part on the day before the transition, which is at the latest `entryDeadline`.
 */
export function progressivePermission(
  input: Pick<DossierInput, 'next' | 'schemeOn30June2023' | 'transitionDate'>,
  entryDeadline: PlainDate,
): Permission {
  if (input.next.contract === 'solidary') return { permitted: 'no', reason: 'solidaryContract' };
  if (input.schemeOn30June2023 === 'averagePremiumOrFund') return { permitted: 'no', reason: 'schemeDoesNotQualify' };
  // The deadline is the last day of a month, and the transition the first of one: the day before it may be that day.
  if (monthsBetween(entryDeadline, input.transitionDate) > 1)
    return { permitted: 'no', reason: 'transitionAfterDeadline' };
  if (input.schemeOn30June2023 === 'unknown') return { permitted: 'unknown', reason: 'schemeUnknown' };
  return { permitted: 'yes', reason: 'qualifies' };
}
