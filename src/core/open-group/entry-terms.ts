import { ageInMonths, wholeYears } from '#core/calendar/age.ts';
import { compareDays } from '#core/calendar/days.ts';
import { firstDayOf, monthAfter } from '#core/calendar/months.ts';
import type { PlainDate, YearMonth } from '#core/calendar/plain-date.ts';
import type { DossierInput } from '#core/dossier/dossier.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { EntryTerms } from '#core/result/open-group-result.ts';

/** Age of entrants where it is neither given nor known from hires, whole years. Source: product decision. */
const standardEntryAge = 32;

/** Months before the valuation date in which a hire counts, and how many hires it takes to go by them. */
const hireMonths = 60;
const fewestHires = 3;

/** Sums over some participants: their number, ages at hire in whole years, and full-time salaries, EUR a year. */
interface Sums {
  count: number;
  age: number;
  salary: number;
}

/**
 * Who enters: what was given, else, of age and salary apart, the means of those who were hired in the five years before the
 * valuation date and takes part; with fewer than three of them 32 and the mean salary of all who take part. The mean age at
 * hire is rounded half up to whole years.
 */
export function entryTerms(
  { valuationDate, openGroup }: Pick<DossierInput, 'valuationDate' | 'openGroup'>,
  participants: readonly ProjectedParticipant[],
): EntryTerms {
  const { all, hired } = sumsOf(participants, valuationDate);
  const goesByHires = hired.count >= fewestHires;
  const age: Pick<EntryTerms, 'age' | 'ageSource'> = goesByHires
    ? { age: Math.floor(hired.age / hired.count + 0.5), ageSource: 'hires' }
    : { age: standardEntryAge, ageSource: 'standard' };
  const salary: Pick<EntryTerms, 'salary' | 'salarySource'> = goesByHires
    ? { salary: hired.salary / hired.count, salarySource: 'hires' }
    : { salary: all.salary / all.count, salarySource: 'everybody' };
  return {
    ...(openGroup.entryAge === null ? age : { age: openGroup.entryAge, ageSource: 'given' }),
    ...(openGroup.entrySalary === null ? salary : { salary: openGroup.entrySalary, salarySource: 'given' }),
    hires: hired.count,
  };
}

/** Whether a hire is from the five years before the valuation date, up to the day before it. */
export function isRecentHire(hired: PlainDate, valuationDate: YearMonth): boolean {
  const first = firstDayOf(monthAfter(valuationDate, -hireMonths));
  return compareDays(hired, first) >= 0 && compareDays(hired, firstDayOf(valuationDate)) < 0;
}

/** Sums over all participants and over who was hired from five years before the valuation date up to the day before it. */
function sumsOf(
  participants: readonly ProjectedParticipant[],
  valuationDate: YearMonth,
): { readonly all: Sums; readonly hired: Sums } {
  const all: Sums = { count: 0, age: 0, salary: 0 };
  const hired: Sums = { count: 0, age: 0, salary: 0 };
  for (const { participant } of participants) {
    const day = participant.hired;
    all.count += 1;
    all.salary += participant.fullTimeSalary;
    if (day === null || !isRecentHire(day, valuationDate)) continue;
    hired.count += 1;
    hired.age += wholeYears(ageInMonths(participant.born, day));
    hired.salary += participant.fullTimeSalary;
  }
  return { all, hired };
}
