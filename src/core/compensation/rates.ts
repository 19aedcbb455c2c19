import type { CompensationRules } from '#core/dossier/dossier-choices.ts';
import type { CompensatedPeople } from '#core/compensation/compensated-people.ts';
import { cohortAt, isEntitled, isPaidAsItFalls } from '#core/compensation/payments.ts';
import { shortfalls } from '#core/compensation/shortfalls.ts';
import { scaleRate } from '#core/scheme/premium-steps.ts';

/** Shortfalls beside one flat premium and the rates of compensation, fractions of the base. */
export interface CompensationRates {
  /** Capital at the pension date, EUR. */
  readonly shortfall: Float64Array;
  /** The rate that would fill the own shortfall or difference, without a maximum; 0 where nothing can be paid in. */
  readonly individual: Float64Array;
  /** The rate that each is paid; 0 where a difference is paid as it falls. */
  readonly paid: Float64Array;
  /** Rate of each cohort by its first age; null where everybody has an own one. */
  readonly cohort: ReadonlyMap<number, number> | null;
  /** The rate of somebody of that age at the transition who comes later: that of the cohort, or of the table. */
  readonly atAge: (age: number) => number;
}

/**
 * The rates beside the flat premium at that position. By pension outcome they accumulate to the shortfall, by premium
 * difference they are worth the differences; as premium for a cohort together, the same rate for all of it (art. 150f lid 1 PW).
 */
export function compensationRates(
  people: CompensatedPeople,
  flat: number,
  position: number,
  rules: CompensationRules,
): CompensationRates {
  const shortfall = shortfalls(people, flat, rules);
  const filling =
    rules.method === 'premiumDifference'
      ? { amount: people.presentDifferences[position]!, perRate: people.presentPerRate }
      : { amount: shortfall, perRate: people.valuePerRate };
  const individual = filling.amount.map((amount, index) => rateFor(amount, filling.perRate[index]!));
  const capped = (rate: number): number => Math.min(rate, rules.maximumRate ?? Infinity);
  const hasCohortRates = rules.method !== 'ownTable' && rules.form === 'pensionPremium';
  const cohort = hasCohortRates ? cohortRates(people, filling, capped) : null;
  const ofTable = (age: number): number => capped(scaleRate(rules.ownTable, age));
  const ofAge = (age: number): number => (cohort === null ? ofTable(age) : (cohort.get(cohortAt(rules, age)) ?? 0));
  const isIndividual = rules.method !== 'ownTable' && cohort === null;
  const ownRate = (index: number): number => (isPaidAsItFalls(rules) ? 0 : capped(individual[index]!));
  const atAge = (age: number): number => (isEntitled(rules, age) ? ofAge(age) : 0);
  const paid = Float64Array.from(people.age, (age, index) => (isIndividual ? ownRate(index) : atAge(age)));
  return { shortfall, individual, paid, cohort, atAge };
}

const rateFor = (amount: number, perRate: number): number => (perRate > 0 ? amount / perRate : 0);

interface Filling {
  readonly amount: Float64Array;
  readonly perRate: Float64Array;
}

/** Who is not entitled counts for nothing in either sum. */
function cohortRates(
  { cohort }: CompensatedPeople,
  { amount, perRate }: Filling,
  capped: (rate: number) => number,
): Map<number, number> {
  const sums = new Map<number, { amount: number; perRate: number }>();
  for (const [index, fromAge] of cohort.entries()) {
    const sum = sums.get(fromAge) ?? { amount: 0, perRate: 0 };
    sum.amount += amount[index]!;
    sum.perRate += perRate[index]!;
    sums.set(fromAge, sum);
  }
  return new Map([...sums].map(([fromAge, sum]) => [fromAge, capped(rateFor(sum.amount, sum.perRate))]));
}
