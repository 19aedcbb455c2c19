import type { PremiumDossierInput } from '#core/dossier.ts';
import type { ProjectedParticipant } from '#core/participant/projected-participant.ts';
import { januaryGrowth, type TimeGrid } from '#core/participant/time-grid.ts';
import { accumulatedPremiums } from '#core/projection/accumulation.ts';
import { emptyTrajectory, fillCost } from '#core/projection/trajectory-cost.ts';
import type { CurrentScheme } from '#core/projection/current-scheme.ts';
import { baseLimits, fillPensionBase } from '#core/projection/pension-base.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import { stepFiller } from '#core/projection/step-of-month.ts';
import { employeeContributionRates, employerCostRates } from '#core/scheme/cost-rates.ts';
import { premiumSteps, scaleRates } from '#core/scheme/premium-steps.ts';

/** A premium scheme with a scale as current scheme: capital and premiums accumulate, cost follows the premium. */
export function currentPremiumScheme({ current, assumptions }: PremiumDossierInput, grid: TimeGrid): CurrentScheme {
  const trajectory = emptyTrajectory(grid.length);
  const { base } = trajectory;
  const steps = new Uint8Array(grid.length);
  const scaleSteps = premiumSteps(current.scale);
  const rates = scaleRates(current.scale, scaleSteps);
  const fillSteps = stepFiller(scaleSteps, current.bracketAgeRule, grid);
  const limits = baseLimits(current, assumptions.offsetGrowth, grid);
  const priceLevel = januaryGrowth(grid, assumptions.priceInflation);
  const cost = employerCostRates(current);
  const contribution = employeeContributionRates(current);
  const invested = 1 - current.entryCost;
  const capital = (
    projected: ProjectedParticipant,
    { accumulation }: PensionBasis,
    monthsToPension: number,
    until: number,
  ): number =>
    projected.participant.capital * accumulation[monthsToPension]! +
    invested * accumulatedPremiums(trajectory.premium, accumulation, monthsToPension, 0, until);

  return {
    trajectory,
    project(projected, salary) {
      const { partTime } = projected.participant;
      const months = projected.monthsInCurrent;
      fillPensionBase(base, salary, limits, partTime, months);
      fillSteps(steps, projected.ageAtStart, months);
      for (let month = 0; month < months; month++)
        trajectory.premium[month] = (rates[steps[month]!]! * base[month]!) / 12;
      const amounts = { premium: trajectory.premium, base, salary, priceLevel };
      fillCost(trajectory.employerCost, cost, amounts, partTime, months);
      fillCost(trajectory.employeeContribution, contribution, amounts, partTime, months);
    },
    pension: (projected, basis) =>
      capital(projected, basis, projected.monthsInCurrent, projected.monthsInCurrent) *
      basis.perCapitalAtCurrentDate(projected),
    carriedPension: (projected, basis) =>
      capital(projected, basis, projected.monthsInNext, grid.transition) * basis.perCapitalAtNewDate(projected),
    newIndexation: () => 0,
  };
}
