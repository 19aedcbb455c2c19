import { wholeYears } from '#core/calendar/age.ts';
import { openGroupYears } from '#core/dossier/goal.ts';
import type { AgeGroup } from '#core/projection/age-groups.ts';

/**
 * Expected number of participants in service at the start of year k since the transition, k = 0 up to and including the
 * number of years: who has reached the end of premium by then isn't. `premiumMonths`: N' of each in the scheme.
 */
export function headCounts(
  people: readonly AgeGroup[],
  exitByAge: Float64Array,
  transition: number,
  premiumMonths: (group: AgeGroup) => number,
): Float64Array {
  const counts = new Float64Array(openGroupYears + 1);
  for (const group of people) {
    const { ageAtStart, heads } = group;
    addYearlySurvival(counts, heads, ageAtStart + transition, premiumMonths(group) - transition, exitByAge);
  }
  return counts;
}

/**
 * Probability of being in service at the start of each year for somebody of that age in months, so many months before
 * the end of premium: the product of 1 - exit probability at the whole age at the start of each year before it.
 */
export function yearlySurvival(ageInMonths: number, premiumMonths: number, exitByAge: Float64Array): Float64Array {
  const stays = new Float64Array(openGroupYears + 1);
  addYearlySurvival(stays, 1, ageInMonths, premiumMonths, exitByAge);
  return stays;
}

/** Adds that of so many people. */
function addYearlySurvival(
  counts: Float64Array,
  heads: number,
  ageInMonths: number,
  premiumMonths: number,
  exitByAge: Float64Array,
): void {
  const age = wholeYears(ageInMonths);
  let staying = heads;
  for (let year = 0; year <= openGroupYears && 12 * year < premiumMonths; year++) {
    counts[year]! += staying;
    staying *= 1 - exitByAge[age + year]!;
  }
}

/**
 * Number of entrants at the start of year j: replacement x the expected number that left in the year before, by exit or
 * by reaching the end of premium, earlier entrants included. Nobody enters at the transition itself. `staysOf`: the yearly
 * survival of those who enter at the start of a year.
 */
export function entrantNumbers(
  existing: Float64Array,
  staysOf: (entry: number) => Float64Array,
  replacement: number,
): Float64Array {
  const numbers = new Float64Array(openGroupYears);
  for (let year = 1; year < openGroupYears; year++) {
    let left = existing[year - 1]! - existing[year]!;
    for (let entry = 1; entry < year; entry++) {
      const stays = staysOf(entry);
      left += numbers[entry]! * (stays[year - 1 - entry]! - stays[year - entry]!);
    }
    numbers[year] = replacement * left;
  }
  return numbers;
}

/** Expected number of entrants in service at the start of a year. */
export function entrantsInService(
  numbers: Float64Array,
  staysOf: (entry: number) => Float64Array,
  year: number,
): number {
  let count = 0;
  for (let entry = 1; entry <= year; entry++) count += numbers[entry]! * staysOf(entry)[year - entry]!;
  return count;
}
