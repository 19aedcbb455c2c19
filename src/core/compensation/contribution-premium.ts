import type { YearMonth } from '#core/calendar/plain-date.ts';
import type { NewScheme } from '#core/dossier/dossier.ts';
import type { People } from '#core/projection/people.ts';
import { employeeRatesIn } from '#core/scheme/cost-rates.ts';

/**
 * The flat premium that the employees would pay whole, together and in the month of transition, a fraction of the pension
 * base: f = (e_base x sum of bases + e_salary x sum of salaries) / ((1 - e_premium) x sum of bases). Below it they pay more
 * than the premium, and it is no premium that an employer can choose. 0 where nothing limits it, 1 where everything does.
 *
 * Where they share a part d of what f lies above a level s, they pay d x (f - s) x the bases too: above that level f =
 * (e_base x bases + e_salary x salaries - d x s x bases) / ((1 - e_premium - d) x bases).
 */
export function contributionPremium(
  next: NewScheme,
  transitionDate: YearMonth,
  { base, salary }: Pick<People, 'base' | 'salary'>,
): number {
  const own = employeeRatesIn(next, transitionDate);
  const sum = (amounts: Float64Array): number => amounts.reduce((total, amount) => total + amount, 0);
  const bases = sum(base);
  const apart = own.perBase * bases + own.perSalary * sum(salary);
  if (apart === 0) return own.perPremium > 1 ? 1 : 0;
  const whole = wholePremium(apart, (1 - own.perPremium) * bases);
  const { shared } = own;
  if (!shared || whole <= shared.above) return whole;
  const sharedAtZero = shared.part * shared.above * bases;
  return wholePremium(apart - sharedAtZero, (1 - own.perPremium - shared.part) * bases);
}

/** The premium at which what employees pay apart from it is all that is left for the employer; 1 where there is none. */
const wholePremium = (apart: number, employersPerRate: number): number =>
  employersPerRate > 0 ? Math.min(1, apart / employersPerRate) : 1;
