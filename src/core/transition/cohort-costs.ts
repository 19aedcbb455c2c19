import type { CohortCost, RiskPremiums } from '#core/cohort-cost-result.ts';
import { wholeYears } from '#core/calendar/age.ts';
import type { DossierInput, SchemeTerms } from '#core/dossier.ts';
import type { Member } from '#core/participant/member.ts';
import { addCurrentCost, addNextExposure, emptyGroupCost, type GroupCost } from '#core/projection/group-cost.ts';
import { amountAt } from '#core/projection/linear-amount.ts';
import { fixedCostBases, type MemberCourses } from '#core/projection/member-courses.ts';
import type { CohortResult, PerVariant } from '#core/result.ts';
import { employerCostRates } from '#core/scheme/cost-rates.ts';
import { costEquation, horizonYears } from '#core/transition/equations.ts';
import { perVariant } from '#core/transition/per-alternative.ts';
import type { Variant } from '#core/transition/variants.ts';

/** From what the cost per cohort follows. */
export interface CohortCostInput {
  readonly dossier: DossierInput;
  readonly members: readonly Member[];
  readonly courses: MemberCourses;
  readonly stepCount: number;
  readonly variants: PerVariant<Variant>;
  readonly cohorts: readonly CohortResult[];
}

/** Cost per age cohort, and the risk premiums of the first month of the new scheme, as yearly amounts. */
export interface CohortCosts {
  readonly cohortCosts: readonly CohortCost[];
  readonly riskPremiums: RiskPremiums;
}

/** One more pass over the participants, each added to the cost of its cohort. The cohorts sum to the cost of the group. */
export function cohortCosts(input: CohortCostInput): CohortCosts {
  const { dossier, members, courses, stepCount, cohorts } = input;
  const { grid, weights, current, next } = courses;
  const years = Math.ceil((grid.length - grid.transition) / 12);
  const tallies = cohorts.map(() => emptyGroupCost(years, stepCount));
  const riskPremiums = { current: 0, next: 0 };
  for (const member of members) {
    courses.project(member);
    const bases = fixedCostBases(courses, member);
    const tally = tallies[cohortOf(cohorts, wholeYears(member.ageAtStart + grid.transition))]!;
    addCurrentCost(tally, current.course, member, weights);
    addNextExposure(tally, next.course, bases, member, weights);
    const salary = bases.salary[grid.transition]! * bases.partTime;
    riskPremiums.current += riskPremium(dossier.current, current.course.base[grid.transition]!, salary);
    riskPremiums.next += riskPremium(dossier.next, next.course.base[grid.transition]!, salary);
  }
  return { cohortCosts: cohorts.map((cohort, index) => costOf(cohort, tallies[index]!, input)), riskPremiums };
}

const cohortOf = (cohorts: readonly CohortResult[], age: number): number =>
  cohorts.findIndex(({ fromAge, toAge }) => age >= fromAge && age <= toAge);

const riskPremium = (terms: SchemeTerms, base: number, salary: number): number =>
  terms.riskPremiumOnBase * base + terms.riskPremiumOnSalary * salary;

function costOf(
  { fromAge, toAge, count }: CohortResult,
  tally: GroupCost,
  { dossier, variants }: CohortCostInput,
): CohortCost {
  const rates = employerCostRates(dossier.next);
  const { target, amount } = costEquation(tally, rates, horizonYears(dossier.goal.horizon));
  return {
    fromAge,
    toAge,
    count,
    cost: { unchanged: target, ...perVariant(variants, (variant) => amountAt(amount, variant.rates)) },
  };
}
