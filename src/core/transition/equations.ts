import type { Goal, Horizon } from '#core/dossier/goal.ts';
import type { ProfitBasis } from '#core/dossier/dossier-choices.ts';
import type { GroupCost } from '#core/projection/group-cost.ts';
import { sumOfAmounts } from '#core/projection/linear-amount.ts';
import type { PensionMeasure, PensionSums } from '#core/projection/pension-sums.ts';
import { linearCost } from '#core/projection/yearly-exposure.ts';
import type { CostRates } from '#core/scheme/cost-rates.ts';
import type { Equation } from '#core/transition/solve.ts';

/** The profit basis that was not chosen. */
export const otherBasis: Readonly<Record<ProfitBasis, ProfitBasis>> = { expected: 'riskFree', riskFree: 'expected' };

/** Years since T that a horizon covers; Infinity for "to pension date". */
export function horizonYears(horizon: Horizon): number {
  return horizon.kind === 'years' ? horizon.years : Infinity;
}

/** Budget neutral: discounted employer cost of the new scheme over so many years = that of the current scheme. */
export function costEquation(cost: GroupCost, nextCostRates: CostRates, years: number): Equation {
  const target = cost.currentDiscounted.subarray(0, Math.min(years, cost.years)).reduce((sum, part) => sum + part, 0);
  return { target, amount: linearCost(cost.nextDiscounted, nextCostRates, 0, years) };
}

/** The same of those in service and of those who enter later together: everybody has the same rates. */
export function openCostEquation(
  existing: GroupCost,
  entrants: GroupCost,
  nextCostRates: CostRates,
  years: number,
): Equation {
  const staying = costEquation(existing, nextCostRates, years);
  const entering = costEquation(entrants, nextCostRates, years);
  return { target: staying.target + entering.target, amount: sumOfAmounts(staying.amount, entering.amount) };
}

/** What profit goals are solved from: the sums on the bases and by the measures that were worked out. */
interface ProfitSource {
  readonly pensions: Readonly<Partial<Record<ProfitBasis, Readonly<Partial<Record<PensionMeasure, PensionSums>>>>>>;
  readonly premiumValue: PensionSums | null;
}

/**
 * Profit neutral: the weighted sum of the new pensions, or the value of the new premiums, = that of the current ones.
 * Throws for the value of the premiums where the current scheme is no premium scheme.
 */
export function profitEquation(
  { pensions, premiumValue }: ProfitSource,
  { profitBasis, measure }: Pick<Goal, 'profitBasis' | 'measure'>,
): Equation {
  const sums = measure === 'premiumValue' ? premiumValue : pensions[profitBasis]?.[measure];
  if (!sums) throw new Error(`the dossier has no ${measure} to keep equal`);
  return { target: sums.current, amount: sums.next };
}

/** The total of the expected pensions, by which alternatives are compared whatever the goal is. */
export const expectedPension = (source: ProfitSource): Equation =>
  profitEquation(source, { profitBasis: 'expected', measure: 'totalPension' });
