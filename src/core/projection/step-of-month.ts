import type { TimeGrid } from '#core/participant/time-grid.ts';
import type { BracketAgeRule } from '#core/dossier/dossier.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { PremiumSteps } from '#core/scheme/premium-steps.ts';
import { monthAfter, monthsBetween } from '#core/calendar/months.ts';
import type { YearMonth } from '#core/calendar/plain-date.ts';

/** The calendar month in which the age is taken that decides the step of a scale in a given month. */
export const decidingMonth: Readonly<Record<BracketAgeRule, (month: YearMonth) => YearMonth>> = {
  firstOfMonth: (month) => month,
  firstOfJanuary: ({ year }) => ({ year, month: 1 }),
  lastOfDecember: ({ year }) => ({ year, month: 12 }),
};

/**
 * Bracket age (leeftijdsbepaling): whole age that decides the step of a scale in a month: on the first of that month,
 * on 1 January or on 31 December of its calendar year. A birthday counts as the first of the birth month, so one in
 * January is reached by 1 January and one in December by 31 December. For all months of a grid at once: months from month 0 to the month that decides, per month. How far that is
 * from a month depends on the month of the year alone.
 */
export function decidingMonths(rule: BracketAgeRule, { start, length }: TimeGrid): Int32Array {
  const months = new Int32Array(length + 1);
  const shifts = Array.from({ length: 12 }, (_, month) => {
    const one = monthAfter(start, month);
    return monthsBetween(one, decidingMonth[rule](one));
  });
  for (let month = 0; month <= length; month++) months[month] = month + shifts[month % 12]!;
  return months;
}

/** The step of the scale that holds in each month for somebody. */
export type StepOfMonth = (projected: Aged, month: number) => number;

type Aged = Pick<ProjectedParticipant, 'ageAtStart' | 'hasFlatNow'>;

/** The same for a scheme's steps and bracket age rule. */
export function stepOfMonth(steps: PremiumSteps, rule: BracketAgeRule, grid: TimeGrid): StepOfMonth {
  const deciding = decidingMonths(rule, grid);
  const isFlat = ({ hasFlatNow }: Aged): boolean => hasFlatNow && steps.flatNow !== null;
  return (projected, month) =>
    isFlat(projected) ? steps.count - 1 : steps.ofAge[Math.floor((projected.ageAtStart + deciding[month]!) / 12)]!;
}
