import { compareDays } from '#core/calendar/days.ts';
import { firstDayOf } from '#core/calendar/months.ts';
import type { Check } from '#core/result/check.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';

/** Only the transition to the new rules has a last day; a later change from a kept scale to flat has none. */
export function deadlineChecks({ dossier, law }: CheckInput): Check<'TRANSITION_AFTER_DEADLINE'>[] {
  if (dossier.change !== 'transition') return [];
  const transition = firstDayOf(dossier.transitionDate);
  const deadline = law.transitionDeadline.value;
  const level = compareDays(transition, deadline) > 0 ? 'warning' : 'pass';
  const article = 'art. 220i PW en art. 51b lid 1 onder m Besluit uitvoering PW en Wvb';
  return [check('TRANSITION_AFTER_DEADLINE', level, { transition, deadline }, { article })];
}
