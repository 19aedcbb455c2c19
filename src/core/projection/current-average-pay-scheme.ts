import type { AveragePayDossierInput } from '#core/dossier.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { januaryGrowth, type TimeGrid } from '#core/participant/time-grid.ts';
import { type AccrualRules, fillRights } from '#core/projection/accrued-rights.ts';
import { boughtIndexation } from '#core/projection/bought-indexation.ts';
import { emptyTrajectory, fillCost } from '#core/projection/trajectory-cost.ts';
import type { CurrentScheme } from '#core/projection/current-scheme.ts';
import { baseLimits, fillPensionBase } from '#core/projection/pension-base.ts';
import { tariffPrices } from '#core/projection/tariff-prices.ts';
import { employeeContributionRates, employerCostRates } from '#core/scheme/cost-rates.ts';
import type { PensionTariff } from '#core/scheme/pension-tariff.ts';
import { isAtTariff } from '#core/scheme/tariff-basis.ts';

/**
 * An average pay scheme as current scheme: pension is accrued and indexed, cost is the premium that is paid, or the
 * accrual at the tariff (which holds the loading for cost). Where an ambition is the reference the pension is that of the ambition.
 */
export function currentAveragePayScheme(
  input: AveragePayDossierInput,
  grid: TimeGrid,
  tariff: PensionTariff,
): CurrentScheme {
  const { current, assumptions } = input;
  const trajectory = emptyTrajectory(grid.length);
  const { base } = trajectory;
  const rights = new Float64Array(grid.length + 1);
  const limits = baseLimits(current, assumptions.offsetGrowth, grid);
  const priceLevel = januaryGrowth(grid, assumptions.priceInflation);
  const afterTransition = januaryGrowth(grid, current.inactiveIndexation);
  const cost = employerCostRates(current);
  const contribution = employeeContributionRates(current);
  const counted = countedAccrual(input);
  const premiumPerBase = premiumRate(input, grid, tariff);
  const indexation = boughtIndexation(current, grid, tariff);

  return {
    trajectory,
    project(projected, salary) {
      const { partTime, accruedPension } = projected.participant;
      const months = projected.monthsInCurrent;
      fillPensionBase(base, salary, limits, partTime, months);
      const rate = premiumPerBase(projected);
      for (let month = 0; month < months; month++) trajectory.premium[month] = (rate[month]! * base[month]!) / 12;
      const amounts = { premium: trajectory.premium, base, salary, priceLevel };
      fillCost(trajectory.employerCost, cost, amounts, partTime, months);
      fillCost(trajectory.employeeContribution, contribution, amounts, partTime, months);
      indexation.addCost(trajectory, projected);
      fillRights(rights, accruedPension, base, counted, { from: 0, until: months }, grid);
    },
    pension: (projected, basis) => rights[projected.monthsInCurrent]! * basis.perCurrentPension(projected),
    // What is accrued at T stays with the insurer, indexed as inactive up to the current pension date.
    carriedPension: (projected, basis) =>
      rights[grid.transition]! *
      (afterTransition[projected.monthsInCurrent]! / afterTransition[grid.transition]!) *
      basis.perCurrentPension(projected),
    newIndexation: (projected, discounts) => indexation.valueOfNewRights(projected, base, discounts),
  };
}

/** The accrual that counts as the current pension: the guaranteed one, or that of the ambition where it is the reference. */
function countedAccrual(input: AveragePayDossierInput): AccrualRules {
  if (input.reference === 'ambition') return input.ambition;
  return { accrualRate: input.current.accrualRate, indexation: input.current.activeIndexation };
}

/** Premium per EUR of pension base, per month. */
function premiumRate(
  { current }: AveragePayDossierInput,
  grid: TimeGrid,
  tariff: PensionTariff,
): (projected: ProjectedParticipant) => Float64Array {
  if (isAtTariff(current)) return tariffPrices(tariff, current.accrualRate, grid);
  const paid = new Float64Array(grid.length).fill(current.paidPremium ?? 0);
  return () => paid;
}
