import type { DossierInput } from '#core/dossier/dossier.ts';
import { ageInMonths, wholeYears } from '#core/calendar/age.ts';
import { monthAfter, monthsBetween } from '#core/calendar/months.ts';
import { bracketAge } from '#test/bracket-age.ts';
import { paidPart, type ProjectedParticipant } from '#core/participant/projected-participant.ts';

type Provisions = DossierInput['current'] | DossierInput['next'];

/** What somebody has in one month, as the method defines it. */
export interface PlainMonth {
  /** Salary and pension base of both schemes that premium is paid of, EUR a year. */
  readonly salary: number;
  readonly currentBase: number;
  readonly nextBase: number;
  /** Ages that decide the step of a scale. */
  readonly currentAge: number;
  readonly nextAge: number;
  /** Probability of being in service since T. */
  readonly inService: number;
  readonly priceLevel: number;
}

/** The months of somebody up to the later pension date, each worked out by itself from the definition: slow, and without periods or ages that are shared. */
export function plainMonths(input: DossierInput, { participant, ...projected }: ProjectedParticipant): PlainMonth[] {
  const { assumptions, valuationDate, current, next } = input;
  const transition = monthsBetween(valuationDate, input.transitionDate);
  const paidPartTime = participant.partTime * paidPart(participant);
  const count = Math.max(projected.monthsInCurrent, projected.monthsInNext);
  const valueAt = (rows: readonly { readonly fromAge: number; readonly value: number }[], age: number): number =>
    rows.toSorted((one, other) => one.fromAge - other.fromAge).findLast(({ fromAge }) => fromAge <= age)?.value ?? 0;
  const ageAt = (month: number): number => wholeYears(ageInMonths(participant.born, monthAfter(valuationDate, month)));
  return Array.from({ length: count }, (_, month) => {
    const before = Array.from({ length: month }, (__, index) => index + 1);
    const januaries = before.filter((one) => monthAfter(valuationDate, one).month === 1);
    const raise = (one: number): number => (1 + assumptions.wageGrowth) * (1 + valueAt(assumptions.career, ageAt(one)));
    const salary = januaries.reduce((level, one) => level * raise(one), participant.fullTimeSalary);
    const level = (1 + assumptions.offsetGrowth) ** januaries.length;
    const baseOf = ({ offset, maximumSalary }: Provisions): number =>
      Math.max(0, Math.min(salary, maximumSalary * level) - offset * level) * paidPartTime;
    const years = before.filter((one) => one > transition && (one - transition) % 12 === 0);
    return {
      salary: salary * paidPartTime,
      currentBase: baseOf(current),
      nextBase: baseOf(next),
      currentAge: bracketAge(current.bracketAgeRule, participant.born, monthAfter(valuationDate, month)),
      nextAge: bracketAge(next.bracketAgeRule, participant.born, monthAfter(valuationDate, month)),
      inService: years.reduce((stays, one) => stays * (1 - valueAt(assumptions.exits, ageAt(one - 12))), 1),
      priceLevel: (1 + assumptions.priceInflation) ** januaries.length,
    };
  });
}
