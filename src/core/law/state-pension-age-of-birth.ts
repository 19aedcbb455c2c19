import { dayOf } from '#core/calendar/days.ts';
import { monthAfter } from '#core/calendar/months.ts';
import type { YearMonth } from '#core/calendar/plain-date.ts';
import { statePensionAge } from '#core/law/state-pension-age.ts';
import { valueOn } from '#core/law/dated.ts';

/** The state pension age of one person. */
interface OwnStatePensionAge {
  readonly months: number;
  /** Born too late for the last year that is announced: the age of that year, which the law never lowers. */
  readonly isAfterLastKnown: boolean;
}

const firstYear = dayOf(statePensionAge.entries[0]!.from).year;
const lastYear = dayOf(statePensionAge.knownUntil!).year;

/** The age of each year that is known, looked up once: it is asked for everybody of a file. */
const agesByYear = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => {
  const year = firstYear + index;
  return { year, months: valueOn(statePensionAge, { year, month: 1, day: 1 }).value };
});

/** The age of the last year that is announced, in months, with that year. */
const lastKnownAge = agesByYear.at(-1)!;

/**
 * The state pension age of those who were born in a month, in months: that of the earliest year in which it is reached, a
 * birthday counting as the first of its month. Source: art. 7a AOW, ages by the year in which they are reached.
 */
export function statePensionAgeOfBirth(born: YearMonth): OwnStatePensionAge {
  const reached = agesByYear.find(({ year, months }) => monthAfter(born, months).year <= year);
  return { months: (reached ?? lastKnownAge).months, isAfterLastKnown: reached === undefined };
}
