import { compareDays } from '#core/calendar/days.ts';
import { lastDayOf, monthAfter } from '#core/calendar/months.ts';
import type { PlainDate } from '#core/calendar/plain-date.ts';
import { roomBeside } from '#core/compensation/compensation-bases.ts';
import { monthAfterPeriod } from '#core/compensation/period.ts';
import type { AlternativeCompensation } from '#core/result/compensation-result.ts';
import type { Check } from '#core/result/check.ts';
import { isAbove } from '#core/result/is-above.ts';
import { check, type CheckInput } from '#core/checks/check-input.ts';
import type { CheckedPremium } from '#core/checks/checked-premiums.ts';

/**
 * Compensation as pension premium against its room and its last day. What does not fit in the room, or comes after that day,
 * is paid as salary, so that no premium passes either: warnings. As salary no pension law limits it: no checks.
 */
export function compensationChecks(input: CheckInput): Check<'COMPENSATION_ABOVE_ROOM' | 'COMPENSATION_PAST_END'>[] {
  const { premiums, dossier } = input;
  if (dossier.compensation.form === 'salary' || premiums.every(({ compensation }) => compensation === null)) return [];
  return [
    ...premiums.flatMap((premium) =>
      premium.compensation === null ? [] : [roomCheck(premium, premium.compensation, input)],
    ),
    periodCheck(input),
  ];
}

/** What is paid as salary, although premium was chosen, is what did not fit in the room of its month. */
function roomCheck(
  premium: CheckedPremium,
  { years }: AlternativeCompensation,
  input: CheckInput,
): Check<'COMPENSATION_ABOVE_ROOM'> {
  const above = years.filter((year) => isAbove(year.premium + year.salary, year.premium));
  const figures = {
    room: roomOf(premium, input),
    paid: paidIn(years),
    overflow: above.reduce((sum, { salary }) => sum + salary, 0),
    firstYear: above[0]?.year ?? null,
    end: legalEnd(input),
  };
  return check('COMPENSATION_ABOVE_ROOM', above.length > 0 ? 'warning' : 'pass', figures, {
    article: 'art. 38s Wet LB 1964',
    answer: premium.key,
  });
}

/** All that is paid, as premium or as salary: EUR. */
const paidIn = (years: AlternativeCompensation['years']): number =>
  years.reduce((sum, { premium, salary }) => sum + premium + salary, 0);

/** What the law leaves beside the practical flat premium, as the payments have it. */
const roomOf = ({ practicalScale }: CheckedPremium, { law, dossier: { next } }: CheckInput): number =>
  roomBeside(practicalScale[0]!.rate, law.compensation, next);

function periodCheck(input: CheckInput): Check<'COMPENSATION_PAST_END'> {
  const paid = input.premiums.reduce((sum, { compensation }) => sum + paidIn(compensation?.years ?? []), 0);
  const [asked, end] = [askedEnd(input), legalEnd(input)];
  return check(
    'COMPENSATION_PAST_END',
    compareDays(asked, end) > 0 ? 'warning' : 'pass',
    { paid, asked, end },
    {
      article: 'art. 150f lid 1 onder b PW en art. 51b lid 1 onder b Besluit uitvoering PW en Wvb',
    },
  );
}

const legalEnd = ({ law }: CheckInput): PlainDate => lastDayOf(law.compensation.lastMonth);

/** Last day of the period that the dossier chooses; till the pension date it is the end of premium of those who have it last. */
function askedEnd({ dossier, law, people }: CheckInput): PlainDate {
  const { compensation, transitionDate, valuationDate } = dossier;
  const lastPremium = (): number =>
    people.participants.reduce((last, projected) => Math.max(last, projected.premiumMonthsInNext), 0);
  const after =
    monthAfterPeriod(compensation, transitionDate, law.compensation) ?? monthAfter(valuationDate, lastPremium());
  return lastDayOf(monthAfter(after, -1));
}
