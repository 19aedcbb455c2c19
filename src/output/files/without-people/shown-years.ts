import { smallestGroup, type ConclusionSubject } from '#output/language/subject.ts';

/** So many years of cost are calculated at most. */
const longest = 100;

/**
 * How many years may be shown of what is paid for these ages. The last year in which enough of them are still in service is
 * left out with those after it: the total less the years that are shown is then of enough people too.
 */
function yearsOf(ages: readonly number[], pensionAgeInMonths: number): number {
  // An age is in whole years: who may have left in a year does not count.
  const inService = (year: number): number => ages.filter((age) => 12 * (age + 1 + year) <= pensionAgeInMonths).length;
  let years = 0;
  while (years < longest && inService(years + 1) >= smallestGroup) years++;
  return years;
}

/** How many years of cost of those who take part now are shown, and of their compensation. */
export function shownYears({ input, result }: ConclusionSubject): {
  readonly cost: number;
  readonly compensation: number;
} {
  const { fromAge, untilAge } = input.compensation;
  const ages = result.participants.map(({ age }) => age);
  const entitled = ages.filter((age) => age >= (fromAge ?? 0) && age <= (untilAge ?? Infinity));
  const pensionAgeInMonths = Math.min(input.current.pensionAgeInMonths, input.next.pensionAgeInMonths);
  return { cost: yearsOf(ages, pensionAgeInMonths), compensation: yearsOf(entitled, pensionAgeInMonths) };
}
