import type { AveragePayDossierInput } from '#core/dossier.ts';
import type { Member } from '#core/participant/member.ts';
import { januaryGrowth, type TimeGrid } from '#core/participant/time-grid.ts';
import { type AccrualTerms, fillRights } from '#core/projection/accrued-rights.ts';
import { emptyCourse, fillCost } from '#core/projection/course-cost.ts';
import type { CurrentScheme } from '#core/projection/current-scheme.ts';
import { baseLimits, fillPensionBase } from '#core/projection/pension-base.ts';
import { tariffCourse } from '#core/projection/tariff-course.ts';
import { employeeContributionRates, employerCostRates } from '#core/scheme/cost-rates.ts';
import type { PensionTariff } from '#core/scheme/pension-tariff.ts';
import { isAtTariff } from '#core/scheme/tariff-basis.ts';

/**
 * An average pay scheme as current scheme: pension is accrued and indexed, cost is the premium that is paid, or the
 * accrual at the tariff (which holds the loading for cost). In the ambition kind the pension is that of the ambition.
 */
export function currentAveragePayScheme(
  input: AveragePayDossierInput,
  grid: TimeGrid,
  tariff: PensionTariff,
): CurrentScheme {
  const { current, assumptions } = input;
  const course = emptyCourse(grid.length);
  const { base } = course;
  const rights = new Float64Array(grid.length + 1);
  const limits = baseLimits(current, assumptions.offsetGrowth, grid);
  const priceLevel = januaryGrowth(grid, assumptions.priceInflation);
  const afterTransition = januaryGrowth(grid, current.inactiveIndexation);
  const cost = employerCostRates(current);
  const contribution = employeeContributionRates(current);
  const counted = countedAccrual(input);
  const premiumPerBase = premiumRate(input, grid, tariff);
  const addBoughtIndexation = indexationBuyer(input, grid, tariff);

  return {
    course,
    project(member, salary) {
      const { partTime, accruedPension } = member.participant;
      const months = member.monthsInCurrent;
      fillPensionBase(base, salary, limits, partTime, months);
      const rate = premiumPerBase(member);
      for (let month = 0; month < months; month++) course.premium[month] = (rate[month]! * base[month]!) / 12;
      const amounts = { premium: course.premium, base, salary, priceLevel };
      fillCost(course.employerCost, cost, amounts, partTime, months);
      fillCost(course.employeeContribution, contribution, amounts, partTime, months);
      addBoughtIndexation(course.employerCost, member, base);
      fillRights(rights, accruedPension, base, counted, months, grid);
    },
    pension: (member, basis) => rights[member.monthsInCurrent]! * basis.perCurrentPension(member),
    // What is accrued at T stays with the insurer, indexed as inactive up to the current pension date.
    carriedPension: (member, basis) =>
      rights[grid.transition]! *
      (afterTransition[member.monthsInCurrent]! / afterTransition[grid.transition]!) *
      basis.perCurrentPension(member),
  };
}

/** The accrual that counts as the current pension: the guaranteed one, in the ambition kind that of the ambition. */
function countedAccrual(input: AveragePayDossierInput): AccrualTerms {
  if (input.kind === 'ambitionDbToDc') return input.ambition;
  return { accrualRate: input.current.accrualRate, indexation: input.current.activeIndexation };
}

/** Premium per EUR of pension base, per month. */
function premiumRate(
  { current }: AveragePayDossierInput,
  grid: TimeGrid,
  tariff: PensionTariff,
): (member: Member) => Float64Array {
  if (isAtTariff(current)) return tariffCourse(tariff, current.accrualRate, grid);
  const paid = new Float64Array(grid.length).fill(current.paidPremium ?? 0);
  return () => paid;
}

/**
 * Adds the indexation that the employer buys, at each January m with max(1,T) <= m < N: ix x pension accrued before m x
 * price. It is the guaranteed pension that is indexed, in the ambition kind too. A premium that is paid holds it already.
 */
function indexationBuyer(
  { current }: AveragePayDossierInput,
  grid: TimeGrid,
  tariff: PensionTariff,
): (cost: Float64Array, member: Member, base: Float64Array) => void {
  if (!current.buysIndexation || !isAtTariff(current)) return () => undefined;
  const terms = { accrualRate: current.accrualRate, indexation: current.activeIndexation };
  // Rights at a January hold that January's raise: this is the part of them that was bought.
  const prices = tariffCourse(tariff, terms.indexation / (1 + terms.indexation), grid);
  const rights = new Float64Array(grid.length + 1);
  return (cost, member, base) => {
    const months = member.monthsInCurrent;
    const price = prices(member);
    fillRights(rights, member.participant.accruedPension, base, terms, months, grid);
    for (let month = Math.max(1, grid.transition); month < months; month++) {
      if (grid.januaries[month] !== grid.januaries[month - 1]) cost[month]! += rights[month]! * price[month]!;
    }
  };
}
