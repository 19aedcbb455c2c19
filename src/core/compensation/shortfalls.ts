import { wholeYears } from '#core/calendar/age.ts';
import type { CompensationRules } from '#core/dossier-choices.ts';
import type { CompensationPayments } from '#core/compensation/payments.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import type { ParticipantProjection } from '#core/projection/participant-projection.ts';
import { pensionOf, type People } from '#core/projection/people.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';

/** What shortfalls and rates of compensation depend on, per participant in the order of the dossier. */
export interface CompensationGroup {
  readonly people: People;
  /** First age of the cohort at the transition. */
  readonly cohort: Int32Array;
  /** Pension a year in today's money per EUR of capital at the pension date. */
  readonly perCapital: Float64Array;
  /** What 1.00 of pension base, paid as premium in each month of the period, becomes at the pension date, EUR. */
  readonly contributionValue: Float64Array;
}

/** Projects everybody once for the value of a contribution in the compensation period. */
export function compensationGroup(
  people: People,
  projection: ParticipantProjection,
  payments: CompensationPayments,
  basis: PensionBasis,
  rules: CompensationRules & { readonly entryCost: number },
): CompensationGroup {
  const { participants } = people;
  const { transition } = projection.grid;
  const cohortOf = (age: number): number => Math.floor(age / rules.cohortYears) * rules.cohortYears;
  return {
    people,
    cohort: Int32Array.from(participants, (projected) => cohortOf(wholeYears(projected.ageAtStart + transition))),
    perCapital: Float64Array.from(participants, basis.perCapitalAtNewDate),
    contributionValue: Float64Array.from(participants, (projected) => {
      projection.project(projected);
      const { base } = projection.next.trajectory;
      let value = 0;
      for (let month = transition; month < payments.until(projected); month++) {
        value += base[month]! * basis.accumulation[projected.monthsInNext - month]!;
      }
      return (value * (1 - rules.entryCost)) / 12;
    }),
  };
}

/** Everybody's shortfall under one premium, and the rates that fill it. */
export interface CompensationShortfalls {
  /** Capital at the pension date, EUR. */
  readonly shortfall: Float64Array;
  /** The rate that fills the own shortfall; 0 where nothing can be paid in. */
  readonly individualRate: Float64Array;
  /** Rate per cohort, by its first age. */
  readonly cohortRate: ReadonlyMap<number, number>;
  /** The rate that each is paid. */
  readonly paidRate: Float64Array;
}

/**
 * Shortfall = max(0, target x current pension - new pension) as capital at the pension date. One rate per cohort, such
 * that the contributions of the cohort accumulate to the sum of its shortfalls; as salary everybody has the own rate.
 */
export function compensationShortfalls(
  group: CompensationGroup,
  rates: Float64Array,
  rules: CompensationRules,
): CompensationShortfalls {
  const { people, cohort, perCapital, contributionValue } = group;
  const isOutcome = rules.method === 'pensionOutcome';
  const shortfall = Float64Array.from(people.participants, (_, index) => {
    if (!isOutcome) return 0;
    const missing = rules.target * people.currentPension[index]! - amountAt(pensionOf(people, index), rates);
    return Math.max(0, missing) / perCapital[index]!;
  });
  const individualRate = shortfall.map((amount, index) => rateFor(amount, contributionValue[index]!));
  const cohortRate = cohortRates(group, shortfall);
  const paidRate =
    rules.form === 'salary' ? individualRate : Float64Array.from(cohort, (fromAge) => cohortRate.get(fromAge)!);
  return { shortfall, individualRate, cohortRate, paidRate };
}

const rateFor = (shortfall: number, value: number): number => (value > 0 ? shortfall / value : 0);

function cohortRates({ cohort, contributionValue }: CompensationGroup, shortfall: Float64Array): Map<number, number> {
  const sums = new Map<number, { shortfall: number; value: number }>();
  for (const [index, fromAge] of cohort.entries()) {
    const sum = sums.get(fromAge) ?? { shortfall: 0, value: 0 };
    sum.shortfall += shortfall[index]!;
    sum.value += contributionValue[index]!;
    sums.set(fromAge, sum);
  }
  return new Map([...sums].map(([fromAge, sum]) => [fromAge, rateFor(sum.shortfall, sum.value)]));
}
