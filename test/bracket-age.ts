import { ageInMonths, wholeYears } from '#core/calendar/age.ts';
import { monthAfter } from '#core/calendar/months.ts';
import type { YearMonth } from '#core/calendar/plain-date.ts';
import type { BracketAgeRule } from '#core/dossier/dossier.ts';
import { decidingMonths } from '#core/projection/step-of-month.ts';
import { timeGrid } from '#core/participant/time-grid.ts';

/** The bracket age of one month, in whole years. */
export function bracketAge(rule: BracketAgeRule, born: YearMonth, month: YearMonth): number {
  const [deciding] = decidingMonths(rule, timeGrid(month, month, 0));
  return wholeYears(ageInMonths(born, monthAfter(month, deciding!)));
}
