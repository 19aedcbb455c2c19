import type { PremiumDossierInput } from '#core/dossier.ts';
import type { Member } from '#core/participant/member.ts';
import { januaryGrowth, type TimeGrid } from '#core/participant/time-grid.ts';
import { accumulatedPremiums } from '#core/projection/accumulation.ts';
import { emptyCourse, fillCost } from '#core/projection/course-cost.ts';
import type { CurrentScheme } from '#core/projection/current-scheme.ts';
import { baseLimits, fillPensionBase } from '#core/projection/pension-base.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import { stepFiller } from '#core/projection/step-of-month.ts';
import { employeeContributionRates, employerCostRates } from '#core/scheme/cost-rates.ts';
import { premiumSteps, scaleRates } from '#core/scheme/premium-steps.ts';

/** A premium scheme with a scale as current scheme: capital and premiums accumulate, cost follows the premium. */
export function currentPremiumScheme({ current, assumptions }: PremiumDossierInput, grid: TimeGrid): CurrentScheme {
  const course = emptyCourse(grid.length);
  const { base } = course;
  const steps = new Uint8Array(grid.length);
  const scaleSteps = premiumSteps(current.scale);
  const rates = scaleRates(current.scale, scaleSteps);
  const fillSteps = stepFiller(scaleSteps, current.bracketAgeRule, grid);
  const limits = baseLimits(current, assumptions.offsetGrowth, grid);
  const priceLevel = januaryGrowth(grid, assumptions.priceInflation);
  const cost = employerCostRates(current);
  const contribution = employeeContributionRates(current);
  const invested = 1 - current.entryCost;
  const capital = (member: Member, { accumulation }: PensionBasis, monthsToPension: number, until: number): number =>
    member.participant.capital * accumulation[monthsToPension]! +
    invested * accumulatedPremiums(course.premium, accumulation, monthsToPension, 0, until);

  return {
    course,
    project(member, salary) {
      const { partTime } = member.participant;
      const months = member.monthsInCurrent;
      fillPensionBase(base, salary, limits, partTime, months);
      fillSteps(steps, member.ageAtStart, months);
      for (let month = 0; month < months; month++) course.premium[month] = (rates[steps[month]!]! * base[month]!) / 12;
      const amounts = { premium: course.premium, base, salary, priceLevel };
      fillCost(course.employerCost, cost, amounts, partTime, months);
      fillCost(course.employeeContribution, contribution, amounts, partTime, months);
    },
    pension: (member, basis) =>
      capital(member, basis, member.monthsInCurrent, member.monthsInCurrent) * basis.perCapitalAtCurrentDate(member),
    carriedPension: (member, basis) =>
      capital(member, basis, member.monthsInNext, grid.transition) * basis.perCapitalAtNewDate(member),
  };
}
