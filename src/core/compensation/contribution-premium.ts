import type { SchemeProvisions } from '#core/dossier.ts';
import type { People } from '#core/projection/people.ts';
import { employeeContributionRates } from '#core/scheme/cost-rates.ts';

/**
 * The flat premium that the employees would pay whole, together and in the month of transition, a fraction of the pension
 * base: f = (e_base x sum of bases + e_salary x sum of salaries) / ((1 - e_premium) x sum of bases). Below it they pay more
 * than the premium, and it is no premium that an employer can choose. 0 where nothing limits it, 1 where everything does.
 */
export function contributionPremium(next: SchemeProvisions, { base, salary }: Pick<People, 'base' | 'salary'>): number {
  const own = employeeContributionRates(next);
  const sum = (amounts: Float64Array): number => amounts.reduce((total, amount) => total + amount, 0);
  const bases = sum(base);
  const apart = own.perBase * bases + own.perSalary * sum(salary);
  if (apart === 0) return own.perPremium > 1 ? 1 : 0;
  const employers = (1 - own.perPremium) * bases;
  return employers > 0 ? Math.min(1, apart / employers) : 1;
}
