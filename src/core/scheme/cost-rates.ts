import type { SchemeProvisions } from '#core/dossier.ts';

/** How an amount of one month follows from what a participant has in that month. Fractions, and EUR a year per head. */
export interface CostRates {
  /** Per EUR of premium. */
  readonly perPremium: number;
  /** Per EUR of pension base. */
  readonly perBase: number;
  /** Per EUR of part-time salary. */
  readonly perSalary: number;
  /** Per participant, at the level of the valuation date. */
  readonly perHead: number;
}

/** What the employee pays: a fraction of pension base, of the premium (without loading) or of salary. */
export function employeeContributionRates({ employeeContribution }: SchemeProvisions): CostRates {
  const rateOn = (basis: string) => (employeeContribution.basis === basis ? employeeContribution.rate : 0);
  return { perPremium: rateOn('premium'), perBase: rateOn('pensionBase'), perSalary: rateOn('salary'), perHead: 0 };
}

/**
 * Employer cost: premium x (1 + opslag_premie) + risk premiums on base and salary + cost per participant, less the
 * employee's contribution.
 */
export function employerCostRates(provisions: SchemeProvisions): CostRates {
  const employee = employeeContributionRates(provisions);
  return {
    perPremium: 1 + provisions.premiumLoading - employee.perPremium,
    perBase: provisions.riskPremiumOnBase - employee.perBase,
    perSalary: provisions.riskPremiumOnSalary - employee.perSalary,
    perHead: provisions.costPerParticipant,
  };
}
