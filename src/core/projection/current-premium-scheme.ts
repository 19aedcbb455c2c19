import type { DossierInput } from '#core/dossier.ts';
import type { Member } from '#core/participant/member.ts';
import { januaryGrowth, type TimeGrid } from '#core/participant/time-grid.ts';
import { accumulatedPremiums } from '#core/projection/accumulation.ts';
import type { CurrentCourse, CurrentScheme } from '#core/projection/current-scheme.ts';
import { baseLimits, fillPensionBase } from '#core/projection/pension-base.ts';
import type { PensionBasis } from '#core/projection/pension-basis.ts';
import { stepFiller } from '#core/projection/step-of-month.ts';
import { employeeContributionRates, employerCostRates, type CostRates } from '#core/scheme/cost-rates.ts';
import { premiumSteps, scaleRates } from '#core/scheme/premium-steps.ts';

/** A premium scheme with a scale as current scheme: capital and premiums accumulate, cost follows the premium. */
export function currentPremiumScheme({ current, assumptions }: DossierInput, grid: TimeGrid): CurrentScheme {
  const course = emptyCourse(grid.length);
  const base = new Float64Array(grid.length);
  const steps = new Uint8Array(grid.length);
  const rates = scaleRates(current.scale);
  const fillSteps = stepFiller(premiumSteps(current.scale), current.bracketAgeRule, grid);
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

function emptyCourse(months: number): CurrentCourse {
  return {
    premium: new Float64Array(months),
    employerCost: new Float64Array(months),
    employeeContribution: new Float64Array(months),
  };
}

/** Per month: the premium itself; pension base and full-time salary, EUR a year; the price level since month 0. */
interface MonthAmounts {
  readonly premium: Float64Array;
  readonly base: Float64Array;
  readonly salary: Float64Array;
  readonly priceLevel: Float64Array;
}

function fillCost(
  target: Float64Array,
  rates: CostRates,
  { premium, base, salary, priceLevel }: MonthAmounts,
  partTime: number,
  months: number,
): void {
  const perSalary = rates.perSalary * partTime;
  for (let month = 0; month < months; month++) {
    const yearly = rates.perBase * base[month]! + perSalary * salary[month]! + rates.perHead * priceLevel[month]!;
    target[month] = rates.perPremium * premium[month]! + yearly / 12;
  }
}
