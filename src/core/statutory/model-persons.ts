import { firstDayOf, januariesAfter, monthAfter, monthsBetween } from '#core/calendar/months.ts';
import type { YearMonth } from '#core/calendar/plain-date.ts';
import { ageInMonths, wholeYears } from '#core/calendar/age.ts';
import type { DossierInput, Participant } from '#core/dossier/dossier.ts';
import { isAveragePay } from '#core/dossier/scheme-kind.ts';
import { inventedParticipant } from '#core/participant/invented-participant.ts';
import { roundedMedianSalary } from '#core/participant/median-salary.ts';
import { projectedParticipant, type ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { lifecycleReturn } from '#core/projection/accumulation.ts';
import { currentProduct } from '#core/projection/products.ts';
import { decidingMonth } from '#core/projection/step-of-month.ts';
import { smallestGroup } from '#core/result/shown-groups.ts';
import { scaleRate } from '#core/scheme/premium-steps.ts';

/** A model person (maatmens) is nobody: what it has comes from all participants together, or where they are few from none of them. */

/** What the model persons of a dossier have in common. */
interface CommonTerms {
  /** Full-time salary S at the valuation date, EUR a year. */
  readonly salary: number;
  readonly partTime: number;
  /** Whole years. */
  readonly entryAge: number;
}

/** Of a file with fewer participants than may be shown, whoever they are. */
const termsOfFew: CommonTerms = { salary: 50_000, partTime: 1, entryAge: 30 };

/** To this many parts of a full-time job the mean part time is rounded. */
const partTimeSteps = 20;

/** Mean of the whole ages at hire, rounded half up; that of a small file where no day of hire is known. Whole years. */
export function meanEntryAge(people: readonly Pick<ProjectedParticipant, 'participant'>[]): number {
  const ages = people.flatMap(({ participant: { born, hired } }) =>
    hired === null ? [] : [wholeYears(ageInMonths(born, hired))],
  );
  return ages.length === 0
    ? termsOfFew.entryAge
    : Math.floor(ages.reduce((sum, age) => sum + age, 0) / ages.length + 0.5);
}

/** The median full-time salary, the mean part time to 5% and the mean age of hire of the file. */
function commonTerms(
  people: readonly Pick<ProjectedParticipant, 'participant'>[],
  entryAge: number | undefined,
): CommonTerms {
  if (people.length < smallestGroup) return termsOfFew;
  const mean = people.reduce((sum, { participant }) => sum + participant.partTime, 0) / people.length;
  return {
    salary: roundedMedianSalary(people),
    partTime: Math.max(1, Math.floor(mean * partTimeSteps + 0.5)) / partTimeSteps,
    entryAge: entryAge ?? meanEntryAge(people),
  };
}

/** Salary times part time at the valuation date, EUR a year: the same for every year of birth. */
export function modelSalary(people: readonly Pick<ProjectedParticipant, 'participant'>[]): number {
  const { salary, partTime } = commonTerms(people, undefined);
  return salary * partTime;
}

/** A month before the valuation date in which a model person took part. */
interface PastMonth {
  /** Months until the valuation date. */
  readonly monthsBefore: number;
  /** PG, EUR a year: salary back by wage growth without career, offset and maximum back by theirs, times part time. */
  readonly base: number;
  /** Januaries after it, up to and including the valuation date. */
  readonly januaries: number;
  readonly month: YearMonth;
}

/**
 * From the first of the month in which the age of entry is reached, not before the first step of a scale and not after the
 * valuation date.
 */
function pastMonths(dossier: DossierInput, { born }: Participant, terms: CommonTerms): readonly PastMonth[] {
  const { valuationDate, current, assumptions } = dossier;
  const firstStep = current.kind === 'premium' ? Math.min(...current.scale.map(({ fromAge }) => fromAge)) : 0;
  const entry = monthAfter(born, 12 * Math.max(terms.entryAge, firstStep));
  return Array.from({ length: Math.max(0, monthsBetween(entry, valuationDate)) }, (_, index) => {
    const month = monthAfter(entry, index);
    const monthsBefore = monthsBetween(month, valuationDate);
    const januaries = januariesAfter(month, monthsBefore);
    const backwards = (1 + assumptions.offsetGrowth) ** -januaries;
    const salary = terms.salary * (1 + assumptions.wageGrowth) ** -januaries;
    const pensionable = Math.min(salary, current.maximumSalary * backwards) - current.offset * backwards;
    return { monthsBefore, base: Math.max(0, pensionable) * terms.partTime, januaries, month };
  });
}

/**
 * Capital at the valuation date: the sum of premium(m) x (1 - kosten_op_inleg) x the product of the expected monthly returns up to
 * it. Pension, EUR a year: the sum of accrual x PG(m) / 12, raised on each later 1 January.
 */
function accruedOf(dossier: DossierInput, person: Participant, past: readonly PastMonth[]): Partial<Participant> {
  if (isAveragePay(dossier)) {
    const { accrualRate, activeIndexation } = dossier.current;
    const rights = past.map(({ base, januaries }) => ((accrualRate * base) / 12) * (1 + activeIndexation) ** januaries);
    return { accruedPension: rights.reduce((sum, right) => sum + right, 0) };
  }
  const { scale, bracketAgeRule, entryCost } = dossier.current;
  const returnAt = lifecycleReturn(dossier.assumptions, currentProduct(dossier));
  const { monthsInCurrent } = projectedParticipant(person, dossier);
  let [capital, growth, counted] = [0, 1, 0];
  // Backwards from the valuation date, so that each month multiplies what a month less has become.
  for (const { monthsBefore, base, month } of past.toReversed()) {
    for (; counted < monthsBefore; counted++)
      growth *= (1 + returnAt(Math.floor((monthsInCurrent + counted) / 12))) ** (1 / 12);
    const age = wholeYears(ageInMonths(person.born, decidingMonth[bracketAgeRule](month)));
    capital += (base / 12) * scaleRate(scale, age) * (1 - entryCost) * growth;
  }
  return { capital };
}

/** The model person of each year of birth: born on 1 July, of no sex, on what all participants together have. */
export function modelPersonsOf(
  dossier: DossierInput,
  people: readonly Pick<ProjectedParticipant, 'participant'>[],
): (year: number) => Participant {
  const terms = commonTerms(people, dossier.meanEntryAge);
  return (year) => {
    const born = firstDayOf({ year, month: 7 });
    const invented = { ...inventedParticipant(`${year}`, born, terms.salary), partTime: terms.partTime };
    return { ...invented, ...accruedOf(dossier, invented, pastMonths(dossier, invented, terms)) };
  };
}
