import { compareDays, isoDay } from '#core/calendar/days.ts';
import { firstDayOf } from '#core/calendar/months.ts';
import type { Check } from '#core/result/check.ts';
import type { Exclusion } from '#core/result/result.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';

/** Until when the old rules hold. */
const transitionDeadlineArticle = 'art. 220i PW en art. 51b lid 1 onder m Besluit uitvoering PW en Wvb';

/** Transition date, who was left out, and of whom a part is. */
export function dossierChecks(input: CheckInput): Check[] {
  return [
    ...(input.dossier.change === 'transition' ? [deadlineCheck(input)] : []),
    leftOutCheck(input),
    ...waivedCheck(input),
  ];
}

/** Only the transition to the new rules has a last day; a later change from a kept scale to flat has none. */
function deadlineCheck({ dossier, law }: CheckInput): Check {
  const transition = firstDayOf(dossier.transitionDate);
  const deadline = law.transitionDeadline.value;
  return check('TRANSITION_AFTER_DEADLINE', compareDays(transition, deadline) > 0 ? 'warning' : 'pass', {
    article: transitionDeadlineArticle,
    texts: { transition: isoDay(transition), deadline: isoDay(deadline) },
  });
}

function leftOutCheck({ dossier, excluded }: CheckInput): Check {
  const countOf = (reason: Exclusion['reason']): number => excluded.filter((one) => one.reason === reason).length;
  return check('PARTICIPANTS_LEFT_OUT', excluded.length > 0 ? 'warning' : 'pass', {
    figures: {
      count: excluded.length,
      notCounted: countOf('notCounted'),
      pensionBeforeTransition: countOf('pensionBeforeTransition'),
      premiumEndBeforeTransition: countOf('premiumEndBeforeTransition'),
      total: dossier.participants.length,
    },
  });
}

/**
 * Of how many the insurer pays premium (premievrijstelling), and for how much of them together: that part may stay in the old
 * scheme. Nothing where nobody has it.
 */
function waivedCheck({ people: { participants } }: CheckInput): Check[] {
  const waived = participants.flatMap(({ participant: { premiumWaiver } }) =>
    premiumWaiver > 0 ? [premiumWaiver] : [],
  );
  if (waived.length === 0) return [];
  return [
    check('PREMIUM_WAIVED', 'warning', {
      article: 'art. 220ha PW',
      figures: {
        count: waived.length,
        whole: waived.filter((part) => part === 1).length,
        persons: waived.reduce((sum, part) => sum + part, 0),
        total: participants.length,
      },
    }),
  ];
}
