import type { AgeGroup, AgeGroups } from '#core/projection/age-groups.ts';
import { ageAtTransition } from '#core/projection/cost-weights.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import type { WagesOfYear } from '#core/result/result.ts';

/** Wage bill and full-time jobs per year since T, of those who are still in service. */
interface WageYears {
  /** EUR. */
  readonly wageBill: Float64Array;
  readonly fullTimeJobs: Float64Array;
}

/**
 * Wage bill (loonsom) of each of so many years since T, EUR: the sum over participants and the months T <= m < N' of the year of
 * S(m) x part time / 12 x in service, N' the later end of premium of the two schemes; full-time jobs: the same sum of part time / 12.
 * Who has premium waived counts whole: it is their salary, not what premium is paid of. Not discounted.
 */
export function wageYears(people: AgeGroups, projection: ParticipantProjection, count: number): WagesOfYear[] {
  const years: WageYears = { wageBill: new Float64Array(count), fullTimeJobs: new Float64Array(count) };
  for (const group of people.groups) {
    people.take(group);
    addGroup(years, projection, group);
  }
  return Array.from({ length: count }, (_, year) => ({
    wageBill: years.wageBill[year]!,
    fullTimeJobs: years.fullTimeJobs[year]!,
  }));
}

/** Adds a group that was taken. */
function addGroup(
  { wageBill, fullTimeJobs }: WageYears,
  { grid, salary, weights }: ParticipantProjection,
  group: AgeGroup,
): void {
  const { periods, transition } = grid;
  const stays = weights.inServiceFrom(ageAtTransition(group, grid));
  const end = Math.max(group.premiumMonthsInCurrent, group.premiumMonthsInNext);
  for (let period = periods.ofMonth[transition]!; period < periods.count && periods.starts[period]! < end; period++) {
    const year = periods.year[period]!;
    if (year >= wageBill.length) return;
    const months = (Math.min(periods.starts[period + 1]!, end) - periods.starts[period]!) / 12;
    const paid = salary[period]! + (group.waivedSalary?.[period] ?? 0);
    wageBill[year]! += stays[year]! * months * paid;
    fullTimeJobs[year]! += stays[year]! * months * group.jobs;
  }
}
