import { monthsBetween } from '#core/calendar/months.ts';
import type { YearMonth } from '#core/calendar/plain-date.ts';
import type { NewScheme, SchemeProvisions } from '#core/dossier/dossier.ts';
import type { PremiumSharing, SteppedContribution } from '#core/dossier/employee-contribution.ts';

/** How an amount of one month follows from what a participant has in that month. Fractions, and EUR a year per head. */
export interface CostRates {
  /** Per EUR of premium. */
  readonly perPremium: number;
  /** Per EUR of pension base. */
  readonly perBase: number;
  /** Per EUR of part-time salary. */
  readonly perSalary: number;
  /** Per EUR of risk premium by age: what the months of everybody come to at the table of their scheme. */
  readonly perRiskByAge: number;
  /** Per EUR of indexation that is bought: 1 in the employer's cost. */
  readonly perIndexation: number;
  /** Per participant, at the level of the valuation date. */
  readonly perHead: number;
  /** Per EUR of own contributions whose rate changes over time (EigenBijdrage): 1 in them, -1 in the employer's cost. */
  readonly perStepped: number;
  /** Per EUR of pension base and per 1.00 that the premium rate lies above a rate; null where nothing is shared. */
  readonly shared: PremiumSharing | null;
}

/** What a scheme says of who pays; only the new one has steps and sharing. */
type Payers = { readonly employeeContribution: SteppedContribution };

/**
 * What the employee pays: a fraction of pension base, of the premium (without loading) or of salary, and in the new scheme
 * what is shared above a rate. A fraction that changes over time is not in these rates: months are weighed with it beforehand.
 */
export function employeeContributionRates({ employeeContribution }: Payers): CostRates {
  const { basis: ownBasis, rate, steps = [], sharing = null } = employeeContribution;
  const rateOn = (basis: string) => (ownBasis === basis && steps.length === 0 ? rate : 0);
  return {
    perPremium: rateOn('premium'),
    perBase: rateOn('pensionBase'),
    perSalary: rateOn('salary'),
    perRiskByAge: 0,
    perIndexation: 0,
    perHead: 0,
    perStepped: 1,
    shared: sharing,
  };
}

/** The same of the new scheme in one month, with the fraction that holds then. */
export const employeeRatesIn = (
  { employeeContribution: own }: Pick<NewScheme, 'employeeContribution'>,
  month: YearMonth,
): CostRates =>
  employeeContributionRates({ employeeContribution: { ...own, rate: contributionRate(own, month), steps: [] } });

/** The rate that holds in a month: that of the last step that has begun, before the first one the own rate. */
export const contributionRate = ({ rate, steps = [] }: SteppedContribution, month: YearMonth): number =>
  steps.findLast(({ from }) => monthsBetween(from, month) >= 0)?.rate ?? rate;

/** What there is of a participant in a month: the premium rate, and pension base and part-time salary a year. */
interface Contributed {
  readonly premiumRate: number;
  readonly base: number;
  readonly salary: number;
}

/** Own contribution of a participant in a month x 12, EUR: in the new scheme with what is shared above a rate. */
export function contributionOf(rates: CostRates, { premiumRate, base, salary }: Contributed): number {
  const { perPremium, perBase, perSalary, shared } = rates;
  const own = perPremium * (premiumRate * base) + perBase * base + perSalary * salary;
  return shared ? own + shared.part * Math.max(0, premiumRate - shared.above) * base : own;
}

/** Risk premium of the salary that is the same at every age: none where it is a table by age. A fraction. */
export const levelRiskPremium = ({
  riskPremiumOnSalary,
  riskPremiumByAge,
}: Pick<SchemeProvisions, 'riskPremiumOnSalary' | 'riskPremiumByAge'>): number =>
  riskPremiumByAge.length > 0 ? 0 : riskPremiumOnSalary;

/**
 * Employer cost: premium x (1 + opslag_premie) + risk premiums on base and salary (level or by age) + cost per participant, less the
 * employee's contribution.
 */
export function employerCostRates(provisions: SchemeProvisions): CostRates {
  const employee = employeeContributionRates(provisions);
  return {
    perPremium: 1 + provisions.premiumLoading - employee.perPremium,
    perBase: provisions.riskPremiumOnBase - employee.perBase,
    perSalary: levelRiskPremium(provisions) - employee.perSalary,
    perRiskByAge: 1,
    perIndexation: 1,
    perHead: provisions.costPerParticipant,
    perStepped: -employee.perStepped,
    shared: employee.shared && { ...employee.shared, part: -employee.shared.part },
  };
}

/**
 * Whether employer cost rises with the premium at every rate: what employees pay of a premium, and of what lies above the rate from
 * which it is shared, stays below the premium with its loading.
 */
export function risesWithPremium({
  employeeContribution: { basis, rate, steps = [], sharing },
  premiumLoading,
}: Pick<NewScheme, 'employeeContribution' | 'premiumLoading'>): boolean {
  if (!sharing) return true;
  const own = basis === 'premium' ? Math.max(rate, ...steps.map((step) => step.rate)) : 0;
  return own + sharing.part < 1 + premiumLoading;
}
