import type { NewScheme, SchemeProvisions } from '#core/dossier/dossier.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import { linearCost, type YearlyExposure } from '#core/projection/yearly-exposure.ts';
import type { CostParts } from '#core/result/cost-parts.ts';
import { type CostRates, employeeContributionRates, levelRiskPremium } from '#core/scheme/cost-rates.ts';

/**
 * What the parts of the cost of one year depend on: sums over participants and its months, each weighted with being in
 * service, not discounted. EUR; `headcount` in participants at the price level of the month.
 */
export interface PaidExposure {
  readonly premium: number;
  readonly boughtIndexation: number;
  /** Pension base / 12, part-time salary / 12, price level / 12. */
  readonly base: number;
  readonly salary: number;
  /** Risk premium by age, EUR. */
  readonly riskByAge: number;
  readonly headcount: number;
}

/** Of nobody. */
export const nothingPaid: PaidExposure = {
  premium: 0,
  boughtIndexation: 0,
  base: 0,
  salary: 0,
  riskByAge: 0,
  headcount: 0,
};

/** What the first year of the new scheme depends on, at these rates per premium step. */
function firstYearOf(exposure: YearlyExposure, rates: Float64Array): PaidExposure {
  let [premium, base] = [0, 0];
  for (let step = 0; step < exposure.stepCount; step++) {
    premium += rates[step]! * exposure.base[step]!;
    base += exposure.base[step]!;
  }
  return {
    premium,
    boughtIndexation: exposure.keptIndexation[0]!,
    base,
    salary: exposure.salary[0]!,
    riskByAge: exposure.riskByAge[0]!,
    headcount: exposure.headcount[0]!,
  };
}

/** The parts of employer cost under the provisions of the current scheme. */
export const currentCostParts = (paid: PaidExposure, provisions: SchemeProvisions): CostParts =>
  costParts(paid, provisions, amountOf(employeeContributionRates(provisions), paid));

/** The parts of the employer cost of the first year of the new scheme, at these rates per premium step. */
export const nextCostParts = (exposure: YearlyExposure, next: NewScheme, rates: Float64Array): CostParts =>
  costParts(
    firstYearOf(exposure, rates),
    next,
    amountAt(linearCost(exposure, employeeContributionRates(next), 0, 1), rates),
  );

function costParts(paid: PaidExposure, provisions: SchemeProvisions, employeeContribution: number): CostParts {
  return {
    premium: paid.premium,
    loading: provisions.premiumLoading * paid.premium,
    riskPremiums:
      provisions.riskPremiumOnBase * paid.base + levelRiskPremium(provisions) * paid.salary + paid.riskByAge,
    costPerParticipant: provisions.costPerParticipant * paid.headcount,
    boughtIndexation: paid.boughtIndexation,
    employeeContribution,
  };
}

const amountOf = (rates: CostRates, { premium, base, salary, headcount }: PaidExposure): number =>
  rates.perPremium * premium + rates.perBase * base + rates.perSalary * salary + rates.perHead * headcount;
