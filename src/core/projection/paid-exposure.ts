import type { SchemeProvisions } from '#core/dossier.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import type { CurrentTrajectory } from '#core/projection/current-scheme.ts';
import type { FixedCostBases, MonthWeights } from '#core/projection/group-cost.ts';
import type { YearlyExposure } from '#core/projection/yearly-exposure.ts';
import type { CostParts } from '#core/result/cost-parts.ts';
import { type CostRates, employeeContributionRates } from '#core/scheme/cost-rates.ts';

/**
 * What the parts of the cost of one year depend on: sums over participants and its months, each weighted with being in
 * service, not discounted. EUR; `headcount` in participants at the price level of the month.
 */
export interface PaidExposure {
  premium: number;
  boughtIndexation: number;
  /** Pension base / 12, part-time salary / 12, price level / 12. */
  base: number;
  salary: number;
  headcount: number;
}

/** An exposure without anybody in it. */
export const emptyPaidExposure = (): PaidExposure => ({
  premium: 0,
  boughtIndexation: 0,
  base: 0,
  salary: 0,
  headcount: 0,
});

/** Adds a participant's months of the first year under the current scheme: T <= m < min(N, T + 12). */
export function addFirstYear(
  total: PaidExposure,
  trajectory: CurrentTrajectory,
  bases: FixedCostBases,
  projected: ProjectedParticipant,
  weights: MonthWeights,
): void {
  const until = Math.min(projected.monthsInCurrent, weights.transition + 12);
  for (let month = weights.transition; month < until; month++) {
    const weight = weights.inService[month]!;
    total.premium += weight * trajectory.premium[month]!;
    total.boughtIndexation += weight * trajectory.boughtIndexation[month]!;
    total.base += (weight * trajectory.base[month]!) / 12;
    total.salary += (weight * bases.salary[month]! * bases.partTime) / 12;
    total.headcount += (weight * bases.priceLevel[month]!) / 12;
  }
}

/** What the first year of the new scheme depends on, at these rates per premium step. */
export function firstYearOf(exposure: YearlyExposure, rates: Float64Array): PaidExposure {
  const total = emptyPaidExposure();
  for (let step = 0; step < exposure.stepCount; step++) {
    total.premium += rates[step]! * exposure.base[step]!;
    total.base += exposure.base[step]!;
  }
  total.salary = exposure.salary[0]!;
  total.headcount = exposure.headcount[0]!;
  return total;
}

/** The parts of employer cost under the provisions of a scheme. */
export function costParts(paid: PaidExposure, provisions: SchemeProvisions): CostParts {
  return {
    premium: paid.premium,
    loading: provisions.premiumLoading * paid.premium,
    riskPremiums: provisions.riskPremiumOnBase * paid.base + provisions.riskPremiumOnSalary * paid.salary,
    costPerParticipant: provisions.costPerParticipant * paid.headcount,
    boughtIndexation: paid.boughtIndexation,
    employeeContribution: amountOf(employeeContributionRates(provisions), paid),
  };
}

const amountOf = (rates: CostRates, { premium, base, salary, headcount }: PaidExposure): number =>
  rates.perPremium * premium + rates.perBase * base + rates.perSalary * salary + rates.perHead * headcount;
